/** Questions about single tasks in warehouses, on the road, and in buildings; see `taskText.ts` for the format. */
export const logisticsTasks = `
@ warehouse | forklift*, fork lift*, reach truck*, tow motor*, counterbalance* truck*, lift truck*, order picker machine*, powered industrial truck*, stand-up reach
Technical: You are about to drive a forklift into a trailer. What do you check before you do? + Wheels chocked, dock plate, floor and light inside + Load height and weight + People on foot nearby - Drives in because it was fine yesterday.
Behavioral: Tell me about a time you refused to move a load, or wished you had. What was wrong with it? + A real load and what was wrong + Told somebody, with the reason + What was changed afterwards - Has moved everything they were given.
Situational: The load blocks your view, and the way goes past a door that people use. How do you drive? + In reverse, or with somebody to guide + Slow, horn before the door + Splits the load if it is too high - Leans out to the side.

@ warehouse | pallet jack*, hand truck*, unload* trucks, load* trucks, unload* … trucks, load and unload, loading and unloading, unload* … trailers, load* … trailers, loading dock*, unload* … shipments, unload* … freight, unload* deliver* | passengers, software, dishwasher*, forklift*
Situational: You open the trailer door, and half of the pallets have tipped against it. What do you do? + Does not stand beneath, closes it if it can be + Pictures and the driver before anything moves + From the top, with help - Pulls out the lowest box.
Technical: A truck makes five stops. How do you load it? + Last stop first, heavy things low + Nothing that crushes the next + Secured and listed by stop - So that all fits in.

@ warehouse | receiv* … shipments, receiv* shipments, receiv* … merchandise, receiving dock*, incoming shipments, incoming goods, receiving report*, receive and inspect, receiv* … deliveries, receiv* … supplies, inspect* … incoming, receiv* … materials, verif* … shipments, receiving agent, receiv* goods, packing slip*, receipt of goods, receipt of shipments, receipt of procured, receipt of deliveries | food, produce, training materials, reading materials, samples, specimens
Situational: Eight boxes are listed, eight are there, and one rattles. The driver holds out the pen. What do you do? + Opens it with the driver there + Writes the damage on the paper, takes a picture + Signs for what is in order only - Signs and reports it later.

@ warehouse | put away stock, putaway, put-away, put away … merchandise, put* away … supplies, stock* … warehouse, storage location*, bin location*, store … materials, organize … stockroom, stockroom, storeroom*, supply room*, store room*
Situational: You look for a box that should be in row C, and it is not there. Two people wait for it. How do you search? + Neighbors, places where it would also fit + Last movements in the system + Tells those who wait how it looks - Every row, one by one.
Technical: How do you decide what stands near the door and what goes to the back, up high? + What is taken most is near, at waist height + Heavy things low + What must not stand together - Where there is room.

@ warehouse | order pick*, pick orders, picking orders, pick and pack, picks orders, pick* … orders, pick* items, pick list*, pull* orders, order pull*, order selector*, warehouse order*, fill* … warehouse orders, rf scanner*, pick tickets, order fulfillment, order fulfilment, fulfill* … orders, pull* product, pulls product*, pull* products | prescription*, medication*, drink*, food orders, physician*, doctor*, court orders, laboratory, work orders
Situational: The list says six, and there are five in the bin. The order leaves in twenty minutes. What do you do? + Looks at the second place and behind + Reports it, does not just send five + Goes on with the rest meanwhile - Takes a similar one.
Technical: You pick several hundred items a shift. What keeps the wrong one from getting into the box? + Number and place, not the picture in mind + Scans or ticks each one + A short look at the count at the end - Concentration.

@ warehouse | pack* … orders, pack* orders, pack* boxes, packag* products for ship*, packing list*, pack* … shipment*, pack* … shipping, prepar* … shipment*, prepar* … shipping, packing materials | moving households, prepar* … shipping documents
Situational: There is a glass lamp and an iron pan in one order, and a single box left. How do you pack? + Heavy below, glass apart and padded on all sides + Nothing moves when shaken + Two parcels rather than damage - Much paper on top.
Technical: A customer got the wrong thing in the right box. How could that have happened, and what would you change? + Two orders on the table at once + Label printed before the check + One order, one place, one last scan - Somebody did not look.

@ warehouse | shipping label*, bill of lading, bills of lading, shipping document*, shipping paper*, shipping and receiving, outgoing shipments, outbound shipments, ship* packages, ship* products, process* shipments, ship* orders, shipping clerk*, mail* packages, bols, bol | export*, customs, food, ship building
Situational: The carrier is at the dock, and for one pallet the weight on the papers cannot be right. What do you do? + Weighs it, or holds it back + New papers before it goes + Looks how it came about - The carrier will find out.
Technical: Which mistakes on a label make a parcel come back or get lost? + Missing unit number, mixed up codes + An old label still on it + Weight or service that does not fit - Bad handwriting.

@ warehouse | cycle count*, stock count*, count … inventory, physical inventor*, count inventory, inventory count*, stocktak*, stock take*, inventory audit*, count stock, counts stock, counting stock, count* merchandise, counting inventory | cell*, blood, liquor
Situational: You count forty, the system says fifty-two, and your lead says: just enter fifty-two. What do you do? + Counts again, perhaps with a second person + Enters what is there + Looks for open orders and wrong places - Does as told and enters it.
Technical: Some things are counted every week, others once a year. How would you decide which? + What is worth much or vanishes easily + What many people wait for + Where the count was off before - By the alphabet.

@ warehouse | maintain* … inventory, inventory control, inventory management, manage … inventory, manages … inventory, managing … inventory, management of … inventory, inventory level*, inventory record*, track* … inventory, stock level*, update* … inventory, inventory system*, inventory accuracy, monitor* … inventory, monitoring shelf levels, inventory transactions | kitchen, food, bar, software assets, liquor, wine
Situational: For the third time in a month something that everyone needs has run out. How do you keep it from happening a fourth time? + Use per week and time until it comes + A level at which it is ordered again + Asks who takes more now, and why - Orders a lot.
Technical: In one corner there are things that nobody has taken for two years. What do you do about them? + Finds out who owns and might need them + Worth, cost of space, expiry + Gives back, sells or scraps with approval - Pushes them further back.
Behavioral: Tell me about something that was always missing or always too much until you changed it. + Looked at use, not at feelings + Talked to those who take it + Knows how it is today - Ordered earlier.

@ warehouse | stock rotation, rotate stock, rotating stock, rotat* … stock, rotat* … inventory, rotat* … merchandise, first in first out, fifo, expiration date*, expiry date* | accounting, valuation, medication*, drug*, certificat*, patient*, license*
Situational: You find a full carton whose date ran out last month, behind three fresh ones. What do you do? + Takes it out and marks it at once + Looks for more of the same delivery + Reports it, and finds how it got there - Puts it in front.
Technical: How can a shelf be filled so that the oldest goes first, even when nobody thinks of it? + Filled from behind, taken from the front + Large dates that can be seen + A regular check of the slow ones - A sign on it.

@ warehouse | hazardous material*, hazmat, hazardous goods, dangerous goods, hazardous substance*, hazardous waste, safety data sheet* | exposure, exposed, emergency response team, laborator*, firefight*, environmental remediation
Situational: A drum in a corner is wet underneath, and its label has come off. What do you do? + Keeps away, and others too + Reports it, no smelling or touching + Only trained people with the right gear clean up - Wipes it up.
Technical: How do you find out which of two chemicals may stand side by side? + The data sheet and the signs on the label + A chart of what must be apart + Asks when it is not clear - Both are closed, so it is fine.

@ warehouse | damaged goods, damaged merchandise, damaged product*, damaged freight, freight claim*, return* … merchandise to vendor*, return to vendor, vendor return*, reverse logistics, defective merchandise, defective product*
Situational: A pallet falls from your truck, nobody is hurt, and nobody has seen it. What do you do? + Secures the place + Reports it, damaged goods set apart + Says how it happened - Puts it back if it looks whole.
Technical: A carrier refuses to pay for damage. What should you have, to be believed? + A note on the delivery paper + Pictures with packing and label + Reported within the time limit - The customer's word.

@ warehouse | equipment inventory, tool crib*, tool room*, issue tools, issue* equipment, issue* … supplies, equipment checkout, check* out equipment, accountable property, property accountab*, property book*, track* equipment, track* … equipment, asset tracking, property record*, equipment tracking | real property, tracking equipment, police
Situational: A tool is listed as being with somebody who says that it was handed back weeks ago. What do you do? + Looks for the note or who was there + Searches before it is written off + A signature both ways from now on - Believes the list.
Technical: How do you make borrowing things easy, and yet always know who has what? + Scan or sign in seconds + A date, and a reminder + Looks at it once a week - A notebook on the wall.

@ warehouse | barcode*, bar code*, warehouse management system*, wms, rfid, handheld scanner*, hand-held scanner* | medication*, specimen*, patient*
Situational: The scanner says "unknown item", and the box in your hand is real. What do you do? + Types in the number, looks at other labels + Sets it aside, marked, does not guess + Reports it so that it gets solved - Scans a similar one.
Technical: The system goes down for two hours. How can the work go on so that the stock is right afterwards? + Paper with item, place, number, time + Only what is urgent moves + Entered in order, then checked - Remembers it.

@ workplace-safety | warehouse safety, clean … warehouse, warehouse clean*, maintain … warehouse, keep* aisles, housekeeping … warehouse, clean and organized warehouse
Situational: Boxes stand before the emergency exit "just for ten minutes". You hear it from a colleague with a lot to do. What do you do? + Moves them now, together if possible + Says why, without lecturing + Finds a place for next time - Comes back in ten minutes.
Technical: What can you see in a warehouse within a minute that tells you somebody will soon be hurt? + Loose wrap, broken pallets, things on the floor + People and trucks on the same way + Bent racks, high unsteady stacks - Nothing without records.

@ driving | deliver* packages, deliver* … packages, deliver goods, delivers goods, delivering goods, delivery of goods, deliver products to customers, delivery route*, deliver* merchandise, make deliveries, making deliveries, deliver* parcels, package deliver*, deliver* furniture, courier driver*, courier route*, local deliveries, delivery stops | present*, service deliver*, solution*, value*, content, results, software, training
Situational: The address does not exist, the phone is not answered, and forty parcels are still in the van. What do you do? + A short search, then base or the sender + Marks it, goes on + No leaving it with just anybody - Drives round until it is found.
Situational: Somebody wants you to leave a valuable parcel at the door without a signature. What do you say? + Not without what is required + Friendly, with a second chance + Neighbor or pickup point, if allowed - Signs in their place.
Technical: You get sixty stops in the morning. How do you go through the list before you start? + Fixed times first, then by area + Loads in the order of stops + Schools, works, one-way streets in mind - Trusts the device.

@ driving | pre-trip, pretrip, pre trip, vehicle inspection*, inspect* vehicle*, inspect* … vehicle before, post-trip, daily inspection* of … vehicle*, walk-around inspection*, vehicle checklist*, inspect* truck* | state vehicle inspection program, police
Situational: Two minutes before you leave, you see a nail in a tire that still holds air. What do you do? + Does not leave with it + Reports it, has it looked at + Tells those who wait - Looks at it again at noon.
Technical: Somebody else drove this vehicle yesterday. What do you look at that is not on the usual list? + Yesterday's notes, new dents, things left behind + Seat, mirrors, smell, warning lights + Papers and what is in the box - Fuel.

@ driving | hours of service, electronic log*, eld, elds, driver log*, drivers log*, trip log*, trip sheet*, mileage log*, driving hours, driver logbook*, vehicle logbook*, daily driving log* | laborator*, ship*, activity log*, patient*, pilot*, daycare
Situational: A customer kept you waiting for three hours, and you will run out of hours eighty miles from home. What do you do? + Calls early, with the facts + Stops at a safe place in time + The waiting is in the record - Drives home and writes it differently.
Technical: A trip took longer than planned. What should your log show so that another person understands why? + Times and places as they were + The reason, in a word or two + Written then, not from memory - The planned times.

@ driving | secure loads, secur* load, secur* loads, secur* the load, secur* cargo, secur* … cargo, load securement, tie down*, tie-down*, cargo secur*, strap* … loads, flatbed*, tarps, tarping, tarp loads | secure loads of data, roof*, downloads, workload*
Technical: You have driven twenty miles with a new load. Why do you stop and look? + Straps loosen when things settle + Pulls each, looks at edges + Again after bumps or hard braking - Only if something rattles.
Situational: At pickup the load is already on, and you cannot see how it is secured. They say it is fine. What do you do? + Insists on seeing it or has it noted + Does not sign for what one could not check + Calls base - Drives slowly.

@ driving | tractor-trailer*, tractor trailer*, semi-truck*, semi truck*, class a cdl, cdl class a, back* … trailer*, couple and uncouple, coupling and uncoupling, 18-wheeler*, haul* freight, haul* … loads, over the road, dump truck* | quantum, coupling reaction*, pipe coupling*, couplings
Situational: You have to back into a narrow dock, and you no longer see the person who is guiding you. What do you do? + Stops at once + Gets out and looks + Agrees on signs anew - Goes on slowly.
Technical: A long downhill stretch lies ahead, and you are fully loaded. What do you do before it begins? + Low gear and speed before the top + Brakes in short, firm steps + Knows where one could get out - Brakes gently all the way.

@ driving | transport* passengers, transport* … passengers, passenger safety, transport* students, transport* … students, school bus*, bus driver*, bus route*, shuttle*, transport* guests, drive … bus, transport* veterans, transport* … patients by van, passenger van* | wheelchair, space shuttle, bus monitor*, data bus
Situational: Behind you two passengers begin to fight while you are in traffic. What do you do? + Pulls over safely, hazard lights + Calm words from the seat, calls base or police + Looks after the others - Shouts into the mirror while driving.
Technical: How do you know that the vehicle is really empty at the end of a run? + Walks through to the last row, looks under seats + Every time, even when sure + Notes what was found - Looks in the mirror.

@ driving | wheelchair lift*, wheelchair securement, paratransit, secure wheelchair*, wheelchair van*, non-emergency transport*, non-emergency medical transport*, door-to-door transport*
Situational: A passenger does not want a belt on the wheelchair, it was never needed before. What do you say? + Kind, and firm that one drives only secured + Shows what is done, asks before touching + Calls base if it stays a no - Drives carefully.
Technical: How do you help somebody board without taking over? + Asks what they want done, and how + Says each move beforehand + Takes time, checks all four points - Does it quickly.

@ dispatch | dispatch* drivers, dispatch* … trucks, dispatch* vehicles, dispatch* … drivers, dispatch* technicians, dispatch* … technicians, motor vehicle dispatch*, transportation dispatch*, truck dispatch*, dispatch* crews, dispatch operations, performs dispatch | police, fire, 911, emergency call*
Situational: A driver calls: I have just been pulled out for a long check. There are seven stops left. What do you do? + Which stops cannot wait + Who is near and has room + Calls those who wait, with a new time - Tells the driver to hurry.
Technical: A driver always finishes early, another always late, on the same kind of run. What do you look at before you say a word? + Stops, waiting times, area, vehicle + Rides along or asks both + Skipped breaks and steps - The late one must be slower.

@ logistics | route planning, plan … routes, plans … routes, planning … routes, plan routes, plans routes, planning routes, optimiz* … routes, route optimization, delivery schedul*, schedul* … deliveries, transportation schedul*, schedul* … transportation, coordinate … transportation, coordinates … transportation, coordinating … transportation, coordination of … transportation, coordinate … deliveries, coordinates … deliveries, coordinating … deliveries, coordination of … deliveries, routing and scheduling, schedul* pickups | patient*, network*, router*, student*, baby, react, medical transport*
Situational: One customer insists on Tuesday at nine, and that ruins the whole route. What do you do? + Asks what the nine is needed for + Cost of it, and two other times + Decides by what the customer is worth - Does it, the customer is king.
Technical: The map says forty minutes, and drivers say an hour. Which do you plan with, and how do you find out? + Real times from the last weeks + Time of day, unloading, parking + Corrects the plan, tells customers - The map.

@ maintenance | fleet management, manage … fleet, manages … fleet, managing … fleet, management of … fleet, fleet maintenance, vehicle maintenance, maintain … vehicle*, maintenance of vehicles, fleet vehicle*, fleet operation*, vehicle fleet*, vehicle repair*, service vehicles | aircraft*, mechanic*, diesel, rebuild*, diagnos*
Situational: The van is due for service today, and it is the only one for a delivery that matters. What do you do? + Is it safe, and who can say so + Another vehicle or a new time first + The service gets a fixed date this week - It can wait a month.
Technical: When is an old vehicle cheaper to replace than to keep? + Repairs and days off the road, over a year + Fuel, and what it still brings + A rule, not the anger of the day - When it looks bad.

@ logistics | freight carrier*, freight rate*, negotiat* … carriers, carrier relation*, manage … carriers, manages … carriers, managing … carriers, management of … carriers, freight broker*, freight forward*, freight cost*, transportation cost*, carrier selection, book* freight, freight shipments, ltl, truckload | insurance carrier*, freight claim*
Situational: A carrier you have used for years calls an hour before pickup: no truck today. What do you do? + A second carrier, with terms known + Tells the customer before the promised time + Speaks about it the next day, with figures - Waits until tomorrow.
Technical: Two carriers differ by a tenth in price. What else do you compare before you choose? + On time, damage, how they report + What comes on top of the price + How they behave when something goes wrong - Takes the cheaper.

@ logistics | customs, import* and export*, import/export, import export, export document*, import document*, export compliance, tariff*, harmonized, incoterms, customs broker*, export control*, customs clearance, international shipments, international shipping, export shipment* | customs and traditions, border protection, customs and culture*, local customs, utility tariff*, energy, electric*, import* data, border patrol, data
Situational: A container is stuck, because the invoice and the packing list name different weights. What do you do? + Finds out which is right, at the source + Corrected papers, no invented ones + Tells those who wait what each day costs - Changes the figure so that it fits.
Technical: A customer asks you to put a lower value on the papers. What do you answer, and what could be at stake? + No, and why + Fines, seizure, later trouble for both + Shows what is legally possible - Does it just this once.

@ logistics | demand plan*, demand forecast*, supply plan*, supply chain plan*, material planning, materials planning, materials requirement*, mrp, replenishment plan*, inventory planning, safety stock, supply forecast* | electricity demand, energy demand
Situational: Sales says that twice as much will be sold next month, and has been wrong before. What do you order? + What the figure rests on + In steps, what can still be stopped + Agrees on who carries the rest - Half of it.
Technical: Something sells three times a year, and then a lot. How do you plan for it? + Reason of each peak + Time to get it, cost of having none + Agreement with customer or supplier - By the average.

@ logistics | track* shipments, track* … shipments, shipment track*, trac* shipments, shipment status, expedit* shipments, expedit* … shipments, expedit* orders, monitor* … shipments, delivery status, follow up … shipments, missed deliver*, late deliver*, shipment delay*
Situational: The system has shown "in transit" for three days without moving. The customer calls. What do you say, and what do you do? + What is known, and what is not + Asks the carrier where it was last scanned + Calls back at the time promised - It is on its way.
Technical: A hundred shipments are under way. How do you see the three that will be in trouble? + Only what differs from the plan + Tight dates and known weak points first + Asks before the customer does - Looks at all of them.

@ property | leas* apartments, residential lease*, apartment lease*, tenant lease*, lease renewal*, leasing office*, leasing agent*, leasing activit*, leasing consultant*, lease units, rental application*, tenant screening, screen* … tenants, rental agreement* | equipment lease*, vehicle lease*
Situational: Two people want the same apartment. One applied first, the other earns more. How do you decide? + Written criteria, the same for all + The first who meets them + Keeps the reason on file - The one with more money.
Technical: Somebody is about to sign. What do you go through with them so that there is no quarrel later? + Money, dates, notice, what is included + Condition of the place, in pictures + Whom to call when something breaks - It is all in the papers.

@ property | rent collection, collect* rent*, collect* … rent, tenant relation*, resident relation*, tenant complaint*, tenant issue*, respond* to tenant*, tenant concern*, tenant request*, resident complaint* … propert*, property management, manage … rental propert*, manages … rental propert*, managing … rental propert*, management of … rental propert*, manage … residential propert*, manages … residential propert*, managing … residential propert*, management of … residential propert*, manage … commercial propert*, manages … commercial propert*, managing … commercial propert*, management of … commercial propert*, evict*, propert* manager duties | tax*, intellectual, outsourced, cleaners
Situational: A tenant who has always paid is two months behind and does not open letters. What do you do? + Calls or meets, and asks + A plan with dates in writing + Knows deadlines and the law's steps - Changes the lock.
Situational: Two neighbors accuse each other of noise every night. Both are good tenants. How do you go about it? + Hears each, asks for times + Looks or listens oneself if possible + The same rule, told to both in writing - Tells them to sort it out.
Technical: What can be done so that rent comes in on time without a call every month? + An easy way to pay, and a reminder + The same date and late fee for all + A friendly call on the first late day - Threatens early.

@ property | property inspection*, move-in inspection*, move-out inspection*, move in inspection*, move out inspection*, unit inspection*, unit turn*, apartment turn*, make-ready, vacant unit*, inspect* … units, inspect* … apartments, inspect rental* | code enforcement, hud inspector, nurs*, production, manufactur*, hvac, assembled, quality
Situational: Somebody moves out and says that the hole in the door was always there. How do you settle it? + The record and pictures of moving in + Age and normal wear in mind + Cost with proof, and how to object - Keeps the deposit.
Technical: You walk through an empty apartment with ten minutes. Where do you look first? + Under sinks, around windows, ceilings + Smoke alarms, locks, outlets + Signs of damp or pests - The carpet.

@ caretaking | facilities management, facility management, facilit* maintenance, facilities maintenance, facilities coordinat*, maintenance request*, building maintenance, building system*, facilities operation*, office facilities, building operation*, facility operation* | code, build system*, treatment facilit*, correctional, clinical facilit*, laboratory, capability building
Situational: Half of the floor says that it is too cold, the other half too hot. What do you do before you touch the thermostat? + Measures at several desks and times + Vents, sun, doors, how people sit + Says what is done, and by when - Turns it to the middle.
Technical: Forty repair requests are open. How do you bring them into an order that people accept? + Danger and damage first, then what stops work + Groups by place or trade + Each gets a date or a reason - By who calls most often.

@ caretaking | space planning, office move*, office relocation*, move coordination, workspace planning, move management, relocation of offices, furniture install*, office layout*, space allocation, workplace services
Situational: Twenty people move to another floor on Friday, and the new desks will come on Tuesday. What do you do? + Who must work on Monday, and with what + Part of the move, loans, other places + Tells everyone before they pack - Hopes for Monday.
Technical: Two departments want the same room, and each measures differently what it needs. How do you find out? + Counts who is really there, by hour + Quiet, meetings, storage apart + Shows both the same figures - Splits it in the middle.
`;
