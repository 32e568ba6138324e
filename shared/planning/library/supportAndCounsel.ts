import type { CompetencyText } from './libraryText.ts';

export const supportAndCounsel: readonly CompetencyText[] = [
  {
    id: 'learning-support',
    name: 'Supporting learners in class',
    theme: 'role',
    assumes: 'children',
    strong:
      'support pupils, support students, supporting pupils, supporting students, teaching assistant*, classroom assistant*, small groups of students, small groups of pupils, learning support, special educational needs, individual education plan*, completion of homework, support the teacher, support the class teacher, under the direction of the teacher',
    weak: 'pupil*, student*, class, classroom, homework, learning, teacher*, support*',
    questions: `
Behavioral: Tell me about a pupil who had given up on a subject. What did you do, and what came of it?
+ Found out where they were stuck
+ Small steps, and let them do it
+ Noticed progress and told the teacher
- Did it for them.
Behavioral: Describe a time you noticed that somebody in a class could not follow. How did you help without holding up the others?
+ Watches more than the loud ones
+ Quiet help, another way to explain
+ Told the teacher afterwards
- Waited for the teacher.
Situational: A pupil refuses to work with you and says so loudly. What do you do?
+ Stays calm and gives a little time
+ Offers a choice
+ Speaks with the pupil and the teacher later
- Insists.
Situational: The teacher wants one thing, and you see that it does not suit the pupil you support. What do you do?
+ Not in front of the class
+ Says what they have seen
+ Keeps to what is agreed
- Does it their own way.
Situational: Homework is missing for the third time. How do you go about it?
+ Asks what is in the way
+ Agrees on something small and checks it
+ Tells the teacher
- Notes it down.
Technical: How do you help a pupil with a task without doing it for them?
+ Asks what they know
+ Hints, examples, one step
+ Lets them say it in their own words
- Shows the answer.
Technical: What do you tell the teacher after a lesson about the pupils you have supported?
+ What they could do alone and what not
+ What helped
+ Anything that worries them
- That it went well.`,
  },
  {
    id: 'counseling',
    name: 'Assessing and counseling',
    theme: 'technical',
    assumes: 'counsels',
    strong:
      'counseling, counselling, psychological services, psychological assessment*, psychoeducational, crisis intervention, mental health intervention*, behavioral intervention*, therapy sessions, psychotherap*, individual and group counsel*, eligibility, iep, iep meetings, treatment planning',
    weak: 'assess*, intervention*, crisis, mental, behavior*, famil*, consult*, therap*',
    questions: `
Behavioral: Tell me about an assessment whose result surprised you. How did you make sure that it was right?
+ More than one source
+ Questioned the method and the setting
+ Talked it over with a colleague
- The test says so.
Behavioral: Describe a family or a team that did not agree with your recommendation. What did you do?
+ Listened to what they see every day
+ Explained in plain words
+ Found a first step that all could carry
- Wrote it down all the same.
Behavioral: When did you have to act quickly because somebody was in danger of hurting themselves or others?
+ Stayed with the person
+ Followed the plan and told those who must know
+ Looked after what came later
- Waited for the next session.
Situational: Somebody has missed three appointments and says that talking does not help. What do you do?
+ Takes the objection seriously
+ Asks what would help
+ Keeps the door open and knows when to act
- Closes the case.
Situational: A parent asks you what their child has told you in confidence. How do you answer?
+ Explains what stays between you and what cannot
+ Law and rules on it
+ Helps child and parent to talk
- Tells everything, or nothing.
Technical: How do you go about an assessment from the first request to the report?
+ The question first
+ Talk, observation, tests that fit
+ Report that others can act on
- The usual battery.
Technical: How do you know whether your work with somebody is helping?
+ Aims agreed at the start
+ Looks at them together, also with figures
+ Changes course or refers on
- They come back.
Technical: What do you write into your notes, and what do you leave out?
+ Facts, plan, risk
+ Opinion marked as such
+ Knows who may read them
- As little as possible.`,
  },
];
