import type { CompetencyText } from './libraryText.ts';

export const fieldAndSafety: readonly CompetencyText[] = [
  {
    id: 'workplace-safety',
    name: 'Workplace safety',
    theme: 'values',
    strong:
      'osha, safety regulation*, safety procedure*, safety standard*, safety practices, workplace safety, occupational safety, occupational health, health and safety, safety program*, safety training, hazardous material*, hazardous waste, safe work*, safety rules, safety precautions, safety protocols, safety inspection*, safety policies, unsafe, ppe',
    weak: 'safety, safe, safely, hazard*, accidents, incidents, protective',
    questions: `
Behavioral: Tell me about something unsafe that you noticed and others had stopped seeing.
+ Made it safe or reported it at once
+ Spoke to the people without blame
+ It stayed fixed
- Thought somebody would see to it.
Behavioral: Describe a time you refused to do a task in the way you were asked to, because of safety.
+ Said no and why
+ Offered a safe way
+ Took it higher when pressed
- Did it carefully.
Situational: A colleague with many years in the job leaves off protective equipment because it slows the work down. What do you do?
+ Speaks up in private and at once
+ Asks what makes it a burden
+ Reports it when it goes on
- It is their own risk.
Situational: Somebody is hurt near you and nobody in charge is there. What do you do first?
+ Own safety, then help and a call
+ Clears orders to others by name
+ Keeps the place as it is for the inquiry
- Moves the person.
Technical: Before you start a task that is new to you, how do you find out what could go wrong?
+ Looks at place, tool, substance and people
+ Reads the instruction and asks
+ Chooses to remove the danger before wearing protection
- Common sense.
Technical, senior: How have you learned from small incidents before a serious one happened?
+ People report because it is safe to do so
+ Looks for patterns and causes
+ Names a change made
- Counts days without accidents.`,
  },
  {
    id: 'fieldwork',
    name: 'Outdoor and emergency field work',
    theme: 'technical',
    strong:
      'wildland fire, firefight*, fire suppression, fire management, forest*, park ranger*, trail*, landscap*, groundskeep*, chainsaw*, wildlife, field work, fieldwork, natural resource*, fire crew*, prescribed fire, prescribed burn*, horticultur*, search and rescue, fire prevention, habitat*, conservation, timber, agricultur*, vegetation',
    weak: 'fire*, outdoors, field, park*, crew*, terrain, species, trees, plants, land',
    questions: `
Behavioral: Tell me about a day in the field when conditions changed quickly. What did you do?
+ Watched for signs and had set a turning point
+ Told the crew
+ Brought everyone back
- Pushed on to finish.
Behavioral: Describe a time your crew disagreed about how to go about a task outdoors. How was it settled?
+ Facts of place and weather
+ Clear who decides
+ Everybody knew the plan afterwards
- Whoever was loudest.
Behavioral: What is the most useful thing you have learned from a debriefing after a fire, incident or hard season?
+ Names their own mistake or blind spot
+ Changed a practice
+ Passed it on
- Cannot remember one.
Situational: You lose radio contact with your crew while working. What do you do?
+ Stops and goes to the agreed place
+ Keeps to lookout and escape route
+ Tries agreed ways to make contact
- Carries on with the task.
Situational: A visitor breaks a rule that protects the site and says that everyone does it. How do you deal with it?
+ Friendly, explains the reason
+ Knows what may be enforced
+ Stays safe and records it
- Lets it go or threatens at once.
Technical: How do you plan a full day of work far from the road?
+ Weather, route, tools, water, contact times, way out
+ First aid and who knows the plan
+ A point at which to turn back
- Packs and goes.`,
  },
];
