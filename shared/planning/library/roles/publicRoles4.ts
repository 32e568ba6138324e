/**
 * Veterans and benefit claims examiner. See `roleText.ts` for the format.
 */
export const publicRoles4 = `
# Veterans and benefit claims examiner | veterans service representative*, veterans claims*, claims examiner government*, disability examiner*, disability claims*, social insurance specialist*, rating specialist*, veterans benefits*, unemployment claims*, benefit claims*, claims assistant government*, disability adjudicator*, workers compensation claims examiner*, benefits examiner*, rating veterans*, unemployment insurance*, claims adjudicator*, adjudicator*, benefit authorizer* | veterans affairs nurse*, veterans affairs physician*, security adjudicator*, personnel security*, immigration adjudicator*, visa adjudicator*, conduct adjudicator*, medical claims adjudicator*
@ Reviewing claims
Technical [claim*, review*, evidence, determin*, eligib*, record*, evaluat*]: A claim arrives with 400 pages of records. How do you find what matters? + What must be proved + Timeline with page numbers + Gaps and contradictions - Reads in order.
Technical [evidence, medical*, record*, weigh*, evaluat*, decision*]: Two doctors or records disagree. How do you decide how much weight each has? + Basis, recency, detail + Fit with other proof + Reasons written - Longer report.
Situational [evidence, missing, request*, record*, claim*]: The decisive record cannot be found. What do you do before a decision is made? + Other sources and statements + Documents the search + Tells the claimant - Denies.
Behavioral [analy*, evidence, detail*, research*, decision*, accura*]: Tell me about a case or problem in which one document changed your conclusion. + Careful reading + Verified it with other sources + Changed openly - Kept first view.
Technical? [medical evidence, medical record*, medical exam*, rating*, disability*]: A medical report states a diagnosis but not what the person can still do. How do you go on? + Names the missing findings + Asks the doctor or orders an exam + Weighs other evidence - Decides on the diagnosis.
@ Contact with claimants
Situational [claimant*, veteran*, customer*, interview*, communicat*, inquir*, public]: A claimant shouts that the office only wants to save money. How do you handle the call? + Stays calm and listens + Status and reasons plainly + Next step - Hangs up.
Situational? [trauma*, veteran*, ptsd, sensitiv*, disab*, interview*]: A claimant must describe a painful event and cannot go on. What do you do? + Gives time, offers a break + Explains what is needed + Other ways to prove it - Skips it.
Situational [explain*, denial*, appeal*, decision*, letter*, notif*]: You have to explain a denial to a person who counted on the money. What do you tell them? + Plain reason + What evidence was missing + Appeal, deadline and help - Letter says it.
Behavioral [communicat*, customer*, interview*, listen*, empath*, service]: Describe a talk in which you got important facts from a distressed or mistrustful person. + Showed respect throughout + Simple questions + Facts right - Pressed.
Situational? [telephone, phone, customer service, inquiries, correspondence]: A claimant's relative calls for the third time about the state of the claim. What do you say? + Checks who may be informed + Says what is open, no promise + Notes the call - Tells everything.
@ Decisions and caseload
Technical [write*, written, decision*, letter*, document*, explain*, report*]: How do you write a decision so that the claimant and a reviewer can both follow it? + Facts, rule, reason + Plain words + All evidence dealt with - Standard text.
Technical [law*, regulat*, polic*, apply*, interpret*, manual*]: A case does not fit the usual rule. How do you come to a correct decision? + Law and manual + Similar decisions, senior advice + Reasons recorded - Sympathy.
Situational [caseload*, deadline*, priorit*, production, volume]: Your count is behind this week, and three difficult cases are waiting. How do you plan? + Hardship and deadlines first + Simple ones in blocks + Tells the lead - Skips checks.
Situational [ethic*, impartial*, integrity, fraud*, confidential*, fair*]: You suspect that a document in a sympathetic case is false. What do you do? + Checks at source + Procedure, no accusation + Same standard - Looks away.
Behavioral [error*, quality, accura*, feedback, review*, learn*]: Tell me about a decision or piece of work that was sent back to you. What did you change? + Understood reason + Fixed it + New habit - Unfair reviewer.
Technical? [outreach, assist* … claim*, file claims, advoca*, service officer*, represent*]: How do you help a claimant to file a strong and truthful claim the first time? + What must be proved + Records and statements + Deadlines, realistic hopes - Fills form.
Technical? [unemploy*, employer*, separation, wage*]: An employer says that a worker quit, and the worker says they were let go. How do you decide? + Questions to both + Last events and papers + Rule and burden of proof - Employer's word.
Technical? [overpay*, payment*, award*, calculat*, entitle*]: A change of address or income means that a person was paid too much. What are your steps? + Verifies date and amount + Notice and right to respond + Repayment or waiver - Stops all.
Technical? [appeal*, hearing*, reconsider*, higher-level review]: A claimant appeals and sends one new record. How do you review the earlier decision? + Fresh look at the whole file + Weight of the new record + Reasons for each point - Confirms it.
Technical? [data entry, database*, computer system*, vbms, case management system*, electronic record*]: Dates in the system and in the file differ. Which do you use, and what do you do? + Goes to the source paper + Corrects with a note + Checks effect on payment - Uses the screen.
Situational? [fraud*, investigat*]: Two claims by different people contain the same sentences and the same bank account. What do you do? + Secures both files + Refers by the set route + Does not warn or accuse - Denies both.
`;
