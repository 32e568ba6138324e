import type { CompetencyText } from './libraryText.ts';

export const publicService: readonly CompetencyText[] = [
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
];
