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
Behavioral, staff: Tell me about the busiest shift you have worked in a kitchen. What was your part, and how did you keep up?
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
Situational: One person is missing, and the food must be ready on time. How do you run the next half hour?
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
Behavioral: Describe a day with guests on which everything went wrong at once. What did you do first?
+ Keeps guests informed
+ Sorts by who has waited longest or needs most
+ Works with colleagues
- Tells what others did wrong.
Behavioral, staff: When have you suggested something to a guest that they were glad of afterwards?
+ Listened for what the guest wanted
+ Suggested, did not push
+ Knows what the house offers
- Recites the most expensive item.
Situational: A guest complains about the noise of others, who are celebrating. How do you handle it?
+ Offers something real, such as another place
+ Speaks to the others without spoiling their evening
+ Checks back
- Tells the guest that nothing can be done.
Situational, table: A guest seems to have had too much to drink and orders another. What do you say?
+ Knows the duty to refuse
+ Calm, private, with an alternative
+ Tells the manager and sees that they get home safely
- Serves it, or refuses loudly.
Technical, staff, table: How do you look after eight tables so that none of them feels forgotten?
+ Scans and groups tasks
+ Keeps time since last contact in mind
+ Asks for help before it breaks
- Goes wherever somebody waves.
Situational: A guest says that something was promised to them when they booked, and you know nothing of it. What do you say?
+ Believes the guest first and finds out quickly
+ Offers what is in their hands
+ Passes it on so that it does not happen again
- It is not in the system.
Technical: How do you see that a guest is not happy before they say so?
+ Looks, pace, what is left, short answers
+ Goes there and asks something concrete
+ Can give an example
- They speak up if something is wrong.
Technical: What do you check before the first guests arrive?
+ Places, cleanliness, what is short, special guests of the day
+ Speaks with kitchen or colleagues
+ Own appearance and tools
- That the door is open.
Behavioral: Tell me about a guest who came back because of something you did.
+ Something small and personal
+ Remembered it or wrote it down
+ Shared it with colleagues
- Guests come back for the house.`,
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
- Does not know of any.
Behavioral: Tell me about somebody who was not content with your cleaning. What did you do?
+ Went to look with them
+ Put it right
+ Asked what matters to them
- They always find something.`,
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
  {
    id: 'drinks',
    name: 'Bar and coffee',
    theme: 'technical',
    strong:
      'bartend*, barista*, espresso, coffee*, cocktail*, beer*, wine*, draft*, tap room, taproom*, mixolog*, spirits, beverages, latte art, drinks',
    weak: 'bar, drink*, beverage*, guests, pour*, menu*',
    questions: `
Behavioral: Tell me about the busiest hour you have worked behind a bar or coffee counter. How did you keep up?
+ Had prepared well
+ Grouped orders
+ Kept quality and a friendly word
- Just went faster.
Behavioral: Describe a drink that came back. What did you do?
+ Made a new one at once
+ Found out what was wrong
+ No argument
- It was made as always.
Behavioral: When did you help somebody find a drink they had not known and liked?
+ Asked what they like
+ Knows the range
+ A small taste
- Recommends the house special.
Situational, table: Somebody orders alcohol and you are not sure that they are old enough. What do you say?
+ Asks for identification, as of everyone
+ Friendly and without an audience
+ No paper, no alcohol
- Judges by the look.
Situational: Ten people wait, and one asks you about every kind you have. What do you do?
+ A short helpful answer
+ A word to those who wait
+ Comes back to it
- Answers everything, or sends them away.
Technical: What do you check and prepare before you open?
+ Machine, lines or grinder, taste of the first one
+ Stock, ice, glasses or cups, cleanliness
+ Float and till
- Switches everything on.
Technical: How do you keep drinks the same, whoever makes them?
+ Measures and recipes
+ Tastes and adjusts during the day
+ Clean equipment
- Everyone has their style.`,
  },
  {
    id: 'shift-leading',
    name: 'Running a shift or a site',
    theme: 'management',
    strong:
      'shift lead*, shift supervisor*, shift manager*, daily operations, day-to-day operations, staff schedule*, schedule staff, scheduling of staff, employee schedule*, labor cost*, opening and closing, open and close, closing procedures, staff rota*, rota, rotas, floor manage*, inventory levels, weekly inventory, food cost*, cost of goods',
    weak: 'shift*, schedul*, operations, inventory, ordering, opening, closing, staff',
    questions: `
Behavioral: Tell me about a shift that threatened to fall apart. What did you do first?
+ Saw where it was tight
+ Moved people and told them why
+ Guests or customers noticed little
- Did it all alone.
Behavioral: Describe something you changed in the daily running of a place that made the work easier.
+ Began with what annoyed people or cost time
+ Tried it with the team
+ Still done that way
- A new list on the wall.
Behavioral: When have you brought costs down without making the work or the product worse?
+ Knew where it was lost: waste, hours, ordering
+ The team took part
+ Gives a figure
- Fewer people.
Situational: Two people call in an hour before the shift begins and say that they cannot come. What do you do?
+ Asks others, moves breaks and tasks
+ Decides what will not be done today
+ Asks for no details of their health
- Tells the rest to work faster.
Situational: You notice that the same things run out every Saturday. How do you go about it?
+ Looks at sales and orders
+ Changes order or stock level
+ Checks the next Saturdays
- Orders more of everything.
Situational: Head office or the owner sends a new rule that your team finds pointless. What do you do?
+ Understands the reason and explains it
+ Carries it out and watches the effect
+ Passes facts back
- Lets everyone do as they like.
Technical: How do you make a schedule that is fair and that fits the busy hours?
+ Figures of the last weeks
+ Known early, wishes heard, weekends shared
+ A reserve
- The same as last month.
Technical: What do you look at when you come in, so that you know within ten minutes how things stand?
+ People, stock, cleanliness, safety, what is promised for today
+ The handover of the shift before
+ Acts on one thing at once
- The till.`,
  },
];
