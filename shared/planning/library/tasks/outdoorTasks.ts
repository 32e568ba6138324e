/** Questions about single tasks on the land, with plants and with animals; see `taskText.ts` for the format. */
export const outdoorTasks = `
@ fieldwork | chainsaw*, chain saw*, felling, fell trees, sawyer*, bucking, faller*, crosscut saw*
Technical: You stand in front of a tree that leans slightly and has a dead top. What do you look at before you start the saw? + Lean, top, rot, wind, neighbors + Way out cleared, others two lengths away + Decides whether to leave it - Where it should fall.
Situational: The tree has been cut and hangs in the next one. What do you do? + Stays out from under it + Closes the area, winch or machine + Does not cut the tree that holds it - Cuts pieces off from below.
Technical: The saw pulls to one side and makes dust instead of chips. What does it tell you? + Dull or uneven teeth, bar worn + Sharpens all to the same length and angle + Chain brake and tension checked too - Push harder.

@ fieldwork | wildland fire*, wildfire*, fire line*, fireline*, fire suppression, handline, mop-up, mop up … fire, initial attack, hotshot*, fire crew*, fire behavior, hand crew* | sprinkler*, suppression system*, fire suppression equipment, degree*, semester hours, coursework, course work, bachelor*, major in, majors
Situational: You are digging line, and the smoke in front of you suddenly turns and grows dark. What do you do? + Looks up, tells the others at once + Checks the way out while it is open + Leaves early on a set sign - Digs faster.
Technical: You arrive where you will work today. What must be settled before the first tool touches the ground? + Who watches, how you talk, way out, safe place + Weather and what the fire does now + What makes you leave - Where the line goes.
Technical: How can you tell that a burned area is really out and may be left? + Bare hand over ash and roots + Edge, stumps, snags, under rocks + Comes back in the heat of the day - No smoke.

@ fieldwork | prescribed fire*, prescribed burn*, controlled burn*, fuels reduction, hazardous fuel*, fuel treatment*, fuels treatment*, pile burning, slash pile* | jet fuel
Situational: The burn is planned for today, everyone has come, and the wind is just outside the limit. What do you say? + No burn outside the limits + Uses the day for other work + Next date by the forecast - The limit has some reserve.
Technical: You are to thin a strip so that a fire loses its force. How do you choose what stays? + Space between crowns, no ladder from below + Healthy, thick bark, right kinds + What is done with what was cut - The biggest trees.

@ fieldwork | trail maintenance, trail work, maintain* trail*, trail construction, trail crew*, trails and, build* trail*, trail clearing, trail repair*, water bars, tread work, clear* trail*, hiking trail* | audit trail*, trail mix
Technical: A trail is washed out at the same place every spring. How do you repair it so that it holds? + Finds where the water comes onto it + Leads it off above, tilts the tread + Does not only fill the hole - More gravel.
Situational: People have made a shortcut beside the trail, and it is wearing away the slope. What do you do? + Asks why they leave the trail + Makes the right way the easy one + Closes and covers the other, looks again - Puts up a sign.

@ fieldwork | campground*, campsite*, recreation site*, recreation area*, recreation facilit*, picnic area*, developed recreation, day use area*, dispersed site*, camp sites | swim
Technical: You come to a campsite in the morning that thirty people left. What do you look for besides the litter? + Warm fire rings + Broken, sharp or loose things, hanging branches + Signs of animals at food, toilets - Whether it is clean.
Situational: Late in the evening a group at a campsite is loud, and the neighbors have complained twice. How do you go up to them? + Not alone if it looks rough, lights on + Friendly first, rule and reason + Says what comes next, leaves a way out - Threatens to send them off.

@ fieldwork | wilderness patrol*, patrol* … wilderness, patrol* … backcountry, backcountry, wilderness area*, wilderness management, wilderness ranger*, leave no trace
Situational: You are a day's walk from the road and turn your ankle badly. What do you do, and what should have been settled before? + Stays warm, calls at the agreed time or by beacon + Somebody knows route and hour + Does not leave the known way - Limps back alone.
Technical: How do you find out whether a place far from any road is used more than it can bear? + Counts sites, bare ground, fire rings + Same spots and photos each year + Compares with a limit set before - From the look of it.

@ fieldwork | park ranger*, park rules, park regulations, park visitors, enforce* … park, park patrol*, patrol* … park, patrol park*, park operations, park users, park patrons | parking, theme park*, water park*, amusement
Situational: A family has moved up to a wild animal for a picture, and the animal is getting nervous. What do you do? + Calm voice, gets them back slowly + No sudden move between + Explains afterwards what they had not seen - Shouts.
Behavioral: Tell me about a closure or a rule that you had to explain to people who had come a long way. What did you say? + The true reason in one sentence + Offered somewhere else to go + Stayed friendly when they argued - Pointed at the sign.

@ emergencies | search and rescue, lost hiker*, lost person*, missing visitor*, swiftwater*, rescue operations, technical rescue*, wilderness medicine, wilderness first | data
Technical: Somebody has not come back from a walk. Which questions to their friends decide where a search begins? + Where last seen, when, plan, habits + Clothes, phone, experience, car + Asked calmly, passed on at once - Which way they went.
Situational: You search with others, and one of them wants to go down a cliff since they heard a voice. What do you say? + No second person in danger + Marks the place, calls it in, answers the voice + Waits for rope and people trained for it - Goes along.

@ fieldwork | map and compass, maps and compass*, compass and map, orienteering, land navigation, handheld gps, gps device*, navigat* … compass, topographic map*, gps navigation, read maps, gps receiver*, map reading, navigat* … terrain | delivery route*, city map*
Situational: The GPS says that you are on the ridge, and the map and your eyes say otherwise. What do you do? + Stops + Checks with two landmarks or bearings + Goes back to the last sure point - Follows the device.
Technical: Fog comes in, and you have to get back to the car across open ground. How do you go about it? + Bearing, paces or time counted + Aims for a line such as a stream or track + Turns back or waits if unsure - Follows the slope down.

@ driving | four-wheel drive, four wheel drive, 4-wheel drive, 4wd, 4x4, off-road, off road, unpaved road*, dirt road*, rough road*, forest road*, mountain road*, atv, atvs, utv, utvs, all-terrain*, all terrain vehicle*, off-highway vehicle*, remote roads, rough remote roads, unimproved roads, gravel roads, backcountry roads | all-terrain crane*
Situational: A track crosses a stream that is higher than yesterday. You are expected on the other side. What do you do? + Gets out, looks at depth and bottom + Turns back if it cannot be seen or walked + Calls those waiting - Goes through at speed.
Technical: You are about to drive down a steep, loose slope with a full load. How do you do it? + Walks it first + Low gear, no hard braking, straight down + Knows when another way is better - Slowly, with the foot on the brake.
Situational: You get stuck far out, and it is getting late. What do you do in the first ten minutes? + No spinning, looks under it + Digs, lowers tire pressure, something under the wheels + Reports place and plan while there is contact - Full throttle in reverse.

@ driving | tow trailer*, tow* … trailer*, pull* trailer*, haul* … trailer*, trailer towing, hitch*, equipment trailer*, horse trailer*, boat trailer* | hitch in, tractor-trailer, tractor trailer*, semi, cdl, hitches in, movie
Technical: You hitch a loaded trailer that somebody else has packed. What do you check before you pull out? + Lock, chains, plug, brakes, tires + Weight forward enough, load tied + Stops again after a few miles - That it is on the ball.
Situational: The trailer begins to swing from side to side behind you. What do you do? + Off the gas, wheel straight, no hard brake + Stops, moves load, checks tires + Slower from there - Accelerates out of it.

@ fieldwork | remote locations … field, remote field, remote camp*, camp* … remote, overnight … field, spike camp*, extended periods in the field, field camp*, work outdoors in … weather, inclement weather, outdoor conditions, adverse weather, backpacking, backpack into, backpack … miles | payroll, school clos*
Situational: It is very hot, and somebody working beside you stops talking and stumbles. What do you do? + Shade, cool with water now + Calls for help, does not leave them + The others rest too - Lets them sit a little.
Technical: A thunderstorm is announced for the afternoon, and you will be in the open. How do you set up the day? + High and open places early + Sign at which to leave, and where to + Contact times kept - Looks at the sky at noon.

@ fieldwork | wildlife survey*, point count*, transect*, radio telemetry, telemetry … animals, nest search*, nest monitor*, bird survey*, mammal survey*, camera trap*, wildlife monitoring, population survey*, amphibian*, wildlife data, wildlife biolog*, avian | dental
Technical: You counted half as many birds as last year. What besides fewer birds can be the reason? + Hour, weather, noise, leaves + Another person counted + Same place and effort checked first - Then there are fewer.
Situational: You hear an animal that you cannot name for sure, and the form wants a species. What do you write? + Unknown, or the group it surely belongs to + Notes call, time, recording + Asks somebody who knows - The most likely one.

@ fieldwork | trap* … wildlife, capture and handl*, live trap*, wildlife capture*, mist net*, nuisance wildlife, wildlife conflict*, human-wildlife, wildlife damage, bear conflict*, problem wildlife, wildlife handling, animal damage, bird banding, band birds
Technical: You set traps for animals that are to live. How do you plan the day so that none of them dies? + Checked often, never in heat or frost + Shade, bedding, food inside + Closed when nobody can come - Once a day.
Situational: A bear has learned to find food at houses, and people want it gone. How do you deal with it? + Food and garbage first, house by house + Explains what moving it would do + Law and safety say who decides - Traps it.

@ fieldwork | electrofish*, fish survey*, fisheries, stream survey*, gill net*, fish population*, fish habitat*, fish passage, seine, aquatic survey*, snorkel survey*, spawning survey*, creel survey*, fishery | degree*, semester hours, coursework, course work, bachelor*, major in, majors
Technical: You have caught two hundred fish for counting and measuring. How do you get them back alive? + Cool, fresh water, few per bucket + Quick, wet hands, most delicate first + Rested before release - Works fast.
Situational: You stand in a stream with an electric device on your back, and a walker with a dog comes near the bank. What do you do? + Current off at once + Talks to them, waits until the dog is held + Lookout for the next part - Waves them off.

@ animal-care | hatchery, hatcheries, aquaculture, fish farm*, rearing pond*, raceway*, fish health, aquarium*, tank maintenance, aquatic animal*, fish culture | storage tank*
Situational: In the morning the fish hang at the surface and gulp. What do you do first? + Air or fresh water now + Measures oxygen and temperature, no feeding + Finds pump, filter, crowding or weather - Feeds them.
Technical: How do you see from the fish that something in the water is wrong before you measure it? + Feeding, place in the tank, gills, color + Few or all of them + Then tests in a set order - When some have died.

@ fieldwork | plant identification, identify* … plants, vegetation survey*, vegetation monitor*, vegetation data, vegetation plot*, botanical survey*, botanist*, rare plant*, rangeland monitor*, floristic*, vegetation sampl*, plant survey*, tree identification, identif* … trees, identif* … shrubs, species identification
Situational: You find a plant you do not know, and it may be rare. What do you do on the spot? + Photos of leaf, flower, whole, place + Notes position, number, neighbors + Takes nothing before the rule is clear - Picks it for later.
Technical: Two people estimate the plant cover of the same plot as 20 and 40 percent. How do you get them closer together? + Practice on the same plots, compare + Reference squares or pictures + Fixed classes and season, checks again - Takes 30.

@ growing | herbicide*, pesticide*, invasive species, invasive plant*, noxious weed*, weed control, weed management, pesticide applicat*, weed treatment*, insecticide*, fungicide*, spray* … weeds | residue analys*
Technical: What do you read on the label before you mix a product, although you have used it before? + Crop or weed, dose, distance to water + Protection, waiting time, what not to mix + It may have changed - Only the dose.
Situational: A can has tipped over in the back of the truck, and it is running out. What do you do? + Protects self, stops the flow + Dam or sand, away from drains and water + Reports amount and place - Rinses it off.
Technical: You pull out an unwanted plant in one place, and next year there is more of it. What did you overlook? + Seed, root pieces, timing + Neighboring ground, shoes and tools + Something else must grow there - Should have sprayed.

@ fieldwork | tree planting, plant trees, plant* seedlings, reforest*, planting seedlings, plant* … trees and shrubs, restoration planting*, afforestation | plant trees for charity
Situational: A third of the planted trees did not survive the first summer. How do you find out why? + Roots looked at: bent, dry, too high + Place, water, animals, date of planting + By person, lot and spot - It was dry.
Technical: What do you do with seedlings between delivery and the hole so that they live? + Cool, moist, out of sun and wind + Only as many in the bag as planted soon + Roots never left open - Waters them.

@ fieldwork | timber cruis*, timber mark*, timber sale*, forest inventor*, stand exam*, timber harvest*, silvicultur*, tree measurement*, log scal*, timber stand, stand inventor*, forest management, forester* | degree*, semester hours, coursework, course work, bachelor*, major in, majors
Technical: You are to mark which trees in a stand stay. How do you decide between two that stand close? + Purpose of the stand comes first + Crown, stem, damage, kind, light it will get + Looks at the group, not at one tree - The thicker stays.
Situational: You check a harvest and find stumps beyond the painted line. What do you do? + Stops work there, measures and maps + Tells those in charge with facts + No agreeing on it in the woods - Moves the line.

@ growing | arborist*, tree trimming, tree removal*, trim* trees, hazard tree*, tree care, tree inspection*, prune trees, tree pruning, tree climb*, tree service*, urban forest*, stump grind*, brush chipper*, wood chipper* | decision tree*
Technical: How can you tell that a tree with green leaves may be about to break? + Fungus, cracks, hollow, roots lifted + New lean, swelling, dead parts + What it would hit - When branches are bare.
Situational: A neighbor asks you to take off a large limb that hangs over their side, now that you are up there. What do you say? + Asks who owns it and who decides + What it would do to the tree + Not from where nobody secures the ground - Cuts it as a favor.
Technical: You feed branches into a chipper. What are your rules for yourself? + From the side, no loops or loose clothes + Never hand or foot behind it + Off and locked before clearing - Gloves on.

@ growing | prune, pruning, prunes, trim* hedges, hedge trim*, trim* shrubs, shrub trimming, trim* bushes, hedges and shrubs, shrubs and trees | tree pruning, model pruning, prunes data, neural
Technical: You are given shears and a shrub that you do not know. How do you find out when and how to cut it? + Does it flower on old or new wood + Looks up or asks, dead wood first + Keeps its shape, no more than it stands - Makes it round.
Situational: An owner asks for a hedge to be cut to half its height in the middle of summer. What do you advise? + Nests, heat and law about the date + In steps, and when it would recover + Offers what can be done now - Does what is paid for.

@ growing | mowing, mow, mows, mow lawns, lawn care, lawn mower*, lawn maintenance, mowers, weed eater*, weed whack*, string trimmer*, turf maintenance, turf care, turf management, turfgrass, edging | mower repair*, repair … mowers
Technical: Before you mow a place for the first time, what do you look for? + Stones, wires, holes, sprinklers + Slope and wet ground + People, cars, glass near the throw - The height of the grass.
Situational: The lawn turns yellow in stripes after mowing. What do you look at? + Dull or uneven blade, too low + Fertilizer or fuel spilled in rows + Looks closely at the tips - It needs water.

@ growing | irrigation, sprinkler head*, watering system*, drip line*, watering schedule*, irrigat* | wound, bladder, fire sprinkler*, colon*, dental, catheter*
Situational: One part of the bed is soaked and another dry, on the same line. How do you find the cause? + Runs it and looks at each head + Pressure, clog, leak, slope + Digs to see how deep water went - Runs it longer.
Technical: How do you know how much water is enough, without waiting for plants to wilt? + Soil by hand at root depth + Weather, soil kind, stage of growth + Adjusts each week - By the timer.

@ growing | landscape install*, landscape construction, install* plants, plant flowers, flower bed*, plant beds, planting beds, mulch*, landscape maintenance, landscape design*, grounds maintenance, landscaping, garden maintenance, ornamental plant*, sod, seed and mulch, grounds keeping, groundskeep*, weeding, hand weeding, pull weeds, pulling weeds | landscape of, competitive landscape
Technical: A new planting looks perfect on the day it is finished. What decides how it looks after two years? + Right plant for light, soil and final size + Planting depth, soil loosened + Watering in the first season - Good plants.
Situational: You are to plant today, and the soil turns out to be hard clay with rubble a foot down. What do you do? + Says so before planting + Loosens, drains, other plants or place + Shows cost of both ways - Digs smaller holes.

@ growing | greenhouse*, propagat*, nursery stock, transplant*, plant nursery, nursery plants, seedling production, hydroponic*, cuttings, potting, germinat*, seed collection | organ, kidney, heart, greenhouse gas*, bone, liver, tissue, error propagation, stem cell, patient*, electronic*, epoxy
Technical: Seedlings grow long, thin and pale. What do you change? + Light, spacing, warmth at night + Less feed and water, air moving + Compares with another tray - Fertilizer.
Situational: On a sunny Sunday the vents of a greenhouse do not open, and you are the only one there. What do you do? + Opens by hand or doors, shade, wets the floor + Calls for repair, thermometer watched + Most tender plants first - Waters the plants.

@ growing | harvest, harvests, harvesting … crop*, harvesting … vegetables, harvesting … fruit*, harvesting and, harvest*, pick* … fruit*, pick* … vegetables, fruit picking, wash and pack … produce, hand harvest*, crop production, vegetable production, field crops | data, timber, energy harvest*, organ, credential*, cells, cell, pick and pack, wildlife harvest*
Technical: From cutting to cold store, where does a crop lose most of its quality, and what do you do about it? + Heat and sun, wilting within minutes + Early hours, shade, quick to cool + No pressing, clean crates - In the store.
Situational: You find bird droppings on part of the row you are picking. What do you do? + Leaves it with a margin, marks it + Hands and knife cleaned + Tells those in charge - Wipes it off.

@ growing | tractor*, farm equipment, farm machinery, agricultural equipment, agricultural machinery, combine harvester*, operate … implements, power take-off, baler*, farm implements, planters and | tractor-trailer*, tractor trailer*, yard tractor*, terminal tractor*
Technical: You have to drive a tractor on a slope with something heavy behind. What do you do to stay upright? + Low gear, wide wheels, load low + No turning uphill, roll bar up, belt on + Looks for holes, or another way - Goes slowly.
Situational: The shaft that drives a machine is turning without its cover, and it is only for an hour. Do you start? + No, cover first + Knows how fast it takes a sleeve + Off and still before anyone steps near - Keeps away from it.

@ animal-care | livestock, cattle, dairy, calving, lambing, milking, sheep, goats, swine, pigs, poultry, herd, herds, hogs | dairy products, dairy section, dairy case, dairy department*, grocery, deli, cheese, guinea pigs, frozen
Technical: You walk through a herd in the morning. What tells you that one of them is not well? + Apart, not eating, ears, walk, dung + Knows what is usual for it + Looks again, marks it, tells - It lies down.
Situational: You must move animals through a gate, and the first one refuses. What do you do? + Looks what it sees: shadow, hose, dog + Time, calm, right place to stand + Way out for yourself - Shouts and pushes.

@ animal-care | horses, horse, equine, pack animal*, pack stock, stable hand*, stables, groom* horses, mules, riding lesson* | horse trailer*, horsepower, horse racing bets, workhorse
Technical: You are given a horse you do not know. How do you find out in five minutes whether you can work with it safely? + Watches it loose, ears, eyes, on the lead + Comes from the side, voice, picks up a foot + Asks others, stops if unsure - Gets on.
Situational: A horse rolls, paws and does not eat. The vet needs an hour. What do you do until then? + Feed out, watched, pulse and dung noted + Walks it only if safe and advised + Tells the vet of changes, gives no drug alone - Gives it water and hay.

@ growing | fence repair*, fences, fencing, fence line*, repair* fence*, build* fence*, barbed wire, gates and fences | foil, stolen goods, sabre
Technical: You stretch a wire between posts. What do you do so that it neither breaks nor hits you? + End posts braced first + Stands to the side, glasses and gloves + Right tension for the weather - Pulls until it sings.
Situational: Animals get out at night, and the fence looks whole. How do you find the place? + Tracks, hair, low spots, gates + Walks it all, voltage or tension tested + What is outside that draws them - Watches at night.

@ growing | fertiliz*, soil test*, soil fertility, compost*, soil health, nutrient management, soil amendment*, manure, soil conservation, cover crop*, crop rotation | soil testing laboratory, in vitro, fertilization clinic, geotech*, measuring, laborator*, analyz*, nitrogen
Technical: How do you decide what a field or bed needs before you put anything on it? + Soil test and what was taken off last year + Look at plants and structure + Not before rain or on frozen ground - The same as last year.
Situational: A compost pile stinks and stays cold. What do you do? + Too wet and no air: turns it, adds dry stuff + Looks at what went in + Checks heat again after days - Adds a starter.

@ animal-care | restrain* … animal*, animal restraint, handl* … animals, animal handling, restrain* pets, hold* animals, restrain* patients … exam*, handling of animals, restraint of animals, veterinary assistant*, proper restraint | child*, resident*, psychiatr*
Technical: How do you hold a frightened cat for an examination? + Quiet room, towel, as little force as possible + Reads ears, tail, eyes; lets go in time + Second try later or with a drug from the vet - By the neck.
Situational: An animal bites you, not deeply, in the middle of the work. What do you do? + Animal safe first, then washes it long + Has it seen, reports it + Rabies status looked up - A plaster and on.

@ animal-care | anesthesia monitor*, monitor* anesthesia, monitor* … anesthetized, veterinary surger*, surgical patients … animal*, surgical assist* … veterinar*, veterinary technician*, animal surger*, veterinary nurs*, anesthetic monitoring | human, crna
Situational: You watch an animal under anesthesia, and its breaths get fewer. The vet is busy with the cut. What do you do? + Says it aloud at once + Depth, tube, gas, gives breaths + Writes values with time - Waits a minute.
Technical: An animal wakes up after an operation. What do you watch, and when do you call for help? + Breathing, gums, warmth, bleeding, pain + Tube out only when it swallows + Names a limit for each - That it stands.

@ animal-care | pet owner*, educate … pet*, owners … pets, client education … pet*, discharge instructions … animal*, advise … pet owners, veterinary client*, veterinary reception*, clients and their pets, animal hospital | retail
Technical: Somebody calls because their dog has eaten chocolate. Which questions tell you how urgent it is? + Weight, how much, what kind, when + How it behaves now + Vet decides, no home cure given by phone - Whether it looks ill.
Situational: A pet owner cannot pay for what their animal needs. How do you talk with them? + No judging, gives prices openly + Other ways, order of what matters, funds + Vet brought in before they decide - Says that it is the price.

@ animal-care | kennel*, clean* cages, cage cleaning, cages, clean* … enclosures, animal enclosure*, animal housing, animal facilit*, cat litter, dog run*, clean … stalls, clean* stalls, barn* clean*, animal waste | market stalls, bathroom stalls, restroom*, toilet*, server*, data
Situational: You clean twenty kennels in a morning. How do you keep the last one from getting what the first one had? + Healthy ones first, ill ones last + Tools and shoes changed or disinfected + Dirt off, then product with time to act - Plenty of bleach.
Technical: What can you learn about an animal while you clean its place? + Food left, stool, vomit, blood, bedding + How it moves and greets + Notes and tells the same day - Nothing, cleaning is cleaning.

@ animal-care | animal shelter*, animal intake, pet adoption*, animal adoption*, adoption counsel* … pet*, adopt* … animals, adopters, stray animal*, shelter animals, foster … animals, animal rescue*, animal control, impound*, humane society | child*, tow*
Situational: A family loves a dog that does not suit them, and they have already named it. How do you tell them? + Says what the dog needs, from facts + Asks about their day and home + Shows one that would suit - Gives it a try.
Technical: A stray growls when it is brought in. How can you tell whether it is dangerous or only afraid? + Posture, ears, tail, what sets it off + Quiet, time, seen again by trained people + No verdict on the first day - A dog that growls is dangerous.

@ animal-care | euthanasia, euthaniz*, humane killing, end-of-life … pet*, grieving pet owners, put to sleep | human euthanasia law
Technical: An owner says goodbye to an animal. What makes these minutes worse, and how do you keep it away? + Noise, hurry, bills at that moment + Says what will happen, step by step + Quiet room, way out, time - Nothing helps.
Behavioral: Tell me about an animal whose death stayed with you. How did you go on with the work? + Open about it + Talked with others, break or ritual + Knows own signs - One gets used to it.

@ animal-care | dog groom*, pet groom*, grooming of animals, groom animals, groom dogs, groom pets, bathe dogs, bathing dogs, dog walk*, walk dogs, dog training, dog trainer*, dog daycare, pet sitting, boarding dogs, animal training, pet care services, provide pet care | childcare, benefit*
Situational: A dog comes in so matted that brushing would hurt. You are asked not to cut it short. What do you say? + Shows it on the dog + Hurts and hides skin trouble, shaving is kinder + In writing before starting - Brushes as long as it takes.
Technical: Two dogs that do not know each other are to go out together. How do you see whether this will work? + First meeting on neutral ground, at a distance + Stiff, staring or loose and curious + Ends it before it turns - Lets them sort it out.

@ animal-care | zoo, zoos, zookeep*, zoo keeper*, animal enrichment, behavioral enrichment, exhibit animals, exotic animal*, animal keeper*, animal sanctuar*, wildlife rehabilit*, animal exhibit*, reptile* | language zoo
Technical: How do you keep an animal in a small space busy, and how do you see whether it works? + What it would do in the wild: search, climb, hide + Changes, nothing that can hurt it + Writes down what it did with it - More toys.
Situational: You find the inner door of an enclosure open, and you are not sure where the animal is. What do you do? + Stays out, closes the outer door + Calls the alarm, people away + Counts and looks from a safe place - Goes in to look.

@ animal-care | feed animals, feeding animals, feeding and watering, feed and water, feed … animals, animal feed*, animal diet*, prepare diets, medicat* … animals, administer* … animals, feeding of animals, animal nutrition, treat* … animals, animal medication* | people
Situational: Two animals share a pen, and only one should get a drug in its food. How do you make sure? + Apart until it is eaten + Sees it swallowed, checks the dose + Written down, spat out counts as not given - Gives it to the hungrier one.
Technical: An animal eats less than usual for the second day. What do you check before you call the vet? + Food itself, water, teeth, rivals, heat + Weight, dung, behavior + What was changed; and when not to wait - Offers something tastier.

@ environment | habitat restoration, restoration project*, wetland*, stream restoration, river restoration, ecological restoration, watershed*, shoreline*, restoration work, riparian, erosion … stream*, restore … habitat* | furniture, art, watershed moment*, degree*, semester hours, coursework, course work, bachelor*, major in, majors, building restoration
Situational: You look at a stream bank that wears away. How do you decide whether to do anything about it? + What causes it up and down the stream + Rivers move, what is really in danger + Plants before stone - Stones on the bank.
Technical: How can you show after three years that a restored place is better than it was? + Same measure before and after, and elsewhere + Kinds that came back, not only planted + Honest about what failed - With photos.

@ communication | two-way radio*, two way radio*, radio communication*, hand-held radio*, handheld radio*, radio procedure*, operate … radio*, radio traffic, portable radio* | radio advertis*, radio station*, radio show*, radio frequency, radio program*, television
Technical: You have one bad radio connection and one sentence. What do you say to ask for help? + Who, where, what, what is needed + Short, plain, place twice + Waits until it is repeated back - Explains the situation.
Situational: Two messages over the radio contradict each other, and you are to act on one. What do you do? + Asks, repeats what was heard + Safe choice until clear + Notes time and sender - Follows the last one.

@ fieldwork | rangeland*, grazing, range management, range condition*, forage, range improvement* | degree*, semester hours, coursework, course work, bachelor*, major in, majors, mushroom, equity, financial, funds, social housing
Technical: How do you see on the ground that a pasture or range has been grazed too long? + Height left, bare soil, best plants gone + Along water compared with far away + Same spots each year - When the grass is short.
Situational: A rancher says that the grass is good for three more weeks, and your measurements say one. How do you talk about it? + Walks it together, shows the figures + Hears what they know of the place + Clear on who decides, looks for other ground - Refers to the rule.

@ caretaking | playground*, athletic field*, ball field*, ballfield*, sports field*, park maintenance, playing field*, park facilities, baseball field*, park equipment | supervis* … children, playground supervis*, duty, students, recess, level the playing, level playing
Technical: You check a playground. What could hurt somebody that you would not see from the gate? + Gaps for head or cord, bolts, rot + Depth of the soft ground, glass in it + Tries and shakes, writes it down - Broken swings.
Situational: A game is to begin in an hour, and the field has standing water. How do you decide? + Safe footing first, field damage second + Measures that help, and how long they take + Tells teams early - Lets the referee decide.
`;
