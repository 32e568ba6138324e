import type { CompetencyText } from './libraryText.ts';

export const law: readonly CompetencyText[] = [
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
- From the first page until time is up.
Situational: You are asked to find out what the law says on a question, and two decisions say opposite things. How do you go on?
+ Looks at facts, court and date of each
+ Says what is settled and what is not
+ Asks when time or cost matters
- Takes the newer one.
Situational, entry, clients: A client asks you for advice, and you are not yet allowed to give it. What do you say?
+ Friendly, and does not guess
+ Takes the question down exactly
+ Says who will answer and when
- Gives a careful opinion.
Technical: How do you draft a letter to a client so that they know what to do next?
+ The answer or step first
+ Plain words, dates
+ What happens if they do nothing
- A full account of the law.
Behavioral, entry: Tell me about a piece of legal research that you did, in your studies or at work. How did you know that it was complete?
+ A clear question
+ More than one kind of source, up to date
+ Knows where they stopped and why
- Found something that fits.
Situational, entry: While you prepare a file you notice that a paper is missing which the other side must have. What do you do?
+ Tells the lawyer in charge at once
+ Does not hide or guess
+ Finds out where it should be
- Waits whether somebody asks.`,
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
Behavioral: When did you keep to a regulation although there was no time for it?
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
];
