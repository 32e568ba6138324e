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
Behavioral: Tell me about the busiest time you have had at work. How did you choose what to do first?
+ Importance and consequence, not loudness
+ Told people what would be late
+ What was left, and what happened
- Worked at night.
Behavioral, desk: Describe a deadline you missed.
+ Told it before
+ Knows why
+ Changed how they plan
- Has never missed one.
Technical, staff: How do you plan a working day, and what do you do when it turns out differently?
+ What must be done, what can wait
+ Leaves room for what comes up
+ Tells others when plans change
- Takes things as they come.
Situational: You see that you cannot finish both things that you have promised for today. What do you do?
+ Tells both people now
+ Chooses by the harm done
+ Offers a new time
- Tries to do both.
Situational, desk: Three people each tell you that their task comes first. How do you settle it?
+ Asks what each is for and by when
+ Lets them or the manager decide with the facts
+ Says what happens to the others
- First come, first served.
Technical, desk: How do you keep track of things that others have promised you and that are due weeks from now?
+ One place for all of them
+ Asks before the date, not after
+ Others could find it
- A good memory.
Behavioral: When did you have to drop what you were doing for something more urgent? How did you get back to it?
+ Saw why the other thing came first
+ Left the first one safe and told somebody
+ Finished it
- Did both half.
Situational, staff: You come in and find more work waiting than can be done today. What are your first steps?
+ Looks at all of it before starting
+ What others depend on first
+ Asks for help or says early what will be late
- Starts with the first thing.
Technical, staff: What do you do at the start of your working day so that the rest of it runs well?
+ Knows what is expected today
+ Gets tools or papers ready
+ Deals with one likely trouble before it comes
- Gets started.
Behavioral, desk: Tell me about a deadline that you and others kept only because you planned for trouble.
+ Knew what could go wrong
+ Time in reserve and early checks
+ Says what did go wrong
- Worked to the last minute.`,
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
Behavioral: Describe a mistake of yours that reached somebody else.
+ Told it at once
+ Put it right
+ Changed a step
- A small one nobody noticed.
Situational, desk: Something goes out tomorrow, and there is time to check only half of it. What do you do?
+ Tells it before
+ Chooses by the risk of each part
+ Says what was not checked
- Skims all of it.
Situational, desk: A colleague asks you to sign for something that you have not seen. What do you say?
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
Behavioral, staff: When were instructions or figures that you were given unclear or wrong? What did you do?
+ Noticed it before it did harm
+ Asked, with the place marked
+ Made sure that others got the right ones
- Did what it said.
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
- Trusts good people.`,
  },
  {
    id: 'problem-solving',
    name: 'Problem solving and judgment',
    theme: 'delivery',
    strong:
      'problem solving, problem-solving, solve problems, critical thinking, sound judgment, good judgment, decision making, decision-making, analytical skills, independent judgment, resolve problems, complex problems, resourceful*, solving problems, analytical thinking, analytical and, resolve issues, problem solver, make decisions, creative thinking, complex issues',
    weak: 'problem*, analy*, judgment, decision*, solution*, resolv*, initiative, creative*, complex',
    questions: `
Behavioral: Tell me about a problem that you solved and nobody had asked you to.
+ Saw it and knew why it mattered
+ Checked before acting
+ It stayed solved
- Did their job well.
Behavioral, desk: Describe a decision you had to make with too little information.
+ What they found out in the time there was
+ Weighed the harm of being wrong
+ Looked at it again later
- Waited, or guessed.
Behavioral: When was your first idea about a problem wrong? How did you find out?
+ Names the sign
+ Let go of it
+ Tests ideas earlier now
- Is usually right.
Situational: Something has to be decided at once, and the person you would ask cannot be reached. What do you do?
+ What happens if nothing is done
+ The step that can be undone
+ Tells the person afterwards
- Waits in any case.
Situational: A quick fix will hold for a month and a proper one takes a week. How do you decide?
+ What depends on it and what breaks
+ Quick now, proper with a date
+ Tells whoever bears the risk
- Always the proper one.
Technical, desk: Think of a problem from your last job. How did you separate its cause from its signs?
+ Asked what changed
+ Tested one thing at a time
+ Proof that it was the cause
- Knew it from experience.
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
Technical: How do you go about a problem that you have never had before?
+ Describes it before acting
+ Asks who has seen it, looks for what changed
+ A small try that does no harm
- Tries things.`,
  },
  {
    id: 'integrity',
    name: 'Integrity and confidentiality',
    theme: 'values',
    strong:
      'confidential*, integrity, ethical*, sensitive information, professional ethics, code of ethics, impartial*, discretion, conflict of interest, nonpartisan, non-partisan, privacy, hipaa, ethics, trustworth*, code of conduct, professionalism',
    weak: 'honest*, trust*, sensitive, fair*, professional*, respect*',
    questions: `
Behavioral: Tell me about a time you could have kept quiet about something and did not.
+ Something was at stake for them
+ Went to the right place
+ Would do it again, and says what it cost
- Reported a trifle.
Behavioral: Describe how you handled information at work that others were curious about.
+ Did not hint
+ Friendly limit
+ Practical care with papers and screens
- Told only a few people.
Behavioral: When did you have to treat somebody fairly whom you did not like or agree with?
+ Admits the feeling
+ The same steps as for others
+ Had somebody check
- Likes everyone.
Situational: You find papers with private details of people where anyone can read them. What do you do?
+ Secures it
+ Tells the owner or the person in charge of data
+ Does not read on
- Throws it into the bin.
Situational: A friend asks you about somebody you know from your work. How do you answer?
+ Says that they do not speak about it
+ Friendly and without hints
+ Tells work if the friend is involved
- Gives a general idea.
Situational, desk: Your manager asks you to give a date on a form that is not the true one. What do you say?
+ Says no calmly and why
+ Offers the true way
+ Knows where to go next
- Does it, since the manager carries the responsibility.
Situational, floor: You see a colleague take home something that belongs to the employer. What do you do?
+ Makes sure that they saw right
+ Speaks to the colleague or follows the procedure
+ Does not spread it
- It is a small thing.`,
  },
  {
    id: 'learning',
    name: 'Learning and adapting',
    theme: 'values',
    strong:
      'willingness to learn, learn new, continuous learning, adaptab*, flexib*, professional development, quick learner, learn quickly, eager to learn, stay current, stay up to date, keep abreast, changing environment, changing priorities, self-motivated, self-starter, willing to learn, ability to learn, work independently, ambiguity, new technologies, latest trends, lifelong learning, shifting priorities, fast learner, works independently, independently',
    weak: 'learn*, adapt*, change*, curios*, grow*, new, develop*, current, initiative',
    questions: `
Behavioral: What is the last thing you had to learn from scratch for your work? How did you go about it?
+ A plan and a source
+ Practised and asked
+ Can do it now, with proof
- A course they attended.
Behavioral: Tell me about a time your job turned into something else than what you had signed up for. What did you do?
+ Honest about it
+ Looked for what was in their hands
+ Made it work
- Endured it.
Behavioral: Describe criticism that you found hard to hear and that was right.
+ Names it plainly
+ What was changed
+ Asks for it now
- A weakness that is a strength.
Situational: In your second week you are given a task you have never done and everyone is busy. How do you begin?
+ Looks for an example or instruction
+ Gathers questions and asks once
+ Shows a first part early
- Waits, or does it all alone.
Situational, desk: Half of what you planned for the month is called off. How do you use the time?
+ Asks what matters now
+ Picks up what was put off
+ Tells others
- Waits for instructions.
Technical, desk: How do you keep up with what is new in your field, and what has that changed in your work?
+ Named sources and people
+ A time set aside
+ One thing done differently
- Reads a lot.
Behavioral: Tell me about something that you found hard to learn for your work. What helped in the end?
+ Honest about what was hard
+ Another way or another person
+ Can do it now
- Learns everything quickly.
Situational: You were shown something once and quickly, and now you must do it alone. What do you do?
+ Notes, asks about the point in doubt
+ First try where it does no harm
+ Has it checked
- Hopes to remember.`,
  },
  {
    id: 'administration',
    name: 'Office administration',
    theme: 'delivery',
    strong:
      'administrative support, office management, clerical, microsoft office, ms office, office procedure*, schedule meetings, schedule appointments, calendar management, office supplies, word processing, administrative assistant*, travel arrangements, microsoft word, microsoft excel, excel, office equipment, administrative duties, administrative tasks, typing, google suite, powerpoint, meeting minutes, take minutes, general office, secretar*, administrative experience, scheduling appointments',
    weak: 'administrat*, office, appointments, calendar*, filing, spreadsheets, minutes, travel, forms, computer',
    questions: `
Behavioral: Tell me about an office routine that you set up or repaired. Is it still in use?
+ The trouble it removed
+ Others could take it over
+ Still in use, or why not
- Always done it as shown.
Behavioral: Describe a day on which you had to keep several people's calendars or requests in order.
+ A rule for conflicts
+ Told people in time
+ Nothing fell through
- Was very busy.
Behavioral: When did you spot that something important was about to be forgotten?
+ A habit of looking ahead
+ Told the right person
+ Built a reminder
- By chance.
Situational: Your manager has been promised to two meetings at the same hour, both important. What do you do?
+ Facts on both and what can move
+ Proposes a solution, lets the manager choose
+ Tells those concerned at once
- Cancels one.
Situational, counter: The system is down and people are waiting at the desk. How do you keep going?
+ Says what can and cannot be done
+ Paper or list, to be entered later
+ Reports the fault and gets a time
- Asks them to come back.
Technical: How do you set up a spreadsheet that other people will enter data into?
+ One row for one thing, clear columns, checks on entry
+ Protects formulas
+ A line on how to use it
- Colors and one tab for each month.
Situational: You are asked to arrange something and get half of the details. How do you go on?
+ Does what is certain
+ Asks all open points at once
+ Says until when the answer is needed
- Waits for the rest.`,
  },
  {
    id: 'emergencies',
    name: 'Calm in emergencies',
    theme: 'delivery',
    strong:
      'emergency response, emergency management, disaster recovery, emergency situation*, crisis management, contingency plan*, emergency preparedness, business continuity, disaster*, emergency procedure*, first aid, cpr, emergenc*, crisis',
    weak: 'incident*, evacuat*, recovery, urgent, stress*',
    questions: `
Behavioral: Tell me about an emergency at work. What did you do in the first minutes?
+ Saw to people's safety
+ Called and gave clear orders
+ Knew what to leave alone
- Was there when it happened.
Behavioral, senior: Describe something you prepared for that then happened.
+ The plan and its gaps
+ People knew their part
+ Improved it afterwards
- Luckily nothing happened.
Situational, senior: The plan for an emergency names a person who does not pick up the phone. What do you do?
+ Goes to the next in line or acts within limits
+ Keeps a record of times
+ Informs those affected
- Keeps calling.
Situational, senior: A second incident begins before the first is over. How do you divide your attention?
+ Danger to people first
+ Hands over one with a clear word
+ Asks for more help early
- Finishes the first.
Situational: Two people tell you opposite things about what has happened. How do you act?
+ Safe step first
+ Looks or sends somebody to look
+ Does not pass on guesses
- Believes the more senior.
Technical, senior: How do you keep an emergency plan alive in a place where nothing ever happens?
+ Short drills with surprises
+ Names and numbers checked
+ Lessons written down
- It is in the binder.
Behavioral: Tell me about a moment when everyone around you lost their head. What did you do?
+ Gave short, clear words
+ Did the next useful thing
+ Looked after people afterwards
- Is always calm.
Behavioral: What have you learned from looking back at an emergency or a close call?
+ Names their own part
+ A changed habit or rule
+ Passed it on
- It went as well as it could.
Situational: Something happens, people look at you, and you are not sure what to do. How do you begin?
+ Safety of people, own safety
+ Calls for help early
+ Says aloud who does what
- Waits for somebody in charge.
Technical: When you call for help, what do you say, and in which order?
+ Where, what, how many, what is needed
+ Stays on the line
+ Sends somebody to meet the helpers
- That they should come quickly.
Technical: What do you look at when you start work in a place you do not know, so that you are ready if something happens?
+ Ways out, first aid, extinguisher, alarm
+ Who is in charge and the numbers
+ Who may need help to get out
- There are signs for that.`,
  },
];
