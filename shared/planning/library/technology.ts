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
    id: 'it-support',
    name: 'IT help desk and systems',
    theme: 'technical',
    strong:
      'help desk, helpdesk, service desk, technical support, desktop support, it support, user support, troubleshoot* hardware, end user*, computer support, technical assistance, software installation*, user accounts, active directory, ticketing, hardware and software, office 365, troubleshoot* technical, technical troubleshooting, computer hardware, product support, support engineer*',
    weak: 'troubleshoot*, users, hardware, software, tickets, computers, systems, configure, technical, support',
    questions: `
Behavioral: Tell me about a user's problem that was not what it seemed at first. How did you get to it?
+ Asks what the person wants to do
+ Tests one idea at a time
+ Explains it in the user's words
- Reinstalls.
Behavioral: Describe a fault that many people reported and that you removed for good.
+ Saw the pattern in single reports
+ Found the cause with the right colleagues
+ Told users
- Answered each ticket well.
Behavioral: When has a user been angry with you, and how did it end?
+ Lets the person finish
+ Says what will happen and by when
+ Kept the promise
- Passed it on to a supervisor.
Situational: The director cannot print before a meeting, and at the same time a whole floor is offline. What do you do?
+ Weighs effect on many against rank
+ Quick help or a colleague for the director
+ Tells both how long it takes
- Director first, no question.
Situational: Somebody gives a colleague's name and asks for a new password at once. How do you respond?
+ Checks identity by the procedure
+ Stays friendly under pressure
+ Reports the attempt
- Helps, because the name is known.
Technical: A computer is slow. Take me through what you check, in order.
+ What changed, since when, for whom
+ Processor, memory, disk, network, before guessing
+ Writes down the cause
- Restart and new installation.`,
  },
  {
    id: 'networks',
    name: 'Networks',
    theme: 'technical',
    strong:
      'network engineer*, network infrastructure, routers, switches, firewalls, lan, wan, tcp/ip, cisco, network administrat*, network security, vpn, wireless network*, network equipment, telecommunications, network operations, voip',
    weak: 'network*, routing, bandwidth, connectivity, infrastructure, cabling',
    questions: `
Behavioral: Tell me about a network fault that was hard to pin down. How did you find it?
+ Works through the layers
+ Measures at several points
+ Names the cause and the proof
- Replaced devices.
Behavioral: Describe a change to a live network that you planned. What could have gone wrong, and what did?
+ Test, window, way back
+ Told users
+ Honest about what happened
- Did it at night and nothing happened.
Situational: After a change by somebody else, half of the site cannot reach a service. What do you do first?
+ Takes the change back if that is quick
+ Establishes who is affected
+ Keeps people informed
- Looks for who did it.
Situational: A department wants to connect its own device to the network today. How do you answer?
+ Asks what it is for
+ A separate place or a check before connecting
+ Gives a date instead of a flat no
- Lets it on for now.
Technical: A user says "the internet is slow". How do you find out whether it is the network?
+ Compares path, time and other users
+ Name lookup, loss, delay, load
+ Says what would rule the network out
- Runs one speed test.
Technical: How would you divide a network for an office with guests, staff and sensitive systems?
+ Separate segments with rules between them
+ Least access
+ Watches what crosses
- One network with a good password.`,
  },
  {
    id: 'information-security',
    name: 'Information security',
    theme: 'technical',
    strong:
      'cybersecurity, cyber security, cyber-security, information security, vulnerabilit*, penetration test*, incident response, threat*, siem, security operations, network security, security architecture, security controls, nist, iso 27001, malware, intrusion detection, phishing, security assessment*, security engineer*, cryptograph*, infosec, application security, computer security, security policies',
    weak: 'security, secure, risk*, encryption, access control*, attacks, authentication, incidents, compliance',
    questions: `
Behavioral: Tell me about a security incident you worked on. What did you know when, and what did you do?
+ Contains it before cleaning up
+ Keeps evidence
+ Says what was changed afterwards
- Only repeats what the tool reported.
Behavioral: Describe a security measure that people went around. What did you do about it?
+ Finds out why
+ Makes the safe way the easy one
+ Keeps the protection
- Enforces it harder.
Behavioral: When did you have to persuade somebody to spend money or time on a risk that had not yet happened?
+ Likelihood and harm in their terms
+ Offers more than one level
+ Accepts a recorded no
- Frightens them.
Situational: Someone in finance has clicked a link and typed in a password an hour ago. What do you do now?
+ Cuts off access, checks what was done with it
+ No blame, so that people report
+ Looks for others
- Changes the password and warns the person.
Situational: A scan shows two hundred weaknesses and you can fix ten this week. Which ones?
+ Reachable from outside and used by attackers first
+ Value of what lies behind
+ Stopgaps for the rest
- The ten with the highest score.
Technical: How do you decide who may see or change what in a system?
+ Least needed, by role
+ Review and removal when people move
+ Stronger proof for dangerous rights
- Managers get full access.
Technical, senior: How do you show the people at the top whether we are safer than last year?
+ Few measures tied to real risks
+ Time to find and to fix
+ Says what is not known
- Number of blocked attacks.`,
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
  {
    id: 'product-support',
    name: 'Helping users of a product',
    theme: 'technical',
    strong:
      'technical support, product support, support tickets, tickets, ticketing, customer issues, troubleshoot*, zendesk, escalat*, bug report*, knowledge base, support engineer*, end users, user support, help center, user issues, support queue',
    weak: 'support*, users, issues, product, questions, bugs, documentation, customers',
    questions: `
Behavioral: Tell me about a hard case that you solved for a user of a product. How did you get to the cause?
+ Asked for exact steps, time and version
+ Reproduced it or ruled things out
+ Told the user what was going on
- Passed it to the developers.
Behavioral: Describe a user who had lost patience by the time you got the case. What did you write or say?
+ Showed that they had read everything
+ One clear next step with a time
+ Kept it
- Apologized and asked the same questions again.
Behavioral: When did you see from single questions that the product or its help pages should change?
+ Counted or grouped cases
+ Took it to those who could change it, with examples
+ Fewer questions afterwards
- Wrote a good standard answer.
Situational: A user reports an error that you cannot reproduce. What do you do next?
+ Asks for what differs: data, browser, account, time
+ Looks at logs or a recording
+ Keeps the user informed
- Closes it as not reproducible.
Situational: Developers say that it is not a bug, and three customers say that it is. How do you handle it?
+ Finds out what the customers need it to do
+ Brings both facts together, offers a way round
+ Gives one honest answer
- Tells the customers that it works as designed.
Situational: Your queue holds forty open cases this morning. In what order do you work through them?
+ Harm and number of people affected first
+ Groups what belongs together
+ A short word to those who must wait
- The oldest first, whatever it is.
Technical: What does a report to developers need, so that they can act without asking back?
+ Steps, expected and actual result, version
+ How many are affected and how badly
+ What was tried already
- The customer's message.
Technical: How do you explain a technical step to somebody who does not like technology?
+ Their words, one step at a time
+ Says what they will see
+ Checks that it worked
- Sends the manual.`,
  },
];
