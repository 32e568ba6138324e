import type { CompetencyText } from './libraryText.ts';

export const lawAndPublicService: readonly CompetencyText[] = [
  {
    id: 'legal',
    name: 'Legal work',
    theme: 'technical',
    strong:
      'legal advice, legal research, litigation, attorney*, paralegal*, legal document*, contract review, legal counsel, pleadings, draft* contracts, court filing*, legal issues, legal opinion*, law firm*, depositions, legal services, legal matters, legal writing, trial*, discovery requests, general counsel, legal assistant*, legal support, bar in good standing, juris doctor, legal analys*, intellectual property',
    weak: 'legal, law, court*, counsel, statut*, hearings, cases, filings, contracts',
    questions: `
Behavioral: Tell me about a matter in which the law was not clear. How did you come to your advice?
+ Sources for and against
+ Says how sure they were
+ Put it in terms the client could use
- Advised against it to be safe.
Behavioral: Describe a deadline or filing that nearly went wrong. What saved it?
+ Double system of dates
+ Acted openly
+ Changed the routine
- Luck, or somebody else's reminder.
Behavioral: When did you have to give a client an answer they did not want?
+ Early and plain
+ Explained the ways left
+ Kept the client
- Wrapped it in conditions.
Situational: You notice that a document you received was clearly not meant for you. What do you do?
+ Stops reading and tells the sender
+ Knows the rule on privilege
+ Records it
- Reads on, since it is there.
Situational: A manager wants a contract signed today, and one clause worries you. How do you handle it?
+ Says what the clause can cost
+ Proposes wording or a limit
+ Leaves the business decision to the business
- Blocks it, or waves it through.
Technical: How do you go about a research question in an area of law that you do not know?
+ From overview to sources, then checks whether they still hold
+ Asks somebody who knows
+ Notes the trail
- A search engine and one case.
Technical: How do you review a contract of forty pages when you have two hours?
+ What the deal is and who carries the risk first
+ Liability, end, payment, data, law
+ Says what was not read
- From the first page until time is up.`,
  },
  {
    id: 'compliance',
    name: 'Rules and compliance',
    theme: 'role',
    strong:
      'regulatory compliance, compliance with, compliance program*, ensure compliance, federal and state law*, state and federal, federal law*, laws and regulations, rules and regulations, regulatory requirement*, regulations, enforcement, compliance monitoring, policies and procedures, statutes, licensing requirements, code enforcement, statutory, regulatory, inspector*, ordinance*',
    weak: 'complian*, law*, regulat*, rules, policies, enforce*, inspections, permits, guidelines',
    questions: `
Behavioral: Tell me about a rule that was not being followed where you worked. What did you do?
+ Found out why
+ Raised it with the right person
+ Made it easier to follow
- Kept to it themselves and said nothing.
Behavioral, senior: Describe how you brought in a new rule or regulation.
+ Read the text itself
+ Turned it into steps for those who do the work
+ Checked whether it was done
- Sent round the text.
Behavioral: When has a rule led to an unfair result in a single case? How did you handle it?
+ Looks for room within the rule
+ Asks those who may decide
+ Records the reason
- Bends it, or hides behind it.
Situational: Someone with influence asks you for an exception that nobody else would get. What do you say?
+ The same answer as for anyone
+ Polite, with the lawful options
+ Notes it and tells a supervisor
- Looks for a way to oblige.
Situational: You find that we have been doing something against the rules for months without knowing. What are your first steps?
+ Stops it and secures the facts
+ Tells those responsible
+ Finds out how far it reaches and what must be reported
- Puts it right quietly.
Technical: How do you find out which rules apply to a new activity, and whether they have changed?
+ Sources and owner named
+ A regular look
+ Asks the authority when unclear
- Relies on colleagues.`,
  },
  {
    id: 'policy',
    name: 'Policy and legislation',
    theme: 'role',
    strong:
      'public policy, policy analys*, policy development, policy research, legislat*, policymak*, policy maker*, policy recommendation*, draft policy, policy brief*, lobby*, advocacy, government relations, government affairs, policy position*, policy issues, rulemaking, testimony, policy reform*, develop policies',
    weak: 'policy, policies, bills, government, political, reform*, stakeholders, hearings, briefs',
    questions: `
Behavioral: Tell me about a policy you worked on from first draft to use. What changed on the way?
+ Knows whose view changed it
+ Evidence used
+ Says what it did in practice
- Wrote the paper.
Behavioral: Describe a time the evidence pointed one way and the public mood the other.
+ Clear about evidence
+ Understood the concern
+ Gave options
- Waited.
Behavioral: When did you build agreement between groups that had been against each other?
+ Interests behind positions
+ Small steps
+ What was agreed in the end
- Held a meeting.
Situational: You have one page and one day to brief a leader on a subject that is new to you. How do you spend the day?
+ The decision wanted, then facts
+ Calls two people who know
+ Says what is uncertain
- Reads until evening.
Situational: A bill is changed overnight in a way that undoes its aim. What do you do the next morning?
+ Reads and confirms the effect
+ Tells those who rely on it
+ Offers wording and allies
- Issues a protest.
Technical: How do you find out what a proposed rule would cost and whom it would touch?
+ Groups affected, behavior, figures
+ Compares with doing nothing
+ Names the weak assumptions
- Takes the sponsor's estimate.`,
  },
  {
    id: 'elections',
    name: 'Running elections',
    theme: 'role',
    strong:
      'election*, voter*, ballot*, poll worker*, polling place*, polling location*, voting equipment, voting system*, canvass*, absentee, early voting, election law*, registrar*, campaign finance',
    weak: 'voting, polls, precinct*, candidates, petitions, registration',
    questions: `
Behavioral: Tell me about an election or other public event with a fixed date that you helped to run. What nearly went wrong?
+ Concrete and frank
+ Had a plan for it or made one
+ Changed the preparation afterwards
- All went smoothly.
Behavioral: Describe a time a member of the public doubted your honesty or that of your office. How did you respond?
+ Calm, explains the safeguards
+ Shows what may be shown
+ Follows the rule on complaints
- Takes offence.
Situational: Two hours before the polls open, a polling place cannot be entered. What do you do?
+ Calls the owner and a fall-back at once
+ Tells voters and officials
+ Keeps custody of material and records it
- Waits for the key.
Situational: A voter insists on a regular ballot, and the record says that they have voted by mail. What happens now?
+ Knows the lawful alternative, such as a provisional ballot
+ Stays respectful
+ Records it
- Sends the voter away or gives in.
Situational: A count and the number of signatures differ by three. What are your next steps?
+ Two people, step by step
+ Looks at known causes
+ Reports what cannot be explained
- Adjusts the number.
Technical: How do you make sure that everybody can later see who held the ballots at every moment?
+ Seals, logs, two people
+ Handover in writing
+ Checks the seals on arrival
- Locks the room.`,
  },
  {
    id: 'records',
    name: 'Records and documentation',
    theme: 'role',
    strong:
      'records management, maintain records, maintains records, record keeping, recordkeeping, record-keeping, filing system*, data entry, medical records, document management, public records, case files, maintain files, maintain accurate, records retention, database management, update records, keep records, official records, documentation of, records and, and records, maintain* documentation, archiv*, crm',
    weak: 'records, files, filing, document*, database*, registers, forms, retention, entries, entering',
    questions: `
Behavioral: Tell me about a set of records you found in poor order. What did you do with it?
+ Asked who uses it and for what
+ A rule for what stays and what goes
+ Kept it in order afterwards
- Sorted it once.
Behavioral: Describe a mistake you found in a record that others relied on.
+ Corrected it so that the change can be seen
+ Told those who had used it
+ Looked for the cause
- Overwrote it.
Situational: Someone asks for a file and you are not sure whether they may see it. What do you do?
+ Checks the rule or asks before giving
+ Tells the person how long it takes
+ Records the request
- Gives it, since they sounded sure.
Situational: Two records seem to belong to the same person, but one detail differs. How do you decide?
+ Looks for a third piece of evidence
+ Does not merge on a guess
+ Notes what was done
- Keeps the newer one.
Technical: How do you keep errors low when you enter hundreds of records in a day?
+ Batches, breaks, checks against the source
+ Uses the system's own checks
+ Knows their error rate
- Concentrates.
Technical: What makes a record good enough that somebody can rely on it in five years?
+ Who, what, when, source
+ Facts apart from opinion
+ Found by somebody who did not write it
- That it is complete.`,
  },
  {
    id: 'casework',
    name: 'Casework and benefits',
    theme: 'role',
    strong:
      'eligibility determination*, determine eligibility, eligibility, public assistance, caseload*, benefit claims, social services, claims examin*, process applications, application processing, veterans benefits, refugee*, immigration, housing assistance, process claims, case worker*, asylum',
    weak: 'case*, clients, claims, applications, benefits, applicants, services, referrals',
    questions: `
Behavioral: Tell me about a case in which the rules gave a result that was hard for the person. How did you tell them?
+ Clear, kind and in person where possible
+ Explains the reason and the ways to object
+ Points to other help
- Sends the form letter.
Behavioral: Describe how you kept on top of many open cases at once.
+ A system that shows what is due
+ Risk before age of the case
+ Tells people where they stand
- Works longer.
Behavioral: When did you change your view of a case because of something you learned late?
+ Kept looking
+ Admitted it
+ Put right what had followed
- Decides quickly and stays with it.
Situational: An applicant's papers do not agree with each other. How do you go on?
+ Asks for an explanation without accusing
+ Checks another source
+ Knows when to pass it on
- Turns it down.
Situational: A person in distress comes without an appointment when your day is full. What do you do?
+ Finds out how urgent it is
+ A first step today, the rest with a date
+ Knows whom to call
- Gives the next free date.
Technical: How do you write a decision so that the person and a reviewer can both follow it?
+ Facts, rule, reason, result
+ Plain words
+ How to object
- Quotes the paragraphs.`,
  },
  {
    id: 'protective-services',
    name: 'Guarding and protection',
    theme: 'technical',
    strong:
      'security guard*, security officer*, patrol*, surveillance, law enforcement, police, access control, corrections, correctional, inmate*, detention, loss prevention, physical security, use of force, guard duties, criminal investigation*, security screening*, premises, security incidents, protective service*, theft prevention, cctv',
    weak: 'security, guard*, protect*, incidents, safety, visitors, alarm*, reports, crime',
    questions: `
Behavioral: Tell me about a tense situation that you calmed without force.
+ Distance, voice, time
+ Listened and offered a way out
+ Called help in time
- Showed who was in charge.
Behavioral: Describe something unusual that you noticed on duty and others had not.
+ Knows what is normal there
+ Checked it safely
+ Reported facts
- Had a feeling about somebody.
Behavioral: When did a report of yours matter afterwards?
+ Facts, times, words used
+ Written the same shift
+ Stood up to questions
- Reports are a formality.
Situational: A well-dressed person without a badge says that they are late for a meeting with the director. What do you do?
+ The same check for everyone
+ Friendly and quick
+ Does not let them wait alone inside
- Lets them in.
Situational: An alarm goes off in an empty building at night and you are alone. What are your steps?
+ Calls it in before entering
+ Own safety, way out
+ Secures and waits for backup
- Goes in to look.
Technical: How do you patrol so that nobody can predict you and nothing is missed?
+ Varies time and route
+ Points that are always checked
+ Logs what was seen
- The same round every hour.`,
  },
];
