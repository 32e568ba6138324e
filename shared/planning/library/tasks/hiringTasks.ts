/** Questions about single tasks in human resources and with volunteers; see `taskText.ts` for the format. */
export const hiringTasks = `
@ recruiting | full cycle recruit*, full-cycle recruit*, full life cycle recruit*, talent acquisition, recruitment process*, recruiting process*, hiring process* | our hiring process, federal, withholding, what is the, during the hiring process, part of the hiring process, stage* of the hiring process, contact, reach out
Situational: A manager wants somebody with ten skills, for a job that needs four. How do you talk about it? + Asks what must be done in the first half year + Sorts what can be learned on the job + Shows who is on the market - Advertises all ten.
Technical: Where in a hiring process do good people drop out, and how would you find out? + Compares numbers from step to step + Asks those who withdrew + Waiting times and silence first - They were not interested enough.
Behavioral: Tell me about a search that you started over from the beginning. What had gone wrong? + Says what was unclear at the start + Brought the manager in on it + The second round went differently - There were no good people.

@ sourcing | source candidates, sourcing candidates, source* … candidates, candidate sourcing, passive candidates, talent pipeline*, candidate pipeline*, sourcing strateg* | vendor*, supplier*, open source*
Situational: You find exactly the right person for a job, and their profile says "not looking". Do you write, and what? + Writes briefly, and about their work + Easy to say no to + Accepts a no and keeps the contact - Sends the standard text.
Technical: You have searched the usual networks and found nobody. Where do you look next? + Where such people meet, learn or publish + Asks employees who did that job + Similar jobs under other names - Waits for new profiles.

@ recruiting | job posting*, job advert*, job ad, job ads, vacancy announcement*, post* … jobs, post* … open positions, write … job descriptions, develop … job descriptions, develops … job descriptions, developing … job descriptions, development of … job descriptions, development and … job descriptions, recruitment advert* | this job posting, in the job posting, click, see the job
Technical: A posting of half a page has brought sixty replies, and none of them fits. What do you change in it? + Says what the job really does all day + Fewer, clearer must-haves + Looks at where it appeared - Adds more requirements.
Situational: A manager gives you a posting that asks for "ten years" and a degree. Neither seems necessary. What do you say? + Asks what each is meant to prove + Names who would be shut out + Offers words about skills instead - Publishes it, since it is the manager's job.

@ recruiting | screen* … resumes, review* … resumes, resume screening, screen* … applicants, screen* … candidates, screen* … applications, candidate screening, applicant screening, phone screen*, prescreen*, pre-screen* | tenant*, medical, loan*, volunteer*
Situational: You have two hundred applications, a day of time, and a list of what the job needs. How do you get through them fairly? + The same few criteria for each + Breaks, and a second look at borderline ones + Notes a reason for each no - Stops once ten good ones are found.
Technical: An application shows a zigzag of jobs and no degree. What would make you call that person? + Proof of the skills that are needed + What they achieved in each place + A call answers more than a guess - Nothing would.

@ recruiting | interview* candidates, interview* … candidates, interview* … applicants, interview panel*, conduct* … job interviews, job interviews, schedul* … interviews, interview plans, interview questions, design interview*, designs interview*, designing interview*, design of interview* | media, journalis*, our interview process, we schedule, we will, selected, invited, you will be, if you, applicants will, candidates will, may be, reasonable accommodation*, research, witness*
Situational: In an interview, a colleague on the panel asks the candidate about plans for a family. What do you do at that moment? + Steps in and takes the question back + Tells the candidate not to answer + Talks to the colleague afterwards - Lets it pass.
Technical: After four interviews, the panel prefers the person they liked best. How do you bring it back to the job? + Goes through scores on each criterion + Asks for what was said, word for word + Hears the quietest person first - Lets the majority decide.
Behavioral: Tell me about a candidate whom you judged wrongly in an interview. What misled you? + Names the impression that misled + Knows what they did not ask + Interviews differently since then - They pretended very well.

@ recruiting | job offer*, offer letter*, extend* … offers, offer negotiation*, employment offer*, offer creation | contingent, subject to, conditional, we make, we offer, job offering, receive, receiv*, prior to, upon, you will
Situational: The person you want says yes by phone and goes silent once the offer is in writing. What do you do? + Calls, and asks openly what is unclear + Finds out whether it is pay, start or doubt + Keeps the second choice informed - Sends a reminder with a deadline.
Technical: A candidate asks for more than the range allows. How do you answer without promising or losing them? + Says the range and where it comes from + Asks what else matters + Brings an answer by a set day - Splits the difference.

@ recruiting | reference check*, check* references, conduct* … background checks, process* … background checks, coordinate* … background checks, background check process* | we check, your references, pass, passing, must, subject to, successful*, complete a, contingent, submit to
Technical: A former manager says only good things about somebody. Which questions get you further? + Asks for a case, not an opinion + What help the person would need here + Whether they would hire them again, and for what - Whether they were punctual.
Situational: A background check brings up something old that the candidate had not mentioned. What are your next steps? + Asks whether it matters for this job + Hears the person before deciding + Follows the law and the same rule for all - Drops the candidate.

@ hr | onboard* new, onboarding program*, onboarding process*, onboarding of new, new hire orientation*, new employee orientation*, employee onboarding, new hire onboarding, onboard* employees, onboard* … new hires, onboard* … staff | attend*, must complete, required to complete, customer*, client*, volunteer*
Situational: A new person's first day is tomorrow. There is no desk, no access, and their manager is away. What do you do today? + Gets access and a place, or a clear substitute + Finds somebody who will receive them + Fixes what let it happen - Asks them to come a week later.
Technical: A new employee has been here for a month. Which signs show you that the start went well? + Asks them, with concrete questions + What they already do without help + Compares it with the manager's view - The checklist is complete.

@ hr | offboard*, exit interview*, employee separation*, employee terminations, process* … terminations, termination process*, separation process*
Situational: In an exit interview somebody says that they leave because of their manager, and begs you to keep it quiet. What do you do with it? + Says at the start what stays private + Looks for the same sign elsewhere + Acts without exposing the person - Files the form.
Technical: Somebody leaves tomorrow. What has to be settled so that nothing is forgotten and the person goes with respect? + Access, equipment, pay and papers + Handover of open work + A talk and a proper goodbye - Keys and badge.

@ hr | employee relations, workplace investigation*, employee complaint*, investigat* … employee complaints, investigat* … workplace complaints, workplace conflict*, employee concerns | customer complaint*, consumer*, citizen*
Situational: Two people give you opposite accounts of the same meeting, and nobody else was there. How do you come to a result? + Details, times, messages, behavior afterwards + Asks both about what speaks against them + Says plainly what cannot be proven - Believes the one who seems honest.
Technical: What do you tell somebody who makes a complaint, before they begin to talk? + Who will have to know + What happens next, and when + That nobody may punish them for it - That all stays between them.

@ hr | disciplinary action*, disciplinary process*, disciplinary proceeding*, disciplinary matters, progressive discipline, corrective action plan for employee*, employee discipline, performance improvement plan* | subject to disciplinary, up to and including, student*, may result in
Situational: A manager wants to dismiss somebody today for being late, and nothing was ever written down. What do you advise? + Asks what happened and what was said before + Explains the steps and the risk + Helps with a clear first talk and record - Prepares the letter.
Behavioral: Tell me about a warning or improvement plan that turned somebody's work around. What made the difference? + Goals that could be seen and measured + Support, and talks at set dates + The person had a say - The pressure did.

@ hr | benefits administration, administer* … benefits, benefit* enrollment*, open enrollment, employee benefit program*, benefits program*, employee benefits | we offer, eligible for, offers, competitive, public benefits, veterans benefits, client*, medicaid, snap, social security, assistance program*
Situational: The day after enrollment closed, somebody tells you that they forgot to sign up their newborn. What can you do? + Knows that a birth opens its own window + Helps them with date and papers today + Does not promise what a plan must decide - Tells them to wait a year.
Technical: How do you explain two health plans to somebody who just wants to know which is better? + What each costs in a good and a bad year + Questions that they answer for themselves + Gives no advice on their private health - Recommends the popular one.

@ hr | leave of absence, leaves of absence, fmla, family and medical leave, leave administration, leave management, leave requests, administer* … leave | layoff, promotion, eligible, sick leave accru*, annual leave
Situational: A manager asks you why one of the team is on leave, so that they can plan. What do you tell them? + The expected dates, nothing about reasons + Helps to plan cover + Explains why more is not shared - The reason, in confidence.
Technical: Somebody mentions in passing that they will need time off for a relative's surgery. What does this set off for you? + Gives them their rights and forms in time + Keeps papers apart from the usual file + Notes deadlines on both sides - Nothing until they apply.

@ hr | hris, human resource information system*, human resources information system*, hr information system*, hr system*, hr database*, personnel database*
Situational: A report from the HR system says 412 employees, payroll says 405. How do you find out who is right? + Date, and who is counted in each + Matches the lists by person + Corrects the source and the step behind it - Takes payroll's number.
Technical: Who should be allowed to see what in a system with everybody's personal data? How would you decide? + What each needs for the task + Takes away rights when people move + Checks regularly who looked at what - All of HR sees everything.

@ records | personnel file*, personnel record*, employee file*, employee record*, personnel document*, i-9*, employment verification* | reconcil*, pounds
Situational: A manager asks you for the complete file of somebody who wants to move to their team. What do you hand over? + Only what the policy allows + Nothing medical or private + Offers what helps the decision - The file, for an hour.
Technical: How do you find out which papers are missing in three hundred personnel files without reading every page? + A list of what each must hold + Starts with those that law requires + Dates that run out come first - Waits for the next audit.

@ hr | employee handbook*, hr polic*, human resources polic*, human resource polic*, personnel polic*, employment polic*, workplace polic* | comply with, follow*, adhere*, accordance, abide
Technical: A rule in the handbook is broken by nearly everybody. Do you enforce it or change it, and how do you decide? + What the rule was to protect + Asks those who break it why + Then one rule for all, and explains it - Sends everybody a reminder.
Situational: Two managers apply the same policy in opposite ways, and people have noticed. What do you do? + Collects both cases and the wording + Settles one meaning with those in charge + Tells all, and looks at past cases - Lets each manager decide.

@ hr | salary survey*, compensation analys*, compensation structure*, salary structure*, job evaluation*, position classification*, job classification*, pay structure*, compensation program*, compensation planning | unemployment, workers compensation
Situational: Somebody has learned that a colleague in the same job is paid more and comes to you. How do you answer? + Listens, and discusses no one else's pay + Looks at whether there is a fair reason + Comes back with an answer - Asks who told them.
Technical: A market survey says that a job is paid too low. What do you check before you believe it? + Same duties, not just the same title + Region, size, date of the data + More than one source - Whether there is money for it.

@ hr | performance management system*, performance management process*, performance review process*, performance review cycle*, review cycles, performance appraisal system*, performance appraisal process*, performance evaluation system*, performance evaluation process*, annual review process*
Situational: All reviews of one department come back "excellent", and its work is behind plan. What do you do with them? + Asks the manager for examples behind the marks + Compares across departments + Offers help with honest talks - Files them.
Technical: What would you change in yearly reviews that everyone sees as paperwork? + Shorter talks, more often + Few questions about real work + Something follows from them - A better form.

@ training | develop … training program*, develops … training program*, developing … training program*, development of … training program*, development and … training program*, training program development, design … training program*, designs … training program*, designing … training program*, design of … training program*, learning and development, training curricul*, training needs assessment*, training needs analysis, coordinate … training program*, coordinates … training program*, coordinating … training program*, coordination of … training program*, administer* … training program*, conduct* staff training, facilitat* … training sessions | athlet*, fitness, dog*, animal*, attend*, student*, budget, opportunit*, stipend*
Situational: A department asks for "a communication training" for everybody. What do you ask before you offer one? + What goes wrong, and with whom + What people should do differently + Whether training is the answer at all - When it should take place.
Technical: Half of those invited to a required course do not show up. How do you find out why, and what might you change? + Talks to people and their managers + Time, length, place, use for the job + Tries another form with one group - Makes it stricter.

@ hr | labor relations, collective bargaining, union contract*, union negotiation*, union grievance*, employee grievance*, grievance procedure*, grievance process* | covered by, bargaining unit, represented by, member of, governed by, patient*, resident*, client*, student*, inmate*
Situational: A union representative tells you that a supervisor has broken the agreement. You think they are right. What do you do? + Reads the clause and hears both sides + Says openly what was wrong + Settles it early, and trains supervisors - Defends the supervisor.
Technical: How do you prepare for talks with a union about working hours? + What both sides need, and what it costs + Past disputes and how they ended + Who decides, and where the limits are - Prepares the arguments.

@ hr | workers compensation, workers' compensation, workers’ compensation, worker's compensation, workers comp, workers' comp, return to work program*, return-to-work program*
Situational: Somebody hurts their back at work on Friday and tells you about it on Monday. What has to happen today? + Care first, then the report with facts + Insurer told within the deadline + Supervisor looks at the cause - Asks why they waited.
Technical: Somebody may come back to work with a list of tasks to avoid for now. How do you find suitable work for them? + Goes by the limits in writing only + Looks at tasks with the supervisor and the person + A date to look at it again - Waits until they can do everything.

@ hr | employee engagement survey*, engagement survey*, employee survey*, employee engagement program*, employee engagement initiative*, employee engagement activit*, staff survey*, employee recognition, recognition program*, employee appreciation, staff appreciation, appreciation events | donor*, volunteer*
Situational: A survey shows that one team is deeply unhappy, and its manager wants to know who wrote what. What do you say? + Protects those who answered + Shows the themes, not people + Helps plan a talk with the team - Gives hints.
Behavioral: Tell me about something that changed because employees had said so. What was your part in it? + A concrete change + Asked further, did not guess + Told people that it came from them - Organized a party.

@ hr | workforce planning, headcount plan*, succession plan*, staffing plan*, workforce plan*
Technical: Three people who know a job nobody else knows will leave within two years. How do you prepare for it? + Finds out what only they know + Shares tasks while they are there + Names and trains possible successors - Advertises in time.
Situational: Every department asks for more people, and there is money for five. How do you help to decide? + What would not get done without them + Other ways to do the work + The same questions to each - Gives one to each.

@ recruiting | job fair*, career fair*, campus recruit*, university recruit*, recruitment event*, hiring event*, recruiting event*
Situational: You stand at a job fair, and students walk past to the better-known company next to you. What do you do? + Begins a talk with a question about them + Something real to see or try + Takes names, and writes soon afterwards - Hands out more leaflets.
Technical: How do you find out whether a fair was worth the money? + How many were hired and stayed + Cost compared with other ways + Counts good talks, not pens - The booth was full.

@ recruiting | applicant tracking system*, applicant tracking software, candidate experience
Situational: You look into the system and find forty applicants who have had no answer for two months. What do you do? + Answers them now, honestly + Finds out where it got stuck + A reminder after a set time - Closes the records.
Technical: What would you want an applicant to remember about you, even after a no? + A quick and honest answer + Knew at each step what came next + A reason, where one can be given - The friendly form letter.

@ volunteers | recruit* … volunteers, volunteer recruit*, attract* … volunteers, enlist* volunteers
Situational: Everybody says that they have no time to volunteer. What do you offer? + Small tasks with a beginning and end + Asks what they like and can do + Asks people personally - Appeals to their conscience.
Technical: Somebody keen wants to volunteer, and you have doubts whether they suit the task. How do you find out before they start? + A talk about what they hope for + The checks that the task requires + A trial with somebody alongside - Takes everyone.

@ volunteers | train* … volunteers, volunteer training*, volunteer orientation*, orient* … volunteers, onboard* … volunteers, orientation for volunteers
Situational: You have one evening to prepare ten new volunteers. What do you show them, and what can wait? + What they do first, and what is forbidden + Whom to ask + They try it themselves that evening - All the rules.
Technical: How do you teach a rule to volunteers who have done it their own way for years? + Gives the reason, with a real case + Listens to what their way was good for + Lets one of them show it - Puts up a notice.

@ volunteers | schedul* … volunteers, volunteer schedul*, match* volunteers, match* … volunteers, place* volunteers, assign* … volunteers, volunteer placement*, volunteer assignment*, coordinate … volunteers, coordinates … volunteers, coordinating … volunteers, coordination of … volunteers, volunteer coordination
Situational: A loyal volunteer insists on a task for which others are better suited. How do you solve it? + Asks what the task means to them + Offers one where they are really needed + Clear and kind on what is not possible - Leaves it, to keep the peace.
Behavioral: Tell me about a volunteer who grew into something much bigger. How did you see what was in them? + Noticed something they did unasked + Gave more, step by step + Let them do it their way - They offered it.

@ volunteers | volunteer recognition, volunteer appreciation, thank* … volunteers, recogniz* … volunteers, volunteer retention, retain* … volunteers, volunteer engagement, communicat* with volunteers, communicating frequently with volunteers, support for volunteers
Technical: There is no money for gifts. How do you thank a hundred volunteers so that each feels meant? + Names what each one did + Shows what came of it + People they helped speak up - A message to all.
Situational: A volunteer who came every week for years has stopped coming. What do you do? + Calls, without reproach + Listens to why, and learns from it + Leaves the door open, says thanks - Takes them off the list.

@ volunteers | volunteer database*, volunteer record*, volunteer hours, track* … volunteer hours, volunteer management system*, volunteer management software
Situational: Funders want to know how many hours volunteers gave last year, and the sign-in sheets are full of gaps. What do you report? + What is recorded, and what is estimated + Says how it was estimated + An easier way to sign in from now on - A good round number.
Technical: What do you keep on record about a volunteer, and what not? + Contact, task, training, required checks + Only what is needed, safely kept + Updated once or twice a year - As much as possible.

@ hr | employment law*, labor law*, employment legislation, equal employment opportunity compliance, eeo complaint*, eeo compliance, labor code | equal opportunity employer
Situational: A manager wants to treat a helper as self-employed because it is simpler. What do you ask before you agree? + Who sets hours, place and method + Whether they work for others too + What a mistake would cost - Whether the helper agrees.
Behavioral: Tell me about a change in the law that you brought into daily work. How did managers learn of it? + Found out early what it meant here + Short, practical guidance + Checked whether it was followed - Forwarded the text.

@ hr | staffing agenc*, temp agenc*, temporary agenc*, contingent worker*, contingent labor, agency workers | we are a staffing, this is a temporary
Situational: An agency sends five people for Monday, and two of them clearly were not told what the work is. What do you do? + Explains the job, and lets them decide + Tells the agency what went wrong + A written outline for next time - Sends them home.
Technical: How do you prepare for people who stay for just three weeks? + Safety and the main task on day one + One person they can ask + Tasks that can be learned quickly - They are told on the spot.
`;
