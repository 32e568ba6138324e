import type { CompetencyText } from './libraryText.ts';

export const education: readonly CompetencyText[] = [
  {
    id: 'teaching',
    name: 'Teaching and lesson planning',
    theme: 'technical',
    strong:
      'lesson plan*, classroom instruction, teach* courses, teach* students, teaching experience, student learning, instruct* students, lectur*, tutor*, classroom teach*, teaching and learning, course material*, learning environment, deliver lessons, undergraduate teaching, faculty',
    weak: 'teach*, student*, pupil*, classroom*, school*, learning, learners, course*, instruct*',
    questions: `
Behavioral, staff: Tell me about a lesson that did not go as you planned. What did you see, and what did you change?
+ Noticed it during the lesson, by what learners did
+ Changed something at once and again next time
+ Says what the learners could do afterwards
- Blames the group or the material.
Behavioral, staff: Describe how you helped a learner who had fallen far behind the rest.
+ Found out what exactly was missing
+ Chose a method for this learner and checked it
+ Worked with others who know the learner
- Gave more of the same exercises.
Behavioral, staff: How did you once get learners to take part who had only listened? What worked?
+ One concrete method and the group it was for
+ Evidence that more learners took part
+ Knows when it would not work
- General words about being enthusiastic.
Situational, staff: Halfway through a session you realize that a third of the group cannot follow and a third is bored. What do you do?
+ Checks who knows what
+ Splits the task rather than the difference
+ Plans the next session from what was seen
- Goes on so that the plan is finished.
Situational, staff: A learner tells you that your explanation makes no sense. How do you go on?
+ Asks where it stops making sense
+ Explains it in another way or with an example
+ Thanks the learner and checks with others
- Repeats the same explanation more slowly.
Technical, staff, lessons: Take a topic you teach often. How do you plan the first hour on it?
+ Begins with what learners should be able to do
+ Builds in a check of understanding
+ Plans for those who are quicker or slower
- A list of what the teacher will say.
Technical, senior: How do you judge the quality of a colleague's teaching, and how do you tell them?
+ Looks at what learners do
+ Agrees beforehand on what to watch
+ Gives one or two points with evidence
- Compares it with their own style.`,
  },
  {
    id: 'assessment',
    name: 'Curriculum and learner progress',
    theme: 'role',
    strong:
      'curriculum, student progress, student assessment*, grading, individualized education, learning outcomes, assess* students, academic advising, academic progress, student success, student achievement, learning objectives, course design, syllabus, syllabi, special education, iep*',
    weak: 'grades, academic, advising, assessment*, standards, progress, education*',
    questions: `
Behavioral: Tell me about a time the results of your learners surprised you. What did you do with what you found?
+ Looks for the cause in the teaching and the test
+ Changed the plan for a named group
+ Checked again
- Explains it by the ability of the group.
Behavioral: Describe a piece of feedback you gave that visibly changed how somebody worked.
+ Specific and about the work
+ Given in time to be used
+ Shows before and after
- Marks and general praise.
Behavioral, school: Tell me about a conversation with a parent, guardian or learner about poor progress. How did you prepare, and what came of it?
+ Comes with evidence and strengths
+ Listens before proposing
+ Ends in an agreed next step
- Announces the grade and defends it.
Situational, grading, teaches: Two graders give the same piece of work very different marks. How do you settle it?
+ Goes back to the criteria
+ Compares sample work together
+ Makes the criteria clearer for next time
- Takes the average.
Situational: You inherit a course that is twice as long as the time you have. What do you cut, and how do you choose?
+ Starts from the outcomes that matter
+ Looks at what comes before and after
+ Tells learners and colleagues
- Cuts whatever comes last.
Technical, staff: How do you find out during a course, not at its end, whether people are learning?
+ Several short checks, not one test
+ Acts on what they show
+ Lets learners judge their own progress
- Asks whether there are any questions.
Behavioral, staff, course, teaches: When did you change a course or its aims because of what you saw in the results?
+ Evidence before opinion
+ Changed one thing and looked again
+ Told those who depend on it
- Made the test easier.`,
  },
  {
    id: 'classroom-conduct',
    assumes: 'group-of-learners',
    name: 'Managing a group of learners',
    theme: 'people',
    strong:
      'classroom management, student behavior, behavior management, behaviour management, discipline of students, supervis* students, supervis* children, student discipline, child care, childcare, early childhood, after-school, preschool, youth program*, youth development, camp counsel*',
    weak: 'children, youth, pupil*, behavior, playground, school, students',
    questions: `
Behavioral, staff: Tell me about the most unsettled group you have worked with. What helped?
+ Clear routines and few rules
+ Finds what lies behind the behavior
+ Describes the change over weeks
- Stricter punishment is the whole answer.
Behavioral, staff: Describe a conflict between two children or young people that you had to handle.
+ Safety and calm first
+ Hears both, apart
+ Repairs the relationship afterwards
- Decided who was guilty and closed the matter.
Behavioral, staff: When have you changed your own behavior to get a better response from a group?
+ Sees their own part
+ Tried one thing and watched
+ Can say what the group did differently
- Cannot think of anything they would change.
Situational, staff: One participant keeps interrupting and others begin to join in. What do you do in the next two minutes?
+ Small and early steps before big ones
+ Keeps the rest working
+ Speaks to the person in private
- Shouts or stops the session.
Situational, group-of-learners, children: A child tells you something that makes you fear for their safety at home. What do you do?
+ Listens, does not promise secrecy
+ Reports the same day to the person named by the policy
+ Writes down the words used
- Calls the family to check.
Technical, staff, school: How do you set up the first week with a new group so that the rest of the year runs well?
+ Routines taught and practised
+ Gets to know each person
+ Agrees rules with reasons
- Hands out a list of rules.
Technical, staff: How do you make rules that a group of children or young people will keep?
+ Few, with reasons, made together
+ The same for everyone
+ Practised and praised
- Hangs them on the wall.
Situational, staff: A child refuses to join in and sits apart. What do you do?
+ Leaves the door open and stays near
+ Finds out why, in private
+ A small part they can take
- Makes them take part.`,
  },
  {
    id: 'training',
    name: 'Training and instructing adults',
    theme: 'people',
    assumes: 'trains-others',
    strong:
      'nurse educator*, continued education, educate the nurses, staff education, clinical education, continuing education of, training material*, train staff, training program*, train employees, train new, conduct* training, deliver* training, provid* training, training session*, trains staff, trains and, train and, instruct* staff, onboarding, workshops, facilitat* training, training and development, training of, mentor*',
    weak: 'train, trains, coach*, instruct*, facilitat*, webinars, guides',
    questions: `
Behavioral: Tell me about something you taught a colleague that they now do without you. How did you go about it?
+ Found out what the person already knew
+ Let them do it while watching
+ Checked later that it had stayed
- Explained it once or sent the manual.
Behavioral: Describe a training that you changed because people could not use it at work.
+ Knows it from what people did afterwards
+ Changed content or practice, not only slides
+ Compares before and after
- Judged it by how much people enjoyed it.
Behavioral: Tell me about a person who did not want to be trained. What did you do?
+ Asks about the reason
+ Ties the training to that person's work
+ Involves the manager where needed
- Left it to the manager from the start.
Situational: Ten new people start on Monday and you have two days to prepare them for the work. How do you spend the two days?
+ Begins with what they must do safely on day one
+ Practice over talk
+ Plans who helps them afterwards
- A tour, forms and presentations.
Situational: In a session you are asked a question you cannot answer. What do you say?
+ Admits it and says when the answer will come
+ Uses the knowledge in the room
+ Follows up with everyone
- Guesses, so as not to look unprepared.
Technical: How do you find out whether a training has worked?
+ Names what people should do differently
+ Measures or watches it at work
+ Improves the training from it
- A feedback form at the end of the day.
Technical, trains-others: How do you find out what people need to learn before you plan a training for them?
+ Watches the work and asks both sides
+ Errors and questions that come up
+ Not everything is cured by training
- The usual program.
Situational, trains-others: Experienced people still do a task in an old way that is no longer the standard. How do you bring them to the new one?
+ Asks what speaks for the old way
+ Shows the reason, and practises on the job
+ Looks again later
- Sends the new rule round.
Behavioral, trains-others: Tell me about somebody new whom you brought to the point of working safely alone. How did you go about it?
+ Steps, from watching to doing
+ Checked before letting go
+ Stayed within reach
- They caught on quickly.`,
  },
  {
    id: 'young-children',
    name: 'Care of young children',
    theme: 'role',
    strong:
      "child care, childcare, children and youth, group of children, early childhood, preschool*, pre-school*, infants, toddlers, young children, early years, child development, daycare*, nursery children, diaper*, care of children, children's activities, children aged",
    weak: 'children, child, play, nap*, parents, activities, families, group',
    questions: `
Behavioral: Tell me about a small child who found it hard to settle in. What did you do?
+ Watched what calmed this child
+ Small steps, with the parent where possible
+ Says how long it took
- All children cry at first.
Behavioral: Describe a day with the children that went differently from what you had planned.
+ Followed what the children needed
+ Kept them safe and busy
+ Took something from it
- Went on with the plan.
Behavioral: When did you notice that a child was developing or behaving differently from before? What did you do?
+ Saw it over several days
+ Told the person in charge and wrote down facts
+ Gave no diagnosis
- Waited for the parents to say something.
Situational: Two small children want the same toy and one bites the other. What do you do?
+ Comforts and looks after the hurt child first
+ Calm, short words to the other
+ Writes it down and tells both families
- Punishes the child who bit.
Situational: A person you do not know comes to pick up a child and says that the parents sent them. What do you do?
+ Does not hand over the child
+ Checks the list and calls the parents
+ Stays friendly
- Asks the child whether they know the person.
Situational: You are alone with the group for a moment and one child is hurt. What do you do first?
+ Helps the child and keeps the others in sight
+ Calls a colleague
+ Records it and tells the parents
- Carries the child out of the room.
Technical: How do you plan a morning for children of different ages in one room?
+ Calm and lively times in turn
+ Something each age can do
+ Watches and changes it
- One activity for all.
Technical: What do you tell parents at the end of the day, and what do you leave for another talk?
+ Something good and concrete
+ Worries in private and with time
+ Nothing about other children
- Everything was fine.`,
  },
];
