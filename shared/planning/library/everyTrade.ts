import type { CompetencyText } from './libraryText.ts';

export const everyTrade: readonly CompetencyText[] = [
  {
    id: 'prioritizing',
    name: 'Organizing work and deadlines',
    theme: 'delivery',
    strong:
      'time management, prioriti*, meet deadlines, meeting deadlines, organizational skills, multi-task*, multitask*, multiple tasks, fast-paced, fast paced, competing priorities, work under pressure, tight deadlines, organized, multiple priorities, manage time, high volume, deadline*, strict timelines, work schedule*, organise*',
    weak: 'organiz*, pressure, schedul*, planning, tasks, workload*, calendar*, timely, busy',
    questions: `
Behavioral, desk: Tell me about a deadline you missed. What did you do when you saw it coming?
+ Told it before
+ Knows why
+ Changed how they plan
- Has never missed one.
Situational, desk: Three people each tell you that their task comes first. How do you settle it?
+ Asks what each is for and by when
+ Lets them or the manager decide with the facts
+ Says what happens to the others
- First come, first served.
Technical, senior, desk: How do you keep track of things that others have promised you and that are due weeks from now?
+ One place for all of them
+ Asks before the date, not after
+ Others could find it
- A good memory.
Behavioral: When did you have to drop what you were doing for something more urgent? How did you get back to it?
+ Saw why the other thing came first
+ Left the first one safe and told somebody
+ Finished it
- Did both half.
Behavioral: When did you see that you would not be able to keep a promise at work? What did you do?
+ Said it early, to the person concerned
+ Offered another way or time
+ Knows why it happened
- It has never happened.
Technical, staff: How do you make sure that small tasks you have promised are not forgotten?
+ Writes them down in one place
+ Looks there at fixed times
+ Says so when one has to wait
- Remembers them.
Behavioral: Tell me about a piece of work that had to be ready by a fixed date. How did you make sure that it was?
+ Planned back from the date
+ Checked in between and left time for trouble
+ Told others early when something slipped
- It just worked out.
Situational, floor: You are in the middle of a task and are called away to something else. How do you leave it?
+ Brings it to a safe point
+ Marks or tells what is open
+ Comes back to it
- Drops everything.
Situational, staff, floor: Two people each need you for something, and you can do one thing at a time. How do you choose?
+ Asks or looks what happens if it waits
+ Tells the other when they will come
+ Asks the person in charge when unsure
- Does the easier one.
Situational, kitchen, cooks-food: Orders come in faster than you can cook. What do you do?
+ Says so early and calls times
+ Sets an order, starts the long things first
+ Keeps the quality, asks for a hand
- Sends things out half done.
Situational, on-the-road: At noon you see that you will not make all the stops of the day. What do you do?
+ Calls in with the facts
+ Tells those who wait, asks which stops can move
+ Keeps to hours and speed
- Drives faster.`,
  },
  {
    id: 'accuracy',
    name: 'Accuracy and attention to detail',
    theme: 'delivery',
    strong:
      'attention to detail, detail-oriented, detail oriented, accuracy, accurately, proofread*, verify accuracy, quality check*, error-free, careful attention, high degree of accuracy, verif*, review* documents, thorough, completeness, double-check*, discrepanc*, precise, detailed-oriented',
    weak: 'accura*, detail*, check*, errors, careful, review*, correct',
    questions: `
Behavioral: Tell me about a mistake you caught that others had passed over. How did you see it?
+ A habit of checking, not luck
+ Told those concerned
+ Knows what it would have caused
- Is just careful.
Behavioral: Describe a mistake of yours that reached somebody else. What did you do?
+ Told it at once
+ Put it right
+ Changed a step
- A small one nobody noticed.
Situational, desk: Something goes out tomorrow, and there is time to check only half of it. What do you do?
+ Tells it before
+ Chooses by the risk of each part
+ Says what was not checked
- Skims all of it.
Situational, senior, desk: A colleague asks you to sign for something that you have not seen. What do you say?
+ Does not sign
+ Offers to look at it now
+ Explains it kindly
- Signs, because they know each other.
Technical, desk: How do you check your own work when you have looked at it too often?
+ Another order, aloud, on paper, later
+ A list of own typical errors
+ A second person where it counts
- Reads it again.
Technical, staff, floor: How do you stay accurate in a task that repeats itself all day?
+ Breaks and batches
+ A check at fixed points
+ Knows when errors come
- Concentrates more.
Situational: You are in a hurry and think that you may have left out a step. What do you do?
+ Stops and goes back to the last sure point
+ Says that it takes longer
+ Does not hope
- Looks at it at the end.
Technical: Which step of your work do you always check twice, and why that one?
+ Knows where errors happen and what they cost
+ A different way the second time
+ Can give a case
- Checks everything.
Technical, senior: How do you see to it that people check their work without you checking it all?
+ Says what must never go wrong
+ Checks built into the work
+ Samples, and talks about what was found
- Trusts good people.
Situational, staff: Two instructions that you have been given do not fit together. What do you do?
+ Does not guess
+ Asks, and says which two they are
+ Makes sure that others get the right one
- Follows the newer one.`,
  },
  {
    id: 'problem-solving',
    name: 'Problem solving and judgment',
    theme: 'delivery',
    strong:
      'problem solving, problem-solving, solve problems, critical thinking, sound judgment, good judgment, decision making, decision-making, analytical skills, independent judgment, resolve problems, complex problems, resourceful*, solving problems, analytical thinking, analytical and, resolve issues, problem solver, make decisions, creative thinking, complex issues',
    weak: 'problem*, analy*, judgment, decision*, solution*, resolv*, initiative, creative*, complex',
    questions: `
Behavioral, desk: Describe a decision you had to make with too little information. How did you go about it?
+ What they found out in the time there was
+ Weighed the harm of being wrong
+ Looked at it again later
- Waited, or guessed.
Situational: Something has to be decided at once, and the person you would ask cannot be reached. What do you do?
+ What happens if nothing is done
+ The step that can be undone
+ Tells the person afterwards
- Waits in any case.
Behavioral, staff: Describe a problem at work that you could not solve alone. Whom did you ask, and when?
+ Tried something sensible first
+ Asked before harm was done, and the right person
+ Could do it alone the next time
- Waited until somebody noticed.
Situational, desk, technical-work: You have found a solution that works, and a colleague says that it will cause trouble later. What do you do?
+ Asks what trouble, and listens
+ Checks it against a case or a small try
+ Changes the plan, or says why not
- Goes on, since it works.
Behavioral: Tell me about something that kept going wrong at work. What did you do about it?
+ Looked for the cause
+ Tried one thing at a time, with others
+ It stopped, or they know why not
- Got used to it.
Situational, floor: Something you need for your work fails in the middle of it. What do you do?
+ Safe first, then another way to go on
+ Tells those who depend on it
+ Has it repaired and not only worked around
- Waits for somebody to fix it.
Situational, staff: You notice that a task is taking far longer than it should. What do you do?
+ Looks for the reason before going on
+ Says so early
+ Suggests another way
- Works faster.`,
  },
];
