import type { CompetencyText } from './libraryText.ts';

export const financeAndData: readonly CompetencyText[] = [
  {
    id: 'data-analysis',
    name: 'Data analysis and reporting',
    theme: 'technical',
    strong:
      'data analysis, data analyst*, analyz* data, data visuali*, dashboards, tableau, power bi, business intelligence, sql queries, data-driven, prepare reports, statistical report*, metrics and report*, gis, analytics, reporting tools, pivot tables, key performance indicators, kpis, forecasting, data quality, statistical software, create reports, generate reports, data collection and',
    weak: 'data, metrics, reports, reporting, trends, statistic*, excel, figures, insights, analys*',
    questions: `
Behavioral: Tell me about an analysis of yours after which something was done differently. What had you found?
+ Knew the question behind the question
+ Says what was done because of it
+ Knows whether it helped
- Delivered a report on time.
Behavioral: Describe a number you published that turned out to be wrong.
+ Corrected it openly and quickly
+ Knows how it came about
+ Checks since then
- It was the source's fault.
Behavioral: When have you told somebody that the data did not show what they wanted to see?
+ Stayed with the evidence
+ Showed it so that they could check
+ Offered what could be said
- Softened the result.
Situational: Two reports show different figures for the same thing. How do you find out which is right?
+ Definitions, period and source first
+ Rebuilds both from the raw data
+ Agrees on one definition
- Takes the one from the larger system.
Situational: A manager wants a figure in an hour, and a good one takes a day. What do you give?
+ A rough one with its margin, said plainly
+ Asks what it is for
+ Follows with the better one
- The rough one without a word, or nothing.
Technical: You get a data set that you have never seen. What do you do with it in the first half hour?
+ Where it comes from and what a row is
+ Gaps, doubles, outliers, totals
+ Asks somebody who knows it
- Starts with charts.
Technical: How do you choose how to show a result to people who will look at it for one minute?
+ One message
+ The plainest form that carries it
+ Labels, scale and comparison
- As many charts as fit.`,
  },
  {
    id: 'accounting',
    name: 'Accounting and bookkeeping',
    theme: 'technical',
    strong:
      'accounting*, accountant*, bookkeep*, general ledger, accounts payable, accounts receivable, reconcil*, gaap, ifrs, month-end, month end, journal entr*, financial statement*, invoic*, tax return*, quickbooks, trial balance, cpa, balance sheet*, billing, tax preparation, financial records, year-end, financial transactions',
    weak: 'ledger, tax*, financial, finance, expenses, payments, statements, entries',
    questions: `
Behavioral: Tell me about a difference in the accounts that took you a long time to clear. How did you find it?
+ Works from totals to entries
+ Names the cause
+ Closed the way it got in
- Wrote it off.
Behavioral, ledger: Describe a closing that was in danger of being late.
+ Saw it early and said so
+ Split what was needed from what could wait
+ Made the next one easier
- Worked through the night.
Behavioral: When did you find something in the books that should not have been there?
+ Kept the evidence
+ Took it to the right person
+ Did not accuse
- Booked it as asked.
Situational: A manager asks you to book a cost into next month so that this month looks better. What do you say?
+ Says no and why
+ Offers what is allowed
+ Tells whom they must
- Does it, since the manager signs.
Situational, staff, ledger: A supplier calls for the third time about an unpaid invoice that you cannot find. What do you do?
+ Takes it on and gives a date
+ Traces order, receipt and invoice
+ Repairs the gap in the process
- Asks for a copy and waits.
Technical, staff, ledger: Take me through how you reconcile a bank account.
+ Both sides to the same date
+ Timing differences apart from errors
+ Nothing old left unexplained
- Ticks off what matches.
Technical, senior: Which controls would you want in a small finance team of three people?
+ Order, payment and booking apart
+ Review of changes to supplier data
+ Holiday cover and a look from outside
- Trusts the people.
Behavioral: Tell me about something in the figures that you had to explain to people who are not in finance.
+ Began with what they had to decide
+ Plain words, few figures
+ Checked that it was understood
- Sent the sheet.
Situational, pays-bills: You are asked to pay today, and one of the papers is missing. What do you do?
+ Does not pay without it
+ Helps to get the paper quickly
+ Knows who may decide on an exception
- Pays and asks for it later.
Technical, ledger: You take over the books from a colleague who is no longer there. Where do you begin?
+ Balances and their proof first
+ Old open items and unusual entries
+ Notes questions and asks
- Carries on from the last entry.`,
  },
  {
    id: 'budgeting',
    name: 'Budgets and financial planning',
    theme: 'management',
    assumes: 'holds-a-budget',
    strong:
      'budget*, financial planning, financial analys*, financial model*, cost control, financial report*, fiscal year, forecasts, financial management, p&l, profit and loss, labor cost*, expenditures, fiscal management, cost analys*, investment analys*, valuation, financial performance, capital planning, funding requests',
    weak: 'fiscal, finance, financial, cost*, funding, spending, revenue, investment*, variance*',
    questions: `
Behavioral: Tell me about a budget that went off course while you were in charge of it. What did you do?
+ Saw it by their own figures
+ Told early with choices
+ Says how it ended
- Was told by finance.
Behavioral: Describe a saving you made that nobody noticed in their work.
+ Knew where the money went
+ Weighed the effect
+ Gives a figure
- A cut across the board.
Behavioral: When have you argued for spending more?
+ Showed what it would bring or prevent
+ Compared alternatives
+ Was judged by it afterwards
- Asked for more than was needed.
Situational: In the middle of the year you must give back a tenth of your budget. How do you go about it?
+ What is fixed, what is not, what hurts most
+ Talks to those affected
+ Shows consequences to those who decide
- A tenth from each line.
Situational, senior: Two programs compete for the same money and both leaders are sure of theirs. How do you settle it?
+ Same measures for both
+ Aims of the organization
+ Says the reason openly
- Halves it.
Technical: How do you put together a budget for something that has never been done before?
+ Drivers and assumptions
+ Similar cases and a range
+ A reserve and a date to review it
- Takes last year's of something else.
Situational: Halfway through the year spending runs ahead of the plan, and nobody can say why. How do you find out?
+ Timing, price or amount, one by one
+ Talks to those who spend
+ A forecast with what can be done
- Stops all spending.`,
  },
  {
    id: 'payroll',
    name: 'Payroll and benefits administration',
    theme: 'technical',
    strong:
      'payroll*, benefits administration, timesheets, timekeeping, compensation and benefits, wage and hour, employee benefits administration, leave administration, process payroll, benefit plans',
    weak: 'wages, deductions, benefits, enrollment, hours, leave',
    questions: `
Behavioral: Tell me about a payroll mistake you had to put right. How did you deal with the people affected?
+ Tells them before they notice
+ Pays quickly and explains
+ Closes the cause
- Corrected it in the next run.
Behavioral: Describe a new rule or contract that changed how people are paid. How did you bring it in?
+ Read the source
+ Tested with sample cases
+ Explained it to staff
- The software did it.
Situational: An hour before the run closes, a manager sends thirty late timesheets. What do you do?
+ Knows the cut-off and its reason
+ Finds the safest way to pay people
+ Talks to the manager afterwards
- Types them in without a check.
Situational: Somebody asks you about a colleague's deductions. How do you answer?
+ Gives nothing away, kindly
+ Offers help with their own
+ Knows the rule
- Gives a general hint.
Technical: Which checks do you run before you release a payroll?
+ Compared with last period, new and left, outliers, totals
+ Second person
+ Net to bank and ledger
- The system's own check.
Technical: How do you keep up with changes in tax and labor rules that touch payroll?
+ Named sources
+ A calendar with owner
+ Tests before it counts
- Waits for the update.`,
  },
  {
    id: 'audit',
    name: 'Audit and risk',
    theme: 'technical',
    strong:
      'internal audit*, external audit*, audit*, risk management, risk assessment*, internal control*, fraud*, sarbanes, due diligence, risk analys*, underwriting, insurance claims, claims adjust*, credit risk, actuar*, credit analys*, anti-money laundering',
    weak: 'risk*, controls, examin*, investigat*, findings, claims, compliance',
    questions: `
Behavioral: Tell me about a finding that people did not want to hear. How did you present it?
+ Facts first, no blame
+ Showed the risk in their own terms
+ Agreed on a fix and a date
- Wrote it in the report and left.
Behavioral: Describe a risk that others had not seen and that you raised.
+ How they saw it
+ Whom they told
+ What came of it
- Lists risks from a catalogue.
Situational: During a review you find that a document you were given has been changed. What do you do?
+ Keeps a copy and says nothing to the person yet
+ Tells their own lead
+ Widens the sample
- Asks the person for an explanation at once.
Situational: You have ten days and a list of thirty areas. How do you choose what to look at?
+ Harm and likelihood, change, last review
+ Talks to those who know the work
+ Says what is left out
- A little of each.
Technical: How do you test whether a control works and is not only described?
+ Follows real cases through
+ Sample with a reason
+ Looks for the exceptions
- Reads the procedure.
Technical: What are early signs to you that figures may have been made to look better than they are?
+ Pattern against cash, timing at period end, manual entries
+ Pressure and opportunity
+ Would look for other explanations
- A feeling for people.`,
  },
  {
    id: 'procurement',
    name: 'Purchasing and contracts',
    theme: 'management',
    strong:
      'procurement, purchasing, vendor manage*, vendor relation*, contract negotiation*, negotiat* contracts, rfp, rfps, request for proposals, sourcing, suppliers, purchase order*, bids, contract administration, contract management, contracting officer*, manage vendors, manage contracts, contract specialist*, acquisition*, ordering supplies, order supplies',
    weak: 'vendor*, supplier*, contracts, purchas*, proposals, negotiat*, solicitations, orders',
    questions: `
Behavioral: Tell me about a negotiation in which you got more than the price.
+ Knew both sides' interests
+ Prepared alternatives
+ Names what was won and given
- A hard line on price.
Behavioral: Describe a supplier who did not deliver as agreed. What did you do?
+ Facts, contract, talk
+ Kept the work going
+ Changed terms or partner
- Complained by letter.
Behavioral: When did you stop a purchase or an award that was not in order?
+ Knew which rule was at stake
+ Raised it before money was spent
+ Found a clean way
- It was signed by somebody else.
Situational: A colleague wants one particular supplier, and the rules ask for three offers. How do you go on?
+ Helps to describe the need openly
+ Gets fair offers
+ Records the reason
- Gets two offers for show.
Situational: A bidder invites you to lunch a week before the decision. What do you do?
+ Declines and declares it
+ Treats all bidders alike
+ Knows the policy
- Goes, but does not speak of the bid.
Technical: How do you compare offers that differ in price, quality and time?
+ Criteria and weights fixed beforehand
+ Cost over the whole life
+ Record that others can follow
- The cheapest that will do.`,
  },
];
