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
Behavioral: Tell me about a season or a piece of outdoor work that did not go as planned. What did you do about it?
+ Names the cause: weather, pests, soil, timing
+ Changed the plan in time
+ Does something differently since then
- Bad weather.
Behavioral: Tell me about a time you noticed that plants were not doing well. What was the cause, and what did you do?
+ Looks closely and regularly
+ Found the cause before treating
+ Told the person in charge
- Sprayed or fertilized.
Behavioral: When did you have to get a lot of outdoor work done in a short time? How did you go about it?
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
- Water and feed.
Technical: How do you tell that a crop is ready to be picked or cut?
+ Color, size, feel, taste, date
+ Tries some from different places
+ Knows what it is for
- When told.
Situational: You see signs of a pest or a disease in one corner. What do you do?
+ Looks how far it goes
+ Tells the person in charge, shows a sample
+ Keeps tools and hands clean
- Sprays it all.
Technical: How do you pick or plant quickly and still keep the quality?
+ Order of rows and hands
+ Sorts while picking
+ Checks a sample now and then
- Goes faster.`,
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
- Cleans once a day.
Situational, staff: An injured animal is brought in, and nobody with more experience is there. What do you do?
+ Own safety and a calm place first
+ Looks without moving it much, calls the vet
+ Notes where and how it was found
- Treats it as well as they can.
Technical: How do you keep track of feeding, cleaning and treatments when there are many animals?
+ A list at each place, signed at once
+ Handover to the next person
+ Notices what was not eaten or given
- Knows them all.
Behavioral: Tell me about an animal that came to a new place. How did you help it to settle?
+ Quiet, routine, little at a time
+ Watched eating and behavior
+ Kept it from others at first
- It got used to it.`,
  },
];
