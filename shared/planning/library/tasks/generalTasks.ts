/** Questions about single tasks that postings of many trades name; see `taskText.ts` for the format. */
export const generalTasks = `
@ stakeholders | point of contact, primary contact, main contact, contact person, single point, contact point | point of contact and interface, emergency contact
Situational: Three people ask you the same thing, and colleagues have given each of them a different answer. What do you tell the three? + Says openly that the answers differ + Finds out who decides, and by when + One answer in writing, to all three - Repeats the answer of the most senior.
Technical: A question comes to you that only somebody else can answer, and they are away for a week. How do you keep the asker content? + Says at once who and when + Looks for part of the answer already there + Comes back on the day named - Forwards it and forgets it.

@ fieldwork | field data collect*, field data, collect* … data in the field, data collection in the field, collection of field data, field measurements, field plots, plot survey*, measure* … plots | interview*, respondent*, household*, survey respondents, medical, software, database fields
Situational: At four o'clock you see that a measure has been read wrongly since noon. Twelve plots are done. What do you do? + Tells the others and the lead today + Marks what is wrong, corrects nothing from memory + Goes back, or says what cannot be saved - Estimates the right values.
Technical: What do you check on a field sheet or device before you leave the spot? + Date, place, names, units + No blank without a reason + Odd values looked at again while there - Nothing, that is done in the office.

@ marketing | customer advocate*, customer advocacy, customer testimonial*, customer case stud*, case studies of customers, reference customers, customer reference*, customer success stor* | call center*
Situational: A happy customer was going to speak for you in public and hesitates now. What do you do? + Asks what holds them back + Offers something smaller, such as one sentence without a name + Lets them go without pressure - Reminds them of the promise.
Technical: What has to be in a customer's story so that another customer believes it? + A problem the reader has too + Figures, and what did not go well + The customer's own words - That they are satisfied.

@ writing | release notes, changelog*, change log* | it change management
Situational: An update fixes an embarrassing fault that few users have noticed. What do you write about it? + Says plainly what was wrong and for whom + What users must do, if anything + No hiding, no drama - Several improvements were made.
Technical: The developers hand you forty lines on what has changed. What do readers need of it? + What they can do now or must do differently + Ordered by what matters to them + Internal changes left out - All forty lines, in order.

@ fundraising | fundraising goal*, fundraising target*, fundraising objectives, fundraising strateg*, fundraising plan*, track record in fundraising, strategic fundraising, income targets, revenue and fundraising, raise funds, raising funds, fund development, contributed revenue | board fundraising software
Situational: Three donors give half of the money of a year, and one of them is leaving. What do you do in the next weeks? + Speaks with the donor and learns why + Counts what would stop without the money + Looks for many smaller givers, not one new - Hopes for another large one.
Technical: How do you arrive at a sum to raise next year that is neither a wish nor too easy? + Past gifts by source, and what is sure + People and time at hand + A low and a high case - Last year plus ten percent.

@ new-business | sales quota*, exceed* … quota*, meet* … quota*, quota attainment, sales target*, sales goals, revenue target*, revenue goal*, drive revenue growth, drive sales growth, achiev* … sales, increase sales, grow sales | production quota*
Situational: A colleague reaches every sales goal in ways that you would not use. You are a little behind. What do you do? + Asks whether customers are harmed by it + Speaks with the colleague first, then the lead + Looks for other ways to their own goal - Does the same.
Technical: Halfway through a bad quarter you can do more of one thing. How do you find out what? + Looks at where deals were lost, step by step + Own figures, not habits + Asks somebody to listen in - More calls.

@ protective-services | traffic stop*, traffic enforcement, enforce* traffic, traffic laws, traffic violation*, traffic citation*, issu* … citations, traffic accident*, traffic collision*, accident scene* | web*, insurance, driver's record, motor vehicle record*
Situational: A driver stopped for speeding says that they are on the way to a birth. What do you do? + Quick look at who is in the car + Help or an ambulance if it is true + The speed is settled later, by the same rule - Lets anyone go who has a good story.
Technical: You are the first at a collision on a busy road. In what order do you act? + Own car and lights protect the place + Injured people, call for help + Marks, positions, witnesses before cars are moved - Asks who was at fault.

@ elections | campaign finance, campaign report*, disclosure reports, campaign disclosure, political committees, campaign contribution* | reform, policy proposals, policies, coalition*, advocacy, advocate*, campaigns to support
Situational: A report shows forty gifts of exactly the legal limit, all on one day. What do you do? + Looks at givers, addresses, employers + Asks in writing, with a date + No conclusion before the answer is in - Reports a fraud to the press.
Technical: A treasurer who does this unpaid files late for the first time. How do you deal with it? + The rule as for everyone, with its fee + Explains what was missing and how to do it + Notes it the same way as for others - Looks away, they are nice.

@ problem-solving | solve problems, creative solutions, find solutions, problem solver*, problem-solver*, innovative solutions, solutions to problems, solve issues, think outside the box, practical solutions | math problems, mathematical, customer problems
Situational: Everybody agrees within a minute on why something goes wrong. How do you test it before money is spent on it? + Asks what else would have to be true + Looks for one case that does not fit + A small, cheap trial - If all agree, it is so.
Behavioral: Tell me about something you got done with far less time or money than it would have needed. What did you leave out? + A real limit and what was at stake + A choice of what did not matter + Says what it cost in the end - Worked through the night.

@ teamwork | positive work environment, positive working environment, positive work culture, healthy work environment, team building, team-building, teambuilding, supportive environment, welcoming environment, inclusive environment, respectful environment | students, pupils, children, customers, guests, patients
Situational: At lunch two colleagues make fun of a third who is not there. What do you say? + Does not join in, changes the subject or says so + Same words as if the person were there + Speaks with one of them later if it goes on - Laughs along to keep the peace.
Behavioral: Tell me about a place where people liked to work. What did you yourself add to that? + Something concrete that they did + What others did differently because of it + Nothing that only the employer could do - There was free food.

@ records | open* … customer accounts, opens customer accounts, opening accounts, account opening, open new accounts, opens new accounts, maintain* customer accounts, maintain* … customer account*, customer account information, update customer information, updating customer information, update* … customer records, maintain* customer records, customer records | accounts receivable, sales territor*, key accounts
Situational: Somebody on the phone wants a new address entered for an account and cannot answer one of the usual questions. What do you do? + Changes nothing until it is clear who calls + Another safe way, such as a call back + Friendly, with the reason - Makes an exception for a nice voice.
Technical: Two accounts seem to be of the same person, with different spellings. What do you look at before you touch them? + Dates, numbers, addresses, payments + Asks the customer + Merges by the proper way, so that it can be undone - Deletes the older one.

@ legal-support | legal citation*, cite check*, cite-check*, citation check*, bluebook, shepardiz*, table of authorities, tables of authorities | traffic citation*
Technical: A brief rests on a case. What do you check about that case before the brief goes out? + Still good law, not overruled + The quote word for word, and the page + Says what the brief claims it says - The name is spelled right.
Situational: An hour before filing you cannot find one of the decisions that are cited. What do you do? + Tells the lawyer at once, not later + Searches by number, court, other databases + Out it goes if it cannot be found - Leaves it, nobody will look.

@ administration | office environment, clean and organized office, neat and organized, organized office, tidy office, office tidy, office kitchen*, office appearance, upkeep of the office | fast-paced, fast paced, office environment experience, work in an office, in an office environment, professional office environment, typical office, pets
Situational: The office kitchen is a mess every afternoon, and everybody says that it was somebody else. What do you try? + Looks when and why it happens + Makes the right thing easy, such as a near bin + Agrees on something with the people, no angry notes - Cleans up in silence.
Technical: You see an office for the first time as a visitor would. What do you look at? + The way from the door to a person + Signs, smell, light, a place to wait + What lies about and may not be seen - The plants.

@ quality | test* … raw materials, testing of raw materials, raw material testing, test* … finished product*, testing of finished, finished product testing, stability testing, stability stud*, stability program*, shelf life, shelf-life, product samples for testing | software, library, grocery, merchandise, rotate
Situational: A batch fails one test and passes when the test is repeated. Somebody waits for it to be released. What do you do? + Both results stay on record + Looks for a cause in the lab before repeating more + Does not release until it is explained - Takes the second result.
Technical: You have to take a sample of two tons of material. How do you get one that stands for the whole? + From several places and depths + Clean tools, closed containers + Labeled on the spot - A scoop from the top.

@ emergencies | first aid, first-aid, administer* cpr, perform* cpr, provid* cpr, cpr and, medical emergencies, medical emergency | first aid kit*, first aid supplies, animal*
Situational: Somebody beside you falls to the ground and does not answer when you speak to them. What do you do in the first minute? + Looks whether it is safe, and whether they breathe + Calls for help, sends a named person + Begins chest compressions, sends for a defibrillator - Waits for somebody who knows.
Situational: Somebody has hit their head, says that all is well and wants to go on alone. What do you do? + Does not leave them alone + Watches for confusion, sickness, sleepiness + Gets somebody to look at it, writes it down - Lets them go, they are grown up.

@ compliance | explain* … policies, explain* … rules, explain* … regulations, explain* … laws, explain* … procedures, explain* … requirements, interpret and explain, explain* … laws to | explain complex, patient*, treatment procedures, surgical, explain technical requirements
Situational: You are reading out a provision, and the listener asks what on earth it is good for. You have never wondered. What do you answer? + Admits it, and finds out + Gives the purpose, not only the wording + Says where it can be challenged - It is the law, full stop.
Technical: How do you notice that somebody nods at your explanation of a rule and has not understood it? + Asks what they will do next + Uses their own case as the example + The main step in writing, in plain words - They have no more questions.

@ data-analysis | collect* and analyz* data, collecting and analyzing, collect and analyze, gather* and analyz*, compil* and analyz*, organize and analyze data, analyz* data, analyzing data, data analysis skills, analyze and interpret data, interpret data, evaluate data, collection and analysis of data | laborator*, specimen*, network data, threat*
Situational: Somebody hands you figures of three months and asks what they say. What do you do before you calculate anything? + Asks what is to be decided with them + How they came about, what is missing + Looks at them, row by row and in a picture - Makes the chart.
Behavioral: Tell me about a figure that surprised you. How did you find out whether it was real or a mistake? + Went back to the source + Checked by a second way + Says what was done with it - It was probably right.

@ data-analysis | compil* … statistics, maintain* … statistics, statistical report*, statistical data, statistical information, keep* … statistics, monthly statistics | statistical software, sports, baseball
Situational: A figure in this month's statistics is counted differently from last year, and nobody has written it down. What do you do? + Finds out since when, and who changed it + Counts both ways for a while + A note beside the figure - Hopes that nobody compares.
Technical: How do you count cases so that two people who count get the same number? + A written rule with examples + What to do with doubtful ones + Both count the same twenty and compare - They are both careful.

@ maintenance | hand tools, power tools, hand and power tools, hand and power, small tools | tool crib*, sell*, tool inventory
Situational: The guard on a power tool is off because it was in the way, and you are to use the tool now. What do you do? + Does not use it like that + Puts the guard back, or uses another tool + Tells whoever is responsible - Takes special care.
Technical: What do you look at on a power tool before you plug it in? + Cord, plug, switch, guard + Blade or bit sharp, tight, right for the material + Place, light, where the cord lies - Whether it starts.

@ driving | moving truck*, box truck*, drive* … truck, driving … truck, drive large vehicle*, drive* … large vehicle*, cargo van*, commercial vehicle*, drive a company vehicle, operate … company vehicle*, drive* … vans | insurance, dump truck*, tractor-trailer, tractor trailer, forklift*, truck stop*, hand truck, insure*, fleet of
Situational: You have to back a large van out of a narrow yard, alone. How do you do it? + Gets out and looks first, more than once + Somebody to watch, if anybody can be found + Slow, window down, stops when unsure - Uses the mirrors.
Technical: You drive a truck for the first time that is higher and longer than your car. What do you have to do differently? + Height and weight known before setting off + Wider turns, tail swing, longer braking + Blind spots at the side and behind - Drives a little slower.

@ kitchen | meal preparation, prepar* … meals, cook* … meals, prepare meals, prepare and cook, prepar* … snacks, prepar* … snack, snack preparation, prepar* … breakfast, prepar* … lunch | lesson*, family meals at table, patient education, delivery of meals
Situational: You find a pan of chicken that somebody cooked last night and left on the stove. There is not much else for lunch. What do you do? + Throws it away, no tasting + Cooks something simple from what is there + Tells the others so that it does not happen again - Boils it well once more.
Technical: Ten people eat at noon, and two things need the same oven. How do you plan the morning? + Counts back from noon + What can be done early and keeps well + Something cold or from the stove - Begins as early as possible.

@ care-planning | care plan, care plans, plan of care, plans of care, patient care plan*, nursing care plan*, write care plans, develop* … care plan*, individualized care plan* | vehicle, health care plans, insurance, lawn, day care
Situational: A plan says one thing, and the person it was made for wants another. What do you do? + Asks what matters to them, and why + Weighs what is risky and what is only unusual + Changes the plan together, writes it down - Keeps to the plan.
Technical: How can you tell from a care plan whether it was written for this person or copied? + Goals in the person's own words + Steps with names and dates + Something in it that fits nobody else - It has all the headings.

@ protective-services | crime prevention, community policing, neighborhood watch, community-oriented policing | fraud prevention software
Situational: People in a street want more patrols because of break-ins, and the figures show fewer than last year. What do you tell them? + Takes the fear seriously, and shows the figures + Looks with them at doors, light, habits + Comes again to hear how it goes - Says that it is all in their heads.
Technical: How do you win people who cross the street when they see a uniform? + Shows up when nothing has happened + Learns names, listens, keeps small promises + Somebody they trust comes along - Hands out stickers.

@ networks | incident response procedures for networks, network architecture, network design, network topology, network diagram*, network documentation | neural network*, networking events, social network*
Technical: You are given a network that nobody has documented. How do you find out what is in it without breaking anything? + Reads before changing, by day and in small steps + Compares what devices say with what cables show + A drawing that is dated and kept up - Scans everything at full speed.
Situational: One device, if it failed, would take the whole office offline, and there is no money for a second. What do you do? + Says in writing what an outage would cost + A spare part, a tested plan, a saved configuration + Cheaper ways around it - Hopes that it lasts.

@ driving | safe driving, driving record, defensive driving, drive safely, clean driving | background
Behavioral: Tell me about another driver who made you angry. What did you do in the minute after? + Let it go, kept the distance + Tells it calmly + A habit that helps them - Showed them.
Situational: The phone rings at the wheel, and it is about the stop that you are driving to. What do you do? + Does not pick up while driving + Stops where it is safe, calls back + Agrees beforehand how to be reached - Takes it short.

@ records | chain of custody, chain-of-custody, custody document*, custody log*
Situational: A sealed box reaches you, and in the list of hands it went through two hours are missing. What do you do? + Does not open it, notes state and time + Tells whoever is responsible today + Asks both sides apart, writes it down - Fills in the gap with what is likely.
Technical: What must a list of handovers show so that nobody can doubt it later? + Who, when, where, state of the seal + Both sides sign at that moment + Corrections stay visible - That nothing is missing.

@ compliance | ada requirements, ada compliance, ada standards, ada accessibility, ada guidelines, physical accessibility, accessible facilities, accessible facility, meet ada | web*, digital, applicants, reasonable accommodation*, website*, cdt, electronic, polling place*
Technical: You are to find out whether a place can be used by somebody in a wheelchair. What do you measure and try? + The whole way: parking, curb, door, room, toilet + Widths, slopes, heights, force of doors + Tries it with somebody who uses one - Whether there is a ramp.
Situational: The ramp has been in order for years, and on the day boxes stand on it. What do you change? + Clears it now, finds out why they stand there + Somebody who looks each day + A place for the boxes - Puts up a sign.

@ records | accurate records, keep records, keeps records, keeping records, record keeping, recordkeeping, record-keeping, maintain* records, maintain* detailed records, maintain* complete records, detailed records, maintain* … records of, maintain* … logs, maintaining records, maintain* accurate … records | inventory, financial records, voter*, laborator*, patient*, medical records, training records, personnel records, relationships, balances, server logs
Situational: Somebody asks you to date an entry back by one day. Nobody would be harmed. What do you answer? + No, and says why in one sentence + Enters it today, with the true day in the note + Tells somebody if it is asked again - Does it this once.
Technical: What do you write down on the spot, and what can wait until the end of the day? + Figures, times, names at once + Anything somebody else acts on + What waits has a fixed hour - Writes all of it when there is time.

@ workplace-safety | work area clean, clean work area, clean and safe work area, safe and clean work area, clean and organized work, clean and orderly work, work areas clean, cleanliness of work area*, cleanliness of the work area, keep* work area, maintain* … work area, work area in, clean up work area*, good housekeeping, housekeeping in work areas, clean work environment, orderly work area, cleanliness of shop, shop clean | clean work area agreement
Situational: In a hurry, somebody has left a cable across the way and a puddle beside it. You have your hands full. What do you do? + Deals with it now, or stays until it is secured + Says so to the person, without scolding + Asks why the cable has to lie there - Steps over it.
Technical: What do you put in order during the work, and what only at the end? + What can trip, cut, burn or be mixed up, at once + A fixed place for tools in use + The rest by the end, and a last look - All of it at the end.

@ translation | interpret for, interpret* … for patients, interpret* … for clients, interpreting services, language interpret*, medical interpret*, court interpret*, sign language, consecutive interpret*, simultaneous interpret*, interpreter services, translate documents, translat* … documents, translat* … materials, translat* … into english, translat* … into spanish, document translation, translation of documents, localization of content, bilingual in, interpretation and translation | data, code, requirements, findings, sign language is a plus
Situational: You carry over what two people say, and you see that one of them has misunderstood although every word was right. What do you do? + Says openly to both that there may be a misunderstanding + Lets them clear it up themselves + Adds no explanation of their own in secret - Explains it on the side.
Technical: A form has to be put into a language that has no word for one of its terms. How do you go on? + Finds out what the term does there + Describes it, keeps the original in brackets + Has somebody who lives with the language read it - Takes the nearest word.

@ construction | blueprint*, read* … drawings, interpret* … drawings, read* … schematics, interpret* … schematics, read* … plans and, technical drawings and, wiring schematics, architectural drawings, shop drawings and | as blueprint for, create a blueprint, a blueprint for, create a drawing, onboarding
Technical: You get a drawing you have never seen. What do you look at before you take the first measure from it? + Date and revision, title, scale, notes + Units, symbols, which side is seen + Written measures count, nothing measured off the paper - Measures what is needed.
Situational: One measure is missing on the plan, and it could be worked out from the others. What do you do? + Works it out, and has it confirmed + Looks whether another sheet shows it + Notes what was decided, and by whom - Takes what fits.

@ guest-service | usher*, take tickets, collect* tickets, ticket taker*, scan* tickets, seat* patrons, box office, sell tickets, sells tickets, selling tickets, ticket sales, ticket booth, admission tickets, sell admission | support ticket*, trouble tickets, it tickets, usher in
Situational: Two people show you a ticket for the same seat, and it begins in two minutes. What do you do? + Looks at date, time and row on both + A seat for one of them now, the reason later + Calm, beside the row and not in it - Whoever sat down first stays.
Technical: Somebody has come on the wrong day and has driven for two hours. How do you decide what is possible? + Knows what may be given without asking + Looks for a free seat or an exchange + The same for the next person - Rules are rules.

@ accounting | post* payments, payment posting, posting of payments, apply* payments, process* payments, processing payments, process* … payments, record* payments, collect* payments, accept* payments, payment processing, cash application | guests, payment processing software, recurring invoices, invoices, drawer, cash register, payment platform
Situational: Money comes in without a name, and it fits two open bills. What do you do with it? + Books it nowhere for good until it is clear + Looks at bank data, dates, habits; asks the payer + A list of such cases, looked at each week - Takes it for the older bill.
Technical: Somebody says that they have paid, and you see nothing. What do you check, in what order? + Date, amount, number, where it was sent + Booked to somebody else by mistake + Proof from the payer, without blaming - Waits another week.

@ personal-support | emotional support, comfort to, provide comfort, compassionate support, moral support, companionship and support | animal*, comfort to use
Situational: Somebody begins to tell you something heavy, and you have two minutes. What do you say? + Stops, looks at them, takes it seriously + Says honestly how long there is now, and when there is more + Comes back as promised, or sends somebody - Cheers them up.
Behavioral: Tell me about a time you only listened and it was enough. How did you know? + The other person is described with respect + Gave no quick advice + Knew where their own limit was - Told them about a similar case.
`;
