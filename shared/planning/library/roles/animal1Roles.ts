/** Questions for jobs with animals; see `roleText.ts` for the format. */
export const animal1Roles = `
# Veterinary technician | veterinary technician*, vet tech*, veterinary nurse*, vet nurse*, veterinary assistant*, vet assistant*, licensed veterinary technician*, registered veterinary*, veterinary technologist*, lvt, rvt, animal health technician*, veterinary care assistant*, certified veterinary* | veterinary technician instructor*, veterinary assistant professor*, laboratory animal*, veterinary research*
@ Animal care and safety
Technical [restrain*, handl*, exam, exams, examination*, examine*]: How do you hold a frightened animal for an exam so that neither the animal nor the people get hurt? + Reads body signs, quiet, slow + Least restraint, aids or muzzle + Stops, tells the veterinarian - Holds tighter.
Situational [monitor*, recover*, hospitalized, nursing, observ*]: An animal you are watching is suddenly weak and its gums are pale. What do you do? + Calls veterinarian at once + Checks breathing, pulse, temperature + Prepares help, records - Looks again in an hour.
Technical [medication*, administer*, vaccin*, inject*, fluid*]: What do you check before you give an animal a medicine that the veterinarian has ordered? + Right animal, drug, dose, weight + Way and time, allergies + Asks if unclear - Gives the usual.
Technical [infection*, clean*, disinfect*, steril*, isolation, sanit*]: An animal with a possibly contagious disease is brought in. What steps protect the others? + Apart at once, own equipment + Gloves, order of work + Right disinfectant and time - Wipes the table.
Technical? [anesthe*, surg*, scrub*, intubat*, dental procedure*]: During anesthesia, breathing becomes slow and shallow. What do you do? + Tells veterinarian + Checks depth, tube, oxygen + Helps breathing, records - Waits for the alarm.
@ Owners
Situational [owner*, discharge*, instruct*, client educat*, educate]: An owner says they cannot get the pills into their cat. How do you help? + Shows ways, lets them try + Asks veterinarian for another form + Follows up - Tells them to force it.
Situational [phone*, triage*, call, calls, calling, emergenc*, appointment*]: An owner calls: their dog has eaten something and seems fine. What do you ask, and what do you say? + What, how much, when, weight + No diagnosis, veterinarian at once + Tells to come if in doubt - Tells them to wait.
Behavioral [compassion*, euthan*, grief, empath*]: Tell me about a person you supported in grief or worry, such as an owner losing a pet. What did you say or do? + Calm, time, plain words + Listened + Practical help - Quick comfort.
Situational? [estimate*, payment*, invoices, customer service, complain*]: An owner is angry because the bill is higher than expected. How do you react? + Listens, explains services + Checks estimate, brings in right person + Stays respectful - Says price is price.
@ Work in the practice
Technical [lab*, sample*, blood, specimen*, radiograph*, x ray*, diagnostic*, fecal]: How do you make sure that samples and results are not mixed up on a busy day? + Labels at the animal + Two features of identity + Records at once - Keeps order in mind.
Situational [priorit*, multitask*, pace, busy]: The day is already full when an emergency comes in. What is your part? + Emergency first, prepares room + Informs waiting owners + Watches the other patients - Goes on by list.
Behavioral [error*, accura*, detail*]: Describe a mistake in the care of an animal, or nearly one, that you noticed. What did you do? + Told at once + Helped the animal + Changed habit - Kept quiet.
Behavioral? [team*, conflict*]: When did you last disagree with a colleague about how an animal or a client should be treated? + Spoke privately + Animal's good + Clear result - Let it go.
Situational? [large animal*, equine, horse*, cattle, livestock, farm*]: A horse begins to kick while it is being treated. What do you do? + Own safe position, warns others + Calms or steps back + Tells veterinarian, other restraint - Pulls harder.

# Veterinarian | veterinarian*, veterinary surgeon*, vet, dvm, associate veterinarian*, emergency veterinarian*, small animal vet*, equine vet*, medical director veterinary*, mrcvs, shelter veterinarian*, lead veterinarian*, relief veterinarian*, veterinary clinician*, veterinary doctor* | vet tech*, vet nurse*, vet assistant*, vet receptionist*, veterinarian assistant*, veterinarian receptionist*, veterinarian technician*, veterinary medical officer*, veterinary medical*, veterinary sales*, veterinary pathologist*, veterinarian recruit*
@ Diagnosis and treatment
Technical [diagnos*, exam, exams, examination*, examine*, treat*]: An animal is unwell, but signs are vague and money for tests is limited. How do you proceed? + History and careful exam + Test that changes most + Plan with recheck, risks told - Tries drugs.
Situational [surg*, emergenc*, anesthe*, critical, procedure*]: An animal in your care gets worse fast, and you cannot reach the owner. What do you do? + Stabilizes, relieves pain + Prior consent, law, keeps trying + Records decisions - Waits.
Behavioral [complicat*, error*]: Tell me about a case that went wrong under your hands. How did you deal with owner and team? + Honest, soon + Care continued + Practice changed - Blamed fate.
Technical [prescri*, medication*, antibiotic*, drug*, pharm*]: How do you decide whether an animal needs an antibiotic? + Signs, test, likely germ + Alternatives, resistance + Right dose, review - To be safe.
Technical [refer*, consult*, specialist*, second opinion, complex]: When do you send a case to another veterinarian or ask for advice? + Beyond skill or equipment + Soon enough, owner's options + Clear records along - When all failed.
@ Owners
Situational [owner*, estimate*, cost*, option*]: An owner cannot pay for the treatment that would save the animal. How do you conduct the conversation? + No blame + Options with cheaper ones, prognosis + Animal's suffering in view - All or nothing.
Situational [euthan*, ethic*, welfare, compassion*, quality of life]: An owner wants a healthy animal put down, or a suffering one kept alive. How do you decide? + Reasons, animal's welfare + Law and own limits + Alternatives, respectful - Does as asked.
Behavioral [client*, complaint*, relationship*]: Describe an owner who did not trust your advice. What did you do? + Listened, found worry + Showed findings, options + Result or agreement - Insisted.
Technical? [preventive, preventative, wellness, vaccin*, client educat*]: An owner asks whether a yearly vaccine is really needed. How do you answer? + Risk of this animal + Benefit and side effects + Plan, no pressure - It is the rule.
@ Team and duties
Situational [team, technician*, supervis*, delegat*]: A technician or assistant points out that the dose you ordered seems too high. How do you react? + Stops, checks + Thanks, corrects + Speaks well of asking - Brushes it off.
Situational? [welfare, cruelty, animal abuse]: You see injuries on an animal that do not fit the owner's story. What do you do? + Findings and photos recorded + Asks calmly, safety + Reports by law - Ignores to keep client.
Behavioral? [emergenc*, urgent care, triage*, fast paced, caseload*]: When did you last have more urgent animals than hands? How did you decide? + Triage by danger + Used the team + Owners informed - In order of arrival.
Technical [record*, document*, medical record*, chart*, note, notes]: What must be in your record so that a colleague can treat the animal tonight? + Findings, plan, doses + Owner's decisions + What to watch for - Diagnosis only.
Behavioral? [mentor*, new graduate*, train new, medical director*, teach, teaches, teaching, students, interns, externs]: Tell me about a younger veterinarian or student who had lost confidence after a case. How did you help? + Case looked at fairly + Did the next together + Growing tasks - Told them to forget it.
Technical? [livestock, herd*, cattle, farm*, dairy, poultry, swine, food animal*]: Production in a herd falls without clear illness. How do you look for the cause? + Data, groups, feed, housing + Samples chosen well + Plan with farmer's costs - Treats single animals.

# Kennel worker | kennel*, animal care attendant*, animal care*, animal caregiver*, animal attendant*, cattery*, dog daycare*, doggy daycare*, canine attendant*, pet care*, animal shelter worker*, animal technician*, animal husbandry*, animal shelter attendant*, canine caregiver*, pet resort*, pet lodge*, animal adoption*, pet adoption*, dog adoption*, cat adoption*, animal care technician*, boarding kennel*, laboratory animal*, canine care* | kennel manager*, kennel supervisor*, pet resort manager*, animal care manager*, animal care director*, animal care supervisor*, pet care product*, animal care veterinarian*, pet care sales*, animal adoption manager*, animal care specialist research*, stable*, horse*, equine*, laboratory*, lab
@ Daily care
Technical [feed*, water*, diet*, clean*]: How do you make sure each animal gets the right food when many have different needs? + Card or list at the place + Checks before and after, amounts left + Reports refusal - Knows them by heart.
Technical [clean*, disinfect*, sanit*, kennel*, cage*, hygiene]: How do you clean an animal's living space so that germs do not spread to the next one? + Animal safely out, dirt first + Right product, time, rinse, dry + Sick ones last, own tools - Hoses it with animal inside.
Technical [observ*, monitor*, health, behavior*, illness]: Which changes in an animal in your care would you report within the hour? + Not eating, vomiting, blood + Weak, limping, breathing + Odd behavior - Wait until tomorrow.
Technical? [record*, document*, log, logs, logging, note, notes, chart*]: What do you write down at the end of your shift so that the next person knows how each animal is? + Food, waste, medicine + Changes, incidents + What to watch - "All okay."
@ Handling and safety
Situational [handl*, behavior*, aggress*, restrain*]: An animal growls or backs away when you want to move it. What do you do? + Stops, reads signs, gives space + Calm, tools, second person + Reports for others - Grabs it.
Situational [escape*, gate*, secur*, supervis*]: A door was left open and an animal is out. What do you do first? + Closes ways out, calls help + Calm, no chasing, food + Reports, cause - Runs after it.
Situational? [fights, playgroup*, play group*, group play, daycare, dogs]: You see tension between two animals that share a space. How do you act before a fight starts? + Knows signs + Distracts, separates calmly + Changes grouping, reports - Lets them sort it out.
Situational [bite*, injur*, first aid, emergenc*]: An animal bites a colleague. What do you do in the next minutes? + Secures animal without risk + First aid, medical care + Report by rules - Keeps it quiet.
@ People and reliability
Situational [visitor*, public, welfare, humane*, compassion*]: A colleague or visitor treats an animal roughly in front of you. What do you do? + Steps in calmly + Animal safe + Reports it - Looks away.
Behavioral [animal*, love, passion, patience]: Tell me about an animal that was shy or difficult. How did you get it to trust you? + Time, routine + Its signs respected + Small rewards - Forced contact.
Behavioral [physical*, weather, weekend*, reliab*, punctual*, hours]: Describe hard or dirty work that you had to do day after day. How did you keep the quality? + Own routine + Saw purpose + Real example - Did not mind.
Behavioral [instruct*, detail*, procedure*, error*]: Give me an example of a mistake you made or saw in a routine task. What did you do? + Told soon + Put right + Check added - Hid it.
Technical? [medication*, medicine*, administer*, pill*]: An animal spits out half its pill, and you are not sure how much it swallowed. What do you do? + No second dose by guess + Asks vet or supervisor + Records - Gives another.
Situational? [adopt*, adopters]: A visitor falls in love with a dog that does not fit their life. How do you talk with them? + Asks about daily life + Honest on the dog's needs + Shows better match - Lets them take it.
Situational? [owner*, client*, check in, check out, boarding, daycare]: At pickup, an owner finds a scratch that nobody noted. What do you say? + Takes it seriously, looks with them + No guessing, asks team, tells manager + Comes back with answer - Says it was there.

# Groomer | groomer*, dog groomer*, pet groomer*, pet stylist*, grooming salon*, pet bather*, groomer assistant*, cat groomer*, bather*, grooming assistant*, pet grooming*, animal groomer*, salon associate … pet*, mobile groomer* | grooming salon manager barber*, tree groomer*, snow groomer*, slope groomer*, trail groomer*
@ Coat and skin
Technical [coat*, brush*, groom*, trim*, style*, haircut*, mats, matted, matting, dematting]: A dog comes in with thick mats close to the skin, and the owner wants it to stay long. How do you decide? + Animal's comfort first + Skin checked, options shown + Agreed before starting - Brushes until it hurts.
Technical [bath*, wash*, dry*, shampoo*, skin]: How do you bathe and dry an animal safely that has sensitive skin or a thick coat? + Right product, water warm, rinse + Safe heat, never left alone + Ears and eyes protected - Hot dryer to save time.
Technical [nail*, ears, ear clean*, clip*]: While cutting nails, you cut too deep and it bleeds. What do you do? + Stays calm, stops bleeding + Checks the animal + Tells owner or lead - Hides it.
Technical [clean*, sanit*, disinfect*, equipment, tool*, blade*]: How do you keep your tools from hurting an animal or carrying germs to the next? + Sharp, checked, cooled + Cleaned, disinfected each time + Sick skin apart - Brushes off hair.
@ Animals
Situational [handl*, restrain*, aggress*, anxi*, behavior*]: In the middle of the groom, a dog starts to snap. What do you do? + Stops, finds the trigger + Breaks, muzzle, second person + Ends it if needed, tells owner - Holds harder.
Situational [health, observ*, lump*, flea*, skin]: You feel a lump under an animal's coat. What do you tell the owner? + Shows place, no diagnosis + Advises a vet + Notes it - Nothing.
Situational? [emergenc*, heat stress, first aid, breath*, safety of]: An animal pants heavily and becomes weak on your table. What do you do? + Stops, cools gently, air + Calls vet and owner, help + Watches, records - Finishes.
Behavioral [patience, calm*, passion, gentle]: Tell me about a nervous animal that you could calm. What did you do step by step? + Slow, quiet, breaks + Respected signs + Better next time - Held it.
@ Owners and day
Situational [customer*, client*, owner*, consult*, expect*]: An owner asks for a cut that would be bad for the animal's coat or skin. How do you handle the request? + Asks why + Explains with picture, coat, season + Other option, agreed - Does what you like.
Situational [complain*, unhappy, satisf*, resolv*, customer service, customer satisfaction]: An owner says that the cut looks nothing like what they asked for. What do you do? + Listens, compares with notes + Corrects what can be + Learns, tells manager - Argues.
Situational? [schedul*, appointment*, fast paced, time management]: A matted dog takes twice as long, and the next one waits. What do you do? + Animal safe, no rush + Calls next owner early + Finishes or splits session - Cuts corners.
Behavioral? [breed standard*, detail*, style, styles, styling]: Describe a groom or other handwork that did not turn out as you wanted. What did you learn? + Concrete fault + Asked or practiced + Better result - Bad tools.
Behavioral [accident*, mistake*, honest*]: When did you have to tell a customer, client or other person that you had made a mistake? How did you do it? + At once, honest + Helped + Prevented repeat - Waited to be found out.
Situational? [sales, retail, product*, recommend*, upsell*]: An owner asks which of two products to buy, and neither fits the dog's coat. What do you say? + Honest + Explains need + Useful alternative - Sells the dearer.
Technical? [mobile, van, house call*]: How do you prepare for a day of visits at customers' homes? + Water, power, tools checked + Route with time to spare + Animal notes, emergency vet - Starts early.

# Zookeeper | zookeeper*, zoo keeper*, animal keeper*, wildlife keeper*, keeper zoo*, zoological keeper*, senior keeper*, aviculturist*, mammal keeper*, reptile keeper*, bird keeper*, zoo animal* | shopkeeper*, bookkeeper*, housekeeper*, groundskeeper*, greenkeeper*, timekeeper*
@ Care
Technical [feed*, diet*, prepar*, nutrition]: An animal has left its favorite food for the second day. What do you look at before you call it ill? + Body, waste, behavior + Season, group, food quality + Reports to lead or vet - Offers treats.
Technical [observ*, behavior*, monitor*, health]: How do you notice that an animal hides pain or illness? + Knows its normal day + Small changes in move, eating, group + Notes and informs - It would cry.
Technical [enrich*, welfare, stimulat*, behavior*]: How do you plan enrichment for an animal that paces the same way every day? + Natural behavior as aim + Times, cause, safe items + Watches effect, changes - Gives a ball.
Technical [clean*, habitat*, exhibit*, enclosure*, sanit*, water quality]: What do you check in an enclosure before you let the animals back in? + Locks, barriers, foreign objects + Water, plants, tools counted + Second look or call - It is clean.
@ Safety
Situational [safe*, lock*, protocol*, dangerous]: You are about to enter an enclosure and cannot see one of the animals. What do you do? + Does not enter + Counts, other view, radio + Locks checked by procedure - Goes in carefully.
Situational [escape*, emergenc*, response, drill*, safe*]: You see a dangerous animal outside its enclosure. What do you do first? + Own safety, radio alarm + Keeps people away, eyes on it + Follows plan - Tries to lure it.
Situational? [lock*, safety protocol*, safety procedure*, safety, dangerous]: A colleague skips a lock check because they are late. What do you do? + Says so at once + Check is done + Reports if repeated - Lets it pass.
Behavioral [handl*, restrain*, emergenc*, calm*]: Tell me about a moment with an animal in which you had to stay very calm. What did you do? + Read signs + Slow, planned + Safe end, learned - Courage.
@ Visitors and team
Situational? [visitors, guests, public, keeper talk*]: People or children bang on the glass or crowd an animal in your care. How do you act? + Friendly, clear + Explains animal's view + Security if needed - Shouts.
Behavioral [trust*, patience, relationship*, animal train*, operant]: Describe how you gained the trust of an animal or taught it a behavior. + Small steps, reward + Animal's choice + Noted progress - Force.
Behavioral [team*, conflict*]: Give me an example of a disagreement in a team about how to care for an animal. How was it solved? + Observations, facts + Welfare first + Common line - Did own way.
Technical [record*, document*, data, daily report*, log, logs, logging]: Which facts in your daily record could help a vet weeks later? + Food, waste, weight, behavior + Times, changes in group or place + No guesses - "Normal."
Behavioral? [physical*, weather, outdoors, weekends]: When did you last do heavy outdoor or early work for a long time? How did you stay careful? + Routine + Safe technique + Checks until the end - Just pushed.
Situational? [breed*, conservation, species, infant*, hand rear*, birth*]: A young animal is not accepted by its mother. What do you think about before anybody steps in? + Watching from a distance, time + Health signs, vet, plan + Effects of hand rearing - Takes it out.
Situational? [wildlife, rehabilit*, release*, injured]: A caller wants to bring a young wild animal that they found "alone." What do you tell them? + Asks signs, place + Often leave it, watch + Safe way and law - Bring it in.

# Animal shelter manager | animal shelter manager*, shelter manager animal*, animal services manager*, animal shelter director*, animal care manager*, animal care supervisor*, animal shelter supervisor*, animal services director*, humane society director*, shelter operations manager*, animal care director*, animal control supervisor*, animal services supervisor*, animal welfare manager*, rescue centre manager*, rehoming centre manager*, animal centre manager*, director of animal*
@ Animals
Technical [welfare, standard*, health, disease*, protocol*]: How do you know on your daily round that the animals are really well cared for? + Behavior, food, space, smell + Records against reality + Talks with staff - No complaints.
Situational [disease*, outbreak*, infect*, quarantine]: Several dogs begin to cough in two days. What do you set in motion? + Isolation, vet, stop of mixing + Cleaning order, staff rules + Owners, adopters or public told honestly - Waits.
Situational [capacity, intake, population, full]: Your shelter is full, and more animals are brought to the door. What do you do? + Triage by need + Foster, partners, date later + Limit of good care kept - Doubles up.
Behavioral [behavior*, aggress*, euthan*]: Tell me about a hard decision on an animal that divided the people around it. How did you reach it? + Facts, vet and behavior view + Clear standards + Explained with care - Majority vote.
@ People
Behavioral [supervis*, coach*]: Describe an employee or volunteer who loved animals but did not keep to procedures. What did you do? + Private, concrete, reason + Training, follow-up + Consequence - Excused it.
Situational [stress*, compassion fatigue, morale, turnover]: Your team is worn out after sad or heavy weeks. What do you do? + Sees signs, talks + Breaks, tasks shared, support + Cause tackled - Free pizza.
Situational? [schedul*, coverage, staffing, shift*, volunteer*]: On a holiday, half of the staff do not come. How do you make sure that animals are cared for? + Must-do list + Reserve, own hands + Later: cause, plan - Shortens all.
Behavioral [volunteer*, recruit*, onboard*, hir*, train, trains, train staff, staff training]: Give me an example of how you made a new person safe with animals fast. + Steps, buddy + Checked handling + Clear limits - Watching.
@ Public and running
Situational [public, complaint*, social media]: A post online says that animals suffer in your shelter. How do you react? + Checks facts first + Calm open answer, shows + Fixes what is true - Deletes, attacks.
Situational [incident*, bite*, liab*]: A dog in your care has bitten a visitor or worker. What has to happen? + Person cared for, dog secured + Reports by law, facts + Cause, rule changed - Settles quietly.
Technical? [data, statistic*, outcome*]: Which numbers do you look at each month to see how well the shelter serves its animals? + Length of stay, illness, outcomes + Returns, incidents + Leads to change - Number taken in.
Technical [clean*, sanit*, disinfect*, daily care, kennel*]: How do you set the order of cleaning and feeding so that healthy animals stay healthy? + Young first, sick last + Own tools, flow of people + Time enough, checked - By building.
Behavioral? [adopt*, foster*, rehom*, placement*, match*]: Tell me about a change that helped animals to find good homes faster. How did you make sure that the homes were right? + Hurdle found + Better talks, photos, follow-up + Returns watched - Free animals.
Behavioral? [budget*, financ*, fundrais*, grant*]: Tell me about a time when money was short in a place you helped to run. How did you set priorities? + Care basics safe + Donors, costs, partners + Open figures - Cut food.
Situational? [animal control, enforce*, officer*, cruelty, stray*, investigat*]: An owner demands back a neglected dog that officers brought in. What do you do? + Law and evidence + Calm, safe talk + Animal safe until decision - Hands it over.
`;
