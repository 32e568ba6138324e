/** Questions about single tasks in building, repairing and looking after things; see `taskText.ts` for the format. */
export const tradeTasks = `
@ maintenance | electrical wiring, run* conduit, pull* wire, pull* cable, electrical installation*, install* electrical, electrical outlets, light fixture*, install* … wiring, journeyman electrician*, electrician*, electrical panel*, electrical work | circuit design*
Technical: You are told that a circuit is dead. How do you prove it before you put a hand to it? + Own lock, right breaker + Tester tried on a live point before and after + All conductors, also against ground - Flips the switch.
Situational: You open a box and find old wiring that nobody should have done like this. Your job was only the lamp. What do you do? + Does not close it and leave + Makes it safe, shows it to the owner + Says what must be done, notes it - Connects the lamp.
Behavioral: Tell me about an installation you had to fit into a finished building. How did you find the way for the cables? + Looked for pipes, beams and existing lines + Load and protection considered + Left walls and surfaces sound - Drilled until it worked.

@ maintenance | troubleshoot* … electrical, electrical troubleshoot*, electrical fault*, multimeter*, electrical repair*, repair* … electrical, electrical problem*, electrical maintenance, motor control*, wiring diagram*, electrical schematic*
Technical: A motor hums and does not turn. What do you measure, and in what order? + Load off or stuck first, power cut + Voltage on all phases, then windings + Contactor, capacitor or overload - Replaces the motor.
Situational: A fuse blows again as soon as you replace it. What is your next step? + No third fuse, no bigger one + Splits the circuit and measures + Looks for what was changed or is wet - Tries a stronger one.

@ maintenance | plumbing, plumber*, pipe repair*, water leak*, leaky faucet*, leaking pipe*, clogged, unclog*, drain cleaning, sewer line*, water heater*, sewer main*, pipe fitting, pipefitt*, pipe fitter*
Situational: A damp patch spreads on a wall, and no pipe should be there. How do you find where the water comes from? + Meter with all taps closed + Rain, heating, drain or supply told apart + Opens only where it is likely - Opens the wall at the patch.
Technical: The same drain is blocked every few weeks. How do you get it to stay clear? + What comes out, and which fixtures are affected + Slope, roots or damage, camera + Not only the rod or chemicals - Cleans it each time.
Situational: You have to cut a pipe and the main valve does not close. What do you do? + Does not cut + Next valve upstream or the utility + Tells those who will be without water - Works quickly with a bucket.

@ maintenance | hvac, air conditioning, refrigerant*, chillers, heating and cooling, heating and ventilation, ventilation system*, heat pump*, furnace*, air handl*, refrigeration system*, refrigeration equipment, commercial refrigeration | keep … refrigerated, nurs*
Technical: It is too warm in one room and right in all the others. What do you check before you suspect the unit? + Thermostat place, sun, doors and use + Vents, filter, damper, air flow + Control and set times - Turns it down for all.
Situational: A cooling system has to be topped up with refrigerant for the second time this year. What do you say? + Finds and repairs the leak first + Rules about losses and records + Repair or replace, with figures - Tops it up, as it is cheap.

@ maintenance | boiler, boilers, boiler plant*, steam system*, steam plant*, low pressure boiler*, high pressure boiler*, stationary engineer*, pressure vessel*
Situational: The water glass of a boiler shows no water, and it is firing. What do you do, and what do you not do? + Fire off at once + No cold water in + Lets it cool, reports, inspection before restart - Opens the feed valve.
Technical: What do you look at on a boiler each shift, and what would make you shut it down? + Water level, pressure, flame, relief valve + Water treatment and log + Names limits for stopping - The pressure gauge.

@ construction | carpenter*, carpentry, wall framing, rough framing, metal framing, framing carpent*, rough carpentry, finish carpentry, wood framing, install* … doors, hang* doors, install* … cabinets, install* windows, window installation*
Technical: A wall you have to build against is neither straight nor plumb. How do you still get a result that looks right? + Finds the high spot, sets a line + Splits the error where it is not seen + Scribes or shims - Fills the gap with caulk.
Situational: You want to notch a beam to let a pipe through, and the plan is silent about it. What do you do? + Knows that place and size matter + Asks before cutting + Looks for another way for the pipe - Cuts it as small as possible.
Behavioral: Tell me about something you built that had to fit exactly. How did you make sure that it did? + Measured on the place, not only from the plan + Reference line and order of steps + A trial fit before fixing - Cut it large and trimmed.

@ construction | drywall, plaster, plastering, plasterer*, sheetrock, taping and finishing, joint compound, suspended ceiling*, gypsum board* | plaster cast*, orthop*
Situational: A crack in a wall comes back every year after it was filled. What do you do differently? + Finds out whether it moves, and why + Opens, tapes or leaves a joint + Dry and sound base - More filler.
Technical: How do you see, before it is painted, whether a wall is smooth enough? + Light from the side + Hand and straight edge + Agreed level of finish - From the front.

@ construction | interior painting, exterior painting, interior and exterior paint*, painter, painters, house paint*, paint* walls, paint* … interior*, paint* … rooms, paint* … buildings, painting of buildings, caulk and paint, patch and paint, painting and drywall, surface preparation, perform painting, touch up paint*, touch-up paint*, paint and repair | fine art, illustrat*, face paint*
Technical: Paint peels off a wall in one corner only. What do you find out before you paint it again? + Where moisture or salt comes from + Old paint, dirt, missing primer + Scraped back to a sound base - Primes it and paints.
Situational: You scrape old paint in a house and suspect lead in it. What do you do? + Stops, no sanding + Has it tested + Covers, keeps people out, follows the rule - Wears a mask and goes on.

@ construction | roofing, roofer*, roof repair*, repair* roof*, roof leak*, shingles, flashing, roof inspection*, roof installation* | camera flash*
Technical: Water drips into a room. How do you find the place in the roof where it comes in? + Not right above, follows it uphill + Edges, pipes and joints first + Hose test in sections - Where it drips.
Situational: You are up on a roof, the wind picks up, and two more bundles would finish it. What do you do? + Comes down, secures material first + Keeps opened parts dry + Says what is not done - Two bundles take ten minutes.

@ construction | concrete work*, pour* concrete, place* concrete, concrete finish*, concrete form*, formwork, rebar, reinforcing steel, concrete placement, concrete repair*, concrete construction, concrete and masonry, cement mason*, cement finish*
Situational: The concrete truck is delayed by an hour, and half of the slab is poured. What do you do? + Keeps the edge fresh or sets a planned joint + Checks time and stiffness when it comes + No water added to make it flow - Waits and goes on as before.
Technical: What do you look at in a form before concrete is poured into it? + Braced, tight, level, clean + Steel in place with cover + Openings and anchors checked with the plan - That it stands.

@ construction | masonry, bricklay*, brick laying, stone mason*, tile setting, tile installation*, floor tile*, install* tile*, flooring install*, install* … flooring, lay* … flooring, block laying
Situational: You begin to lay a floor or a wall. How do you choose where the first row goes? + Looks at the end before beginning + Center line or level, dry layout + No slivers at the visible edge - At the door.
Technical: How can you tell that a floor is not ready for what is to be laid on it? + Moisture measured + Level, cracks, dust, old glue + Waits or prepares it - It looks dry.

@ maintenance | vehicle repair*, repair vehicles, automotive repair*, automotive mechanic*, auto mechanic*, diesel engine*, diesel mechanic*, repair* … vehicles, perform* vehicle maintenance, vehicle maintenance and repair*, engine repair*, automotive technician*, heavy equipment mechanic*, brake system*, repair* … trucks, fleet maintenance, automotive service, oil changes, tire rotation*, brake repair*, brake job*, tune-ups | statistic*, schedul*, coordinat*, track*, records, reports
Technical: You hear of a noise that you cannot find when you drive the vehicle yourself. How do you go about it? + Asks when, where, speed, load, cold or warm + Rides with the person or repeats the case + Looks for looseness on the lift - Writes that nothing was found.
Situational: While changing the oil you see that a brake line is rusted through, and the vehicle is to be picked up in an hour. What do you do? + Tells at once, shows it + Does not let it go as safe + Gives time and cost of the repair - Notes it for the next service.
Behavioral: Tell me about a fault in a vehicle that the diagnostic tool did not show. How did you find it? + Understood how the system works + Measured, compared, tried with the fault present + Proved that it was gone - Changed parts one after the other.

@ maintenance | small engine*, mower repair*, lawn mower* maintenance, maintain* … mowers, outdoor power equipment, maintenance of … mowers, repair* … mowers
Situational: A small engine starts and dies after a few seconds. What do you check, in what order? + Fuel, its freshness and vent + Filter, carburetor, spark + One thing at a time - Takes the engine apart.
Technical: A mower comes back from the season. What do you do before it is stored? + Cleaned, blade off and looked at + Fuel, oil, battery + Faults noted and parts ordered - Parks it dry.

@ maintenance | preventive maintenance, preventative maintenance, maintenance schedule*, scheduled maintenance, planned maintenance, routine maintenance, pm program*, maintenance program*, lubricat*, equipment maintenance, maintenance workflow | software, database*, server*, website*, dental, health maintenance
Situational: A machine is due for service, and those who use it say that they cannot spare it. What do you do? + Says what is risked, with facts + Offers a time or part of the service + Notes who decided on the delay - Leaves it until it breaks.
Technical: How can you tell that a maintenance task is done too often, or not often enough? + What is found each time + Failures between two services + Wear and maker's advice compared - The calendar.

@ maintenance | work order*, maintenance request*, repair request*, cmms, computerized maintenance*, maintenance log*, maintenance record*, service request* … repair* | it service, help desk, software, submit*
Situational: A request says only "heating broken", and it is the third this week from that room. How do you deal with it? + Calls or goes and asks what exactly happens + Looks at what was done the first two times + Looks for the cause and closes it with the person - Resets it again.
Technical: What do you write when you close a repair order, so that it helps the next person? + What was found, not only what was done + Parts, settings, what remains open + Time and date - Done.

@ maintenance | hydraulic system*, hydraulics and pneumatics, pneumatic*, hydraulic repair*, hydraulic pump*, hydraulic equipment, hydraulic and, compressed air, air compressor* | hydraulic model*, hydraulic calculation*, hydraulic analys*, pneumatic tube
Technical: A hydraulic cylinder sinks slowly under load. How do you find out where the pressure is lost? + Load secured first + Splits it: valve, seal or hose + Measures the pressure, also hot - Adds oil.
Situational: You feel for a leak in a hose under pressure because you cannot see it. What is wrong with that, and how would you find it? + Oil jet goes through skin and glove + Pressure off, or cardboard + Emergency room at once if hit - Wears gloves.

@ maintenance | repair … pumps, maintain … pumps, pumps and motors, pumps and valves, gearbox*, bearings, conveyor repair*, repair … conveyor*, maintain … conveyor*, v-belt*, chain drive*, shaft alignment*, rotating equipment, millwright*, mechanical repair*, predictive maintenance, vibration monitor* | insulin pump*, infusion pump*, breast pump*, breast pumps, gas pumps, fuel pumps, iv pumps, iv
Situational: The same bearing has failed three times in a year. What do you look at besides the bearing? + Alignment, balance, load, fit + Grease: kind, amount, dirt + The old bearing's marks - A better brand.
Technical: You replace a belt or chain. What do you check so that the new one lasts? + Wheels worn or out of line + Tension, and again after some hours + Why the old one went - That it fits.

@ workplace-safety | scaffold*, ladders, working at height*, work* at heights, fall protection, fall arrest, safety harness*, aerial lift*, man lift*, scissor lift*, boom lift* | career ladder*, instruction*, learning, student*, lesson*, pupil*
Situational: The ladder is a little too short for the spot you have to work on. What do you do? + Gets a longer one, a lift or scaffold + Does not stand on top or lean out + The job waits until then - Stands on the top rung for a moment.
Technical: What do you look at on a scaffold or platform that others have put up before you go on it? + Feet, braces, planks, rails, tag + Ground and power lines nearby + Own harness and where it hooks in - That others are on it.

@ workplace-safety | confined space*, permit-required, manhole*, tank entry, gas monitor*, crawl space*
Situational: The person inside a tank or shaft no longer answers, and you are the one outside. What do you do? + Does not go in + Alarm, rescue by line, air in + Tells rescuers what was measured - Climbs down to help.
Technical: The air was measured in the morning and was good. What could have made it bad by noon? + Work itself: welding, paint, sludge stirred up + Something flowing in, engine near the opening + So measured again and watched - Nothing, if the lid is open.

@ construction | trench*, excavation, excavations, utility locat*, underground utilit*, water main*, pipe laying, lay* pipe, sewer construction, utility construction, shoring | archaeolog*
Situational: Someone has jumped into an open, unbraced trench to fix a pipe "for just a minute". What do you say and do? + Gets them out at once, does not go in + Says why, calmly + Box or bracing before anyone returns - Keeps an eye on the wall.
Technical: The marks on the ground say where a gas line runs. How do you dig near it? + Trusts it only roughly, by hand or vacuum + Keeps the distance, supports the line + Knows whom to call if it is touched - Half a yard off the mark.

@ construction | total station*, land survey*, construction staking, boundary survey*, survey crew*, topographic survey*, land surveyor*, surveying instrument*, surveying equipment, gps survey*, party chief*, construction layout, surveying | respondents, household*, surveying customers
Technical: Your last point does not close with the first by more than is allowed. How do you find the error? + Checks notes, target heights, setup + Measures the suspicious leg again + No spreading of a real mistake - Distributes it.
Situational: You stake out a line, and the neighbor comes and says that it runs through their garden. How do you respond? + Calm, explains what the stakes are + Checks against old marks and papers + Does not argue about who owns it - Asks them to let you work.

@ construction | subcontractor*, sub-contractor*, schedule trades, coordinate … trades, coordinates … trades, coordinating … trades, coordination of … trades, site superintendent*, construction superintendent*, construction schedul*, general contractor* | film, invoice*, payable*, payment*, insurance, lien*
Situational: A subcontractor promised six people and sends two, for the third day. What do you do? + Talks to the one in charge with facts + Looks at what it holds up and reorders + Puts the consequences in writing - Complains at the weekly meeting.
Technical: Three trades need the same corridor this week. How do you set the order? + What gets covered by what + Tests and inspections before closing + Agrees it with all at one table - First come, first served.
Behavioral: Tell me about a building job that was slipping and that you, or others with you, brought back on time. What turned it around? + Found the step that held the rest + Short plan with daily checks + Quality and safety did not pay for it - Weekend work.

@ supervision | foreman, foremen, foreperson, crew leader*, crew lead, lead … construction crew*, supervise … crew, supervises … crew, supervising … crew, supervision of … crew, supervise … crews, supervises … crews, supervising … crews, supervision of … crews, supervise … tradespeople, supervises … tradespeople, supervising … tradespeople, supervision of … tradespeople, supervise … maintenance staff, supervises … maintenance staff, supervising … maintenance staff, supervision of … maintenance staff, lead … crews, working supervisor*, supervise … skilled trades, supervises … skilled trades, supervising … skilled trades, supervision of … skilled trades | film, camera, cabin crew*, flight, report to, reports to, reporting to, direction of, directed by, assist*, under the, supervision of
Situational: Two of your most experienced people refuse to work together, and the job needs both. What do you do? + Hears each alone, then both + Clear split of tasks for now + Work rules that hold for both - Tells them to grow up.
Behavioral: Tell me about somebody on a crew whose fast work had to be done over. How did you deal with it? + Showed the finished work and the standard + Asked what made them rush + Checked at a fixed step for a while - Gave them easier work.

@ workplace-safety | toolbox talk*, toolbox meeting*, tailgate meeting*, tailgate safety, safety meeting*, safety briefing*, tool box talk*, pre-shift meeting*, conduct safety training, safety training for
Technical: You have five minutes before work to talk about safety, and everybody has heard it all. What do you say? + Today's job, place and weather + Lets others name the dangers + One thing that nearly went wrong lately - Reads from the sheet.
Situational: In a safety talk somebody says that the rule is nonsense and others laugh. How do you go on? + Takes it up, asks why + Tells what the rule is for, with a case + Takes a good objection further - Tells them to be quiet.

@ construction | punch list*, punch-list*, snag list*, snagging, closeout document*, project closeout, substantial completion, final walk-through*, final walkthrough*
Situational: You walk through a finished building with the owner, who finds a new fault in every room. How do you keep it useful? + Writes each down with place and who + Separates fault, wish and damage + Date for each and a second walk - Says that it is normal.
Technical: How do you make sure that a list of a hundred small defects gets done and not forgotten? + By trade, with date and photo + Checked by somebody other than the doer + Money or handover tied to it - Sends it to all.

@ heavy-equipment | excavator*, backhoe*, front-end loader*, front end loader*, skid steer*, skid-steer*, bulldozer*, dozer*, wheel loader*, motor grader*, heavy equipment operat*, operat* … heavy equipment, operate heavy machinery, heavy machinery, compactors, earth moving, earthmoving
Technical: You have to work with the machine across a slope. How do you judge whether it will stand? + Ground, wetness, edge, load low + Straight up and down where possible + Tries from the safe side, or does not - By feel in the seat.
Situational: You load a trailer with a machine, and one ramp shifts a little. What do you do? + Stops, backs off, checks ground and ramp + Someone in sight to guide, nobody beside + Ties down at marked points after - Drives up fast.
Technical: You work under or near an overhead line. What do you settle before you raise the bucket or bed? + Distance known, line off if not enough + A spotter and a marked limit + What to do if it is touched - Watches the wire.

@ heavy-equipment | snow removal, snow plow*, snowplow*, plow* snow, clear* snow, remove snow, shovel* snow, shoveling snow, snow and ice, de-icing, salt spread*
Technical: It will snow through the night and freeze in the morning. How do you decide when and where you start? + Entrances, steps, ways for rescue first + Salt before it freezes, in the right amount + Where the snow is piled so that it drains - When it stops.
Situational: While plowing you hear a hard knock and see nothing. What do you do? + Stops and looks + Marks or secures what was hit + Reports it also if it looks slight - Goes on, as it was the curb.

@ construction | flagger*, flagging, traffic control device*, work zone*, traffic cones, pothole*, asphalt, road maintenance, street maintenance, paving, road repair*, roadway maintenance, street repair*, guardrail*, maintenance of roads, highway maintenance | flagging issues, flagging errors, flagging transactions, road cycl*
Situational: You hold the stop sign at a work zone, and a car does not slow down. What do you do? + Knows the way out and takes it + Warns the others with the agreed signal + Notes plate, has the set-up checked - Steps in front and waves.
Technical: How do you repair a hole in the asphalt so that it lasts longer than the last repair? + Square, clean, dry and sound edge + Right material for the weather, in layers + Compacted, and water kept out - Fills it and drives over it.

@ caretaking | minor repairs, general repairs, handyman*, handyperson*, basic repairs, small repairs, general maintenance of building*, building repairs, facility repairs, light maintenance, general building maintenance
Situational: A door does not close, a tap drips, and a socket hangs out of the wall. You have an hour. In what order do you go? + Socket first: made safe at least + Says what waits and until when + Knows what needs a licensed person - The quickest first.
Behavioral: Tell me about a small repair that turned out to be a big one. At what point did you see it? + A sign that more was behind it + Stopped and told those responsible + Left it safe - In the end it held.

@ caretaking | fire alarm*, sprinkler system*, fire extinguisher*, emergency lighting, emergency generator*, smoke detector*, fire protection system*, life safety system*, standby generator*, backup generator* | firefighting tactics, irrigation
Situational: The fire alarm sounds for nothing twice a week, and people no longer leave. What do you do? + Everybody still goes out each time + Finds which detector and why + Tells people what was done - Turns that zone off.
Technical: How do you test an alarm or emergency light so that you know it works when it counts? + Real trigger, one device after the other + Battery and power cut, for the full time + Fault written down and followed up - Presses the test button.

@ caretaking | pool maintenance, pool chemical*, swimming pool maintenance, maintain … pool, pool water, pool operator*, maintain … swimming pool*, pool chlorin*
Situational: The pool water turned cloudy overnight, and people are waiting outside. What do you do? + Stays closed until the bottom is seen + Measures, checks filter and dosing + Tells those waiting why and how long - Adds chlorine and opens.
Technical: How do you store and handle pool chemicals so that nothing happens? + Never mixed, dry, apart, closed + Into the water, not water onto it + Gloves, eyes, what to do when spilled - In the pump room.

@ caretaking | unit turn*, apartment turn*, make-ready, make ready*, turnover of units, vacant unit*, vacant apartment*, turnover of apartments, move-out inspection*, move-in inspection* | press make-ready
Technical: A flat was left empty yesterday, and the next people come on Friday. How do you plan the days? + Walks through at once and lists all + Repairs, then paint, floor, cleaning last + Orders what takes longest first - Starts with cleaning.
Situational: You find damage in an empty flat that is more than wear. What do you do before you repair it? + Photos with date, compares the entry list + Reports before it is gone + Fair about normal wear - Repairs it and puts in the bill.

@ caretaking | oversee contractors, outside contractors, contractors … repairs, maintenance contractors, service contractors, coordinate … contractors, coordinates … contractors, coordinating … contractors, coordination of … contractors, supervise contractors, contractor performance, supervise … contractors, supervises … contractors, supervising … contractors, supervision of … contractors, outside vendors … maintenance, service vendors | clinical, marketing contractors
Situational: A contractor says that the repair is done and wants your signature. You cannot see what was changed. What do you do? + Has it shown and tried out + Old part, photo or measured value + Signs for what was seen only - Signs, since they are the experts.
Technical: How do you notice that a maintenance company only writes that it has come? + Signs on site: dates, filters, dust + Log compared with faults + Goes along now and then - By the bills.

@ maintenance | solar panel*, solar install*, photovoltaic*, solar array*, solar system*, pv system* | solar system science, astronom*
Technical: What do you look at on a roof before you say that solar panels can go there? + Structure and the years the roof has left + Shade over the day, wires, access for firefighters + Way of the cables and the panel inside - Which way it faces.
Situational: A solar plant makes a fifth less than last year. How do you narrow it down? + Weather compared first + String by string, inverter messages + Dirt, shade grown, connectors - Cleans the panels.

@ maintenance | fiber optic*, structured cabling, low voltage, cable installation*, fiber splic*, splic* … cable*, telecommunications cabl*, network cabling, telecom equipment, install* … cable | gene splic*
Technical: A new cable run tests bad at one end. How do you find the spot without pulling it out? + Tester that gives the distance + Ends and bends first + Compared with the drawing of the run - Pulls a new one.
Situational: The only way for your cable goes through a fire wall. What do you do? + Asks and uses an approved opening + Sealed again by the right method + Noted in the plan - A small hole does no harm.

@ maintenance | field service technician*, field service engineer*, field service call*, field service work, on-site service, on-site repair*, onsite repair*, customer site* … repair*, service technician*, appliance repair*, repair appliances, repair … appliances, appliance install* | dispatch*, schedul*
Situational: You have driven two hours, and the fault does not show while you are there. What do you do? + Asks exactly when it happens, tries to provoke it + Checks what fits, reads the stored messages + Agrees what is watched or recorded until next time - Says that it works.
Behavioral: Tell me about a service visit that went badly. What did the person there think when you left? + Honest about their own part + Explained fault, next step and cost plainly + Came back to it afterwards - It was an old unit.

@ maintenance | power line*, lineworker*, line worker*, lineman, linemen, high voltage, high-voltage, utility pole*, substation*, power transformer*, energized equipment, energized line*, energized circuit*
Situational: After a storm a wire lies on the ground, and it looks dead. You are first there. What do you do? + Treats it as live, keeps everyone back + Reports, waits for it to be cut and grounded + Watches fences and water near it - Moves it with a dry stick.
Technical: What has to be done, and in what order, before you call a high-voltage part safe to touch? + Cut off visibly, locked against return + Tested dead, then grounded + Neighboring live parts covered - Switched off and tagged.

@ construction | asbestos, lead paint, lead-based paint, mold remediation, demolition, demolish*, selective demolition, abatement | noise abatement, tax abatement*
Situational: You open a ceiling and find gray, crumbling insulation round a pipe. What do you do? + Stops, closes the room, no sweeping + Reports, has it sampled + Clothes and dust not carried out - Bags it carefully.
Technical: A wall is to come out. What do you find out before the first blow? + Does it carry anything + Power, water and gas cut and proven + Dust, way out, what is on the other side - Where to put the rubble.

@ maintenance | spare part*, parts inventory, order* parts, order* … repair parts, stock of parts, replacement parts, repair parts, critical spares, parts purchas*, ordering of parts, purchas* parts, ordering parts, parts managers
Technical: Which spare parts do you keep on the shelf, and which do you order only when needed? + What stops everything, and how long it takes to get + How often it fails, price + Reviewed when machines change - The cheap ones.
Situational: The old part number no longer exists, and two parts look the same. How do you make sure that you order the right one? + Measures, plate, serial number, maker asked + Photo and sample + Notes the new number for the next time - Orders both.

@ caretaking | pest control, pest management, exterminat*, rodent control, termite*, integrated pest | crop*, laboratory animal*, greenhouse*, turf, plants, lawn*
Technical: Mice come back although traps are set. What do you look for? + Gaps, food, water, nests + Droppings and ways, outside too + Closes the way in before more bait - More traps.
Situational: You are asked to spray a room that will be used again in an hour. What do you answer? + Label and waiting time decide + Another method or time + Tells people what was used - Opens the windows.

@ maintenance | sharpen* … tools, maintain hand tools, tool maintenance, maintenance of tools, care of tools, maintain … tools and equipment, maintain tools, hand tool maintenance | software tools, dashboards, marketing tools, digital tools
Technical: At the end of the day the tools come back. What do you do with them before they go on the rack? + Cleaned, handles and edges looked at + Broken ones out and marked, not put back + Counted - Puts them away.
Situational: The handle of a striking tool has a fine crack, and the job takes five more minutes. What do you do? + Stops using it + Marks it so that nobody else takes it + Finds another or another way - Tapes it.
`;
