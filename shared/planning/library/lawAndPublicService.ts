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
Behavioral, senior, desk: Describe how you brought in a new rule or regulation.
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
Situational, desk: You find that we have been doing something against the rules for months without knowing. What are your first steps?
+ Stops it and secures the facts
+ Tells those responsible
+ Finds out how far it reaches and what must be reported
- Puts it right quietly.
Technical, desk: How do you find out which rules apply to a new activity, and whether they have changed?
+ Sources and owner named
+ A regular look
+ Asks the authority when unclear
- Relies on colleagues.
Behavioral: When did you keep to a regulation although it cost time that nobody had?
+ Knew what the rule protects
+ Told others why it took longer
+ Looked for a better way within it
- Rules are rules.
Situational: A colleague takes a short cut that the rules do not allow, and nothing has happened so far. What do you say?
+ Speaks to the colleague first, with the reason
+ Asks what makes the right way hard
+ Takes it further when it goes on
- Nothing, since nothing has happened.
Situational: Somebody tells you that a rule does not apply to them. How do you go on?
+ Calm, explains the rule and its reason
+ Checks whether they are right
+ Says what happens next
- Lets it go, or threatens.
Technical: How do you make sure that you know the rules for your work as they stand today?
+ Knows where they are kept and who answers questions
+ Looks at changes at set times
+ Does not rely on memory
- Somebody will tell.
Technical: How do you check whether a rule is followed and not only known?
+ Looks at real cases
+ Asks those who do the work
+ Tells what was found and helps to put it right
- Has everyone sign.`,
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
Behavioral, desk: Tell me about a set of records you found in poor order. What did you do with it?
+ Asked who uses it and for what
+ A rule for what stays and what goes
+ Kept it in order afterwards
- Sorted it once.
Behavioral: Describe a mistake you found in notes or records that others relied on.
+ Corrected it so that the change can be seen
+ Told those who had used it
+ Looked for the cause
- Overwrote it.
Situational, desk: Someone asks for a file and you are not sure whether they may see it. What do you do?
+ Checks the rule or asks before giving
+ Tells the person how long it takes
+ Records the request
- Gives it, since they sounded sure.
Situational, desk: Two records seem to belong to the same person, but one detail differs. How do you decide?
+ Looks for a third piece of evidence
+ Does not merge on a guess
+ Notes what was done
- Keeps the newer one.
Technical, desk: How do you keep errors low when you enter hundreds of records in a day?
+ Batches, breaks, checks against the source
+ Uses the system's own checks
+ Knows their error rate
- Concentrates.
Technical: What makes a record good enough that somebody can rely on it in five years?
+ Who, what, when, source
+ Facts apart from opinion
+ Found by somebody who did not write it
- That it is complete.
Behavioral: When did something that you had written down turn out to be important later?
+ Facts, times and words used
+ Written at the time
+ Others could follow it
- Cannot remember.
Situational: At the end of the day you see that an entry from this morning is missing. What do you do?
+ Adds it and marks that it is late
+ Writes only what they know
+ Finds out why it was missed
- Fills it in as if it were on time.
Situational: A colleague asks you to fill in a check that neither of you has done. What do you say?
+ No, and why
+ Offers to do the check now
+ Takes it further if it is usual
- Does it, since it is only a form.
Technical: What do you write down about your work so that the next person can go on from it?
+ What was done, what is open, what to look out for
+ Facts apart from guesses
+ Short and readable
- Tells them in person.`,
  },
  {
    id: 'casework',
    name: 'Casework and benefits',
    theme: 'role',
    strong:
      'eligibility determination*, determine eligibility, eligibility, public assistance, caseload*, benefit claims, social services, claims examin*, process applications, application processing, veterans benefits, refugee*, immigration, housing assistance, process claims, case worker*, asylum',
    weak: 'case*, clients, claims, applications, benefits, applicants, services, referrals',
    questions: `
Behavioral, claims: Tell me about a case in which the rules gave a result that was hard for the person. How did you tell them?
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
Situational, claims: An applicant's papers do not agree with each other. How do you go on?
+ Asks for an explanation without accusing
+ Checks another source
+ Knows when to pass it on
- Turns it down.
Situational: A person in distress comes without an appointment when your day is full. What do you do?
+ Finds out how urgent it is
+ A first step today, the rest with a date
+ Knows whom to call
- Gives the next free date.
Technical, claims: How do you write a decision so that the person and a reviewer can both follow it?
+ Facts, rule, reason, result
+ Plain words
+ How to object
- Quotes the paragraphs.
Behavioral: Describe a case that you passed on to somebody else. How did you make sure that nothing was lost?
+ Asked the person first
+ A written handover with what is urgent
+ Checked that it had been taken up
- Sent the file.
Situational: A person you work with does not come to three appointments. What do you do?
+ Finds out what stands in the way
+ Another way or place to meet
+ Weighs the risk and tells a colleague
- Closes the case.
Technical: How do you decide which of your cases needs you first this week?
+ Risk before noise
+ Dates that cannot move
+ Looks at the quiet ones as well
- By the order in which they came.`,
  },
  {
    id: 'protective-services',
    name: 'Guarding and protection',
    theme: 'technical',
    strong:
      'security guard*, security officer*, patrol*, surveillance, law enforcement, police, access control, corrections, correctional, inmate*, detention, loss prevention, physical security, use of force, guard duties, criminal investigation*, security screening*, premises, security incidents, protective service*, theft prevention, cctv',
    weak: 'security, guard*, protect*, incidents, safety, visitors, alarm*, reports, crime',
    questions: `
Behavioral: Tell me about a time you watched first instead of stepping in at once. What were you waiting for?
+ Knew what would make them act
+ Called or positioned help meanwhile
+ Says how it ended
- Was not sure what to do.
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
Situational, premises: A well-dressed person without a badge says that they are late for a meeting with the director. What do you do?
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
- The same round every hour.
Situational: You are called to a place where two people each say that the other began. What do you do?
+ Safety first, keeps them apart
+ Hears both and other witnesses
+ Writes down facts and acts by the rules
- Believes the one who called.`,
  },
  {
    id: 'legal-support',
    name: 'Supporting legal work',
    theme: 'technical',
    strong:
      'paralegal*, legal assistant*, legal secretar*, case files, court filing*, discovery, exhibits, legal documents, pleadings, trial preparation, legal support, cite-check*, subpoena*, intake of clients, filing deadlines, legal research',
    weak: 'legal, court*, attorney*, filings, cases, documents, drafts, hearing*',
    questions: `
Behavioral: Tell me about a case or matter for which you prepared the papers. How did you keep everything findable?
+ One order that others could use
+ Knew what was missing
+ Ready before it was asked for
- All in one folder.
Behavioral: Describe a date in a case that was nearly missed. What did you do?
+ Told the lawyer at once
+ Knew the rule and the ways left
+ A second check since then
- Worked late.
Behavioral: When did you find a mistake in a document before it went out?
+ Checks names, dates, numbers, references
+ Asked instead of changing the sense
+ Says what it would have caused
- Reads everything once.
Situational: A client asks you on the phone what their chances are. What do you say?
+ Gives no legal advice, kindly
+ Passes the question on with a time
+ Notes the call
- Says what the lawyer will probably think.
Situational: Two lawyers each need you for the whole afternoon. How do you settle it?
+ Asks for dates and what must be done by whom
+ Lets them decide with the facts
+ Tells both what they will get and when
- The senior one first.
Situational: You recognize the name of the other side in a new case. What do you do?
+ Tells the lawyer at once
+ Leaves the file alone until it is settled
+ Says nothing to the person
- Nothing, since it will not matter.
Technical: How do you go through a large set of documents when you look for a few that matter?
+ Agrees on what to look for
+ Searches, samples and notes what was done
+ Marks what may be protected
- Reads from first to last.
Technical: What do you check before a document is filed with a court or an office?
+ Form, deadline, signatures, annexes, fee
+ The right court and number
+ Proof that it arrived
- That it is signed.`,
  },
  {
    id: 'de-escalation',
    name: 'Calming tense situations',
    theme: 'people',
    strong:
      'de-escalat*, deescalat*, crisis intervention, conflict resolution, verbal judo, calm people, hostile, aggressive behavior, disturbances, difficult people, tense situation*, crowd control, challenging behavio*, disputes',
    weak: 'conflict*, crisis, calm*, behavior, public, upset, incidents',
    questions: `
Behavioral: Tell me about the most heated situation you have had at work. What did you do and say?
+ Own calm, distance and voice
+ Listened and offered a next step
+ Knew when to call for help
- Made it clear who decides.
Behavioral: Describe a time your first words made somebody angrier. What did you do then?
+ Noticed it
+ Changed tone or let a colleague take over
+ Speaks differently since then
- The person was out of control.
Behavioral: When did you see early that a situation would turn bad?
+ Names the signs
+ Acted while it was still easy
+ Told colleagues
- It came from nowhere.
Situational: Two people shout at each other and a crowd gathers. You are the first to arrive. What do you do?
+ Looks first, calls for help
+ Parts them by talk and space
+ Moves the others away
- Steps between them.
Situational: Somebody refuses to leave and says that you have no right to make them. How do you go on?
+ Says calmly what is asked and why
+ A choice with both results
+ Stays within what is allowed
- Takes the person by the arm.
Situational: A person is shouting and you do not understand their language. What do you do?
+ Calm gestures, space and time
+ Somebody or something to translate
+ Looks for what is wrong
- Speaks louder.
Technical: How do you stay calm yourself when somebody insults you?
+ Knows what sets them off
+ A habit, such as breathing or a fixed sentence
+ Talks it over afterwards
- Does not hear it.
Technical: What do you do after such a situation is over?
+ Looks after the people involved
+ Report with facts and words
+ Talks with colleagues about what helped
- Goes back to work.`,
  },
];
