/** Questions about single tasks in making, machining and checking goods; see `taskText.ts` for the format. */
export const productionTasks = `
@ production | cnc, machinist*, lathe, lathes, milling machine*, machining, machining center*, turning and milling, g-code, mills and lathes | machining of data
Technical: A new program is to run on a CNC machine for the first time. What do you do before you press start? + Tools, offsets and zero point checked + Dry run or single steps, slow feed + Hand near the stop - Starts, since the simulation was fine.
Technical: The parts drift out of size little by little during the day. What can cause this, and how do you find out? + Tool wear, heat, clamping, offset + Measures at intervals and writes it down + One correction at a time - Corrects the offset every time.
Behavioral: Tell me about a crash or a broken tool at a machine. What came out of it? + Honest about the cause + Reported, machine and part checked + A step added to the set-up - It was the program.

@ production | changeover*, change-over*, machine set-up*, machine setup*, machine set up*, set up … machine*, set-up … machines, setting up … machine*, setup of … machine*, tool change*, die change*, set up and operate | virtual machine*, sewing
Technical: A changeover takes two hours. How do you find out what could be done while the machine is still running? + Watches and times each step + Tools, parts and papers ready beforehand + Marks or stops instead of trial - Tells people to work faster.
Situational: The setup sheet gives one value, and the person before you says that another one always works better. What do you run? + Starts with the released value + Tries the other only with consent and checks + Gets the sheet corrected if it is wrong - The one from experience.

@ quality | caliper*, micrometer*, measuring instrument*, measuring tool*, measuring device*, coordinate measuring, cmm, precision measur*, dial indicator*, height gauge*, inspection gauges, inspection gages, gauges and calipers, go/no-go, measuring gauges, precision gauges
Situational: Two people measure the same part, and one says good, the other bad. How do you find out who is right? + Same place, tool, force and temperature + Checks the tool against a standard + A third measurement by a better method - Takes the mean.
Technical: How do you know that you may trust the measuring tool you have just picked up? + Valid check mark, no damage, clean + Zero and a known piece first + Fine enough for the tolerance - It has always been right.

@ quality | in-process inspection*, final inspection of, final product inspection*, incoming inspection*, receiving inspection*, visual inspection*, first article*, first piece inspection*, quality inspect*, inspect* … finished product*, inspect* … parts, inspect* … products, product inspection*, inspect* … incoming material*, inspect* … components | vehicle inspection*, home inspection*
Situational: You have looked at the same part for hours, and you notice that your eye no longer sees faults. What do you do? + Says so, and changes task or takes a break + Looks again at the last pieces + Uses a sample piece to compare - Concentrates harder.
Situational: A part has a scratch, and nobody knows whether it counts as a fault. How do you decide? + Looks for the limit or a sample + Holds it and asks who may decide + Has the answer written down for next time - Depends on how busy it is.
Behavioral: Tell me about a fault that slipped through your own check. What did you change? + Told at once, and went back over the rest + Knows why it was not seen + Changed light, order or sample - Nobody can catch everything.

@ quality | nonconform*, non-conform*, corrective action report*, corrective action plan*, corrective action request*, corrective and preventive*, capa, capas, deviation report*, quality deviation*, defect report*, 8d | disciplin*, employee*, staff, audit
Technical: How can you tell that a corrective action dealt with the cause and not just with the sign? + The fault can no longer happen, or is caught + Followed up with figures later + Retraining alone would not do - The form is closed.
Situational: The same fault has been closed three times with "operator error". It is on your desk again. What do you do? + Goes to the place and tries the step + Asks why the error was possible + Changes the process, not the person - Trains the operator again.

@ quality | statistical process control, spc, control chart*, process capability, cpk, gage r&r, gauge r&r, statistical quality control
Technical: All points on a chart are inside the limits, and yet you stop the process. What might you have seen? + A run on one side or a trend + A sudden jump or odd pattern + Looks for what has changed then - Would not stop it.
Situational: Operators correct the settings after every single measurement, and the spread gets worse. How do you explain it to them? + Shows it with their own figures + Normal spread against a real change + Agrees when to adjust and when not - Forbids it.

@ production | welder*, welding, mig and tig, mig welding, tig welding, arc welding, weld and, welds, brazing | plastic welding
Technical: How can you tell, before any test, that a weld may be bad? + Shape, undercut, holes, color, spatter + Fit and cleanliness before welding + Knows what the eye cannot see - It holds when hit.
Situational: You are to weld on a tank or pipe, and nobody can say what was in it. What do you do? + Does not weld yet + Finds out, has it cleaned and measured + Permit, air and fire watch - Flushes it with water.
Situational: The gap between two pieces is wider than allowed, and they are waiting for the weld. How do you proceed? + Does not just fill it + Finds why it does not fit, asks for a decision + Repairs it by an approved way - Builds it up with weld.

@ production | solder, soldering, electronic assembl*, wire harness*, cable assembl*, circuit board assembl*, surface mount*, smt, ipc-a-610, electro-mechanical assembl*, electromechanical assembl*
Situational: You are handed a circuit board straight from the bag. What do you do so that it is not damaged before you even begin? + Grounded wrist, mat and tool + Holds it by the edges + Leaves it in the bag until needed - Is careful with it.
Technical: What does a good solder joint look like, and what tells you that one will fail later? + Smooth, wetted, right amount + Cold, cracked or bridged joints + Looks with magnification - Shiny.

@ production | assembl* … components, assembl* … parts, mechanical assembl*, assembl* … products, assembl* … units, sub-assembl*, subassembl*, assembly instruction*, product assembly, assembly of … equipment, assembly line*, assembly work | assembly of documents, legislative assembl*, school assembl*, assemble and analyze, assemble and report
Situational: At the end of an assembly you have one screw left over. What do you do? + Does not pass the unit on + Checks it and the ones before + Finds how it could happen - Puts it back in the box.
Technical: Two parts can be put together the wrong way round. How do you make sure that it never happens? + A pin, shape or holder that prevents it + A mark or picture at the place + Check before the next step - Pays attention.
Situational: A part only goes in with force, although the instruction says nothing of force. What do you do? + Stops and compares with a good one + Checks part number and direction + Reports it if several are like that - Uses a hammer.

@ production | packaging line*, packaging equipment, packaging machine*, packaging operat*, product packaging, pack* … finished product*, pack* … finished goods, label* … finished product*, package and label, packing line*, packaging and label*, pack and label | marketing, white-label, private label, packaging design*
Situational: Halfway through a run you find that the date or number on the label is wrong. What happens with the boxes that are done? + Stops and sets all apart + Back to the last one known right + Counts labels and packs afterwards - Goes on with the right label.
Technical: How do you make sure that nothing of the last product is left on the line when the next one starts? + Line cleared, old labels and packs removed + A second person checks and signs + First packs of the new run looked at - A quick look round.

@ production | injection mold*, injection mould*, extrusion, extruder*, blow mold*, thermoform*, molding machine*, plastic process*, mold change* | casting, forging
Technical: Parts come out of the mold with one edge not filled. What do you try, and in which order? + Material, temperature and drying first + Pressure and speed one at a time + Vent or blocked gate - Turns the pressure up.
Situational: A part sticks in the mold and the cycle is waiting. How do you get it out? + Machine in safe state, guards open by rule + Soft tool, no scratch on the mold + Finds why it stuck - Reaches in with a screwdriver.

@ production | press brake*, punch press*, stamping press*, metal stamping, sheet metal, shear and brake, metal fabricat*, metal forming, hydraulic press*, power press*, laser cut*, plasma cut*, waterjet* | casting, forging
Technical: A sheet metal part has four folds. How do you work out their order? + Which bend gets in the way of the next + Allowance for each bend, tried on scrap + Keeps the important measure for last - Begins at one end.
Situational: A piece lies crooked in a press that is about to close. What do you do? + Hands stay out, stops it + Straightens it with the press secured + Looks why it slipped - Pushes it in quickly.

@ craft | grinding, polish* … parts, polish* … metal, deburr*, sandblast*, sand blast*, buffing, surface finishing, sanding, abrasive blast* | teeth, coffee, beans, floor*, dental, snow, road*
Technical: What do you check on a grinder before you switch it on? + Wheel sound, undamaged, right speed + Guard and rest in place, gap small + Eyes, sleeves, sparks, people nearby - That it runs.
Situational: The finish is right, and now the piece is just too thin. What do you do? + Measures and marks it, does not pass it on + Tells those who need it + Measures in between from now on - Hopes that it passes.

@ production | 5s, kaizen, lean manufacturing, lean production, value stream*, value-stream*, continuous improvement … production, waste reduction … production, process improvement … manufactur* | lean on
Situational: You tidied and marked a work area well, and after a month it looks as before. What was missing, and what do you do? + Those who work there had not decided it + A place close to where it is used + Short regular look by themselves - Signs and warnings.
Technical: You stand at a line you do not know. What do you look at to find the waste in it? + Waiting, walking, stock between steps, rework + Follows one piece from start to end + Asks the people there what annoys them - Looks who is slow.
Behavioral: Tell me about an improvement that the people at the machines did not want. How did it end? + Took their reason seriously + Tried it small together + Honest if it was a bad idea - It was an order.

@ maintenance | lockout*, lock-out*, lock out, tagout, tag-out*, loto, energy isolation, isolation procedure* | building lockout
Situational: A lock is still on a machine, its owner has gone home, and production wants it running. What do you do? + Does not cut it off alone + Reaches the owner, follows the removal rule + Checks that nobody and nothing is inside - Cuts it, since nobody is there.
Technical: The power is off and locked. What can still hurt you? + Springs, weight, pressure, heat, charge + Another feed or something upstream + Tries to start it to prove it - Nothing any more.

@ production | production schedul*, production plan*, schedul* production, plan production, plans production, planning production, master schedule*, capacity planning … production, manufacturing schedule*, material requirements planning, mrp, production control | film, tv, television, theat*, video, event*
Situational: A rush order comes in, and the plan for the week is full. How do you decide? + What moves, and what it costs + Material, tools and people really there + Tells everyone affected, with new dates - Squeezes it in.
Technical: Sales plans, stock and the shop floor give you three different figures. Which one do you plan with? + Finds why they differ, counts if needed + Says which figure is used and why + Corrects the source - Takes the middle.

@ quality | batch record*, manufacturing record*, gmp, cgmp, good manufacturing practice*, lot record*, device history record*, good documentation practice*
Situational: You notice that yesterday you forgot to sign one step, though you are sure that you did it. What do you do? + No signing as if it were yesterday + Late entry with date and reason + Tells those who review it - Signs it, as it was done.
Technical: Why is a correction in a record struck through and not erased, and how do you do it? + Old entry stays readable + Date, initials, reason + Everything written at the moment - Because the auditor wants it.

@ production | clean room*, cleanroom*, gowning, aseptic, controlled environment*, contamination control | guest*, hotel*, linen*, vacuum*, resident*, patient*, greenhouse*, agricultur*, bathroom*, restroom*, design
Situational: In a clean area you see somebody touch their face and go on working. What do you say or do? + Speaks up at once, calmly + Knows what has to be changed or discarded + Reports it if product was open - Looks away this time.
Technical: What brings dirt into a clean area most often, and how do you behave so that it stays out? + People, fast movements, wrong dressing + Things carried in, paper and cardboard + Order of cleaning and going in - The air filter.

@ production | mix* … ingredients, mixing tank*, batch mixing, blend* … ingredients, weigh … ingredients, weigh* … raw materials, measure and mix, mix* … chemicals, mix* … batch*, formulat* … batch* | batch process* … data, cocktail*, blended learning, paint color
Situational: You have lost count whether one ingredient has gone into the batch. What do you do? + Stops, adds nothing on a guess + Checks what is left, weights and records + Asks for a decision and marks the batch - Adds it to be sure.
Technical: How do you make sure that the twentieth batch is like the first, when the material varies? + Weighs and checks each lot + Order, time and temperature kept + Sample before it goes on - Follows the recipe by eye.

@ production | shift handover*, shift change*, shift hand-over*, pass-down*, passdown*, shift report*, shift log*, handover to next shift, hand over to … shift, communicate … next shift | guard*, security, patrol*, guest*, hotel*, nurs*, patient*, ward
Technical: You have two minutes with the person who takes over. What do you tell them, and what do you leave to the log? + What is not normal and what is unsafe + What was changed or started, not finished + Shows it at the place - That everything is running.
Situational: You take over, and the one before you has already left without a word. Where do you look before you start anything? + Log, screens and a walk round + Looks before starting anything + Calls, and speaks about it later - Starts as always.

@ production | robot, robots, robotic*, automated equipment, automated machinery, automated production, automation equipment, automated line*, pick and place | robotic process automation, rpa, robotic surg*, tests, student*, club*, educat*
Situational: A robot has stopped in the middle of its movement, and nobody knows why. What do you do before you go near? + Treats it as if it could move + Locks it or takes the key along + Reads the message before the reset - Presses reset.
Technical: An automatic line stops for seconds, many times an hour. How do you find out what is worth repairing? + Counts stops by place and reason + Watches the worst one + Deals with cause, not reset - Gives it more attention.

@ craft | spray paint*, paint booth*, powder coat*, coating application*, apply coating*, industrial paint*, apply* finishes, spray gun*, automotive paint*, lacquer* | powder room
Situational: Fresh paint shows small craters all over. What do you check? + Oil, silicone, dust on the surface + Air line, gun and material + Test piece before going on - Puts another coat over it.
Technical: What do you look at before you spray indoors? + Air, filters, sparks and flames + Mask fit for the material + Humidity and temperature - The color.

@ craft | sewing machine*, industrial sewing, sew, sewing, seamstress, upholster*, garment construction, clothing alterations, garment alterations, pattern cutting
Technical: The seam puckers or skips stitches. What do you look at, and in which order? + Needle and thread first + Tension, foot, speed + Test on a scrap of the same fabric - Tightens the thread.
Situational: You are to cut an expensive fabric, and the pattern allows no mistake. How do you go about it? + Checks fabric for faults, nap and shrinkage + Lays out everything before the first cut + Measures twice, asks if unsure - Starts with the biggest piece.

@ craft | cabinet maker*, cabinet making, cabinetmak*, cabinetry, woodwork*, millwork, joinery, furniture making, wood shop, table saw*, furniture repair*, band saw*
Technical: You have cut a panel, and it is not square. How do you find whether saw, fence or hand is at fault? + Test cuts measured both ways + Fence, blade and table checked in turn + Sets it right before going on - Trims it until it fits.
Situational: A small piece has to be cut on a table saw, and your fingers would come close. How do you do it? + Push stick, jig or another tool + Cuts it from a longer piece + Does not do it if it cannot be held - Carefully and slowly.

@ production | printing press*, press operator*, offset press*, digital press*, print production, bindery, screen print*, large format print*, folding machine* | 3d print*
Situational: The color of the print drifts during a long run, and half is done. What do you do? + Stops and compares with the approved sheet + Sets apart what is off + Finds the cause before going on - Corrects it and lets all go.
Technical: What do you check on the first good sheet before you let the run go? + Color, position, both sides + Text against the approved copy + Fold, cut and paper - That it looks clean.

@ heavy-equipment | overhead crane*, hoist, hoists, rigging, crane operat*, chain fall*, lift plan*, lifting equipment, slings, bridge crane* | entertainment, theat*, patient*, sail*, concert*, animation, charact*, 3d, care, resident*, moving and handling
Technical: A load hangs just above the floor for the first time. What do you look at before it goes any higher? + Level, slings seated, nothing sliding + Weight and angle within limits + Way clear, nobody under it - That the crane takes it.
Situational: Nobody knows what the piece weighs, and it must be moved now. How do you go on? + Finds it by plate, drawing or volume + Takes gear with enough reserve, or waits + No trying out with people near - Lifts it a little to see.

@ craft | tool and die, toolmak*, tool maker*, jigs and fixtures, fixtures and jigs, dies and molds, mold making, fixture design*, tooling design, production tooling | software tooling, developer tooling
Technical: You are to make a holding device for a part. What do you want to know before you sketch it? + What must be held true, and how many + How it goes in, out and is cleaned + Chips, force and hands - The size of the part.
Behavioral: Tell me about a jig or tool that you made and that made the work easier or safer. What did others say to it? + A real trouble at the start + Tried with those who use it + Figure or sign of the gain - Made it as ordered.

@ production | downtime, oee, overall equipment effectiveness, machine efficiency, throughput, line efficiency, production output, production target*, production goal*, cycle time* | server*, network*, website*, system downtime, application*, during downtime
Technical: One step holds up the whole line. How can you tell which one it really is? + Where work piles up, and who waits behind + Times it over several hours + Helps there first, not everywhere - The slowest person.
Situational: You could reach the target today if one check were left out. What do you do? + Check stays + Says early that it will not be reached + Names what held it up - Does it just this once.

@ production | scrap rate*, scrap reduction, reduce scrap, rework*, defect rate*, first pass yield, yield improvement, production waste, reject rate* | framework
Technical: Scrap has doubled since last week. How do you narrow it down? + When, which machine, shift, material, fault + Compares good and bad pieces + What changed at that time - Asks who was on shift.
Situational: A pile of faulty parts could be saved by rework. How do you decide whether it is worth it? + Cost against new parts + Allowed, and as good afterwards + How it is checked and marked - Repairs all, waste is worse.

@ supervision | production supervis*, supervise … production, supervises … production, supervising … production, supervision of … production, supervise … manufacturing, supervises … manufacturing, supervising … manufacturing, supervision of … manufacturing, lead production team*, production lead*, production team lead*, line supervisor*, line lead*, shift supervisor … manufactur* | video production, film, media production, report to, reports to, reporting to, direction of, directed by, assist*, under the, supervision of
Situational: Two people are missing at the start of the shift, and all stations should run. How do you staff the line? + Which station can wait, and who knows which + Safety and checks stay covered + Tells planning what will be short - Everyone works faster.
Behavioral: Tell me about a change at a line that you brought in with people who had their doubts. How did you win them, or not? + Listened at the station + Tried it with some of them first + Shows what came of it - Told them that it had to be.

@ production | 3d print*, additive manufactur*, fused deposition, stereolithograph*
Situational: A 3D print fails an hour before the end. How do you keep this from happening again? + First layer, support and material looked at + Orientation and weak points of the part + Small test of the hard section first - Starts it again.
Technical: Somebody wants a part printed that you would rather cut from solid or buy. How do you tell which way is right? + Strength, heat, tolerance, surface + Number of pieces and time + Whether it must be safe - Printing is always faster.

@ quality | iso 9001, quality audit*, supplier audit*, internal quality audit*, iso 13485, as9100, iso 14001, iatf 16949, iso audit*, iso certif*, quality management system*
Situational: During an audit somebody answers a question with what the auditor wants to hear, and you know that it is not so. What do you do? + Sets it straight, without shaming anyone + Shows what is really done + Turns it into an action - Stays silent.
Technical: You audit a department for half a day. How do you find out how the work is really done? + Follows one order through all steps + Asks those who do it to show it + Compares with records taken at random - Goes through the list of questions.

@ quality | standard operating procedure*, sops, sop, work instruction*, operating procedures, written procedures | military
Situational: You see that experienced people do a step differently from the written procedure, and the result is good. What do you do? + Asks why before judging + Checks risk and effect of both + Changes the text or the practice, not neither - Leaves it, as it works.
Technical: How do you test an instruction you have written before others work by it? + Somebody new does it while you watch + No help, notes where they stop + Pictures and limits where it matters - Has the boss read it.

@ quality | traceability, lot number*, batch number*, lot control, lot tracking, product recall*, recall procedure*, serialization, mock recall* | requirements traceab*
Situational: You hear in the morning that one lot of material was bad. How do you find everything it went into? + From lot to batches to deliveries, in writing + Stops what is still in the house + Counts whether all is accounted for - Looks at the last delivery.
Technical: Where does the trail of a lot get lost most easily, and how do you prevent it there? + Leftovers, rework, refilled or opened packs + Label goes with each part of it + Tries it backwards now and then - In the computer.
`;
