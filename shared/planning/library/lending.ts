import type { CompetencyText } from './libraryText.ts';

export const lending: readonly CompetencyText[] = [
  {
    id: 'lending',
    name: 'Lending and loan documents',
    theme: 'technical',
    assumes: 'loans',
    strong:
      'loan processing, loan documents, loan documentation, loan closing*, lending, loan officer*, loan files, mortgage*, underwriting, credit analysis, loan servicing, commercial loan*, consumer loan*, loan application*, existing loans, loan portfolio*, borrowers, loan requests, collateral, flood certification*',
    weak: 'loan, loans, credit, borrower*, closing, payoff*, advances, bank*',
    questions: `
Behavioral: Tell me about a loan file that was not complete when it was needed. What did you do?
+ Saw early what was missing
+ Told those waiting and set dates
+ Changed a list or a step afterwards
- The customer was late.
Behavioral: When did you stop a loan from going to signature because something in the papers was not right?
+ Compared with the approval, line by line
+ Stopped the signing
+ Found out where it came from
- Somebody else would have seen it.
Behavioral: Describe a borrower or a colleague who could not wait for a loan to close. How did you handle it?
+ Said what is still open and until when
+ Left out no step
+ Kept them informed
- Pushed it through.
Situational: A borrower asks you to leave out a debt so that the loan goes through. What do you say?
+ No, and why
+ Shows what is possible
+ Tells the right person
- Looks away.
Situational: The closing is tomorrow, and an insurance paper has not come. What do you do?
+ Calls those who can send it
+ Tells the lender and the borrower now
+ Does not close without it
- Hopes for the morning.
Situational: A borrower has missed two payments and does not answer letters. What are your next steps?
+ Tries other ways to reach them, in the permitted form
+ Notes each step
+ Looks at the file and passes it on in time
- Sends a third letter.
Technical: What do you check in a loan file before it goes to closing?
+ Amount, rate, names, collateral against the approval
+ Insurance, title, certificates
+ Signatures and dates
- That all forms are there.
Technical: How do you keep track of loans that come up for renewal and of papers that run out?
+ One list with dates and owners
+ Asks well before the date
+ Looks at exceptions regularly
- The system reminds.
Technical: How do you explain to borrowers what they are about to sign?
+ Cost, term, what happens when they cannot pay
+ Plain words, time for questions
+ No advice they may not give
- Shows where to sign.`,
  },
];
