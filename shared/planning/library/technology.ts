import type { CompetencyText } from './libraryText.ts';

export const technology: readonly CompetencyText[] = [
  {
    id: 'software',
    name: 'Software development',
    theme: 'technical',
    strong:
      'software develop*, software engineer*, programming language*, javascript, typescript, python, java, c#, c++, golang, ruby on rails, ruby, php, react, angular, vue, node.js, html, css, web development, web application*, back-end, backend, front-end, frontend, full stack, full-stack, apis, graphql, code review*, write code, clean code, object-oriented, microservices, mobile app*, ios, android, codebase, unit test*, agile development, git, software design, django, .net, wordpress, drupal',
    weak: 'code, coding, developer*, software, application*, programming, web, framework*, agile, feature*, deploy*, testing',
    questions: `
Behavioral: Tell me about the last bug that took you more than a day to find. How did you track it down?
+ Reproduces it and narrows it step by step
+ Names the wrong assumption
+ Added a test or a safeguard
- Tried things until it went away.
Behavioral: Describe a piece of code you wrote that you would write differently today. What has changed?
+ Concrete design and its cost
+ Learned from use by others
+ Weighs rewriting against leaving it
- Would use a newer framework.
Behavioral: Tell me about a code review in which you and a colleague saw it differently.
+ Argues about effects, not taste
+ Was ready to change their mind
+ Found a rule for next time
- Gave in, or overruled.
Situational: You are asked to add a feature to a part of the code that has no tests and that nobody knows well. How do you begin?
+ Learns what it does and pins it with tests
+ Small steps that can be taken back
+ Says what it does to the estimate
- Rewrites it first.
Situational: Your change is live and error reports begin to rise. What do you do in the first fifteen minutes?
+ Takes it back before searching
+ Tells the team and users
+ Keeps what is needed to find the cause
- Debugs in production.
Technical: Take a system you know well. How does a request get from the user to the data and back, and where is it slowest?
+ Can draw it and name each part
+ Knows from measurement where the time goes
+ Says what they would change
- Stays with the names of tools.
Technical: How do you decide what to test, and at which level?
+ Risk and rate of change
+ Quick tests low down, few at the top
+ Has deleted tests that did not pay
- Aims at a coverage figure.
Technical, senior: Tell me how you would split up a system that has grown too large for one team.
+ Begins with boundaries in the business and data
+ Moves one part at a time while it runs
+ Names the price of splitting
- Everything into small services.`,
  },
  {
    id: 'software-testing',
    name: 'Software testing',
    theme: 'technical',
    strong:
      'test automation, automated test*, test plan*, test case*, user acceptance testing, regression test*, qa engineer*, software testing, testing and deployment, system testing, test scripts, selenium, quality engineer*, bug tracking',
    weak: 'testing, test, tests, bugs, defects, release*, qa',
    questions: `
Behavioral: Tell me about a serious fault that got past your tests. What did you change?
+ Knows why it was missed
+ Changed what is tested, not only one test
+ Told those concerned
- The specification did not say so.
Behavioral: Describe a time you persuaded a team to hold back a release.
+ Evidence of the risk to users
+ Offered a choice
+ Says how it turned out
- It is not the tester's call.
Situational: You have two days to test what was planned for ten. How do you choose?
+ What would hurt users most and has changed most
+ Says what is not tested
+ Uses what is automated
- Tests as much as possible.
Situational: A developer closes your report as "works on my machine". What do you do?
+ Gives exact steps, data and environment
+ Looks at it together
+ Keeps it factual
- Opens it again.
Technical: How do you test a form that takes a date and an amount of money?
+ Limits, formats, empty, negative, time zones, rounding
+ Keyboard and screen reader
+ What the server does when the form is bypassed
- Types in a few values.
Technical: Which tests would you not automate, and why?
+ Cost against how often it runs
+ Looks, first use, exploring
+ Unstable tests are removed
- Would automate all.`,
  },
  {
    id: 'cloud-operations',
    name: 'Cloud and operations',
    theme: 'technical',
    strong:
      'devops, aws, azure, google cloud, gcp, kubernetes, docker, terraform, ci/cd, infrastructure as code, cloud infrastructure, cloud service*, cloud computing, site reliability, continuous integration, continuous deployment, linux server*, system administrat*, systems administrat*, virtualization, vmware, monitoring and alerting, scalab*, cloud-based, linux',
    weak: 'cloud, infrastructure, servers, server*, deployment*, monitoring, uptime, automation, architecture, backups',
    questions: `
Behavioral: Tell me about the worst outage you have worked on. What was your part, from the first alarm to the report afterwards?
+ Restores first, explains later
+ Clear roles and messages
+ Names what was changed so that it cannot return
- A heroic night without a lesson.
Behavioral: Describe a manual task that you automated. Was it worth it?
+ Says how often and how long it took
+ Thought of failure of the automation
+ Others can maintain it
- Automates on principle.
Behavioral: When did monitoring tell you about a problem before users did, or fail to?
+ What was measured and why
+ Removed alarms that meant nothing
+ Watches what users feel
- Has a dashboard for everything.
Situational: The bill for the cloud has doubled in a month. How do you find out why, and what do you do?
+ Breaks it down by service and owner
+ Quick stop for waste
+ Limits and alarms for the future
- Buys a discount plan.
Situational: A deployment must be taken back, but the database has already been changed. What are your options?
+ Had planned for it with changes that work both ways
+ Weighs going forward against restoring
+ Knows what data may be lost
- Restores the backup.
Technical: How do you know that a backup can be restored?
+ Restores on a schedule and measures the time
+ Checks the content
+ Keeps a copy out of reach
- The backup log is green.`,
  },
  {
    id: 'data-engineering',
    name: 'Data pipelines and machine learning',
    theme: 'technical',
    strong:
      'data engineer*, data pipeline*, etl, data warehouse*, machine learning, deep learning, data scien*, predictive model*, big data, spark, hadoop, data model*, data architecture, neural network*, natural language processing, data platform, algorithms, airflow, database design, database administrat*, sql server, postgres*, mysql, oracle',
    weak: 'sql, model*, database*, python, data sets, datasets, pipelines, algorithm*, statistic*',
    questions: `
Behavioral: Tell me about data that looked fine and was wrong. How did you find out?
+ Checks against another source or common sense
+ Traced it to its origin
+ Built a check
- Users complained.
Behavioral: Describe a model or pipeline of yours that is used every day. What breaks, and how do you notice?
+ Knows its users
+ Watches inputs and results
+ Tells of a real failure
- It was handed over.
Behavioral: When did a simple method beat a clever one?
+ Compared them fairly
+ Counts upkeep and explanation
+ Chose by use
- Simple ones are for beginners.
Situational: The nightly load failed and reports are due at eight. What do you do?
+ Says early what will be missing
+ Repairs so that a second run does no harm
+ Finds the cause afterwards
- Loads what there is without a word.
Situational: Your model works worse for one group of people than for others. What do you do before it goes live?
+ Measures it by group
+ Looks at data and target
+ Is ready to hold it back
- The average is good.
Technical: How do you keep from fooling yourself when you measure how good a model is?
+ Data kept apart by time or person
+ No leaks of the answer
+ Compares with a simple baseline
- A high score on a random split.
Technical: How do you design a table that must answer questions you do not know yet?
+ Keeps the raw facts and when they held
+ Clear keys and meaning
+ Knows when to stop
- One wide table for all.
Behavioral: Tell me about a data process that you made simpler or faster. How did you know that it still gave the right result?
+ Measured before and after
+ Compared results over real data
+ Others could maintain it
- It ran faster.`,
  },
];
