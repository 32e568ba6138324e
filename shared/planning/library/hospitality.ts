import type { CompetencyText } from './libraryText.ts';

export const hospitality: readonly CompetencyText[] = [
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
    assumes: 'cleans',
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
- They always find something.
Technical, private-home: In which order do you clean a bathroom and a kitchen in a private home, and why?
+ From clean to dirty, from top to bottom
+ Other cloths for the two rooms
+ Lets products work meanwhile
- Whatever is dirtiest.
Situational, private-home: You break something while you are alone in the house. What do you do?
+ Tells the owner the same day
+ Leaves it safe, keeps the parts
+ Offers to settle it
- Hides it, or hopes.
Technical, private-home: How do you find out what matters to the people whose home you clean?
+ Asks and looks round with them
+ Agrees what may not be touched
+ Asks again after the first times
- Cleaning is cleaning.
Situational, private-home: You have the keys, nobody is at home, and somebody at the door says that they belong to the family. What do you do?
+ Does not let them in
+ Calls the owner
+ Stays friendly
- Lets them in.
Technical, dishes: Everything comes back to be washed at once. In which order do you wash, and why?
+ What is needed next comes first
+ Scrapes, sorts, soaks
+ Changes the water in time
- As it stands.
Situational, dishes: The machine no longer gets the dishes clean. What do you do?
+ Stops, looks at filter, arms, detergent, heat
+ Tells the kitchen and washes by hand meanwhile
+ Nothing dirty goes back
- Runs it twice.
Situational, dishes: Clean plates are running out, and the cooks call for pans. What do you do first?
+ Asks what is needed in the next minutes
+ Small loads
+ Keeps the floor dry and the way free
- Whoever calls loudest.`,
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
Behavioral: Tell me about a drink that a guest sent back. What did you do?
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
Situational: Ten people wait, and one asks you about every drink you have. What do you do?
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
    assumes: 'leads-a-shift',
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
Situational: You notice that the same things run out again and again. How do you go about it?
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
