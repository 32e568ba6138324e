/** Questions about single tasks in security, police, emergency services and workplace safety; see `taskText.ts` for the format. */
export const safetyTasks = `
@ protective-services | patrol* premises, patrol* … premises, patrol* … grounds, patrol* … building*, patrol* … property, patrol* … facilit*, patrol* … area*, foot patrol*, vehicle patrol*, security patrol*, conduct* … patrols, perform* … patrols, patrol duties, patrolling, security rounds, patrol rounds | forest, wilderness, ski
Situational: On your round a door is open that was locked an hour ago. What do you do? + Stops, listens, reports before going in + Does not touch, does not go in alone + Notes time, checks what is near - Closes it and goes on.
Technical: You take over a site at night that you have never seen. What do you want to know before it gets dark? + Ways in and out, blind corners, dangers + Who may be there, alarms, keys, numbers + What has happened lately - Where the break room is.

@ protective-services | control* access, access control, visitor badg*, badging, badge access, check* identification, verify* identification, check* id, gate access, gate duty, entry control, access points, monitor* entrances, entrance* and exit*, screen* visitors, control* … entry | software, network, role-based, database*, install*, logical, data, cyber*, user, wireless, wi-fi, wifi, customers, patients, voters
Situational: A colleague whom you know well has left the badge at home, again. Do you let them in? + The same way as for everybody: temporary badge, a call + Friendly, no favor + Notes it - Waves them through.
Situational: Somebody slips in close behind a person with a badge, in the morning rush. What do you do? + Speaks to them at once, friendly + Keeps sight or passes on a description + Tells how the door can be made safer - Assumes that they belong here.
Technical: How do you check an identity card so that it takes five seconds and is more than a glance? + Photo against face, date, feel + A short question + Does it for the known ones too - Looks at the color of the card.

@ protective-services | baggage screening, screen* passengers, bag check*, bag search*, metal detector*, x-ray machine*, security screening, screening of visitors, screen* bags, inspect* bags, inspect* packages, search* vehicles, vehicle search*, vehicle inspections at | clearance, background
Situational: The screen shows something you cannot make out, and the line is long. What do you do? + Stops the bag, takes the time it needs + Asks a second person, keeps owner away from it + Calm words to those who wait - Lets it pass with a question.
Technical: How do you stay sharp when you have looked at a thousand bags without finding anything? + Changes places, short spells + Same order of looking every time + Test items, says when tired - Practice is enough.

@ control-room | cctv, surveillance camera*, surveillance footage, security camera*, monitor* … cameras, monitor* cameras, camera footage, video surveillance, closed-circuit, closed circuit, monitor* surveillance | install*
Situational: A bag disappeared some time this morning. How do you find the moment in the film of four cameras? + Halves the time: there or gone + Camera with the best view first + Saves it, notes clock errors, shows nobody - Watches all from the start.
Technical: Which behavior on a screen makes you look longer, and how do you keep looks and prejudice out of it? + Waits, comes back, avoids staff, tests doors + Deeds, not clothes or skin + Notes what was seen - Feels who does not belong.

@ records | incident report*, document* incidents, document* … incidents, documents … unusual, daily activity report*, daily activity log*, police report*, written reports of incidents, write … reports … incidents, reports of incidents, security report*, log* incidents, record* incidents, reports of incident*, writ* … reports of incident*, detailed reports of incident* | production incident*, outage*, cyber*, it incident*, service desk, engineering
Technical: You arrive when it is half over, and people tell you who began it. How do you write that in the report? + Own eyes apart from what others said + Who said what, in their words, with times + No guess at blame - Names whoever most people named.
Situational: Somebody above you asks you to leave a sentence out of an incident report. What do you say? + Asks why; a mistake may be corrected openly + Leaves in what was seen + Keeps a copy by the rule, goes further if pressed - Takes it out.

@ protective-services | respond* to alarms, respond* to … alarms, alarm response, alarm activations, intruder alarm*, burglar alarm*, security alarm*, answer* alarms | install*, process alarm*, equipment alarms, machine
Situational: The same alarm has gone off for nothing nine nights in a row. Tonight it sounds again. What do you do? + Treats it as real, every time + Same way of approach, tells base + Presses to have it mended - Resets it from the desk.
Technical: Which ways of approach do you choose when you answer an alarm, and what do you leave to the police? + Quiet, lights off, sees exits first + Signs of entry: stays outside, calls, watches + Tells base each step - Straight in through the front door.

@ de-escalation | crowd control, crowd management, event security, security at events, special event security, security for events
Technical: How can you tell that a crowd is getting too dense before anybody falls? + People sway together, arms up, cannot turn + Stops those who come in, opens ways out + Says it early to those in charge - When people start to shout.
Situational: A gate has to stay shut, and people at the front are being pressed against it. What do you do? + Their breath comes before the ticket check + Opens or relieves, tells base what is done + Has the rear stopped - Waits for orders.

@ protective-services | parking enforcement, parking regulations, parking rules, parking area*, direct traffic, directs traffic, directing traffic, traffic direction, traffic control, parking control, monitor* parking lot*, parking lot patrol*, control* traffic | web*, online, site traffic, road work*, construction, engineer*, air traffic, signal*, striping, clean*, snow, seo, campaign*, marketing
Situational: A car blocks an emergency exit, and the person in it says that it is only for a minute. What do you say? + Friendly, says why a minute counts + Stays until it is moved, shows a place + Has it towed if not - Agrees to one minute.
Behavioral: Tell me about somebody who would not move or follow your signs. How did it end? + Stayed calm, explained once, offered another place + Own safety beside moving cars + Same rule for the important ones - Gave in, or shouted.

@ protective-services | use of force, make arrests, making arrests, arrest suspects, arrest* … violators, arrest* … offenders, apprehend*, apprehension, detain*, effect* arrests, powers of arrest, restrain* individuals, physical restraint* | arrest record*, arrested for, bureau of
Technical: Where is the line between asking somebody to stay and holding them, and when would you cross it? + Knows own powers and the rule of the place + Danger now, least force, shortest time + Calls police, writes it down - When they do not listen.
Behavioral: Tell me about a time you could have used force and did not. What did you do in its place? + Distance, time, words, a colleague + Knows why force would have been allowed + Everybody's safety at the end - Force was never needed.

@ protective-services | calls for service, enforc* … criminal laws, law enforcement duties, police patrol*, police officer duties, respond* to calls … police, domestic disturbance* | field service, technician*, repair*
Situational: Neighbors have heard a fight. The couple at the door says that all is well. What do you do before you leave? + Sees and hears each of them apart + Looks for marks, children, broken things + Help and a number, without the other hearing - Takes their word.
Technical: You stop a car for a small thing. What do you watch before and while you walk up to the car? + Place, traffic, light, number called in + Hands, people, movements, smell + Says who and why, calm - The license plate.

@ protective-services | criminal investigation*, crime scene*, collect* … evidence, evidence collection, gather* … evidence, preserv* … crime, preserv* physical evidence, interview* … suspects, question* suspects, interrogat*, evidence chain of custody, investigat* crimes, investigat* … crimes, evidence handling, seizing and protecting evidence, protect* evidence, protecting evidence, securing evidence, secure evidence | research, clinical, audit evidence, ballot*
Technical: You are the first where something has been stolen. What do you keep people from touching, and what do you note at once? + Way in and out, surfaces, ground + Who is there, weather, light, smells + One path, list of who went in - Takes the names and waits.
Behavioral: Tell me about a statement that you took and that turned out to be wrong. What have you asked differently since? + A real case, why it was wrong + Open questions, no hints, witnesses apart + Checks light, distance, how they know - The witness had lied.
Situational: All signs point to one person, and one small fact does not fit. What do you do with it? + Follows it as if it were the main one + Writes it into the file + Asks somebody to argue against the theory - Small things never fit.

@ protective-services | testif* in court, testify … court, court testimony, give evidence in court, testimony in court, testify as
Situational: In court you are asked about a detail that you do not remember. What do you say? + That they do not remember + May look at the notes if allowed + No guess, not drawn into quarrel - What must have been.
Technical: How do you prepare to speak in court about something that happened two years ago? + Own notes and report, not others' + Knows what was seen and what was told + Plain words, short answers - Learns the report by heart.

@ protective-services | inmate*, detainee*, offenders in custody, prisoner*, cell search*, correctional facilit*, correctional institution*, correctional officer*, correctional setting, juvenile detention, custody and control of | research, former prisoner*
Situational: An inmate who never talks to you offers you news about another one. What do you do with it? + Listens, promises nothing + Asks what is wanted for it, passes it on + Protects the one who spoke - Uses it at once.
Technical: A head count in a locked unit has to be right every time. How do you do it? + Sees skin and breath, not a blanket + Nobody moves, second count by another + Recounts at any difference - Counts the doors.
Situational: A colleague does small favors for one prisoner, more each week. What do you do? + Sees how people are drawn in + Says it to those in charge + Facts and dates - It is their own affair.

@ casework | probation officer*, parole*, probationer*, supervise offenders, supervises offenders, supervising offenders, supervision of offenders, reentry services, reentry program*, re-entry program*, community corrections, pretrial services, presentence | probationary period
Situational: Somebody under your supervision misses the first appointment since they found work. What do you do? + Finds out why before writing it up + Rule and reasons told plainly, other hours + Looks at the whole record - Reports the breach at once.
Technical: Which changes in somebody's life tell you that things are going wrong before anything happens? + Sleep, money, friends, work, old places + Talks with those who see them + Acts early, small - A new arrest.

@ control-room | 911 calls, 911 call, 911 emergency, emergency dispatch*, dispatch* emergency, dispatch* police, dispatch* fire, dispatch* … ambulance*, public safety dispatch*, police dispatch*, call-taker*, calltaker*, computer aided dispatch, computer-aided dispatch, emergency calls
Situational: An officer or a team that you have sent out does not answer the radio. What do you do? + Calls again, other channel, phone + Sends help to the last place within set minutes + Times, keeps channel free - They are busy.
Technical: Somebody calls the emergency number, orders a pizza and will not hang up. What may be behind it, and what do you ask? + Takes it as a hidden call + Questions that need only yes or no + Sends help, stays on the line - Warns them of misuse.

@ control-room | two-way radio*, two way radio*, radio communication*, operate … radio*, radio traffic, radio procedure*, hand-held radio*, handheld radio* | broadcast*, radio station*, radio frequency
Technical: What do you say over the radio, and what would you rather not send where others can hear it? + Who, where, what is needed, short + No names, illnesses, codes of doors + Has it repeated back - Everything, so that all know.
Situational: Two people speak on the channel at once, and you catch only half of something urgent. What do you do? + Asks for silence, calls one by name + Has place and need said again + Passes it on only when sure - Acts on what was understood.

@ patient-care | emt, emts, emergency medical technician*, paramedic*, pre-hospital, prehospital, ambulance service*, emergency medical services, medical calls, basic life support ambulance, patient transport ambulance | police dispatch*
Situational: There are two of you and three people hurt, and one of them screams. How do you begin? + Safety, call for more, quick look at all + Breathing and bleeding first + Goes back and looks again - With the one who screams.
Technical: Somebody has fallen and refuses to come along. How do you find out whether you may leave them at home? + Checks that they understand and can decide + Explains the risk, asks what speaks against it + Doctor on the phone, plan, note - Takes them along.

@ firefighting | fire suppression, firefight*, structural fire*, structure fire*, extinguish* fires, fire attack, combat* fires, respond* to fires, fire ground, fireground | suppression system*, wildland, sprinkler*
Technical: What does the smoke tell you before you go in? + Color, pressure, speed, where it comes out + Sudden change means get out or cool first + Watches it all the time, tells others - How large the fire is.
Situational: You are inside a burning house, and the water in your hose fails. What do you do? + Calls it in, both out together along the line + No trying to mend it inside + Counted outside - Waits for it to come back.

@ fieldwork | wildland fire*, prescribed burn*, prescribed fire*, fireline*, fire line*, controlled burn*, wildfire*, fuels reduction, hazardous fuels
Technical: Which signs of weather and ground would make you give up a line that you have just built? + Wind turns, dry air, spot fires behind + Slope, fuel between you and the fire + Way out still safe and known to all - When the flames are there.
Situational: A burn is ready, all crews are there, and the humidity is just below the plan. What do you say? + The plan says no, so no + What happens if it gets away + Measures again on the spot later - Begins with a small corner.

@ firefighting | fire inspection*, fire prevention, fire code*, fire safety, fire extinguisher*, fire marshal*, fire hazard*, fire protection inspection* | design*, install*, sprinkler*, engineer*, exit drill
Situational: An owner has chained an emergency exit against thieves. What do you do? + Has it opened now, stays for it + Shows a lock that opens from inside + Writes it up, comes back unannounced - Gives a date for it.
Technical: Which faults do you find in a building that on paper meets every rule? + Wedged doors, stored goods, dead batteries, locked exits + Changed use since the plan + Asks people to show the way out - Expired extinguishers.

@ emergencies | fire drill*, evacuation drill*, evacuate … building, evacuation procedure*, building evacuation*, evacuat* … residents, evacuat* … children
Technical: What do you look at in a fire drill besides the time? + Who was forgotten, doors, ways chosen, count outside + People who need help, visitors + What changes until the next - Whether all came out.
Situational: The building has been cleared, and one name on your list does not answer. What do you do? + Does not go back in + Tells the fire service last place and name + Asks the others who saw them last - Runs in to look.

@ firefighting | technical rescue, rope rescue, vehicle extrication, extrication, water rescue, rescue operations, search and rescue, swift water, rescue techniques | animal rescue
Situational: Somebody is trapped and awake while others work to free them. What do you do for them? + Stays in sight, says what they will hear and feel + Watches for changes, passes them on + Promises nothing that may not hold - Tells them to stay calm.
Behavioral: Tell me about a rescue or exercise that was stopped for safety. Who stopped it, and was it right? + Anybody may say stop + Names the sign + What was done in its place - It was never stopped.

@ workplace-safety | hazmat, hazardous materials, hazardous substance*, hazardous waste, spill response, chemical spill*, hazardous chemicals, dangerous goods, safety data sheet*, chemical release* | endorsement, exposure to, exposed to
Situational: A drum without a label is leaking in a yard. What do you do first, and what do you leave alone? + People away, upwind, call + No touching or smelling to find out + Drains and sparks, from a distance - Puts it upright.
Technical: You have one minute with the safety sheet of a substance. What do you look for? + What it does to people, and first aid + How to stop a fire or a spill + What to wear - The maker.

@ emergencies | lifeguard*, water safety, pool safety, aquatic safety, supervise … swimmers, supervises … swimmers, supervising … swimmers, supervision of … swimmers, swimming pool safety, beach patrol
Technical: What does somebody look like who is going under, and why do people next to them miss it? + Upright, silent, mouth at water, no waving + Others think that they play + Scans below the surface, in a fixed order - They shout and wave.
Situational: A parent by the water reads while two small children play at the edge. What do you do? + Goes to them, friendly, says how far is too far + Keeps the children in sight meanwhile + Comes back - Blows the whistle at them.

@ emergencies | emergency plan*, emergency operations plan*, emergency action plan*, emergency preparedness, preparedness plan*, evacuation plan*, disaster plan*, emergency management, emergency response plan*, hazard mitigation plan*, continuity of operations, disaster preparedness, emergency planning | disaster recovery plan* for it
Technical: You read an emergency plan that others wrote. Where do you look for its holes? + Nights, weekends, no power, no phones + Names that have left, keys, people who need help + Asks those who must act whether they know it - Whether it is complete.
Situational: A storm may come in three days, or turn away. What do you start now, and what not yet? + Cheap and slow things first: calls, fuel, lists + Set points for the dear ones + Says openly what is not sure - Waits until it is certain.

@ emergencies | emergency drill*, emergency exercise*, tabletop exercise*, table-top exercise*, disaster exercise*, safety drill*, exercises and drills, drills and exercises, disaster drill*, conduct* drills | fitness, sports, military drill
Situational: An exercise has gone perfectly. Why might that worry you, and what do you change next time? + It was too easy or known beforehand + A surprise: somebody missing, wrong news + Looks at what was nearly wrong - Nothing, it was good.
Technical: How do you plan an exercise so that people learn something and daily work is not harmed? + One question that it should answer + Who knows, stop word, safety + Talk at once, few changes with names - As real as possible.

@ emergencies | emergency operations center*, emergency operations centre*, incident command*, incident management team*, nims, unified command, multi-agency response, mutual aid | production, it incident*, software, cyber*
Situational: Three agencies have arrived, and each has begun on its own. How do you get one plan out of it? + The three heads at one place, few minutes + Who leads what, one map, next meeting time + Nobody's danger forgotten meanwhile - Takes over command.
Technical: What must be on the wall of a room from which an emergency is run, so that a new shift understands it in a minute? + Where, who, what is under way, what is missing + Times and next decision + Guesses marked as such - All messages so far.

@ emergencies | disaster relief, emergency shelter*, disaster assistance, disaster response, mass care, humanitarian response, humanitarian relief, relief operations, disaster services | animal*, recovery of data, data center*
Situational: A shelter for two hundred people opens tonight. What must work in the first hour? + Safe building, toilets, water, who comes and goes + Medicines, families together, a quiet corner + Somebody in charge, told to all - Beds and food.
Technical: There are two hundred blankets and three hundred people. How do you hand them out? + By need, said openly: small, sick, wet + One line, no fight, what comes when + Counts, asks for more at once - First come, first served.

@ workplace-safety | safety inspection*, safety audit*, safety walk*, safety tour*, inspect* … safety hazards, identify … safety hazards, identif* … unsafe, identif* … hazards, workplace inspection*, site safety inspection*, safety observation*, safety compliance inspection* | vehicle*, truck*, pre-trip, aircraft, food, fire safety inspection*
Technical: You have an hour in a workplace that is new to you. How do you find what could cost somebody a hand or a life? + Heights, energy, vehicles, gases before untidiness + Watches work, asks what they fear + Odd jobs, repairs, nights - Goes down a checklist.
Situational: On your third round the same cover is still missing over the same moving part. What do you do? + Makes it safe now, stops work if need be + Asks what stands in the way + Goes a level higher, with date - Reports it a third time.

@ workplace-safety | accident investigation*, incident investigation*, investigat* … accidents, investigat* accidents, investigat* … incidents, investigat* incidents, near miss*, near-miss*, injury investigation*, accident report*, workplace injuries, work-related injur*, root cause of accidents, investigat* … injuries | cyber*, network, security incident*, software, production incident*, insurance claims
Situational: A report says that the accident happened because the worker was careless. What do you still ask? + Why it made sense to them at that moment + Time, tools, training, what others do + What would stop it even on a careless day - Whether they were warned.
Technical: How do you ask people just after an accident so that they tell what really happened? + Care first, says it is not about blame + Soon, apart, at the place, open questions + Deeds and times before reasons - Has them sign a statement.

@ workplace-safety | osha record*, osha 300, osha log*, osha report*, recordable injur*, osha recordable*, osha compliance, osha regulation*, osha standard*, osha requirement*, osha inspection*, knowledge of osha, osha guideline* | osha 10, osha 30, osha-10, osha-30
Technical: Somebody cuts a finger, gets a few stitches and is back at work the same day. How do you decide whether it goes into the record? + Treatment beyond first aid counts + Looks it up, notes the reason + No pressure to keep the figures low - Back the same day, so no.
Situational: The only way to keep to a safety rule is to stop work that is needed today. What do you do? + Stops it, says so early + Looks for another way to get the work done + Does not argue danger against output - Lets it run until evening.

@ workplace-safety | safety training, toolbox talk*, tool box talk*, toolbox meeting*, tailgate meeting*, tailgate safety, safety meeting*, safety talks, safety orientation*, safety briefing* | attend*, complete*, completion, participat*, pass
Situational: Five minutes for safety, early on a Monday, ten tired people. How do you use them? + One danger of today, on the spot + Asks them, a story of their own + One thing each will do - Reads out the rule.
Technical: How do you find out a month later whether a safety talk has changed anything? + Watches the work, not the signatures + Near misses told, tools used + Asks what gets in the way - All have signed.

@ workplace-safety | ppe program*, select* … protective equipment, enforce* … ppe, use of personal protective equipment, enforc* … protective equipment, issue* … protective equipment
Situational: People take off the new safety glasses because they fog up. What do you do? + Believes them, tries the glasses + Other models, chosen with them + Less mist or dust at the source - Threatens with a warning.
Technical: When is protective gear the wrong answer to a danger? + When the danger can be removed or kept away + Gear fails, is left off, hinders + An example with a better way - Never, it protects.

@ workplace-safety | ergonomic assess*, ergonomic evaluat*, ergonomic stud*, ergonomics program*, ergonomic program*, ergonomics
Situational: One after another, people at the same station complain of sore wrists. What do you do? + Watches the movement, counts and measures + Changes the station before the people + Tries it with them, looks again - Sends round stretching exercises.
Technical: You have ten minutes at somebody's place of work. What do you change first? + Watches before touching anything + Height, reach, weight, light, breaks + Asks what hurts by evening - Orders a new chair.

@ workplace-safety | industrial hygiene, noise monitoring, noise survey*, exposure monitoring, exposure assessment*, air monitoring, noise dosimetry, sound level | film, audio, broadcast*, music
Technical: A noise measurement is just below the limit. Why are you not content yet? + One day, one place, one way of working + Longer shifts, other machines, several loads at once + Quieter at the source is still worth it - It is below the limit.
Situational: People smell something, and your instrument shows nothing. What do you do? + Takes the people seriously + Right instrument, time and place + Looks for source and air flow, gets other tests - Tells them that nothing is there.

@ compliance | health inspection*, food establishment*, restaurant inspection*, sanitation inspection*, environmental health, food inspection*, public health inspection*, sanitary inspection* | environmental health and safety, environmental health & safety, ehs, degree*, bachelor*
Situational: On a full Saturday you find the cold store of a restaurant too warm. What do you decide? + Measures food, not only the air; how long + Throws out what is not safe, closes if needed + The rest goes on, return visit - A note for Monday.
Technical: What shows you how a kitchen works when no inspector is there? + Corners, drains, dates, hands, cloths + Asks somebody to show, not to tell + Sudden new things, empty soap - The logbook.

@ protective-services | key control, issu* keys, key log*, lock and unlock, locking and unlocking, unlock* … doors, lock* … doors, open and close … building*, opening and closing … building*, secur* … building*, secur* … premises, secur* … doors | cyber*, funding, securing loans, permit*
Situational: At the end of the shift one key is missing from the board. What do you do? + Log, last user, call now + Reports before going home, guards the door + Locks changed if it stays lost - It will be there tomorrow.
Technical: In which order do you close a building so that nobody is locked in and nothing is left open? + Top down, rooms, toilets, roof, then outer doors + Calls out, heat and machines off + Alarm last, checks from outside - Begins at the entrance.

@ protective-services | executive protection, vip protection, close protection, dignitar*, bodyguard*, personal protection of
Technical: You go ahead to a place where somebody you protect will speak. What do you look at? + Ways in and out, second way, nearest hospital + Sight lines, crowd, who else is on the list + Walks it at that hour - The stage.
Situational: The person you protect wants to walk into the crowd, unplanned. What do you do? + Says the risk in one sentence, they decide within limits + Positions, way out, short time + Talks it over afterwards - Holds them back.

@ protective-services | armed security, armed guard*, armed patrol, carry* … firearm*, firearms qualif*, firearms training, qualif* … firearm*, armed officer*, firearms proficiency, use of firearms | prohibit*
Technical: In which situations does carrying a weapon make you less safe, and what do you do about it? + Close crowd, wrestling, alone with several + Distance, side, holster kept from others + Leaves early, calls for help - It always makes you safer.
Situational: A person comes at you with an object that you cannot make out. What do you do? + Distance, cover, voice, who is behind + Law: danger now, no other way + Help, first aid, report afterwards - Draws first.

@ protective-services | physical security assess*, security survey*, physical security, site security plan*, security vulnerabilit* of facilit*, facility security, security assessments of | cyber*, network*, data center*, information security, software
Technical: How do you find out in one day where a building can be entered unseen? + Walks it from outside, by day and by night + Deliveries, smokers' door, roof, contractors + Watches people, tries with permission - Looks at the plans.
Situational: People keep a secure door open with a wedge, because the way round is long. What do you do? + Finds out who needs it and why + Another lock, path or hour + Wedge out, and said why - Puts up a sign.

@ safeguarding | workplace violence, threat assessment*, active shooter, violence prevention, threat management | cyber*, network*, threat intelligence
Situational: Somebody tells you that a former partner has threatened to come to their work. What do you do today? + Takes it seriously, asks what they want + Those who must know, picture, place, way home + Police, a record of each contact - Tells them to call if it happens.
Technical: Which words or acts make you take a threat more seriously than others? + A plan, a target, a time, getting ready + Change, loss, says farewell + Adds up what several people saw - Loud people are the danger.

@ integrity | classified information, classified material*, classified documents, sensitive compartmented, national security information | must obtain, able to obtain, ability to obtain, must have, active, eligible, require*, maintain
Situational: You find a page that should be locked away in an ordinary printer. What do you do? + Secures it without reading on + Tells those in charge at once + Stays until it is handed over - Shreds it.
Technical: Somebody with the right clearance asks for a document. What else do you want to know? + Whether they need it for their work + Where they read it and how it comes back + Signed for - Nothing, they are cleared.
`;
