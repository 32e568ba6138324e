import type { CompetencyText } from './libraryText.ts';

export const hospitality: readonly CompetencyText[] = [
  {
    id: 'kitchen',
    name: 'Food preparation',
    theme: 'technical',
    strong:
      'food preparation, prepare food, prep cook*, cook, cooks, cooking, kitchen*, chef*, recipe*, menu*, culinary, line cook, bak*ry, baking, pastry, pizza*, dough, barista*, prepare meals, food production, dishwash*, plating, portion*',
    weak: 'food, meals, ingredients, stations, shift, prep, catering',
    questions: `
Behavioral: Tell me about the busiest service you have worked. What was your station, and how did you keep up?
+ Describes the preparation before the rush
+ Talks to the rest of the line
+ Kept quality, with an example
- Just worked faster.
Behavioral: Describe a dish you sent out that you were not happy with. What did you do about it?
+ Owns it
+ Put it right with the guest or the next plate
+ Changed how they work
- It has never happened.
Behavioral: When did you last run out of something in the middle of service, and what did you do?
+ Told the front at once
+ Offered a sensible replacement
+ Changed the stock or prep list
- Somebody else had not ordered enough.
Situational: Two large orders come in together and one cook is missing. How do you run the next half hour?
+ Puts the orders in sequence and calls it out
+ Moves people to where it is tight
+ Tells the front how long it will take
- Starts everything at once.
Situational: A dish comes back with the guest saying it is undercooked, and you think it is right. What do you do?
+ Makes it the way the guest wants it, at once
+ Checks the temperature where safety is at stake
+ Keeps the argument out of it
- Sends it back out or sulks.
Technical: Walk me through how you set up your station before service.
+ Mise en place by the expected covers
+ Checks dates, temperatures and tools
+ Cleans as part of the set-up
- Starts when the first order comes.
Technical, senior: How do you keep the cost of food under control without the guest noticing?
+ Portions, waste, yield and stock turns
+ Knows a figure from their own kitchen
+ Involves the team
- Buys cheaper.`,
  },
  {
    id: 'food-safety',
    name: 'Food safety and hygiene',
    theme: 'technical',
    strong:
      'food safety, food handl*, food hygiene, sanitation, haccp, servsafe, health department, sanitary, food storage, health code*, temperature log*, food allerg*',
    weak: 'sanitiz*, cleanliness, hygiene, temperatures, storage, allerg*, spoilage, kitchen*',
    questions: `
Behavioral: Tell me about a time you threw something away or stopped service because of food safety.
+ Names the risk exactly
+ Acted although it cost time or money
+ Told the others why
- Has never needed to.
Behavioral: Describe an inspection you went through. What was found, and what did you do about it?
+ Honest about findings
+ Fixed cause as well as fault
+ Kept it that way
- Prepared only for the visit.
Situational: A guest tells the server about a nut allergy after the order has gone in. What do you do?
+ Stops the order
+ Clean tools and surface, checks every ingredient
+ Gives a clear answer, including "we cannot promise it"
- Takes the nuts off the plate.
Situational: You find that a refrigerator was too warm when you opened this morning. What now?
+ Finds out how long and how warm
+ Throws out what is doubtful and records it
+ Reports it and moves the rest
- Turns it down and carries on.
Technical: How do you cool a large pot of soup safely and store it for tomorrow?
+ Small containers, quick cooling, known times and temperatures
+ Label with date
+ Reheats fully and once
- Leaves it on the side overnight.
Technical: What do you do to keep raw and ready-to-eat food apart on a busy day?
+ Separate boards, tools and places
+ Order of work and storage from top to bottom
+ Hands
- Wipes the board in between.`,
  },
  {
    id: 'guest-service',
    name: 'Guest service and front of house',
    theme: 'people',
    strong:
      'front of house, front of the house, guest service*, guest experience, guest satisfaction, guests, restaurant guest*, serve food, serving, wait staff, waiter, waitress, server*, bartend*, host staff, hotel, reservations, front desk agent, concierge, hospitality',
    weak: 'restaurant, dining, tables, beverage*, bar, greet*, tips, events, catering',
    questions: `
Behavioral: Tell me about a guest who was unhappy when they arrived or sat down and content when they left. What did you do?
+ Noticed early
+ Acted within what they were allowed to do
+ Can tell how the guest showed it
- A manager had to settle it.
Behavioral: Describe a service in which everything went wrong at once. What did you do first?
+ Keeps guests informed
+ Sorts by who has waited longest or needs most
+ Works with kitchen or colleagues
- Tells what others did wrong.
Behavioral: When have you sold a guest something they were glad of afterwards?
+ Listened for what the guest wanted
+ Suggested, did not push
+ Knows the product
- Recites the most expensive item.
Situational: A table complains about noise from the next one, who are celebrating. How do you handle it?
+ Offers the first table something real, such as another place
+ Speaks to the second without spoiling their evening
+ Checks back
- Tells the guests that nothing can be done.
Situational: A guest seems to have had too much to drink and orders another. What do you say?
+ Knows the duty to refuse
+ Calm, private, with an alternative
+ Tells the manager and sees that they get home safely
- Serves it, or refuses loudly.
Technical: How do you look after eight tables so that none of them feels forgotten?
+ Scans and groups tasks
+ Keeps time since last contact in mind
+ Asks for help before it breaks
- Goes wherever somebody waves.`,
  },
  {
    id: 'cleaning',
    name: 'Cleaning and housekeeping',
    theme: 'technical',
    strong:
      'housekeep*, janitor*, custodia*, cleaning products, clean rooms, clean restrooms, cleaning equipment, cleaning of, laundry, vacuum*, mopping, sweeping, trash removal, disinfect*, cleaning services',
    weak: 'clean, cleaning, cleans, floors, trash, linens, rooms, chemicals, tidy',
    questions: `
Behavioral: Tell me about a place that was in poor shape when you took it over. How did you get it into order?
+ Starts with what matters most to the people who use it
+ Has a routine that kept it so
+ Describes the difference
- Cleaned it once.
Behavioral: Describe a time you found damage or something valuable while cleaning. What did you do?
+ Reported it at once to the right person
+ Did not move or use it more than needed
+ Knows the procedure
- Left it for somebody else to find.
Situational: You have one hour for work that takes two. What do you do first, and what do you leave?
+ Safety and hygiene before looks
+ Tells the person in charge what is left
+ Has a reason for the order
- Does everything half.
Situational: A product you have not used before stands on your trolley without a readable label. What do you do?
+ Does not use it
+ Asks or looks up the safety sheet
+ Marks or removes it
- Tries it on a small spot.
Technical: In which order do you clean a washroom, and why?
+ From clean to dirty, top to bottom
+ Contact time of the disinfectant
+ Separate cloths and gloves
- No order, or one cloth for all.
Technical: Which cleaning products must never be mixed, and how do you make sure it does not happen?
+ Names bleach with acids or ammonia
+ Labels, storage and training
+ Air and protective equipment
- Does not know of any.`,
  },
];
