/** Questions about single tasks in finance, banking and purchasing; see `taskText.ts` for the format. */
export const financeTasks = `
@ accounting | accounts payable, vendor invoice*, supplier invoice*, process* … invoices, pay* invoices, invoice processing, coding of invoices, code* invoices, match* … invoices, vendor payment*, a/p | work with accounts payable, customer invoice*, billing
Situational: An invoice shows twelve items, and the receiving note shows ten. The supplier wants the money today. What do you do? + Holds it, or pays what arrived if allowed + Asks the receiver and the buyer + Writes the difference on record - Pays it and sorts it out later.
Technical: How can you tell that an invoice in front of you may already have been paid? + Number, amount and date, also with variants + Looks twice at copies and reminders + Checks the vendor's account before paying - The system would stop it.
Behavioral: Tell me about a wrong or fake invoice that you caught, or nearly let through. What gave it away? + A detail that did not fit + Checked with somebody independent + A new check since then - It has never happened.

@ accounting | accounts receivable, overdue accounts, overdue invoices, past due accounts, past due balances, past due invoices, delinquent accounts, aging report*, debt collection, collection calls
Situational: A good customer is sixty days late and tells you for the second time that the check is in the mail. How does the call go on? + Friendly, but asks for amount and date + Asks what stands in the way + Says what happens next, and keeps to it - Waits another month.
Technical: Thirty accounts are overdue, and you have one morning for calls. Whom do you call first? + Large and old amounts, and chances to recover + Reads the notes on each first + Leaves disputes to whoever can solve them - Works through the alphabet.

@ accounting | bank reconcil*, reconcil* … bank, reconcil* … bank statement*
Situational: A deposit appears on the bank statement, and nobody knows what it is for. What do you do with it? + Parks it in a clearing account + Asks the bank and those who bill + Follows up until it is explained - Books it as income.
Technical: Two items on a bank reconciliation have been open for a year. What would you do about them? + Finds the papers behind each + Contacts whoever got or sent the payment + Corrects them with approval and a note - Carries them forward.

@ accounting | account reconcil*, balance sheet reconcil*, reconcil* … general ledger, reconcil* … accounts, ledger reconcil* | bank, inventor*
Technical: A detailed list and the general ledger differ by the same small amount every month. What does that tell you? + One old error, carried along + Goes back to the first month + Corrects the source as well - It is too small to matter.
Situational: You are asked to sign a reconciliation that has an unexplained difference marked as immaterial. What do you do? + Asks what is in it, perhaps offsetting items + Signs only what is explained + Agrees who clears it, and by when - Signs, since it is small.

@ accounting | month end clos*, month-end clos*, year end clos*, year-end clos*, monthly clos*, closing of the books, close the books, financial close, monthly close process
Situational: It is the second day of the close, and one department has not sent its figures. What do you do? + Calls, and asks what can come now + Estimates from past months and marks it + Agrees on a date for next time - Waits until they arrive.
Technical: Which parts of a close can be finished before the month is over? + Recurring entries and known accruals + Reconciling accounts as the month goes on + Reminders and cut-off dates sent ahead - Nothing, the month must end first.

@ accounting | journal entr*, post* … general ledger, adjusting entr*, ledger entr*, accruals, bookkeeping, general ledger | leave
Situational: You are handed a large entry to post, and its only explanation is the word "adjustment". What do you ask first? + What it corrects, and the papers behind it + Who approved it + Why now, and why this amount - Posts it, since it came from a manager.
Behavioral: Tell me about an entry that you had to reverse or correct. How had it come about? + Names the real cause + Left a clear trail + Checked for the same error elsewhere - Deleted the wrong one.

@ accounting | prepare … financial statements, preparation of financial statements, financial statement preparation, interpret* financial statements, analyz* … financial statements, balance sheet*, income statement*, monthly financial statements | reconcil*
Technical: Profit is up, and there is less cash in the bank than a year ago. Where in the statements do you look for the reason? + Money owed by customers, and stock + Purchases of equipment and repaid debt + Income booked before it was paid - That cannot happen.
Situational: An hour before the statements go to the board, you notice that one figure looks too good. What do you do? + Compares with earlier periods and the entries + Tells the person in charge right away + Rather late than wrong - Sends them, and looks later.

@ accounting | fixed asset*, depreciation, capital asset*, asset register*
Technical: A roof is repaired and improved in the same job. How do you decide what counts as an asset and what as an expense? + Whether it adds life or value + Splits the bill by its parts + The written policy and its threshold - All of it is an asset.
Situational: At the yearly check, six laptops on the asset list cannot be found. What are your next steps? + Asks users, IT and the last record + Looks for disposals that were never booked + Reports it, and writes off only with approval - Takes them off the list.

@ accounting | expense report*, expense claim*, travel claim*, travel voucher*, employee reimbursement*, expense reimbursement*
Situational: A senior manager's claim has a large dinner with no receipt and a note saying "please just approve". What do you do? + Asks for receipt, guests and purpose + The same rule for everyone + Offers the usual form for lost receipts - Approves it, given the rank.
Technical: Which patterns in expense claims would make you look more closely? + Round sums, and amounts just under a limit + The same receipt twice + Weekends or places that do not fit - Only very high amounts.

@ accounting | purchase card*, purchasing card*, procurement card*, p-card*, credit card statement*, company credit card*, corporate card*, cardholder duties, reconcil* … credit card*
Situational: A purchase is just over the card limit, and a colleague suggests paying it in two parts. What do you say? + No, since splitting breaks the rule + Shows the proper way to buy it + Stays friendly and quick - Does it, as the money is there.
Technical: A charge on the card statement means nothing to you or to the cardholder. In which order do you deal with it? + Asks the seller for details + Disputes it with the bank in time + Blocks the card if it stays unknown - Pays it and watches the next one.

@ cash-handling | petty cash
Situational: The petty cash box is twenty dollars short, and three people have had the key. What do you do? + Counts again and compares with the slips + Reports it, without pointing at anyone + Suggests one holder and a sign-out - Puts in twenty dollars.
Technical: How would you run a petty cash box so that anyone could check it at any time? + Cash and slips always add up + A receipt and name for each amount + Surprise counts by somebody else - By trusting those who use it.

@ accounting | customer invoice*, client invoice*, prepare invoices, prepare* … invoices for, issue* invoices, generate* invoices, customer billing, client billing, billing discrepanc*, billing error*, billing inquir* | medical, patient*, vendor*
Situational: You discover that a customer has been billed too little for three months. What do you do? + Works out the amount and the cause + Takes it to the person in charge first + The customer hears it before a bill comes - Adds it to the next invoice.
Behavioral: Tell me about a customer who would not pay a bill because of something on it. How did you settle it? + Laid offer, order and bill side by side + Asked the colleague who had sold it + Corrected it, or explained it with papers - Sends a reminder.

@ audit | internal audit*, audit procedure*, audit workpaper*, audit working paper*, audit finding*, financial audit*, performance audit*, audit engagement*, audit test*, auditing services
Situational: A manager explains a missing approval so well that you believe it. What goes into your working papers? + The missing approval, as a fact + The explanation, and whose it is + A second source or more cases - Nothing, since it was explained.
Technical: You test twenty-five payments, and one fails. What do you do before you call it an isolated case? + Finds out why it failed + Tests more of the same kind + Asks who else could be affected - A single failure is fine.
Behavioral: Tell me about something you found in an audit that nobody had asked you to look at. + A detail that did not fit + Told the lead before digging further + Says what came of it - Keeps to the checklist.

@ accounting | external audit*, outside auditor*, external auditor*, independent auditor*, year-end audit*, annual audit*, audit schedules, audit preparation, audit request* | perform* … audits
Situational: The auditors ask for a contract, and you find that it was never signed. What do you do? + Tells the manager and the auditors plainly + Looks for other proof of the agreement + Does not have it signed with an old date - Says that it is being searched for.
Technical: What can be done during the year so that the audit takes less of everybody's time? + Papers filed with each entry + Last year's list of requests, kept up + One person who collects the questions - Nothing until they come.

@ audit | internal control*, sarbanes*, segregation of duties, separation of duties, financial controls
Situational: Everybody in an office uses one shared password for the payment system because it is quicker. What do you do? + Names what nobody could prove later + Gets separate access, also for vacations + Checks recent payments - Has the password changed.
Behavioral: Tell me about a control that people worked around. Why did they, and what became of it? + Understood why it got in their way + Kept the purpose, changed the step + Checked that it is now used - Reported them, and that was all.

@ accounting | tax return*, tax preparation, tax filing*, income tax*, corporate tax*, tax provision*, tax compliance | sales tax, payroll tax*, volunteer income tax
Situational: It is two days before the filing date, and half of the papers are missing. What do you do? + Asks for the ones that matter most + Looks at an extension, and pays what is due + Estimates nothing without saying so - Files with last year's figures.
Situational: You notice a mistake in last year's return, made by somebody else, that saved tax. What now? + Tells the person or company whose return it is + Explains what correcting it means + Does not carry it on - Leaves it, since it was accepted.
Technical: How do you check a return that you have prepared yourself before it is filed? + Compares each line with last year + Ticks off each figure against its paper + Has a second person read it - The software finds mistakes.

@ accounting | sales tax*, use tax*, vat return*, sales and use tax*
Technical: A company begins to ship to customers in another state. What has to be found out about sales tax? + Whether and from when it must register + Which goods and customers are exempt + Rates, filing dates and who watches them - It is charged as at home.
Situational: A customer says that they are exempt from sales tax but sends no certificate. How do you bill them? + With tax until the paper is there + Explains why, and what is needed + Refunds or corrects it afterwards - Without, to keep them happy.

@ budgeting | budget preparation, prepare … budget*, develop … annual budget*, develops … annual budget*, developing … annual budget*, development of … annual budget*, development and … annual budget*, budget development, annual budget*, operating budget*, budget process, budgeting process, develop … budgets, develops … budgets, developing … budgets, development of … budgets, development and … budgets | within budget, reconcil*
Situational: You collect figures for next year's budget, and one department adds ten percent to everything. How do you respond? + Asks what drives each amount + Compares with what was really spent + Helps them to make a better case - Cuts it by ten percent.
Technical: Which parts of a budget would you build up from nothing, and which would you carry over from last year? + Rebuilds what is large or has changed + Carries over what is fixed by contract + Says why for each - Takes last year plus inflation.

@ budgeting | budget varianc*, variance analysis, variance report*, monitor* … budget*, budget monitoring, budget to actual*, track* … budget*, monitor* … expenditures, track* … expenditures
Technical: One cost center is exactly on its budget every single month. Why might you look at it closely? + Real costs go up and down + Spending may be shifted or held back + Looks at entries around month end - No need, it is on budget.
Situational: Somebody who has overspent tells you that it is only timing. How do you check that? + What is still to come, and its papers + The same months of last year + A date on which it must have evened out - Takes their word for it.

@ budgeting | financial model*, financial forecast*, financial planning, fp&a, revenue forecast*, financial projection*, forward-looking models, cash flow projection* | financial planning advice, client*
Technical: Somebody hands you a spreadsheet that decides about a lot of money. How do you test it before you trust it? + Finds the few assumptions that move it + Puts in extreme values + Follows totals and links by hand - Looks whether the result seems right.
Situational: Your forecast shows a loss, and you are told to look again before the board sees it. What do you do? + Rechecks it honestly + Shows which assumptions would change it + Does not bend the result - Finds a few better figures.
Behavioral: Tell me about a forecast of yours that was far off. Which assumption was wrong? + Names the assumption + Says when they could have known + Changed how they forecast - The market was unusual.

@ accounting | cash flow management, manage … cash flow, manages … cash flow, managing … cash flow, management of … cash flow, cash position*, treasury management, treasury operations, wire transfer*
Situational: An e-mail from a director asks you to wire money today, to a new account and in confidence. What do you do? + Pays nothing on an e-mail alone + Calls back on a number already known + Reports it, even when in a hurry - Does it, as it is the director.
Technical: Next week more has to be paid than there is in the bank. How do you decide what is paid first? + Wages, taxes and what keeps things running + Talks to creditors before the due date + Brings in what customers owe - The oldest bills first.

@ accounting | cost accounting, standard cost*, job costing, product costing, cost of goods sold, inventory valuation
Technical: A product sells well, and each one sold loses money. Which costs do you look at to find out whether that is true? + Material, hours and waste as they really are + How shared costs were spread + What would remain if it were dropped - The price is too low.
Behavioral: Tell me about a cost that turned out different from what everyone believed. How did you find out? + Went to where the work is done + Compared hours and use with the standard + Something was decided because of it - The system calculates it.

@ payroll | payroll | payroll tax*, payroll company, payroll provider*
Situational: You get an e-mail, signed with an employee's name, giving a new bank account for the next pay. What do you do? + Checks with the person by another way + Changes nothing until then + Reports it if it was false - Enters it before the run.
Technical: Somebody leaves in the middle of a pay period with unused vacation. What has to be right on the last paycheck? + Days worked, vacation as policy and law say + Deductions, advances and things to return + The legal date of payment - The usual amount, cut in half.
Behavioral: Describe a pay run that you were not sure would be ready in time. What did you do? + Saw it early and said so + Paid what was certain, correctly + Closed the gap for next time - Worked all night.

@ payroll | process* … timesheet*, review* … timesheet*, collect* … timesheet*, process* … timecard*, time and attendance record*, time and attendance data, timekeep*, approve … timesheets
Situational: A timesheet with forty hours is approved, and you know that the person was away for two days. What do you do? + Asks whether leave was recorded elsewhere + Goes back to whoever approved it + Does not change it on their own - Processes it, since it is signed.
Technical: Every period the same people hand in their hours late. How could you change that without chasing them each time? + Finds out what makes it hard + An easier way and an early reminder + Makes clear what late hours mean - Pays them later.

@ payroll | payroll tax*, garnishment*, w-2s, 1099s, payroll deduction*
Situational: A court order tells you to hold back part of somebody's pay. How do you deal with it, and what do you tell the person? + Follows the order, its limits and dates + Informs them privately, without judging + Keeps it from colleagues - Asks whether they agree.
Technical: In January somebody says that the figures on their tax form are wrong. How do you find out? + Compares with each pay slip of the year + Looks at benefits and late corrections + Issues a corrected form if needed - Tells them to ask the tax office.

@ cash-handling | bank teller*, teller*, deposits and withdrawals, cash vault*, banking transactions
Situational: A customer wants to withdraw nearly everything while somebody on the phone tells them what to say. What do you do? + Gains time, and speaks with them alone + Asks calmly what the money is for + Brings in the supervisor before paying out - Pays, since it is their money.
Technical: You count out a large sum to a customer. How do you do it so that neither of you can be wrong? + Counts twice, once aloud before them + Large notes first, in order + No talking or other work meanwhile - Relies on the machine.

@ compliance | money laundering, know your customer, suspicious activity report*, bank secrecy, aml, kyc
Situational: The same person brings cash just under the reporting limit for the third time this week. What do you do, and what do you not say? + Serves them as usual, no hint + Writes down facts and reports inside + Knows that a tip-off is forbidden - Asks them why they do it.
Technical: How can you tell whether an unusual payment is suspicious or only unusual? + What is known of the customer and business + Who stands behind it, and the purpose + Notes why it was cleared or reported - By its amount.

@ lending | loan application*, mortgage application*, loan origination*, credit application*, loan underwriting, creditworthiness, credit analysis, credit risk, underwrit* … loans
Situational: The income on an application is higher than on the pay slips that came with it. What do you do? + Asks, without accusing + Wants proof of the rest + Goes on only with what is proven - Takes the higher one.
Technical: One business has high profit and little cash, another little profit and plenty of cash. Whose request for a loan worries you more, and why? + Loans are repaid from cash + Asks what ties up the money + Looks at several years - The one with less profit.

@ casework | insurance claim*, claims adjust*, adjust* claims, claims investigation*, claims handling, settle* claims, claim settlement* | medical, travel claim*, submit* … claims, unemployment, benefit*, disability, veteran*, warranty, medicaid, medicare, health, patients, patient, dental
Situational: Somebody claims for a burst pipe, and the photos show damage that looks months old. How do you go on? + Asks open questions about when and how + Inspects, or sends somebody who knows + Stays fair until it is proven - Refuses the claim.
Technical: How do you explain to people who have lost something that it is not covered? + The policy's words, in plain language + What is covered, and how to appeal + Listens, and does not hide behind a letter - Sends the standard letter.

@ new-business | insurance polic*, insurance product*, insurance quote*, insurance coverage options, insurance agen* | insurance policies and procedures, benefits
Situational: A customer wants the cheapest insurance, and it will not cover what they worry about most. What do you say? + Names the gap with an example + Shows what closing it would cost + Leaves the choice, and notes the advice - Sells what was asked for.
Technical: Which questions tell you what somebody really needs to insure? + What they could not replace or repay + What is covered already + What has changed lately - What they paid last year.

@ accounting | grant report*, grant accounting, grant budget*, grant expenditure*, grant funds, grant compliance, grants management, grant management, grant administration | grant writing
Situational: A grant ends next month with money left over, and somebody wants to buy computers from it. What do you need to know? + What the grant allows, and its end date + Whether they serve this project + Whether the funder must be asked - Spend it before it is lost.
Technical: Half of a person's time is paid from a grant. What would you want to have in the files if the funder asked? + Records of the hours really worked + The approved budget line + Agreement with the payroll - The contract is enough.

@ procurement | purchase order*, purchase requisition*, purchasing supplies, supply requisition*, process* … requisitions, procure* … equipment, purchas* … materials | job requisition*
Technical: A request on your desk says "ten chairs, soon". What do you have to know before you can order? + Use, place, size and date + Budget, and who approves + Whether there are some in store - The cheapest supplier.
Situational: A bill arrives for something that a colleague ordered by phone, past all rules, because it was urgent. What do you do? + Finds out whether it came and who needed it + Gets a proper approval afterwards, on record + Shows the quick way that is allowed - Writes an order with an earlier date.

@ procurement | competitive bid*, solicit* … bids, solicit* … quotes, obtain* … quotes, evaluat* … bids, request for proposal*, requests for proposal*, rfps, invitation to tender, tender process, bid evaluation* | respond* … rfp*, response* … rfp*, respond* to request*
Situational: The cheapest offer comes in ten minutes after the deadline. What do you do with it? + Follows the rule that all were told + Returns or records it, unopened + Checks that the deadline was clear - Takes it, to save money.
Technical: Only one company answers your request for offers. How do you find out why, and what next? + Asks those who did not answer + Looks for a requirement that shut others out + Repeats it, or justifies one offer - Orders from the one.

@ procurement | vendor management, supplier management, manage … vendors, manages … vendors, managing … vendors, management of … vendors, vendor relation*, supplier relation*, vendor performance, supplier performance
Situational: A supplier that has served you well raises prices by a fifth with two weeks' notice. How do you answer? + Reads the contract first + Asks for the reasons, in figures + Looks at others before the talk - Accepts, or cancels at once.
Behavioral: Tell me about a supplier who got better because of something you did. + Clear facts, shared regularly + Asked what they needed from us + Says what changed - Threatened to leave.

@ procurement | contract administration, administer* … contracts, contract manage*, contract compliance, monitor* … contracts, contract modification*
Situational: A contractor has done extra work that nobody ordered in writing and now sends a bill. What do you do? + Asks who asked for it, and when + Reads what the contract says on changes + Settles it, and stops it from happening again - Pays, since the work was good.
Technical: How do you notice early that a contract will not be fulfilled? + Milestones and papers, not promises + Visits or talks to the users + Small delays taken seriously - When the date has passed.
`;
