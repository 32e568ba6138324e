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
Technical, senior: How have you learned from small incidents before a serious one happened?
+ People report because it is safe to do so
+ Looks for patterns and causes
+ Names a change made
- Counts days without accidents.
Behavioral: Which habit of yours goes back to something that nearly went wrong at work?
+ Names the cause
+ A lasting habit
+ Told others
- Is more careful now.
Situational: You find something spilled or left lying where people pass. What do you do?
+ Makes the place safe first
+ Removes it, or stays until somebody comes
+ Reports it if it happens again
- Walks around it.
Technical, bench-work: How do you leave your place of work so that it is safe for the next person?
+ Names what can move, be live, hot or sharp
+ Tells or marks what is not finished
+ Tools back in their place
- Tidies up a little.
Situational: You are told to hurry, and the safe way takes longer. What do you do?
+ Keeps to the safe way and says so
+ Asks what can wait instead
+ Takes it further if pressed
- Hurries this once.`,
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
Behavioral: What is the most useful thing you have learned from talking a day or season through with your crew?
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
  {
    id: 'firefighting',
    name: 'Fire and rescue',
    theme: 'technical',
    strong:
      'firefight*, fire fight*, fire suppression, fire rescue, fire department*, fire apparatus, rescue operations, hose*, hazmat, fire prevention, fire inspections, structure fire*, fire station*, fire service',
    weak: 'fire*, rescue, station, apparatus, crew, drills, alarm*',
    questions: `
Behavioral: Tell me about a time under pressure when you had to rely on others completely. What did you do for it to work?
+ Clear roles and words
+ Trained for it beforehand
+ Did their own part and no more
- Everyone knew what to do.
Behavioral: Describe a mistake made during an exercise or a call. What did the crew do with it?
+ Speaks openly, also of their own
+ Found the cause, not the person
+ Trained the changed step
- Nobody spoke of it.
Behavioral: When did you have to follow an order that you would have given differently?
+ Followed it or spoke up at once for safety
+ Talked about it afterwards
+ Understands why there is one lead
- Did it their own way.
Situational: On a call you lose sight of your partner. What do you do?
+ Stops, calls, reports at once
+ Keeps to the agreed way of finding each other
+ Does not search alone
- Goes on, since they will turn up.
Situational: A neighbor tells you that somebody is still inside, and you are told to wait. What do you do?
+ Passes it on at once with place and source
+ Does not go in alone
+ Keeps the neighbor near for questions
- Goes in.
Technical: What do you check on your gear and vehicle at the beginning of a shift?
+ Breathing gear, protective clothing, water, tools, radio, fuel
+ Reports and replaces at once
+ The same order each time
- That everything is there.
Technical: How do you explain to people at home or in a school what to do when there is a fire?
+ Few clear steps
+ Lets them try it
+ No fear, and questions answered
- Hands out leaflets.`,
  },
];
