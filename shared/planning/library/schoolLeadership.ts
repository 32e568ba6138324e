import type { CompetencyText } from './libraryText.ts';

export const schoolLeadership: readonly CompetencyText[] = [
  {
    id: 'school-leadership',
    name: 'Leading a school',
    theme: 'management',
    assumes: 'school',
    strong:
      'headteacher*, head teacher*, school leader*, school improvement, deputy head*, senior leadership team, governors, governing body, governing board, curriculum leadership, lead the school, leadership of the school, whole-school, progress of our school, curriculum with, innovative curriculum',
    weak: 'school*, curriculum, pupil*, staff, parents, teach*, vision, leadership',
    questions: `
Behavioral: Tell me about something in a school that became better under your lead. How do you know that it did?
+ Began with what pupils needed
+ Evidence from more than one source
+ Credit to those who did it
- The inspection went well.
Behavioral: Describe how you brought a change into the curriculum. Who had to be won over?
+ A reason in what pupils learned
+ Teachers had time and a part in it
+ Looked whether it worked
- Bought a program.
Behavioral: When did parents or governors object to a decision of yours? How did you go on?
+ Listened before defending
+ Changed what deserved it
+ Stood by the rest, with reasons
- They came round.
Behavioral: Tell me about a teacher whose work you helped to improve. What did you do?
+ Saw lessons and talked about one thing
+ Time, examples, a colleague
+ Clear about what had to change
- Sent them on a course.
Situational: Results in one subject have fallen for the second year. How do you find out why, and what do you do first?
+ Looks at lessons, tasks and pupils' work
+ Talks with the teachers
+ One or two steps, with a date to look again
- Changes the teacher.
Situational: A group of parents wants a teacher to be taken out of a class. How do you handle it?
+ Listens and finds out the facts
+ Fair to the teacher, pupils first
+ Says what will happen and when
- Gives in, or refuses.
Situational: There is money for one thing: more help in class, or materials that a weak subject needs. How do you decide?
+ What would help pupils most
+ Facts and the people concerned
+ Says the reason openly
- A little of both.
Technical: How do you find out in your first term what a school does well and what it does not?
+ Lessons, books, data
+ Pupils, parents and all staff
+ Few judgments before there is evidence
- Reads the last report.
Technical: How do you make sure that what pupils learn builds up from year to year?
+ Teachers of all years plan together
+ Knows what must be secure before the next step
+ Looks at pupils' work
- There is a plan in the folder.
Technical: How do you work with governors or a board so that they can hold you to account?
+ The same honest facts, good and bad
+ Time and papers for real questions
+ Lets them see the school
- Reports at meetings.`,
  },
];
