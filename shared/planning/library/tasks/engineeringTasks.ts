/** Questions about single tasks in engineering; see `taskText.ts` for the format. */
export const engineeringTasks = `
@ engineering | engineering drawing*, technical drawing*, detail* drawing*, assembly drawing*, prepar* … drawings, produc* … drawings, draft* drawings, drawings and specifications, as-built*, design drawings, construction drawings | interpret* drawings, read* drawings, drawing conclusions
Technical: A drawing goes out today to people who cannot call you. What do you check on it before it leaves? + Every dimension needed, and none twice + Material, tolerances, notes and revision + Fits the parts around it - Spelling and title block.
Behavioral: Tell me about a drawing that was understood differently from how it was meant. What did you change in it? + A real case with what was built + Saw what was unclear, blames nobody + Draws or notes it differently now - They should have read it properly.
Situational: Two versions of the same drawing turn up on the shop floor or the site. What do you do? + Stops work on the wrong one + Finds what was already made from it + Repairs the way versions are handed out - Sends round the new one.

@ engineering | autocad, solidworks, cad model*, cad drawing*, cad software, cad system*, civil 3d, microstation, revit, 3d cad, 3d model*, cadd, computer-aided design, computer aided design, solid modeling | computer-aided dispatch, computer aided dispatch, animation, game*, vfx
Technical: Somebody else will have to change your CAD model in a year. How do you build it so that this goes well? + Simple base, named features and layers + Dimensions that carry the intent + No broken or hidden links - They can always redraw it.
Situational: You take over a CAD model, and it falls apart as soon as you change one dimension. Repair it or start again, and how do you decide? + Looks at what depends on what + Weighs time and later changes + Checks the result against the released drawing - Forces it until it looks right.
Behavioral: Describe a time the model on the screen looked right and the real thing did not fit. What had been missed? + Concrete part or place + Access, tolerance, cable or weld was missing + Checks this earlier now - The workshop built it badly.

@ engineering | plans and specifications, construction specifications, engineering specification*, material specification*, equipment specification*, technical specification*, specification writing, scopes of work, prepar* … specifications, write specifications, develop specifications, develops specifications, developing specifications, development of specifications, development and specifications | job specification*, person specification*, software, functional specification*
Situational: What arrives is exactly what your specification says, and it is not usable. What do you do, and what do you look for in the text? + Accepts that the text counts + Finds the missing requirement + Agrees a fix and corrects the text - Insists that it was obvious.
Technical: How can you tell that a requirement in a specification is written well enough to be enforced? + Can be measured or inspected + Says how and when it is checked + Leaves no "suitable" or "as needed" - It sounds strict.

@ engineering | prototype, prototypes, prototyping | wireframe*, user interface*, ux, figma, usability, user experience, software, graphic*, web, services, service design*, designers, mockups, mock-ups, wireframes, policy, experiences, customer journey*
Situational: You can build just one prototype before the decision on a design is made. How do you choose what it has to show? + The biggest unknown first + States the result that would stop it + Leaves out what is already known - Makes it look like the final product.
Behavioral: Tell me about a prototype that proved an idea wrong. What happened next? + Says what was learned, and how early + Told those who had hoped for it + The next step followed from the result - Built another one just like it.

@ engineering | design calculation*, engineering calculation*, structural calculation*, load calculation*, hydraulic calculation*, sizing calculations | dosage*, drug*, payroll, medication*, tax*
Technical: How do you write down a calculation so that a stranger can check it in five years? + Inputs with their sources + Assumptions and formulas in order + Units, result and what it is used for - The spreadsheet is on the server.
Situational: Your calculation says that it holds, and an experienced builder says that it will not. How do you settle this? + Asks what they have seen fail + Goes back to loads and assumptions + Checks by a second method - Trusts the numbers, or gives in.

@ construction | construction inspection*, inspect* construction, construction observation, observ* … construction, inspect* … contractor*, inspect* … work in progress, construction site inspection*, construction field inspection* | food, restaurant*, health inspection*, crime*
Situational: You come to inspect, and the work you were to see is already covered up. What do you do? + Does not sign for what was not seen + Asks for photos, tests or opening it up + Records it and tells those responsible - Takes their word for it.
Technical: You have one hour on a site. How do you decide what to look at? + What will be hidden or is hard to repair + What went wrong last time + Compares with the approved drawings - Walks round and looks.
Behavioral: Tell me about work that you did not accept at an inspection. How did you put it to those who had done it? + Named the exact requirement + Facts and photos, calm tone + Checked the correction - Has hardly had to.

@ engineering | cost estimat*, construction estimat*, estimat* … costs, estimat* … materials, quantity take-off*, quantity takeoff*, material takeoff*, take-offs, takeoffs, bid estimat*, labor estimat* | estimated cost of living, patient*, election*, billing*
Situational: Your cost estimate is a third above what was hoped for, and you are asked to bring it down. How do you respond? + Shows what drives the cost + Offers cuts in scope, not in honesty + Names the risk of a low figure - Lowers the reserve until it fits.
Behavioral: Tell me about an estimate that turned out far off. Where did the difference come from? + Knows the line that was wrong + Compared planned and actual figures + Estimates that differently today - Prices went up.
Technical: Which costs are most often forgotten in an estimate of a job, and how do you catch them? + Access, disposal, set-up, permits, waiting + Walks through the job step by step + Checks against a similar finished job - Adds ten percent.

@ engineering | commissioning … equipment, commissioning … systems, start-up and commissioning, startup and commissioning, installation and commissioning, commissioning and start*, commissioning activit*, factory acceptance*, site acceptance test* | sales commission*, commissioning editor, commissioning of services, commissioning of research
Situational: A new installation is to be handed over tomorrow, and one of its safety stops has not been tested. What do you do? + No handover without the test + Says at once what it does to the date + Limits or blocks what is untested - Tests it after the handover.
Technical: In what order do you bring a new system into service for the first time, and why in this order? + Checks without power first + One part at a time, then together + Protection and stops before full load - Switches it on and watches.

@ engineering | failure analys*, failure investigation*, failure mode*, fmea, fmeca, analy* … failures, investigat* … failures, fault analys*, root cause analysis of failure* | heart failure, kidney failure, renal failure, school failure*, software, network*, it systems
Technical: A broken part is put on your desk. What do you find out before you touch or clean it? + How, where and when it was used + Photos and position before handling + Break surface kept as it is - Cleans it for a better look.
Situational: Everyone is already sure why the thing failed, and the evidence fits only half. How do you go on? + Lists what does not fit + Tests the other causes as well + Says openly what is not yet known - Goes with the majority.
Behavioral: Tell me about a failure whose cause was not the one you first thought of. What put you on the right track? + A detail that contradicted the first idea + Tested it rather than arguing + What was changed as a result - It was clear from the start.

@ engineering | codes and standards, building code*, electrical code*, plumbing code*, fire code*, mechanical code*, code compliance, applicable codes | health code*, election*, code of conduct, code enforcement officer, dress code, medical code*, fire inspection*, fire inspector*
Situational: Somebody wants to leave something as it is, because it was allowed when it was built. How do you decide whether it may stay? + Finds which edition applies to this change + Looks at danger apart from the rule + Asks the authority when unsure - If it worked so far, fine.
Technical: How do you find out which codes or standards apply to a job you have not done before? + Place, use and type of the work + Local changes and current edition + Asks the authority early, in writing - Uses those from the last job.

@ engineering | obtain* … permits, prepar* … permit application*, submit* … permit application*, building permit*, environmental permit*, apply* for permits, permitting process*, secur* permits, permit package*, permit drawings, regulatory permit* | work permit*, learner*, driving permit*, weapons permit*, food handler*, review*, evaluat*, issu*, inspect* … permits
Situational: The permit has not come, the work is set for Monday, and somebody says to start anyway. What do you do? + No start without the permit + Calls the office for status and what is missing + Finds work that needs no permit - Starts with the inside.
Behavioral: Tell me about a permit that took far longer than planned. What would have made it faster? + Knows where it lay and why + Talked to the reviewer beforehand next time + Complete papers at the first go - Offices are slow.

@ engineering | component selection, select* … components, specify* … components, supplier quality, vendor quality, source* … components, qualify suppliers, selection of materials and components | software components
Situational: The part you have chosen will no longer be made from next year on. What are your next steps? + Finds where else it is used + Compares a last purchase with a new part + Tests the new part before the change - Orders whatever looks the same.
Technical: Somebody offers you the same part at half the price. What do you want to know before you switch? + Material, tolerances, test records + Samples tested under real conditions + Delivery, and who stands behind it - Whether it fits.

@ engineering | design review*, review engineering designs, review technical designs, design verification, review engineering plans, building plan review*, construction plan review*, peer review of designs, review … plans and specifications, review … design submittals | user*, graphic*, curriculum design, design tasks, design team*, brand*, visual, ux
Situational: In a review you see a weak point in the design of somebody with far more experience. How do you raise it? + As a question, with the case that worries them + Shows a figure or sketch + Stays on it until answered - Says nothing in front of others.
Technical: You get a complete set of plans to review and have a day. Where do you look first? + Where parts or trades meet + Assumptions and loads behind it + What would be dangerous or dear to change - Begins with page one.

@ engineering | engineering change*, design change*, change notice*, change request* … drawing*, bill of material*, bills of material*, bom, boms, drawing revision* | software configuration*, it configuration*
Situational: A change to one part has been released, and half of the stock is still the old version. What has to be settled before anyone builds on? + Whether old and new can be mixed + What happens to the stock + From which number or date it counts - The drawing is updated, so all is done.
Technical: How do you find everything that a small change to a part touches? + Where the part is used + Tools, tests, manuals, spares, suppliers + Asks those who build and repair it - Looks at the drawing.

@ engineering | product testing, hardware test*, reliability test*, test fixture*, test rig*, test bench*, verification test*, qualification test*, performance test* … equipment, laboratory and field tests of equipment, environmental chamber*, environmental qualification | software, load test* … application*
Technical: How many samples do you test, and how long, before you say that a product is good enough? + Depends on what failure would cost + Worst case, not only the average + Criterion fixed before the test - As many as there is time for.
Situational: Nine of ten samples pass, and the tenth breaks early. You are asked to report that the test was passed. How do you answer? + Reports all ten + Looks for the cause of the tenth + Says what the result allows and what not - Calls it an outlier.

@ engineering | finite element*, fea, computational fluid*, cfd, stress analys*, structural analys*, thermal analys*, modeling and simulation, simulation software, vibration analys* | financial, economic
Situational: Simulation and test differ by a third, and the test cannot be repeated soon. How do you find out which of them to trust? + Checks supports, loads and material in both + Looks at how it was measured + Says how sure they are until then - The computer is more exact.
Behavioral: Tell me about a model that you made simpler and that served its purpose better for it. What did you leave out? + Knew the question it had to answer + Reason why the detail did not matter + Checked it against something real - More detail is always better.

@ engineering | circuit design*, circuit board*, pcb, pcbs, printed circuit*, schematic capture, electronic design*, analog design, electronic circuit*, power electronics, circuit analys*
Technical: A new circuit board comes back and does nothing when you power it up. In what order do you look? + Supply, shorts and current limit first + Clock and reset, then block by block + Measures against the expected value - Swaps parts.
Situational: A board works on the bench and fails in the cabinet now and then. What do you suspect, and how do you prove it? + Heat, noise, grounding, cable or supply + Makes it happen again on purpose + Changes one thing at a time - Puts a filter in.

@ engineering | electrical design*, power distribution, electrical distribution, one-line diagram*, single-line diagram*, single line diagram*, switchgear, short circuit stud*, arc flash, power system*
Technical: More equipment is to go on an existing electrical panel. What do you find out before you say yes? + Real load, not only the rating + Cable, breaker and fault level + Room, heat and later additions - Whether a breaker is free.
Situational: A breaker trips about once a week, and people want a bigger one put in. What do you say? + No bigger breaker without the cause + Measures load and looks for the fault + Explains that it protects the cable - Fits the next size up.

@ engineering | plc, plcs, programmable logic*, scada, control logic, hmi, distributed control*, industrial control*, process control*, building automation*, control system* … program* | pest control, access control, internal control*
Situational: You are to change the program of a line that is running. How do you go about it so that nothing moves that should not? + Saved copy of what runs now + Tried offline or with the line stopped + Operator knows, way back ready - Changes it online in a quiet minute.
Technical: An operator says that the program must be wrong. How do you find out whether it is program, sensor or mechanics? + Watches the signals while it happens + Checks input at the sensor itself + Asks what changed lately - Rewrites that part.

@ engineering | embedded software, embedded system*, embedded c, firmware, microcontroller*, real-time operating*, device driver*
Technical: A device out in the field freezes every few days. How do you hunt an error that you cannot reproduce? + Logs, counters and reset cause + Narrows by version, place and use + Stress test to force it - Adds an automatic restart and leaves it.
Situational: A firmware update must go to devices far away that nobody can get to. What has to be certain before it is sent? + Survives a power cut during the update + Way back to the old version + A few devices before all - That it worked on the bench.

@ engineering | chemical process*, process scale-up, scale up … process*, process flow diagram*, piping and instrumentation, pilot plant*, mass balance*, process validation | business process*, recruit*, sales process*
Technical: Something works in a small vessel and is to be made a hundred times larger. What do you expect to change? + Heat, mixing and time + Purity of what goes in, and cleaning + What to try at a middle size - Multiplies all amounts.
Behavioral: Describe a change to a process that gave more output or less waste. How did you know that it was due to your change? + Figures from before and after + Other causes ruled out + Still holds months later - Everyone saw it.

@ workplace-safety | hazard analys*, process hazard*, hazop, process safety, job hazard*, job safety anal*, safety risk assessment*, hazard identification, hazard assessment* | credit risk*, financial risk*, fraud, suicide, haccp
Situational: You go through a job with the people who do it, and they say that nothing can happen. How do you get to the real dangers? + Asks about near misses and odd days + Watches the task itself + Goes step by step through what if - Takes the standard list.
Technical: You have found ten dangers in a task. How do you decide which to deal with first, and with what? + Harm and likelihood + Removing it before signs and gloves + Checks that the measure works - The cheapest first.

@ engineering | site grading, grading and drainage, grading plan*, drainage design*, drainage, erosion control*, erosion and sediment*, storm water, stormwater, hydrolog*, hydraulic model*, culvert*, land development | wound drainage, chest
Situational: After heavy rain a neighbor shows you water in the yard that was never there before the project. What do you do? + Goes, looks and records levels + Checks design and what was really built + Stops further damage first - Says that it was an unusual storm.
Technical: What do you look at on a site before you decide where the water shall go? + Where it goes today, and soil + Who is below and what they can take + A storm larger than planned for - The contour plan.

@ engineering | traffic stud*, traffic engineer*, roadway design*, highway design*, road design*, traffic control plan*, traffic signal*, traffic impact*, transportation planning, transportation engineer* | web traffic, store traffic, air traffic
Situational: Residents want a stop sign at a corner, and the counts do not support it. How do you deal with this? + Looks at the place at the right hours + Finds what really frightens them + Offers something that works - Shows them the standard.
Technical: How do you find out why one intersection has more accidents than another like it? + Crash records by type and hour + Watches it on site, also at night + Sight, speed, signs, turning - Puts in a signal.

@ engineering | structural design*, structural engineer*, structural assessment*, bridge inspection*, bridge design*, foundation design*, structural inspection*, structural steel design, retaining wall*
Technical: You are shown a crack in a wall or beam. How can you tell whether it is harmless? + Direction, width, place and pattern + Is it growing, measured over time + What it carries and what has changed - By its width.
Situational: Somebody is about to take out a wall and says that it carries nothing. What do you need before you answer? + Looks at what is above and below + Drawings and opening up, no guess + No work until it is clear - Knocks on it.

@ engineering | geotechnical, soil boring*, boring logs, soil testing, soil compaction, test pits, slope stability, site investigation*, materials testing … concrete, concrete testing, compaction test*
Situational: The borings showed firm clay, and the excavator brings up soft fill. What do you do that day? + Stops in that part and makes it safe + Records, samples, tells the designer + Finds how far it reaches - Digs deeper until it is firm.
Technical: How do you decide where and how deep to look at the ground before something is built? + Load and size of what is built + Old maps, neighbors, earlier uses + More points where results differ - A grid with equal spacing.

@ environment | wastewater, waste water, water treatment, treatment plant operat*, drinking water, sewage, effluent, water distribution system*, sludge | animals, guests
Situational: On your shift the water leaving the plant turns cloudy, and all the readings still look normal. What do you do? + Believes the eye and takes a sample + Checks what comes in and each stage + Tells those in charge early - Waits for the alarm.
Technical: The treatment worked for months and gets worse within a week. What do you compare first? + What comes in: amount, strength, temperature + Dosing, air, pumps and sensors + Own figures from the good time - Adds more chemicals.

@ environment | environmental site assessment*, environmental impact*, environmental assessment*, nepa, environmental review*, phase i environmental, site assessments … contamin*, environmental due diligence
Situational: Your assessment finds a serious point, and the project team asks you to word it more gently. What do you do? + Keeps the finding and its weight + Adds facts and possible measures + Knows who decides about the wording - Moves it to the annex.
Technical: You are to find out what a piece of land was used for in the last eighty years. Where do you look? + Old maps, aerial photos, permits + Neighbors and former workers + Traces on the ground itself - The present owner's file.

@ environment | site remediation, soil remediation, groundwater remediation, environmental remediation, contaminated site*, contaminated soil*, groundwater sampl*, groundwater monitor*, hazardous waste site*, underground storage tank* | audit remediation, vulnerab*
Situational: While digging, people come upon a smell and dark soil that nobody expected. You are there. What happens in the next half hour? + Work stopped, people out and upwind + Reported, area closed, measured + Nothing moved off the site - Puts it in a separate pile and goes on.
Technical: How do you decide that a polluted site is clean enough? + Limit tied to the later use + Enough samples, also at edge and depth + Repeated over time for groundwater - When the last sample is good.

@ environment | energy audit*, energy assessment*, energy conservation measure*, energy savings, energy efficiency, energy consumption, reduce energy, energy management, building performance | time and
Technical: You get a building with high energy bills and one day there. What do you look at? + Bills by month and hour first + What runs when nobody is in + Controls and settings before new equipment - Windows and lamps.
Behavioral: Tell me about a saving that was promised on paper and did not come. What was the reason? + Compared with a true baseline + Use, controls or people explain it + What was put right - The weather.

@ construction | submittals, submittal review*, rfi, rfis, requests for information … contractor*, shop drawing*, review … contractor submittals | grant*, manuscript*, rfp*, rfps, proposal*, tender*
Situational: A contractor sends a question with "urgent, work has stopped", and the right answer takes two days. What do you do? + Calls and finds what really waits + Gives what is sure, in writing + Names a date for the rest - Answers fast to keep the peace.
Technical: What do you compare when a contractor offers a product "or equal" to the one asked for? + Each required property, one by one + Fit, warranty, parts and upkeep + What else would have to change - The price and the picture.

@ procurement | bid document*, bid package*, bid evaluation*, evaluat* bids, evaluat* … proposals … contractor*, tender document*, bidding process, contractor bids, technical evaluation* | bid writing, grant*
Technical: A bid is far below all the others. How can you tell whether it is good value or a misunderstanding? + Asks what they have understood and left out + Compares line by line with own figures + What they have finished at such a price - Takes it quickly.
Situational: One bidder asks you in private what another has meant by a point in the documents. How do you handle it? + No private answer + Same information to all, in writing + Notes the contact - Explains it briefly, as it harms nobody.

@ construction | change order*, contractor claim*, construction change*, variation orders
Situational: A contractor says that you agreed to extra work on the phone and sends a bill. You remember it differently. How do you solve it? + Looks at notes, drawings and what was built + Separates whether it was due from the price + Confirms in writing from now on - Refuses, or pays to end it.
Technical: How do you judge whether a price for extra work is fair? + Own count of hours and material + Rates in the contract + What falls away in return - Asks for ten percent off.

@ engineering | professional engineer license*, professional engineer* licen*, licensed professional engineer*, registered professional engineer*, pe license*, pe registration, sign* and seal*, professional engineer registration
Situational: You are asked to put your name and seal under drawings that were made without you. What do you do? + Does not sign what was not under them + Offers a full check with time for it + Explains what the signature stands for - Skims them and signs.
Behavioral: Tell me about a time you stood by a technical judgment although it was unwelcome. What did it rest on? + Facts and a clear limit + Listened to the objections + Offered a way that could be done - Gave way in the end.

@ engineering | develop system requirements, develops system requirements, developing system requirements, development of system requirements, development and system requirements, defin* system requirements, requirements analys*, requirements traceab*, systems engineering, requirements verification, verify … requirements, requirements definition, system integration … test*, interface control | software requirements, academic requirements, user stories
Technical: You are handed a list of two hundred requirements. How do you find the ones that will cause trouble? + Contradictions and those nobody can test + Where two parts or teams meet + Asks why about the costly ones - Begins to work them off.
Situational: Two parts work well alone and not together, and each side says that it meets its requirement. How do you go on? + Both at one table with measured data + Looks at what the interface leaves open + Settles it in writing and retests - Decides who is to blame.

@ engineering | geometric dimension*, tolerance analys*, tolerance stack*, design for manufactur*, design for assembly, dfm, manufacturability, tolerancing
Technical: You are asked to tighten a tolerance "to be on the safe side". How do you decide? + What the part must do with its neighbors + Cost and what the process can hold + Measured parts, not feelings - Tighter is better.
Situational: The shop tells you that your part can be made, at four times the expected cost. What do you do? + Asks which feature drives it + Looks at it being made + Changes what the function allows - Looks for another shop.

@ data-analysis | gis, arcgis, geographic information system*, qgis, geospatial, spatial data, spatial analys*, esri, remote sensing, aerial imagery, gis data, lidar | autonomous
Technical: Two map layers do not lie on top of each other; one is off by some yards. What do you check? + Coordinate system and date of each + A point that is sure in the field + Source and its accuracy; no pushing by hand - Moves one over.
Situational: A map is wanted by noon, and you know that part of the data is ten years old. What do you deliver? + Map with date and mark on that part + Says what must not be decided by it + Quick check against a newer picture - The map, nobody will notice.

@ fieldwork | archaeolog*, cultural resource*, excavation unit*, artifact recovery, historic preservation survey*, shovel test*, paleontolog* | museum*
Situational: An excavator uncovers something old, and the operator wants to go on before anyone sees it. What do you do? + Stops it, marks off, nothing moved + Photo, position, calls those who decide + Explains the law and how long it takes - Collects it quickly.
Technical: What is lost when a find is taken out before it is recorded? + Place, depth and what lay beside it + These give date and meaning + So drawn, measured, photographed first - The dirt on it.
`;
