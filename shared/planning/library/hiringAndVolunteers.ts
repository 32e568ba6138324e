import type { CompetencyText } from './libraryText.ts';

export const hiringAndVolunteers: readonly CompetencyText[] = [
  {
    id: 'recruiting',
    name: 'Recruiting and hiring',
    theme: 'role',
    strong:
      'recruit*, talent acquisition, hiring manager*, hire and train, interview candidates, interviewing candidates, job postings, full-cycle, sourcing candidates, applicant tracking, volunteer recruitment, hiring process, staffing needs, hiring and training, hire staff, selection of staff, hiring, screen candidates',
    weak: 'hire, staffing, candidates, talent, interview*, selection, volunteers, applicants',
    questions: `
Behavioral: Tell me about a position that was hard to fill. What did you do that worked?
+ Questioned the profile
+ Went where the people are
+ Says how long it took and whether the person stayed
- Advertised longer.
Behavioral, decides-hires: Describe a hire that turned out wrong. What did you miss?
+ Frank
+ A sign in the process
+ Changed the process
- The person had fooled everyone.
Behavioral: When have you made a selection fairer? What did you change?
+ Same questions and criteria for everyone
+ Looked at where people dropped out
+ Has a figure or an example
- Treats everyone the same by nature.
Situational: A manager wants to hire a friend and asks you to speed things up. How do you answer?
+ The same steps for all
+ Names the conflict of interest
+ Offers to speed up the whole process
- Lets it pass.
Situational: Your favorite candidate tells you about another offer that ends tomorrow. What do you do?
+ Finds out what matters to the person
+ Sees what can be decided properly by then
+ No promises that cannot be kept
- Makes an offer on the spot.
Technical: How do you find out in an interview whether somebody can do the job and not only talk about it?
+ Past examples with details, a work sample
+ Criteria fixed beforehand
+ Scores before discussing
- Experience with people.`,
  },
  {
    id: 'hr',
    name: 'Employee relations and HR practice',
    theme: 'role',
    strong:
      'human resource*, employee relations, hr policies, labor relations, employment law, performance management, disciplinary, grievance*, hris, talent management, employee engagement, workforce planning, personnel, organizational development, hr generalist, hr business partner, labor law*, employee records, hr team',
    weak: 'hr, employees, staff, policies, benefits, onboarding, conflict, engagement',
    questions: `
Behavioral: Tell me about a conflict between an employee and a manager that you had to settle.
+ Heard both apart
+ Kept to facts and rules
+ Left them able to work together, or not and why
- Sided with the manager.
Behavioral: Describe a policy that looked good on paper and did not work. What did you do?
+ Saw it by what people did
+ Changed it with those concerned
+ Explained it again
- Reminded people of it.
Behavioral: When did you tell a manager that they could not do what they wanted?
+ Clear about the law or the risk
+ Offered another way
+ Kept their confidence
- Wrote a note for the file.
Situational: Someone reports a colleague's remarks to you and asks you to do nothing. How do you respond?
+ Explains what must be acted on
+ Protects the person
+ Starts the procedure
- Respects the wish.
Situational: Three people leave one department within two months. How do you find out what is going on?
+ Talks to those who left and who stayed
+ Looks at figures and leaders
+ Brings it up with evidence
- Exit forms.
Technical: How do you run an inquiry into a complaint so that both sides can call it fair?
+ Scope, speed, confidentiality
+ Evidence from both sides, written
+ Somebody without a stake decides
- Asks around.`,
  },
  {
    id: 'volunteers',
    name: 'Volunteers and communities',
    theme: 'role',
    assumes: 'volunteers',
    strong:
      'volunteer*, community manage*, community building, community engagement, community event*, community member*, ambassador*, moderat*, online communit*, organize communit*, local chapters',
    weak: 'communit*, members, membership*, engagement, engage*, forum*, program*, supporters',
    questions: `
Behavioral: Tell me about somebody who helped for nothing and whom you kept for a long time. What did you do for it?
+ Knew what the person wanted from it
+ Gave real tasks and thanks
+ Says how long and what they did
- They were committed.
Behavioral: Describe a conflict in a group of volunteers or members. What was your part?
+ Heard people one by one
+ Went back to aims and rules of the group
+ The group went on working
- Let them settle it.
Behavioral: When did you get people to take part who had only looked on?
+ A small first step
+ A personal invitation
+ Says how many came and stayed
- A call to everyone.
Situational: A volunteer who means well does the task badly, and others have noticed. What do you do?
+ Talks in private, with thanks and examples
+ Help or another task
+ Follows up
- They are not paid, so it must do.
Situational: Half of the helpers who signed up do not come. What do you do that day, and afterwards?
+ Decides what is most important today
+ Asks why, without blame
+ Confirms and reminds before the next time
- Does it with the rest.
Situational: One member posts or says things that drive others away, and stays just within the rules. How do you handle it?
+ Speaks to the person with examples
+ Looks at what the rules should say
+ Protects the others
- Within the rules is within the rules.
Technical: How do you welcome a new volunteer or member so that they come back?
+ A person to turn to
+ A task that can be done in the first week
+ Asks how it was
- Sends the handbook.
Technical: How do you know whether a community or a group of volunteers is doing well?
+ New people, returning people, who does the work
+ Talks as well as numbers
+ Has acted on a sign
- The number of members.`,
  },
];
