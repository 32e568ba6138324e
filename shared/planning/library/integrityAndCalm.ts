import type { CompetencyText } from './libraryText.ts';

export const integrityAndCalm: readonly CompetencyText[] = [
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
Situational, staff: You find papers with private details of people where anyone can read them. What do you do?
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
Behavioral, staff: What is the last thing you had to learn from scratch, for your work or your studies? How did you go about it?
+ A plan and a source
+ Practised and asked
+ Can do it now, with proof
- A course they attended.
Behavioral: Describe criticism that you found hard to hear and that was right.
+ Names it plainly
+ What was changed
+ Asks for it now
- A weakness that is a strength.
Situational, staff: In your second week you are given a task you have never done and everyone is busy. How do you begin?
+ Looks for an example or instruction
+ Gathers questions and asks once
+ Shows a first part early
- Waits, or does it all alone.
Technical, desk: How do you keep up with what is new in your field, and what has that changed in your work?
+ Named sources and people
+ A time set aside
+ One thing done differently
- Reads a lot.
Behavioral, staff: Tell me about something that you found hard to learn for your work. What helped in the end?
+ Honest about what was hard
+ Another way or another person
+ Can do it now
- Learns everything quickly.
Situational, staff: You were shown something once and quickly, and now you must do it alone. What do you do?
+ Notes, asks about the point in doubt
+ First try where it does no harm
+ Has it checked
- Hopes to remember.`,
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
