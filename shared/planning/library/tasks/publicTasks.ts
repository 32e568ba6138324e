/** Questions about single tasks in social services, government, policy and elections; see `taskText.ts` for the format. */
export const publicTasks = `
@ care-planning | case management services, provid* case management, intensive case management, clinical case management, case management for, case management to, case management support, case management and, manage … caseload*, manages … caseload*, managing … caseload*, management of … caseload*, carry* … caseload, maintain* … caseload, individual service plan*, service plans, case plan*, coordinate … services for clients, coordinates … services for clients, coordinating … services for clients, coordination of … services for clients, care coordination, care management | legal, attorney*, litigation, software, ticket*, court case*
Situational: A client needs four services, and each has its own form, office and waiting list. How do you keep them from giving up? + One list, in an order the client chooses + Goes along or calls with them for the first + Something useful soon - Hands them the four addresses.
Technical: Which of your clients are going wrong quietly, without ever calling you, and how do you find them? + A date for everyone to be looked at + Signs such as missed visits, letters, silence + Asks partners, goes there - Those in need will call.
Behavioral: Tell me about a client for whom you had done too much. How did you notice, and what did you change? + Honest about own part + Handed back one task at a time + Client's own success named - It was the client's demand.

@ care-planning | referrals to community, refer* clients, refer* patients to, refer* individuals, refer* families, refer* participants, knowledge of community resources, community resources for, local community resources, community-based resources, connect* … to resources, connect* … with resources, link* … to services, information and referral, resource referral*, referrals to services, referrals to appropriate | employee referral*, customer*
Situational: You sent somebody to another service, and they come back and say that nobody helped them there. What do you do? + Finds out where it broke off + Calls that service together with them + Remembers it for the next person - Gives them another address.
Technical: How do you find out whether a place to which you send people really takes them and treats them well? + Has been there, knows a name + Asks people afterwards + Checks hours, rules, waiting time often - It is in the directory.

@ counseling | client intake*, intake interview*, intake assessment*, intake of clients, psychosocial assessment*, biopsychosocial, bio-psychosocial, intake process for, needs assessments for clients, conduct* intake* | legal, air intake
Situational: Somebody answers your first questions with yes and no and looks at the door. How do you go on? + Puts the form aside, says what it is for + Asks what would make the visit worth it + Lets them skip, offers another day - Gets through the questions quickly.
Technical: How do you ask about violence, drugs or debt in a first talk so that people may answer truly? + Says why everybody is asked, and who reads it + Plain words, no surprise shown + Alone, with a way to say not yet - Leaves it for later.

@ counseling | individual therapy, individual counsel*, psychotherap*, provid* … therapy to, cognitive behavioral therapy, individual and family therapy, therapy to individuals, mental health counsel*, counseling services to, counseling to clients, counseling to students | physical therapy, occupational therapy, speech
Technical: Somebody has been sent to you and does not want to be there. What do you do in the first session so that they may come again? + Names it, says what is private and what is not + Asks what they themselves would change + Does not take the sender's side - Explains why it is good for them.
Behavioral: Tell me about a time you noticed that you were working harder than the person you were helping. What did you do? + A real sign in themselves + Talked it over with a supervisor + Spoke about it openly with the person - Tried still harder.

@ counseling | group therapy, group counsel*, support groups, therapeutic group*, psychoeducational group*, psycho-educational group*, facilitat* groups, lead … group sessions, leads … group sessions, leading … group sessions, individual and group | purchas*, employee*
Situational: In a group one person takes up all the time, and another has not said a word for weeks. What do you do? + Uses the agreed rules, kindly + Opens a door for the quiet one, no forcing + Speaks with both outside if needed - Lets the group sort it out.
Technical: How do you decide who does not belong in a certain group? + Aim of the group, danger to others, right moment + Talk with each beforehand + Offers something else - Everybody is welcome.

@ counseling | suicid*, crisis intervention, crisis counsel*, crisis line*, crisis hotline*, self-harm, crisis stabilization, mental health crisis, mental health crises, crisis services
Technical: In which words do you ask somebody whether they are thinking of ending their life? + Asks directly, in plain words + Then plan, means, time + Knows that asking does not put it in their head - Asks whether they are feeling down.
Situational: A person in crisis agrees to everything you propose, and you do not believe it. What do you do? + Says so, kindly + Asks for the plan in their own words + Brings in a second person, keeps them safe meanwhile - Is glad that they agree.

@ counseling | substance abuse treatment, substance abuse counsel*, substance abuse services, substance use disorder*, substance use treatment, substance use counsel*, addiction*, chemical dependency, relapse prevention, recovery coach*, recovery support, drug and alcohol counsel* | research
Situational: Somebody sober for months tells you that they drank last night, and asks you to leave it out of the notes. What do you say? + Glad that they said it, no blame + Honest about what is written and who reads it + Looks at what led to it, a plan for today - Leaves it out this once.
Technical: How do you talk with somebody who sees no problem in their drinking, although everybody around them does? + Asks what is good and less good about it + Lets them weigh it, no argument + Small next step of their choice - Shows them the facts.

@ casework | child protect* services, child welfare, foster care, foster parent*, foster famil*, foster home*, foster children, out-of-home placement*, family reunification, child abuse investigation* | data, research
Situational: A child says that all is fine at the foster home, and looks at the adult before each answer. What do you do? + Sees the child alone, elsewhere, with something to do + Asks openly, no leading + School, doctor, neighbors; notes words and dates - The child has said it is fine.
Behavioral: Tell me about a decision on whether a child could stay in a home. What tipped the scales? + Facts on danger and on strengths + Did not decide alone + Says what was watched afterwards - Followed a feeling.

@ safeguarding | adult protective*, elder abuse, financial exploitation, abuse of vulnerable adults, abuse of elders, abuse of older adults, adult abuse
Situational: A relative keeps the bank card of somebody you visit, and there is nothing to eat in the house. You can prove nothing. What do you do? + Talks with the person alone + Reports what was seen; proof is for others + Sees to food today - Asks the relative to explain.
Technical: A person who can decide for themselves wants to stay with somebody who harms them. What can you still do? + Makes sure that they understand and are free to choose + Small safety steps, a number, comes back + Knows when the law asks for more - Nothing, it is their choice.

@ personal-support | transport* clients, transport* residents, transport* individuals, accompan* … appointments, escort* … appointments, drive clients, driving clients, transport* participants, transport* … to appointments, take clients to
Situational: You take somebody to an appointment, and the official or doctor speaks only to you. What do you do? + Turns to the person, lets them answer + Had agreed beforehand what to help with + Checks afterwards what they understood - Answers, since it is quicker.
Technical: What do you settle before you drive off with somebody who needs support? + Belts, aids, papers, medicines, who is at the other end + What calms them, where to stop + What to do in a breakdown - That the tank is full.

@ casework | eligibility determination*, determin* … eligibility, benefit application*, benefits application*, applications for benefits, applications for assistance, public assistance program*, public assistance benefits, verify* eligibility, redetermination*, assess* eligibility | voter*, must meet, loan*
Situational: Somebody is a few dollars over the limit and would lose all help. What do you do within the rules? + Recounts: deductions, household, dates + Other programs that fit + Explains the decision and the appeal - Leaves out a few dollars.
Technical: How do you ask about money and household so that people tell you what matters for their claim? + Says why it is asked and what it changes + Concrete: last month, who eats here + Does not treat them as suspects - Reads out the form.

@ casework | claims process*, process* claims, process* … claims, adjudicat* … claims, examin* … claims, claims examin*, claims adjust*, review* … claims, disability claim*, veterans claims, unemployment claim*, benefits claim* | expense*, warranty, medical bill*, marketing claims, advertising claims
Situational: A claim looks thin on paper, and the person cannot write well. How do you decide? + Says exactly what is missing, in plain words + Looks for it in records already there + Decides on facts, not on style - Refuses for lack of proof.
Technical: Which signs make you look twice at a claim, and how do you check without accusing anybody? + Dates, amounts, same wording in several + Asks for one document or talk + Also finds honest reasons - Has a nose for it.

@ compliance | permit application*, license application*, licence application*, issu* … permits, issu* … licenses, issu* … licences, process* … permits, process* … licenses, building permits, business licens*, licensing applications, permit review, review* permit | driver's license, software licens*, work permit*, learner's permit
Situational: An application for a permit is complete but for one thing, and the applicant says that each day costs them money. What do you do? + No exception, but a quick way to what is missing + Goes on with the rest meanwhile + Says a true date - Issues it, the paper will follow.
Technical: How do you put it right that two applicants have been told opposite things about the same permit? + Finds the correct reading, in writing + Tells both, repairs harm + Same sheet for all colleagues - The later answer counts.

@ compliance | code enforcement, notice* of violation, ordinance violation*, code violation*, zoning violation*, enforce* … ordinances, enforce* … codes, nuisance*, inspect* … properties, housing inspection*, property inspection* | tenant move, source code, software, design, wildlife, alarm*, animal*, mosquito*
Situational: A fault that you must write up will cost the owner more than they have. What do you do? + Danger first, closes what must be closed + Dates and steps within the rules, help that exists + The same for everybody - Looks the other way.
Technical: How do you write up a violation so that the owner knows what to do and a court could follow it? + What, where, when, photo, section of the rule + What would put it right, by which date + No opinion of the owner - Names the paragraph.

@ records | public records request*, public record request*, freedom of information, foia, open records, public information request*, public disclosure request*, public records law*, records requests from the public, request* for public records
Situational: A request asks for all e-mails on a subject for five years. What are your first steps? + Notes the date, asks what they look for + Who has what, nothing is deleted + Part first, true time, costs by the rule - Waits for more detail.
Technical: How do you decide what to black out in a record, and how do you make sure that it stays hidden? + An exemption named for each place + Second pair of eyes + Really removed in the file, not covered - Blacks out anything doubtful.

@ policy | policy analys*, analy* … policies, analy* … public policy, analy* policy, policy option*, policy research, research … policy issues, policy issue* | insurance polic*, security polic*, accounting
Technical: Somebody shows you that a policy worked, because figures went up after it began. What do you ask? + What would have happened without it + Who was counted, since when, by whom + Places without it - Whether the figures are official.
Situational: All your evidence comes from people who want the policy. How do you get the other side? + Looks for who pays or loses + Asks them in their own terms + Puts the strongest objection into the paper - There is no serious other side.

@ policy | track* … legislation, monitor* … legislation, legislative tracking, legislative analys*, analy* … legislation, analy* … bills, bill analys*, proposed legislation, draft* legislation, draft* … legislation, pending legislation, legislative developments, review* … legislation, federal register, bill tracking, track* bills, regulatory proceedings | utility bills
Technical: Two hundred bills have been introduced. How do you find the five that matter to your organization, and those hidden in others? + Search terms, sections of law, committees, sponsors + Chance of passing and harm if it does + Reads amendments, asks people - Reads the titles.
Situational: A draft law looks harmless. How do you find out what it would do by accident? + Plays cases through it, odd ones as well + Definitions, dates, references to other laws + Asks those who would carry it out - Trusts the lawyers.

@ policy | briefing paper*, briefing note*, policy brief*, policy memo*, talking points, prepar* … testimony, present* … testimony, legislative testimony, deliver* testimony, testify before, testif* … committee*, brief* … officials, brief* … policymakers, position papers, white paper* | court testimony, in court
Situational: An hour before a leader speaks, you find that a figure in your talking points is wrong. What do you do? + Tells them at once, with the right one + Says what hangs on it + Corrects what has gone out - Hopes that it is not used.
Technical: How do you put a recommendation that the reader will not like on one page? + Says it first, then why + Best argument against, and the answer + A second choice and its price - Leads up to it slowly.

@ policy | public comment*, public hearing*, public consultation*, comment letter*, comments on proposed, regulatory comment*, community meetings, town hall*, attend public meetings, conduct* public meetings, facilitat* public meetings, present* … public meetings, organize public meetings, organizes public meetings, organizing public meetings, organization of public meetings | employee town hall, company town hall, all-hands, all hands
Situational: Three people speak at a public meeting, loudly, and all against. How do you find out what the others think? + Other ways: short survey, door, partners, other hours + Counts the silent, not only the loud + Reports both fairly - Takes the meeting as the result.
Technical: Eight hundred comments come in, six hundred of them word for word the same. How do you deal with them? + Counts them, and reads for arguments + An answer for each argument + Says openly how it was done - Leaves the copies out.

@ policy | rulemaking, draft* … regulations, draft* … ordinances, draft* … administrative rules, drafting rules, develop … regulations, develops … regulations, developing … regulations, development of … regulations, development and … regulations
Technical: How do you word a rule so that two officers would decide the same case in the same way? + Defined terms, one duty in a sentence + Tries it on real and odd cases + Knows where judgment must stay - Uses the language of the law.
Situational: Those who must follow a new rule say that nobody asked them. The text is nearly final. What do you do? + Hears them, what cannot be done and why + Changes what can be changed, says what cannot + Time to adapt - It is too late.

@ policy | lobby*, legislative advocacy, policy advocacy, advocacy campaign*, advocacy strateg*, grassroots advocacy, advocate … policy, government relations, government affairs | hotel lobby, lobby area*, lobby attendant*, lobby clean*, clean* … lobby
Situational: You have ten minutes with an official who is against your cause. What do you aim for? + One request that they could grant + What matters in their district or office + Listens, leaves one page, comes back - To convince them.
Behavioral: Tell me about a change in policy that you pushed for and did not get. What did you do with the defeat? + Knows what was missing + Kept allies and a smaller step + Fair to opponents - The others had more money.

@ stakeholders | coalition*, build* alliances, alliance building, multi-stakeholder
Situational: A partner in an alliance says something in public that the others cannot stand behind. What do you do the same day? + Talks with that partner first + One agreed line for all + Rules on who speaks for whom, afterwards - Contradicts them in public at once.
Technical: How do you get ten groups to sign one letter although none likes every sentence? + Finds what all want, leaves out the rest + One person writes, one date, no endless rounds + Lets some stay off without quarrel - Takes in everybody's wishes.

@ stakeholders | community outreach, public outreach, outreach event*, outreach activit*, outreach program*, voter outreach, outreach effort*, outreach to … communit*, outreach to the public, outreach to … residents, community engagement, public education campaign*, outreach and education, education and outreach, outreach to, conduct* outreach, conduct* … outreach, outreach and engagement, community partner*, community organization*, community-based organization*, community relations, community group*, engage* local communit*, engage* the community, engage* community members, outreach to community | sales outreach, candidate outreach, customers
Situational: The people you most want to reach come to none of your events. What do you do? + Asks some of them why + Goes where they are, with somebody they trust + Leaves out what was of no use - More flyers in more languages.
Technical: How do you know whether a day of outreach was worth it, apart from how many stopped by? + What people did afterwards + Who they were, compared with whom was missing + Cost against other ways - The mood was good.

@ data-analysis | program evaluation*, programme evaluation*, evaluat* … program outcomes, monitoring and evaluation, outcome evaluation*, logic model*, impact evaluation*, evaluation of program*, evaluat* program effectiveness, program effectiveness, program outcomes, evaluation framework* | training program*, software program*
Situational: Your evaluation shows that a popular program has no effect. How do you present it? + Checks again, with those who run it + Says what is sure and what is not + What could be done with the money - Stresses the positive stories.
Technical: A program helps people who chose to join it. How do you find out whether it was the program? + A group that resembles them, or a waiting list + What they were like before + Says what cannot be shown - Asks them whether it helped.

@ policy | international trade, trade promotion, export promotion, foreign assistance, international development, trade agreement*, trade policy, international program*, foreign aid, international projects, bilateral | freight, customs broker*
Situational: A partner abroad reports that all is on schedule, and something in the wording makes you doubt. What do you do? + Asks for a picture, a number, a date + Somebody on the spot has a look + Keeps face for the partner - Trusts the report.
Technical: A project worked well in one country. What do you want to know before it is copied in another? + What it relied on: law, money, people, habits + Who there wants it + A small trial first - The budget.

@ elections | voter registration*, register voters, registering voters, registration of voters, voter file*, voter record*, voter list*, voter roll*, registration list*, voter database*, voter eligibility | must be registered, required to be, outreach
Situational: The record says that a voter has died, and the voter stands before you. What do you do? + Friendly, checks identity by the rule + Lets them vote in the way provided + Corrects it and looks for the cause - Sends them home for papers.
Technical: How do you keep a voter list correct without striking anybody who belongs on it? + Matches on more than a name + Notice, waiting time, second source + Log of who changed what - Deletes those who do not answer.

@ elections | absentee ballot*, absentee voting, absentee-by-mail, mail ballot*, mail-in ballot*, vote-by-mail, vote by mail, ballots by mail, absentee application*, signature verification, ballot envelope*, uocava, overseas voters, overseas ballot* | petition*
Situational: The signature on an envelope is unlike the one on file. What do you do with the ballot? + Sets it aside unopened, two people look + Contacts the voter in time by the rule + Knows why signatures change - Rejects it.
Technical: Where between printer and count could a mailed ballot get lost, and how would you notice? + Numbers at every step: sent, back, accepted, counted + Two people, locked, logged + Differences settled the same day - The mail tracks them.

@ elections | poll worker*, pollworker*, election judge*, election officer*, precinct official*, election inspector*, election worker*, precinct worker*, train* … election officials, recruit* … election officials
Situational: The evening before election day eleven poll workers cancel. What do you do? + A reserve list, from each party where required + Fills key places first, moves trained people + Tells the sites who comes - Asks the rest to manage.
Technical: A poll worker works twice a year. How do you train them so that they get the rare cases right? + Practice with real forms and machines + One card for each rare case, a number to call + Looks at errors of the last election - A longer lecture.

@ elections | voting equipment, voting machine*, logic and accuracy, ballot tabulat*, tabulator*, voting system*, poll book*, pollbook*, e-pollbook*, ballot scanner*, ballot layout, ballot proof*, ballot design, ballot programming, ballot preparation
Situational: In a test before the election one scanner counts one vote too many. What do you do? + Takes it out, repeats with known ballots + Finds cause, checks machines set up alike + Logged, sealed, open to observers - Tests again until it fits.
Technical: How do you proof a ballot so that a mistake cannot reach the voters? + Against certified names, order, district by district + Several people, aloud, candidates see it + Nothing printed before sign-off - Reads it twice.

@ elections | polling place*, polling location*, polling site*, early voting, vote center*, voting site*, voting location*, election day operation*
Situational: At noon the line at one site is two hours long. What can you still do today? + Finds the narrow point: check-in, booths, scanner + Moves people and equipment, extra booths + Tells voters true times and their rights - The line will get shorter.
Technical: You visit a building that is offered as a polling place. What would make you turn it down? + Steps, doors, parking, light, power + Size for the line, a neutral place + Access early and late - That it is ugly.

@ elections | candidate filing*, nominat* petition*, candidate petition*, petition signature*
Situational: Ten minutes before the deadline a candidate brings papers with a page missing. What do you do? + Tells them at once what is missing + Same clock and rule for all, time stamped + Notes it, no advice on the law - Takes it, the page can follow.
Technical: Which entries in a candidate's report make you look twice, and what do you ask for? + Round sums, same day, same address, cash, late changes + Bank papers, a written answer + The same look at every side - Those that were in the news.

@ elections | assist voters, assists voters, assisting voters, voter inquir*, voters' questions, questions from voters, voter services, voter assistance, information to voters, voter education, voting information, election information, inquiries … voters
Situational: A voter at the counter asks you which of two candidates would be better for pensions. What do you say? + No opinion, no hint, friendly + Shows where the candidates' own words are + The same to everybody - Explains the programs.
Technical: Somebody calls on election day and has been sent from one polling place to the next. How do you find the right one for them? + Looks up address and place while they wait + Calls the polling place, gives one clear answer + Looks whether others get the same wrong answer - Reads them the address.

@ elections | election supplies, election equipment, election materials, ballot orders, order* … ballots, ballot inventor*, ballots and supplies, supplies for elections, polling place supplies, distribut* … ballots
Technical: Eighty boxes go out to polling places. How do you know before election morning that nothing is missing in any of them? + One list, packed and checked by two people + Sealed, numbered, signed for + Spares near the places - Packs them with care.
Situational: At seven on election day one place calls: they have another district's ballots. What do you do? + Stops their use, says what voters do meanwhile + Finds where the right ones went, sends by two people + Records each ballot already used - Tells them to go on.

@ elections | election observer*, poll watcher*, observers, challengers, election transparency, election security, election integrity, central count, ballot counting, count* … ballots, ballot processing
Situational: An observer stands so near the table that the people who count become nervous. What do you say? + Polite, knows what observers may do + Shows a place from which all can be seen + Stops the count rather than hiding it - Sends them out.
Technical: How do you explain to somebody who trusts nothing how votes are counted? + Shows it, step by step, with seals and two people + What could go wrong, how it would be seen + Invites them to watch or help - Tells them that it is safe.

@ elections | precinct bound*, redistrict*, street file*, district boundar*, precinct map*, precinct line*, street index, geographic information … voter*
Situational: A new street lies across a district line. How do you make sure that everybody in it gets the right ballot? + Each house number, not the street + Map and record against each other, tries some addresses + Tells those affected - Puts the whole street on one side.
Technical: District lines have been redrawn. How do you find the addresses that ended up on the wrong side? + Lists addresses near every line, compares map and record + Counts before and after + Another person checks a sample on the ground - Waits for complaints.

@ elections | canvass of, canvass* … returns, canvass* … results, canvass* … votes, post-election audit*, risk-limiting audit*, recount*, certif* … election results, certification of election*, certification of … results | door-to-door, door to door
Situational: The evening of an election a wrong total has gone online for twenty minutes. What do you do now? + Corrects it, says openly what happened + Finds the cause, looks at the rest + Keeps the proof - Exchanges it quietly.
Technical: A precinct has two more ballots than voters who signed in. How do you clear it up? + Recounts both, unused and spoiled ballots too + Talks to those who worked there + Reports what stays open, openly - Takes it as a slip of the pen.

@ compliance | zoning, land use, land-use, site plan review*, site plans, comprehensive plan*, development application*, planning commission, development review, urban planning, city planning, development proposals | zoning of air, hvac
Situational: Neighbors are against a building that keeps to all the rules. What do you tell them, and what do you tell the builder? + What can be decided and what cannot + Hears worries: light, traffic, noise + Small changes the builder may agree to - That the rules are the rules.
Technical: What do you look at on the ground that no plan shows you? + Where people walk, water runs, cars stand + Slope, trees, noise, neighbors' doors + At different hours - The plan is enough.

@ records | vital records, birth certificate*, death certificate*, marriage license*, marriage certificate*, record* … deeds, register of deeds, recording of deeds, land records, notariz*, notary | must provide, copy of, i-9
Situational: Somebody needs a certificate today, cannot prove who they are and is desperate. What do you say? + Does not hand it out + Lists other proofs and ways + Asks what it is for, offers a letter - Makes an exception.
Technical: How do you notice that a document laid before you is not genuine? + Paper, seal, type, dates that do not fit + Compares with a known one, asks the issuer + Stays polite, accuses nobody - Looks people in the eye.

@ customer-service | citizen complaint*, citizen inquir*, constituent*, resident complaint*, complaints from the public, inquiries from the public, public inquir*, complaints from citizens, questions from the public, complaints from residents, respond* to … the public | chemical constituent*, food constituent*
Situational: Somebody has been passed on from office to office, and you are the fourth, and not in charge of it either. What do you do? + Keeps it until somebody has taken it + Calls over there while they listen + Name and number for later - Gives them the next number.
Behavioral: Tell me about a complaint from a citizen that was right. What changed because of it? + Looked into it before defending + Told the person what was found + A change for others as well - It was a single case.

@ casework | refugee*, resettlement, asylum seeker*, immigrant services, immigrant families, services to immigrants | research on
Situational: A family new to the country signs whatever you put before them. What do you do? + Stops, explains with an interpreter + Has them say what it means + Copies in a folder of their own - It saves time.
Technical: What do you explain first to somebody who has just arrived and knows nothing of how things work here? + What cannot wait: safety, doctor, papers, dates + Shows it on the spot, little at a time + Asks what they did before and want - Gives them a folder.

@ casework | homeless*, housing assistance, housing navigat*, rental assistance, eviction prevention, emergency housing, supportive housing, permanent housing, affordable housing program*, subsidized housing | animal*, mckinney
Situational: Somebody has slept outside for years and says no to the room you have found. What do you do? + Asks what speaks against it: dog, partner, rules, fear + Has them look without deciding + Keeps coming - Offers it to the next.
Technical: What has to be in place in the first month so that somebody keeps a home they have just got? + Rent paid straight, papers, bed, stove + Landlord knows whom to call + Visits and somebody to talk to - That they follow the rules.

@ casework | job seekers, jobseekers, employment services, employment counsel*, career counsel*, career advis*, career services, career coach*, vocational rehabilitation, workforce development, job placement, job search assistance, job readiness | employees
Situational: Somebody has written sixty applications without one answer. What do you look at first? + Aim, paper, and where they apply + Reads three of them as an employer would + Another way in: people, trial days - Tells them to keep at it.
Technical: How do you find out what somebody can do who says that they have no skills? + Has them tell of a day at home + Asks what others come to them for + Names it in an employer's words - Gives them a test.
`;
