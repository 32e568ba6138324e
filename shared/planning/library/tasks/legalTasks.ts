/** Questions about single tasks in law, compliance, privacy and investigations; see `taskText.ts` for the format. */
export const legalTasks = `
@ legal | draft* … contracts, contract draft*, draft* … agreements, review* … contracts, contract review*, review* … agreements, commercial contract*, commercial agreement*, legal review of contract* | construction, contractor*, convert*, upsell*
Situational: The other side sends a contract back, and one of its changes is not marked. What do you do? + Compares the whole text, not only the marks + Raises it plainly, without accusing + Looks at what else may have moved - Changes it back silently.
Technical: Which clauses cost most later, although hardly anybody looks at them when signing? + Renewal, ending, liability, who owns the results + An example of what it led to + What they ask for instead - Price and dates.

@ negotiation | contract negotiation*, negotiat* … contracts, negotiat* … agreements, negotiat* contract*, negotiat* contractual, negotiation of contracts, negotiation of agreements | collective bargaining, union*, labor
Situational: The other side says that a clause is standard and never changed. How do you go on? + Asks what it protects them from + Offers another way to the same end + Knows what to give, and when to leave it - Says that ours is standard too.
Technical: Both sides want to begin work before the contract is signed. What do you advise? + What happens if it never is signed + A short letter: scope, price limit, way out + Who may agree to that - Trust is enough for the start.

@ procurement | contract management, contract administration, contract lifecycle, contract database*, contract repository, contract renewal*, track* contracts, manage contracts, manages contracts, managing contracts, management of contracts, maintain* contracts, contract files | facility, janitorial, service contracts for customers
Situational: A contract has renewed itself for a year because nobody looked at the date. What do you do now? + Reads whether there is still a way out + Talks to the other side, uses the year + A date with a person for all the others - There is nothing to be done.
Technical: A contract is signed. What do you take from it so that those who work with it need not read it again? + Duties, dates, prices, limits, notices + One page, owner, reminders + Tells those concerned - Files it where all can find it.

@ legal | legal research, research … case law, case law research, research … statutes, research legal, legal memorand*, research and analy* … legal, research … laws, statutory research | market
Situational: You find a higher decision that hurts your side, and the other side has missed it. What do you do? + Knows the duty to the court + Finds what sets it apart + Tells the client early - Keeps quiet about it.
Technical: How do you make sure that a decision you rely on exists and still holds? + Reads it, not the summary or a machine's answer + Checks what later courts did with it + Same facts, same law, same court - It came up in the search.

@ legal | litigation, trial preparation, prepar* … for trial, represent* … in court, court appearance*, appear* in court, trial experience, civil cases, courtroom experience | litigation hold*, class action notice
Situational: A witness who was certain in your office begins to waver a week before the trial. What do you do? + Has them tell it afresh, no coaching + Looks for papers that help or hurt + Rethinks the case with the client - Goes through the answers until they sit.
Technical: When would you advise somebody with a good case to settle? + Cost, time, risk, chance of being paid + What they want besides money + Says the odds honestly - Never with a good case.

@ legal-support | discovery requests, discovery responses, respond* to discovery, document production*, e-discovery, ediscovery, electronic discovery, privilege log*, privilege review, written discovery, discovery process in litigation, civil discovery, draft* discovery
Situational: In papers that have already gone to the other side you find a letter between your side and its lawyer. What do you do? + Tells the lawyer in charge at once + Asks in writing for it back, by the rule + Finds out how it slipped through - Hopes that they do not read it.
Technical: You have forty thousand e-mails to go through. How do you make the pile smaller without losing what matters? + People, dates, copies first + Tries search words on a sample + Looks into what was left out - Reads as fast as possible.

@ legal-support | court filing*, court e-filing, e-filing … court*, electronic filing … court*, file … with the court, file … in court, file pleadings, filing of pleadings, court deadline*, docket*, court calendar*, legal deadlines, litigation deadlines | freight, candidate
Situational: At half past four the court's filing system is down, and the deadline is midnight. What do you do? + Calls the clerk, keeps proof of the failure + Knows the other ways to file + Tells the lawyer now, not at eleven - Tries again until it works.
Technical: How do you enter a deadline so that it is not missed even when you are away? + Counts by the rule, a second person counts too + Two calendars, early warnings + Says who acts - Writes it in red.

@ legal-support | deposition*, trial exhibit*, exhibit binder*, trial binder*, trial notebook*, exhibits for trial, trial support, legal files, litigation files, legal case files | museum*, social work*
Technical: You sum up a deposition of three hundred pages. What do you keep, and how can others find it again? + Answers that help, hurt, or differ from others + Page and line + The question of the case in view - Each page in one sentence.
Situational: On the morning of a hearing the lawyer asks for a paper you have never seen. What do you do? + Says so at once, asks who had it last + Searches by date and sender, calls for a copy + Has a second best ready - Keeps searching silently.

@ legal | draft* … pleadings, draft* … motions, legal briefs, appellate briefs, legal drafting, legal writing, draft* legal documents, draft* … legal documents, draft* … legal opinions, prepar* … pleadings, prepar* … legal documents, draft* affidavits
Technical: How do you write a brief for a judge who will read only the first two pages? + What you want and why, on page one + The hard point faced, not hidden + Facts that carry it, with places - The history of the case first.
Situational: A form from an earlier case fits almost. What do you look at before you use it? + Names, dates, law that has changed + What was special in that case + Reads it as the other side would - Replaces the names.

@ legal | interview* clients, client interview*, interview* witnesses, witness interview*, witness statement*, interview* potential clients, legal intake, client consultations | job interview*, candidates, design, counselor*, social, case manage*, benefit*, eligib*, tax, salon, famil*, housing, counsel*
Situational: Somebody tells you a story that leaves out what the papers show. How do you ask about it? + Lets them finish + Says why it is needed and that it stays private + Shows the paper, open question - Tells them that they are lying.
Technical: How do you question a witness so that you get what they saw and not what they have heard since? + Free account first, no leading + Where they stood, light, what they did next + How they know it - Reads them the statement of others.

@ legal | legal advice, legal guidance, provid* legal counsel, legal counsel to, legal counsel on, advise … on legal, advises … on legal, advising … on legal, advise … legal issues, advises … legal issues, advising … legal issues, advise … legal matters, advises … legal matters, advising … legal matters, legal support to, counsel to management, in-house counsel | seek legal advice
Situational: A colleague from another department mentions a plan in passing and asks whether it is fine. What do you answer? + No yes in the hallway + Two or three questions, a time today + Leads with how it could work - Says no to be safe.
Technical: How do you put a legal risk so that a manager can decide on it? + What may happen, how likely, what it costs + Choices, with their own advice + Plain words, half a page - Lists the paragraphs.

@ legal | outside counsel, external counsel, outside attorneys, external lawyers, outside law firm*, law firm relationships
Situational: A law firm's bill is twice what you expected. How do you deal with it? + Reads what was done and by whom + Asks whether the task had been made clear + Agrees on limits and news for the next one - Pays it or cuts it.
Technical: Which work do you give to a law firm, and which stays in house? + Special law, court, size, independence outside + What needs knowledge of the business stays + Tells the firm what a good result is - Whatever there is no time for.

@ compliance | corporate governance, board resolution*, corporate secretar*, corporate records, board minutes, entity management, company secretar*, board meetings and resolutions, bylaws
Situational: A board member asks you to leave a doubt they had voiced out of the minutes. What do you say? + Minutes show what was weighed and decided + Offers fair wording, the board approves it + Does not change it alone - Takes it out.
Technical: How do you prepare a decision of a board so that nobody can later say it was not valid? + Notice, quorum, who must abstain + Papers in time, exact wording + Minutes, signature, filed where it belongs - A good template.

@ legal | mergers and acquisitions, m&a transactions, m&a deals, legal due diligence, due diligence review*, due diligence for acquisitions, corporate transactions | loan*, lender*
Technical: A company is to be bought, and you have two weeks and thousands of papers. Where do you look first? + What the price rests on + Contracts that end on a sale, lawsuits, rights, debts + What is missing from the pile - Starts at the top of the list.
Situational: The day before signing you find that the most important contract may end when the company is sold. What do you do? + Tells the client at once, plainly + Consent, price or condition as ways out + Knows what still can be found out overnight - Mentions it in the report.

@ legal | trademark*, patent application*, patent prosecution, patents, copyright*, intellectual property, licensing of content, rights clearance, image rights | assign all, proprietary information
Situational: A picture from the internet is already printed in a brochure, and its owner writes. What do you do? + Stops further use, keeps the letter + Finds out where it came from and who decided + Talks early, fair license, a rule for the next time - Claims that it was free.
Technical: Somebody wants to use a new name for a product next month. What do you find out before? + Same and similar names in the same field + Where it will be sold, what it means there + How much risk the business takes - Whether the web address is free.

@ information-security | gdpr, data privacy, data protection, ccpa, privacy law*, privacy compliance, privacy regulation*, privacy requirement*, privacy polic*, privacy program*, personal data, privacy officer*, privacy impact | backup*, encryption, your personal data
Situational: A list with names and addresses has gone to the wrong person. What happens in the next hours? + Has it deleted and confirmed, stops more + Who, what, how bad; clock for reporting + Tells those affected where needed - Asks the receiver to forget it.
Technical: A department wants to ask people for one more detail, because it may be useful one day. What do you ask them? + What for exactly, on which ground + Who sees it, how long it stays + Can it be done without - Whether there is room in the form.
Situational: Somebody writes and wants to see everything that is stored about them. How do you begin? + Makes sure who it is, notes the date + Asks where it may lie: mail, lists, partners + Takes out what concerns others - Sends a printout of the main record.

@ compliance | compliance monitoring, compliance review*, monitor* compliance, monitor* … compliance with, compliance testing, compliance audit*, compliance assessment*, compliance check*, compliance program* | food, fire code
Situational: In your check every form is in order, and people tell you in private that nobody works that way. What do you do? + Watches the work itself + Protects those who spoke + Asks why the rule does not fit - Reports that all is in order.
Technical: You can look at thirty cases out of five thousand. Which thirty? + Some by chance, some where harm would be worst + New people, old complaints, exceptions + Says what the sample cannot show - The latest thirty.

@ compliance | compliance training, ethics training, ethics program*, ethics and compliance, anti-corruption compliance, anti-corruption training, anti-bribery, antibribery, code of ethics program | complete … training, annual compliance training, finance reform
Situational: Colleagues tell you that a compliance rule loses them business to others. How do you answer? + Asks for the case, takes it seriously + A lawful way to the same end + Clear where the line is, and why - Rules are rules.
Technical: How can you tell whether people would keep a rule on the day it costs them something? + Asks with cases, not with a quiz + Questions and reports that come in + Looks what the boss did last time - All have signed it.

@ integrity | conflict* of interest, gifts and hospitality, gifts and entertainment, outside employment | must disclose, free of
Situational: Over lunch somebody tells you that a friend's firm has bid for work with us, and they sit on the panel. What do you say? + Tells them to declare it now and step out + Offers the way to do it + Goes to the person in charge if they do not - It was said in private.
Technical: A firm that works for us sends a gift basket. How do you decide whether it may be kept? + Worth, occasion, what is to be decided now + How it would look in the newspaper + Rule, list, thanks, or sending it back - If everybody shares it, it is fine.

@ compliance | internal investigation*, conduct* investigations, conduct* … investigations, investigat* … allegations, investigat* … complaints, investigat* … violations, fact-finding, investigative report*, investigative interviews, investigation* into | accident*, incident*, customer complaint*, crime*, criminal, environmental
Situational: Two people tell you the same story in nearly the same words. What could be behind it, and what do you do next? + Could be true or agreed on, stays open + Asks each for details nobody would prepare + Papers, times, a third view - Takes it as proof.
Technical: Whom do you hear first: the one who complains, those who saw it, or the one accused? And why? + Complaint first, accused with facts to answer + Secures papers before word gets round + May go back to each - In the order they are free.

@ compliance | ethics hotline*, whistleblow*, anonymous report*, anonymous complaint*, speak-up, compliance hotline*, reporting hotline* | crisis
Situational: An anonymous letter accuses a manager, with a detail that only few can know. How do you look into it without exposing the writer? + Checks from records that anybody could look at + Wider questions, more people + No hunt for the writer, forbids revenge - Asks the manager who it might be.
Technical: How can you tell whether people dare to use a hotline, when few reports come in? + Asks them, compares departments + How many give their name, what happened to them + Whether callers ever hear the result - Few reports mean few problems.

@ compliance | regulatory filing*, regulatory submission*, sec filing*, regulatory report*, filings with, file … with regulator*, license renewal*, licence renewal*, prepar* … regulatory, submit* … regulatory, compliance filing*, compliance report* | driver's license
Situational: After a report has gone to an authority you find a wrong figure in it that nobody will notice. What do you do? + Tells the person in charge the same day + Corrects it with the authority + Finds out where else it was used - Puts it right in the next report.
Technical: How do you build the calendar of what has to be filed, when and where, in a place you do not know? + Licenses, old filings, law, people who did it + Owner, stand-in and source for each figure + What has been missed so far - Takes over last year's list.

@ compliance | regulatory inquir*, regulatory examination*, regulatory exam*, regulatory audit*, liais* … regulator*, respond* … regulators, regulatory agenc*, regulatory bod*, regulatory authorit*, regulatory inspection* | comply with, applicable, working in, work in, worked in, experience in
Situational: An authority announces a visit for next week and wants papers that you know to be incomplete. What do you do? + Gives what there is and says what is missing + Writes nothing into old papers + Begins to put it right, with dates - Fills the gaps in time.
Technical: How do you answer an inspector's question when you do not know the answer? + Says so, promises a time + Writes question and answer down + No guessing, no extra stories - Says what is usual.

@ compliance | regulatory change*, changes in regulation*, changes in law*, new regulation*, changes to regulation*, legislative change*, changes in legislation, regulatory development*, changing regulation*, upcoming regulatory, regulatory updates
Technical: A new regulation of ninety pages comes out. How do you get from there to what people must do differently on a certain day? + What applies to us and what does not + Duty by duty: who, what, by when + Tries it with those who do the work - Sends round a summary.
Behavioral: Tell me about a change in the law that you or your employer noticed late. What did you change afterwards? + Says why it was missed + What was done to catch up + Now a source and a person for it - It was badly announced.

@ compliance | interpret* … regulations, interpret* … laws, interpret* … statutes, interpret* … rules, apply* … regulations, apply … laws, interpretation of … laws, interpretation of … regulations, interpretation of … rules, interpret* … policies, interpret* and apply, interpret and explain | work rules
Technical: The wording of a rule allows what it was plainly meant to prevent. How do you handle the case before you? + Wording and aim, earlier cases + Asks those who may decide it + The same answer for the next case - Goes by what seems fair.
Situational: Two experts read a new rule in opposite ways, and work must go on. What do you do? + Looks at its aim, asks the authority + A safe way until it is settled + Writes down the reasons - Takes the easier reading.

@ compliance | develop … policies and procedures, develops … policies and procedures, developing … policies and procedures, development of … policies and procedures, development and … policies and procedures, draft* … policies and procedures, write … policies and procedures, writ* policies, draft* policies, update … policies and procedures, revis* … policies and procedures, policy manual*, policies and procedures manual, review* … policies and procedures, maintain* policies and procedures | public policy, follow*, adhere*, comply
Situational: A rule has been on paper for years and nobody keeps to it. Do you enforce it, change it or drop it? How do you decide? + What it was made for, what happens without it + Asks those who work around it + One clear decision, told to all - Reminds everybody of it.
Technical: You are to put a procedure on paper that each person does in another way. How do you begin? + Watches several, asks why they differ + Keeps what safety and law need + Tries it with somebody new - Writes it as the boss does it.

@ compliance | anti-money laundering, aml, kyc, know your customer, know-your-customer, sanctions screening, suspicious activity report*, suspicious transaction*, customer due diligence, bank secrecy
Situational: Somebody with an old account pays in cash just below the limit, three days in a row. What do you do? + Sees the pattern, looks at earlier ones + Reports it inside, by the rule + Does not warn the customer - It is below the limit.
Technical: A company wants to open an account, and behind it stand three others abroad. How do you find out whose it is? + Up to people, with papers for each step + Why it is built so, where the money comes from + Says no when it stays dark - Takes the signature of the director.

@ legal | estate planning, wills and trusts, probate, trusts and estates, elder law, power of attorney
Situational: Somebody brings an aged parent for a new will and answers for them. What do you do? + Talks with the parent alone + Open questions on wishes and what they own + Refuses or gets advice when in doubt - Asks the parent to nod.
Technical: Which questions do you ask so that a will causes no war among those who are left? + Earlier promises, debts, second families + Who decides what, and what if they die first + The reasons, told while there is time - Who gets what.

@ legal | immigration petition*, visa petition*, visa application*, immigration case*, immigration law, immigration application*, asylum application*, naturalization application*, immigration matters | sponsor*
Situational: A client wants an earlier refusal left out of an application. What do you say? + Explains what happens if it comes out + Will not file what is false + Shows how to explain it - Leaves out what is not asked directly.
Technical: What do you compare in an application before it is filed, and with what? + Names, dates, addresses across all papers and old filings + Gaps and translations + Has the person go through it aloud - That each box is filled.

@ negotiation | mediat* disputes, mediation, mediate disputes, mediator*, arbitration, dispute resolution, settlement negotiation*, settlement agreement*, settlement conference* | agree to arbitration, social mediation
Situational: In a mediation one side talks and the other only nods. What do you do? + Speaks with each alone + Rules on turns, asks the quiet one first + Tests whether the yes is one - Is glad of the agreement.
Technical: How do you find out what somebody wants who keeps repeating what they demand? + Asks what it would change for them + What happens without an agreement + Offers two ways and watches - Suggests the middle.

@ legal-support | court clerk*, clerk of court, clerk of the court, court records, court forms, self-represented, courtroom support, jurors, jury, court proceedings, court services, court operations, courtroom operations | jury duty
Situational: Somebody without a lawyer asks you at court what to write into a form. How far do you help? + Explains what the box means, not what to claim + Points to free legal help + The same for both sides - Dictates it, or sends them away.
Technical: What do you note while a hearing runs, so that an order can be written from it? + Who was there, what was asked, what was decided + Exact words of decisions and dates + Asks before people leave - The arguments.

@ compliance | conduct* hearings, administrative hearing*, adjudicat*, hearing officer*, appeals hearing*, preside* … hearings, administrative law judge*, hearings and appeals, hear appeals | claims adjudication, adjudicat* … claims, hearing aid*, clearance*, background, suitability
Situational: In a hearing one side has a lawyer and the other has not. How do you keep it fair without helping? + Explains steps to both in plain words + Asks questions on facts needed to decide + Time to answer new papers - Lets each do what they can.
Technical: How do you write a decision so that the one who loses can see why? + Their strongest point, answered + Facts found and how + Law in plain words, the way to appeal - Cites at length.

@ legal-support | legal hold*, litigation hold*, subpoena*, preserv* … evidence, preservation of evidence, respond* to subpoenas, legal process | crime scene, search warrant*
Situational: A lawsuit has been threatened, and the system deletes old mail every ninety days. What do you do today? + Has the deleting stopped for those concerned + Tells people plainly what to keep, phones too + Notes what was done and when - Waits for the complaint.
Technical: A subpoena asks for ten years of letters by Friday. What are the first steps? + Shows it to the lawyer, keeps everything + What it covers, what is private or privileged + Asks for time or less, in writing - Begins to copy.

@ compliance | accessibility audit*, wcag, accessibility standard*, section 508, accessibility compliance, digital accessibility, web accessibility, accessibility review* | building access
Technical: How do you find out what a website is like for somebody who cannot see the screen or hold a mouse? + Order, words, focus, captions that make no sense + Keyboard and screen reader by hand + Asks people who use such aids - Runs an automatic check.
Situational: A form goes online tomorrow, and you find that it cannot be filled in without a mouse. What do you do? + Says whom it shuts out + Smallest repair first, another way until then + Puts a check earlier into the work - Notes it for the next version.

@ legal | real estate transaction*, real estate closing*, title search*, title examin*, title report*, draft* leases, draft* lease agreement*, negotiat* leases, review* … leases, commercial leases | apartment*, tenant*, leasing agent*, resident*
Technical: What do you look for in a title or a lease that may stop somebody from using a place as they plan? + Rights of others, debts, limits on use + Who must agree, how it ends + Goes to see it, asks the office - Size and price.
Situational: On the day of closing a document is missing that the seller promises for tomorrow. What do you advise? + What can go wrong without it + Money held back, or another day + In writing, client decides - To trust the promise.

@ legal-support | legal correspondence, legal assistant duties, support to attorneys, assist attorneys, assists attorneys, assisting attorneys, assist … attorneys, assists … attorneys, assisting … attorneys, support* attorneys, support* … lawyers, paralegal support | accounting
Situational: A lawyer dictates a date in a letter, and the file says another one. The lawyer is in court. What do you do? + Does not send it, does not guess + Finds the source, leaves a clear note + Sends it when answered, knows what can wait - Takes the date from the file and sends it.
Technical: Two clients of one firm have almost the same name. How do you keep their papers apart? + Number and birth date or address on everything + Checks address before each sending + A warning in both files - Pays attention.

@ compliance | corrective action*, remediation plan*, audit finding*, findings and recommendations, compliance finding*, compliance issue*, non-compliance, noncompliance, compliance violation* | disciplin*, product*, manufactur*, machine*, quality, lab, capa, equipment, safety
Situational: A gap that was reported as closed last year is open again. What do you do? + Looks at why the cure did not hold + New owner, date and proof of effect + Says so openly upward - Sets a new date.
Technical: How do you tell a cure from a patch when somebody reports that a problem is solved? + Asks for the cause and what removes it + Proof over some weeks, not a promise + Tries whether it could happen again - A new training was held.
`;
