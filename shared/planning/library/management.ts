import type { CompetencyText } from './libraryText.ts';

export const management: readonly CompetencyText[] = [
  {
    id: 'supervision',
    name: 'Leading a team',
    theme: 'management',
    assumes: 'leads-people',
    strong:
      'supervis* staff, supervis* employees, supervisory, manage a team, lead a team, people management, direct reports, performance review*, performance evaluation*, evaluate staff, lead and develop, staff development, manag* staff, evaluates performance, supervises and, supervise and, managing people, manage people, leading a team, leading teams, management experience, leadership experience, supervision of, supervises, direct supervision, assigns work, assign work',
    weak: 'supervis*, leader*, team, staff, manage*, delegat*, coach*, motivat*, performance, direct*',
    questions: `
Behavioral: Tell me about somebody in your team whose work was not good enough. What did you do, step by step?
+ Spoke early and with examples
+ Found out the cause and offered help
+ Ended it clearly, either way
- Hoped it would pass, or passed it to HR.
Behavioral: Describe somebody who grew under your leadership. What did you do for that?
+ Knew what the person wanted
+ Gave work that stretched and stayed near
+ Lets the person have the credit
- They were talented.
Behavioral: Tell me about a decision of yours that your team did not like.
+ Explained the reason
+ Listened and changed what could be changed
+ Stood by it
- Blamed it on those above.
Situational: Two good people in your team no longer speak to each other. What do you do?
+ Hears each, then both
+ Work first, agreements on conduct
+ Follows up
- They are adults.
Situational: You take over a team whose former leader was much loved. How do you spend the first month?
+ Listens to each person
+ Few changes, with reasons
+ Does not talk down what was
- Shows early that things are different now.
Situational: Your best person tells you that they are thinking of leaving. What do you say?
+ Asks before offering
+ Honest about what is possible
+ Prepares the team either way
- Offers money.
Technical, desk: Which signs tell you early that your team is in trouble?
+ Talks, results, and signs such as rework or silence
+ Lets bad news travel
+ Checks their own view
- Weekly reports.
Behavioral: Tell me about a new person in your team. How did you get them to do good work?
+ A plan for the first days and a person to ask
+ Said what is expected and showed it
+ Looked and gave feedback early
- They learned by doing.
Behavioral: When did you have to share out work that nobody wanted? How did you do it?
+ Took part or a share of it
+ Fair turns with reasons
+ Said thank you
- Gave it to the newest.
Technical: How do you give somebody feedback on their work so that it changes something?
+ Soon, in private, with what was seen
+ Asks for their view
+ Agrees on one thing and looks again
- In the yearly talk.`,
  },
  {
    id: 'strategy',
    name: 'Strategy and direction',
    theme: 'management',
    strong:
      'strategic plan*, strategic direction, organizational strateg*, long-term plan*, strategic goal*, executive leadership, board of directors, strategic initiative*, vision and strategy, set goals, mission and vision, long-range, goals and objectives, strategic vision, business strategy, executive director, senior leadership, develop and implement strateg*, strategic thinking, strategic priorities, strategic partnerships, executive team',
    weak: 'strateg*, vision, goals, direct*, executive, long-term, growth, priorities, planning, board',
    questions: `
Behavioral, senior: Tell me about a direction you set that others had to follow. How did you come to it, and did it hold?
+ Evidence and people involved
+ What was given up
+ Honest about what did not hold
- A vision without choices.
Behavioral: Describe something you stopped doing, although people were attached to it.
+ Criteria
+ Told people why and in person
+ What the freed time or money did
- Let it fade.
Behavioral: When were you wrong about where things were going? How did you notice?
+ Names the sign
+ Changed course openly
+ Watches for it now
- The market was unpredictable.
Situational, senior: You are asked for growth and your people are worn out. What do you put to those who ask?
+ Facts about capacity
+ Choices with consequences
+ A recommendation
- Takes one side.
Situational: In your first ninety days here, how would you find out what should change and what must not?
+ Listens inside and outside
+ Figures
+ Early, small proofs before large plans
- Brings the plan from the last place.
Technical: How do you turn a strategy into what somebody does on a Tuesday morning?
+ Few goals, owners, measures
+ Translates them with the teams
+ Looks at them regularly and drops what does not matter
- Presents it at the town hall.
Technical: How do you choose between three good aims when there is money and time for one?
+ What it would bring and what it would stop
+ Facts, and people who disagree
+ Says the reason openly
- A little of each.`,
  },
  {
    id: 'change',
    name: 'Change and improvement',
    theme: 'management',
    strong:
      'change management, process improvement*, implement changes, improve processes, organizational change, improve efficiency, new processes, business process*, implement new, operational efficienc*, streamlin*, transformation, recommend improvements, recommends improvements, recommend changes, improve operations, process redesign, innovat*',
    weak: 'improv*, change*, efficien*, implement*, optimi*, workflow*, procedures',
    questions: `
Behavioral: Tell me about a way of working that you changed. How did you get others to go along?
+ Began with a problem people felt
+ Involved those who do the work
+ It is still in use
- Announced it.
Behavioral: Describe a change that you were against and had to carry out.
+ Said so at the right place
+ Carried it out properly
+ Learned something
- Went through the motions.
Behavioral: When did an improvement of yours make something else worse?
+ Noticed it
+ Put it right
+ Thinks of side effects now
- Has not happened.
Situational: You see in your first week a task that takes an hour and could take ten minutes. What do you do?
+ Asks why it is done so
+ Tries it small and with permission
+ Shares the result
- Changes it, or keeps quiet.
Situational, desk: Half of the people use the new system and half still use the old one. What do you do?
+ Finds out why each half does
+ Removes the obstacle, then the old way
+ A date and help
- Orders it.
Technical, desk: How do you find where time is lost in a process that runs through several hands?
+ Follows single cases
+ Waiting against working time
+ Measures before and after
- Asks the managers.
Behavioral: Tell me about an idea of a colleague that you helped to become real.
+ Saw the good in it
+ Took away what stood in its way
+ The credit stayed with the colleague
- It was their job.
Technical: How do you find out whether a change has made things better?
+ Says beforehand what should be different
+ Looks before and after, also for side effects
+ Ready to take it back
- People got used to it.`,
  },
  {
    id: 'projects',
    name: 'Project management',
    theme: 'delivery',
    strong:
      'project management, manage projects, project plan*, project manager*, project deliverable*, project schedule*, pmp, scrum master, milestones, project coordination, program management, project timeline*, project scope, lead projects, manages projects, project lead*, program manager*, project implementation, coordinate projects',
    weak: 'project*, timelines, schedule*, coordinat*, scope, plan*, deliver*, program*, implementation',
    questions: `
Behavioral: Tell me about a project that ran late or over budget. When did you know, and what did you do?
+ Saw it before others
+ Told it with choices
+ Learned about planning
- The estimates of others were wrong.
Behavioral: Describe a project in which you had no authority over the people you needed.
+ Found out what they needed
+ Clear asks, kept promises
+ Took it higher only once
- Sent reminders.
Behavioral: When did you say no to an addition to a project?
+ Showed what it would cost
+ Offered a swap
+ The client accepted it
- Took it in and worked harder.
Situational: The person who knows the most about your project leaves halfway. What do you do in their last two weeks?
+ What only they know
+ Pairs them with somebody
+ Adjusts plan and tells sponsors
- Asks for documentation.
Situational: A sponsor asks each week for the end date and you do not know it. What do you say?
+ A range and what it depends on
+ The date when they will know more
+ Progress in finished parts
- Gives the hoped-for date.
Technical: How do you plan the first two weeks of a project that has a goal and nothing else?
+ Who decides and what done means
+ Risks and unknowns first
+ A first rough plan with the team
- Sets up the tool.
Technical, senior: How do you keep track of several projects so that you see the one in trouble first?
+ The same few facts from each
+ Talks to people below the report
+ Acts on weak signs
- Traffic lights from the managers.`,
  },
  {
    id: 'product',
    name: 'Product management',
    theme: 'role',
    strong:
      'product manage*, product roadmap*, product owner*, product strategy, user stories, product backlog, roadmap*, product requirements, product launch*, product development, product vision, product lifecycle',
    weak: 'product*, features, users, market, backlog, prioriti*, launch',
    questions: `
Behavioral: Tell me about something you built that people did not use. What did you learn?
+ Knows why
+ What evidence was missing at the start
+ Does something differently
- Marketing did not push it.
Behavioral: Describe a feature you decided not to build, against strong wishes.
+ Reason tied to users and goal
+ Told those who wished it
+ Was open to new evidence
- No resources.
Behavioral: When have you changed a plan because of what a single customer told you?
+ Checked whether others had it too
+ Weighed it
+ Result
- Never; or always.
Situational: A large customer needs a feature, and the developers need a quarter to repair what is there. How do you decide?
+ Cost of both and of waiting
+ Smaller forms of each
+ Decides and explains it to both
- Whoever shouts louder.
Situational: Use of your product falls by a tenth in two weeks. What do you look at first?
+ Is it real, who, where, since when
+ What changed
+ Talks to people who left
- A discount campaign.
Technical: How do you find out whether an idea is worth building before anyone builds it?
+ The problem before the solution
+ Cheapest test
+ A line at which to stop
- Asks users whether they would like it.`,
  },
];
