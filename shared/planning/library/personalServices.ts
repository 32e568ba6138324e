import type { CompetencyText } from './libraryText.ts';

export const personalServices: readonly CompetencyText[] = [
  {
    id: 'coaching',
    name: 'Sports and fitness coaching',
    theme: 'role',
    strong:
      'personal trainer*, fitness class*, coach athletes, coaching athletes, swim lessons, swimming lessons, lifeguard*, sports team*, group exercise, athletic*, workouts, yoga, pilates, practices and games, gym',
    weak: 'fitness, sport*, athletes, exercise*, pool, coach*, members, team',
    questions: `
Behavioral: Tell me about somebody you coached who wanted to give up. What did you do?
+ Found out what lay behind it
+ A smaller goal the person could reach
+ Says what became of it
- Pushed harder.
Behavioral: Describe a session you had to change on the spot. What did you see?
+ Watched how people moved and felt
+ A safer or easier form was ready
+ The group stayed together
- Kept to the plan.
Behavioral: When have you stopped somebody from going on, although they wanted to?
+ Named the danger
+ Explained it kindly
+ Offered something else
- It is their own responsibility.
Situational: A parent or member tells you loudly, before the whole group, that your methods are wrong. What do you say?
+ Short and calm, talks afterwards
+ Listens to the point
+ The group's time is kept
- Argues it out.
Technical: How do you find out what somebody can safely do before you begin to train them?
+ Asks about goals and experience
+ Watches simple movements
+ Begins low and builds up
- Sees in the first session how far they get.
Technical: How do you plan six weeks of training towards one goal?
+ Starting point and measure
+ Load and rest in turn
+ A point at which the plan is checked
- More each week.
Situational: You take over somebody else's class at short notice and do not know the people. How do you begin?
+ Asks about experience and anything to take care of
+ Starts easy and watches
+ Keeps to what they know
- Own program.
Technical: How do you show an exercise so that beginners do it safely?
+ Shows, in parts, from where they can see
+ Few words on what matters most
+ Walks round and corrects
- Does it with them.
Technical: How do you give beginners and experienced people the right exercise in the same hour?
+ Levels of the same exercise
+ Watches and adjusts
+ Praises good form, not weight or speed
- The same for all.`,
  },
  {
    id: 'beauty',
    name: 'Hair and beauty',
    theme: 'technical',
    strong:
      'hair*, salon*, stylist*, barber*, cosmetolog*, beauty treatment*, manicure*, pedicure*, makeup, skin care, esthetic*, nail technic*, massage*, spa',
    weak: 'client*, color*, cut*, treatment*, appointments, products',
    questions: `
Behavioral: Tell me about a client who was not happy with the result. What did you do?
+ Listened and asked what they had pictured
+ Put it right or offered a way
+ Asks more at the start now
- The client had wanted it so.
Behavioral, stylist: Describe a look or technique you learned recently. How did you practise it?
+ Who or what they learned from
+ Practised before using it on a client
+ Asked for a second opinion
- Saw it and tried it.
Behavioral: When did you advise a client against what they had asked for?
+ Honest and kind
+ Explained what it would do
+ Offered something that fits
- The client is always right.
Situational: Your client arrives twenty minutes late and the next one is due. What do you do?
+ Says at once what can be done in the time
+ Offers another appointment
+ The next client does not wait
- Hurries through everything.
Situational: During a treatment the client says that it stings. What do you do?
+ Stops and looks
+ Rinses or removes, gets help if needed
+ Records it for next time
- Says that it will pass.
Technical: How do you find out at the beginning what a client really wants?
+ Pictures and questions about daily habits
+ Says back what will be done and what it costs
+ Says what is not possible
- Begins and sees.
Technical: What do you clean or replace between two clients?
+ Tools, surfaces, towels, hands
+ Right product and time
+ Does it where the client can see it
- Wipes what looks dirty.`,
  },
  {
    id: 'property',
    name: 'Property and lettings',
    theme: 'role',
    strong:
      'real estate, property manage*, lease*, leasing, tenant*, letting*, rental*, landlord*, viewings, property owner*, apartment*, residential propert*',
    weak: 'property, properties, rent, units, owners, buyers, viewing',
    questions: `
Behavioral: Tell me about a tenant, buyer or owner who was hard to please. How did you keep the contact working?
+ Heard what was behind it
+ Kept small promises
+ Clear about what was not possible
- Let them talk.
Behavioral: Describe a contract or lease that nearly fell through. What did you do?
+ Found out the real hurdle
+ Spoke to both sides with facts
+ Says how it ended
- Lowered the price.
Behavioral: When did you find a fault in a property before it became expensive?
+ Looked regularly
+ Acted and told the owner
+ Knows what it would have cost
- Waits for reports.
Situational: A tenant reports water coming through the ceiling on a Saturday evening. What are your steps?
+ Stops the water, safety first
+ Calls the right trade and tells those affected
+ Records it for owner and insurer
- Notes it for Monday.
Situational: An owner asks you not to let to a certain group of people. How do you answer?
+ Says no and that the law forbids it
+ Offers criteria that are fair to all
+ Notes it
- Finds other reasons.
Technical: How do you prepare a viewing, and what do you tell people about the weak points of a place?
+ Knows papers, costs and condition
+ Says the faults openly
+ Asks what people need
- Shows the best sides.
Technical: How do you set a price or rent that you can explain to both sides?
+ Comparable places
+ Condition and costs
+ Checks the answer of the market
- What the owner wants.`,
  },
  {
    id: 'translation',
    name: 'Translating and interpreting',
    theme: 'technical',
    strong:
      'translat*, interpret* for, interpreter*, interpreting, localization, localisation, bilingual, foreign language*, target language, source language',
    weak: 'language*, fluent, text*, terminolog*, subtitles',
    questions: `
Behavioral: Tell me about a text or talk that could not be carried over word by word. How did you solve it?
+ Knows what it was to do
+ Weighed two ways
+ Told the client where meaning was lost
- Found the dictionary word.
Behavioral: Describe a mistake of yours in a translation. How was it found?
+ Frank
+ Corrected it with those concerned
+ A check since then
- The source was unclear.
Behavioral: When did you have to learn the terms of a new field quickly?
+ Reliable sources
+ A list of terms that was used again
+ Asked somebody of the field
- Looked them up as they came.
Situational: A sentence in the source can be read in two ways and the author cannot be reached. What do you do?
+ Looks for the answer in the rest of the text
+ Marks it and tells the client
+ Does not hide the doubt
- Chooses the likelier one.
Situational: While you interpret, one side says something insulting. What do you do?
+ Carries it over as it was said
+ Keeps their own view out
+ Stops only by the rules of the job
- Makes it milder.
Technical: How do you check a translation before you hand it in?
+ Figures, names and omissions first
+ Reads it without the source
+ A second person or a day in between
- The spelling check.
Technical: How do you keep words the same over a long text or many texts?
+ A list of terms agreed with the client
+ Notes decisions
+ Uses tools and checks what they offer
- From memory.
Situational: A client wants a text tomorrow that takes three days to translate well. What do you say?
+ What is possible, and at what risk
+ Offers a part or a second person
+ Does not promise and then fail
- Takes it.`,
  },
];
