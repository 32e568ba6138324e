import type { CompetencyText } from './libraryText.ts';

export const outdoorsAndAnimals: readonly CompetencyText[] = [
  {
    id: 'growing',
    name: 'Farm, garden and grounds work',
    theme: 'technical',
    strong:
      'landscap*, groundskeep*, garden*, farm*, greenhouse*, horticultur*, crop*, harvest*, planting, irrigation, mowing, lawn*, pruning, weeding, seedlings, vegetables, livestock, agricultur*, tractor*, turf, orchard*, soil',
    weak: 'plants, grow*, seasonal, field*, outdoor*, trees, weather, crew*',
    questions: `
Behavioral: Tell me about a season or a job outdoors that did not go as planned. What did you do about it?
+ Names the cause: weather, pests, soil, timing
+ Changed the plan in time
+ Does something differently since then
- Bad weather.
Behavioral: Describe how you noticed that plants or animals were not doing well. What was it?
+ Looks closely and regularly
+ Found the cause before treating
+ Told the person in charge
- Sprayed or fertilized.
Behavioral: When did you have to get a lot of outdoor work done in a short time?
+ Set an order by weather and ripeness
+ Kept people and quality in view
+ Says what was left
- Long days.
Situational: You are to spray or mow today and the wind is rising. What do you do?
+ Stops or moves it, by rule and label
+ Does other work meanwhile
+ Tells the person in charge
- Does it quickly.
Situational: A machine jams in the middle of the field. What do you do first?
+ Off, key out, everything still
+ Clears it with the right tool
+ Calls for help if unsure
- Pulls it out with the hand.
Technical: How do you plan a working day outdoors when the forecast is uncertain?
+ What must be done dry, what can be done wet
+ A second plan
+ Starts with what cannot wait
- Decides in the morning.
Technical: Take a crop, lawn or bed you know well. What does it need over the year?
+ Steps by season with reasons
+ Signs to look for
+ Water, soil, pests
- Water and feed.`,
  },
  {
    id: 'animal-care',
    name: 'Animal care',
    theme: 'technical',
    strong:
      'veterinar*, animal care, animals, animal health, animal handling, pets, pet care, kennel*, dogs, cats, horses, livestock, zoo*, shelter animals, animal welfare, grooming, anesthesia monitoring',
    weak: 'animal, breed*, feeding, owners, clients, clinic, cages, handling',
    questions: `
Behavioral: Tell me about an animal that was frightened or aggressive. How did you handle it?
+ Read its signs early
+ Calm, space, the right aids, a second person
+ Nobody was hurt
- Held it tighter.
Behavioral: Describe a change in an animal that you noticed before others did.
+ Knows what is normal for it
+ Told the right person with facts
+ Wrote it down
- It looked ill.
Behavioral: When did you have to tell an owner something they did not want to hear?
+ In a quiet place, plain and kind
+ Facts and the choices left
+ Gave them time
- Left it to somebody else.
Situational: An owner wants to hold their animal during a treatment, and you think it is not safe. What do you say?
+ Explains the reason
+ Offers another way to be near
+ Stays friendly and firm
- Lets them.
Situational: A dog gets loose on your watch. What do you do?
+ Closes doors or gates and calls for help
+ Does not chase
+ Reports it and finds the cause
- Runs after it.
Technical: How do you look over an animal that comes in, before anyone treats it?
+ Watches from a distance first
+ Breathing, movement, eyes, weight, the owner's account
+ What would make it urgent
- Takes the temperature.
Technical: How do you keep illness from passing from one animal to the next?
+ Order of work, hands, tools, cages
+ Keeps new and ill ones apart
+ Right product and time
- Cleans once a day.`,
  },
];
