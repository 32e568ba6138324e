import type { CompetencyText } from './libraryText.ts';

export const kitchenAndBakery: readonly CompetencyText[] = [
  {
    id: 'kitchen',
    name: 'Food preparation',
    theme: 'technical',
    strong:
      'food preparation, prepare food, prep cook*, cook, cooks, cooking, kitchen*, chef*, recipe*, menu*, culinary, line cook, bak*ry, baking, pastry, pizza*, dough, barista*, prepare meals, food production, dishwash*, plating, portion*',
    weak: 'food, meals, ingredients, stations, shift, prep, catering',
    questions: `
Behavioral, staff, kitchen, cooks-food: Tell me about the busiest shift you have worked in a kitchen. What was your part, and how did you keep up?
+ Describes the preparation before the rush
+ Talks to the rest of the line
+ Kept quality, with an example
- Just worked faster.
Behavioral, staff: Describe a dish you made that you were not happy with. What did you do about it?
+ Owns it
+ Put it right before or after it went out
+ Changed how they work
- It has never happened.
Behavioral: When did you last run out of something in the middle of a shift, and what did you do?
+ Told the front at once
+ Offered a sensible replacement
+ Changed the stock or prep list
- Somebody else had not ordered enough.
Situational, kitchen, cooks-food: One person is missing, and the food must be ready on time. How do you run the next half hour?
+ Decides what can be made simpler or later
+ Moves people to where it is tight
+ Tells those who serve how long it will take
- Starts everything at once.
Situational: You taste what a colleague has cooked, and it is not right. It should go out now. What do you do?
+ Says it at once and kindly
+ Finds what can be put right in minutes
+ Does not send out what is bad or unsafe
- Lets it go this once.
Technical, staff: Walk me through how you set up your station before the cooking begins.
+ Everything in place for what is expected
+ Checks dates, temperatures and tools
+ Cleans as part of the set-up
- Starts when the first order comes.
Technical, senior: How do you keep the cost of food under control while the food stays good?
+ Portions, waste, yield and stock turns
+ Knows a figure from their own kitchen
+ Involves the team
- Buys cheaper.
Behavioral, senior: Tell me about a time the food of your kitchen was criticized. What did you change?
+ Listened and tasted before judging
+ Found the cause with the team
+ Says how it was afterwards
- People have different tastes.
Behavioral, senior: How have you made a kitchen run with fewer mistakes or less waste?
+ Looked at where it was lost
+ A routine that the team took part in
+ Gives a figure or a clear sign
- Told people to be careful.`,
  },
  {
    id: 'food-safety',
    name: 'Food safety and hygiene',
    theme: 'technical',
    strong:
      'food safety, food handl*, food hygiene, sanitation, haccp, servsafe, health department, sanitary, food storage, health code*, temperature log*, food allerg*',
    weak: 'sanitiz*, cleanliness, hygiene, temperatures, storage, allerg*, spoilage, kitchen*',
    questions: `
Behavioral, kitchen, cooks-food: Tell me about a time you threw something away or stopped service because of food safety.
+ Names the risk exactly
+ Acted although it cost time or money
+ Told the others why
- Has never needed to.
Behavioral, keeps-food: Describe a hygiene inspection you were there for. What was found, and what did you do about it?
+ Honest about findings
+ Fixed cause as well as fault
+ Kept it that way
- Prepared only for the visit.
Situational: Somebody mentions a nut allergy after the order has gone in. What do you do?
+ Stops the order
+ Clean tools and surface, checks every ingredient
+ Gives a clear answer, including "we cannot promise it"
- Takes the nuts off the plate.
Situational: You find that a refrigerator was too warm when you opened this morning. What now?
+ Finds out how long and how warm
+ Throws out what is doubtful and records it
+ Reports it and moves the rest
- Turns it down and carries on.
Technical: How do you know that chilled or frozen food has been kept cold all the way, and what do you do when you are not sure?
+ Measures on delivery and during the day
+ Knows times and temperatures
+ Throws out what is doubtful and records it
- By how it looks and smells.
Technical: What do you do to keep raw and ready-to-eat food apart on a busy day?
+ Separate boards, tools and places
+ Order of work and storage from top to bottom
+ Hands
- Wipes the board in between.`,
  },
  {
    id: 'baking',
    name: 'Baking and pastry',
    theme: 'technical',
    strong:
      'baker*, baking, bake, bakes, bakery, pastr*, dough*, bread*, cake*, cupcake*, cookies, oven*, batter, icing, decorating cakes',
    weak: 'recipe*, ingredients, mix*, flour, products, display',
    questions: `
Behavioral: Tell me about a batch that did not come out right. How did you find out why?
+ Looked at flour, water, temperature, time one by one
+ Kept it from being sold
+ Noted it for next time
- Bad flour.
Behavioral: Describe a recipe that you changed or brought in. What did people say?
+ A reason for it
+ Tried it small and tasted it with others
+ Wrote it down so that others can make it
- Makes it by feeling.
Behavioral: When did you have to bake far more than usual for one day? How did you get ready?
+ Planned back from the hour of sale
+ Knew the room and the ovens
+ Said early what could not be done
- Began earlier.
Situational: An hour before opening an oven fails. What do you do?
+ Chooses what sells most or cannot wait
+ Uses the other ovens in turn
+ Tells the shop what will be missing
- Waits for the repair.
Situational: An order for a cake reads differently from what the customer now says. What do you do?
+ Stays friendly, looks at the order together
+ Finds what can be changed in the time
+ Takes orders back in writing from then on
- The order is the order.
Technical: How do you keep bread or pastry the same from day to day when flour and weather change?
+ Weighs and measures temperatures
+ Adjusts water and time
+ Knows the feel and writes it down
- Follows the recipe.
Technical: In which order do you work through a morning so that everything is fresh when it is needed?
+ Long rests and cold doughs first
+ Oven heat from high to low or planned
+ Cleans in the gaps
- One product after the other.`,
  },
];
