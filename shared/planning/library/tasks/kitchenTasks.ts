/** Questions about single tasks in kitchens and bakeries; see `taskText.ts` for the format. */
export const kitchenTasks = `
@ kitchen | line cook*, grill station*, fry station*, saute station*, sauté station*, work* … grill, operate* … grill, broiler*, cook* to order, cook* station*, cooks food to order | police line, computer
Situational: Six tickets hang in front of you, and one of them has a well-done steak. In which order do you start? + The longest cooking time first + Groups what is alike + Calls times so that a table goes out together - One ticket after the other.
Technical: How can you tell that a piece of chicken is done without cutting it open? + Thermometer in the thickest part + Knows the temperature and the time to hold it + Does not trust color alone - By the time on the clock.
Behavioral: Tell me about a plate that came back from a guest. What had happened on your side? + Says what went wrong, no excuse + A new one first of all + Changed a step afterwards - The guest did not know the dish.

@ kitchen | food prep*, prep work in, prep list*, prep cook*, prepare ingredients, preparing ingredients, chop* vegetables, vegetable prep*, mise en place, wash* … vegetables, peel* vegetables, knife skills, cut* vegetables, prepare food, prepares food, preparing food, prepare food items | animal*, clients, residents
Situational: The prep list has twenty items, and it is clear by ten o'clock that you will finish fifteen. What do you do? + What is needed first at service + Tells the chef now, not at noon + Does things that cook by themselves alongside - Works faster and hopes.
Technical: You are to cut ten pounds of onions so that they all cook alike. How do you set yourself up? + A sharp knife, a board that does not slide + Same size, checked now and then + Bowls for scraps and for what is done - Just begins.

@ kitchen | pizza dough, pizza maker*, pizza making, stretch* dough, hand stretch*, pizza oven*, wood-fired oven*, make pizza*, pizza station* | delivery driver*
Technical: The dough tears when you stretch it. What might be wrong, and what do you do with it now? + Too cold, too young or too dry + Lets it rest before another try + Tells whoever makes the dough - Presses it together and bakes it.
Situational: The oven is too hot at the back, twelve pizzas are ordered, and the first comes out black. What do you do? + Makes it again at once and tells the floor + Turns and places them differently + Lets the fire come down - Cuts the edge off.

@ baking | bake bread*, bread bak*, dough mix*, mix* dough, mixing doughs, proofing, shape* dough, laminat* dough, sourdough, baked goods, pastries, pastry production | pizza, sell*, proofread*, waterproof*, cashier*, print*, document*, copy, marketing
Technical: How can you tell by looking and touching that a dough has risen long enough? + A dent comes back slowly + Size and surface, not only the clock + Adjusts for a warm or cold room - When the time is up.
Situational: You notice after mixing that the salt has been forgotten. A hundred rolls depend on it. What do you do? + Works it in if the dough still allows + Otherwise a new dough, and says so + Weighs everything out beforehand from now on - Bakes them, few will notice.

@ baking | cake decorat*, decorat* cakes, decorat* cupcakes, wedding cake*, custom cake*, fondant, frost* cakes, frosting cakes, frost* cupcakes, icing cakes, icing and decorat*, frosting and decorat*, apply* icing | icing conditions, de-icing, deicing
Situational: An hour before pickup a birthday cake slides and its side is damaged. What do you do? + Looks at what can be hidden well + Calls the customer if it will be seen + Has something ready as a replacement - Turns the bad side to the back.
Technical: A customer shows you a picture of a cake that will not stand in summer heat. How do you advise them? + Says what will happen, and why + Offers a look that comes close + Writes down what was agreed - Makes it as in the picture.

@ cleaning | dishwash*, dish wash*, wash* dishes, wash* pots, pots and pans, dish machine*, dish room*, clean dishes, dish area* | dishwashing liquid, appliance*, install*
Situational: Everyone puts knives into the full sink, and today you almost cut yourself. What do you do? + Takes them out and puts up a place for them + Tells everybody the reason + Speaks to the chef if it goes on - Is more careful.
Technical: How do you know that what comes out of the machine is not only clean to the eye? + Rinse temperature or sanitizer strength, measured + Writes it down as required + Air-dried and touched with clean hands - It shines.

@ kitchen | menu plan*, plan menus, plans menus, planning menus, menu development, develop menus, develops menus, developing menus, development of menus, development and menus, create* menus, design menus, designs menus, designing menus, design of menus, plan … menu, plans … menu, planning … menu, cycle menu*, weekly menu*, write menus, seasonal menu* | drop-down menu*, navigation
Situational: Half of what you cook on Thursdays comes back uneaten. How do you find out why, and what do you change? + Looks at plates and asks people + Tries a small change first + Keeps count of what comes back - Takes it off the menu.
Technical: You plan a menu for a week and have three people in the kitchen. What do you look at besides taste? + What can be prepared ahead, oven and stove space + Using the same goods in several dishes + Something for those who cannot eat everything - That it sounds good.
Behavioral: Tell me about a dish that you put on a menu and took off again. Why? + Names cost, time or guests + Watched it, did not guess + Kept what was good in it - It was too modern.

@ kitchen | standardized recipe*, follow* recipes, recipe development, develop recipes, develops recipes, developing recipes, development of recipes, development and recipes, recipe card*, recipe costing, create* recipes, scale recipes, portion control*, portion size*, recipe* and portion*, according to recipes, according to recipe, following recipes, recipe specifications
Technical: A recipe for four is to feed two hundred. What can go wrong if everything is simply multiplied? + Salt, spice and liquid do not scale alike + Pans, heat and time change + A test batch, and notes - Nothing, it is only arithmetic.
Situational: A colleague's portions are always larger, and guests love them. What do you say? + Shows what it costs, in money + Scoop, scale or picture instead of feeling + Asks whether the set portion is too small - Leaves it, guests are happy.

@ kitchen | food order*, order* … food, food purchas*, order* … ingredients, food inventory, food suppl*, kitchen inventory, order* food, grocery shop*, order* produce, order* … fresh produce | in order to, take* … order*, enter* … order*, serv*, guest*, deliver* food, food support*, customer*
Situational: The supplier does not have the fish that tomorrow's menu is built on. What do you do this afternoon? + A second source, or something that fits + Changes the menu, and tells the floor + Remembers cost and allergens - Takes what is there, at any price.
Technical: How do you work out how many pounds of chicken to order for the weekend? + What was sold on such weekends + What is in the cooler, and what loses weight + Bookings and weather - As last week.

@ kitchen | food cost*, food waste, kitchen waste, cost of food, food spoilage, spoilage report*, waste and spoilage
Technical: The food costs more this month, and the menu and prices are the same. Where do you look first? + Supplier prices, line by line + Waste, portions, and what leaves unrecorded + The count, in case it is wrong - Buys cheaper goods.
Situational: You see good vegetables in the trash every evening. How do you bring it up? + Shows it, weighed or on a tray + Asks why it happens, blames nobody + Suggests a dish or a smaller order - It is not my station.

@ food-safety | receive food, receiving food, receiv* … food deliver*, receiv* … food order*, food shipment*, receiving deliveries of food, inspect* … food deliver*, check* … food deliver*, receiv* produce, receiv* … fresh produce | client*, famil*, customer*, meals on wheels, driver*
Situational: The frozen fish arrives soft at the edges, and the driver says that it was only a minute on the ramp. What do you do? + Measures it + Refuses it, and writes it on the slip + Tells the chef, so the menu can change - Puts it in the freezer quickly.
Technical: In which order do you put away a mixed delivery, and what has to be checked before? + Frozen and chilled goods first + Dates, packaging, temperature, count + Older goods come to the front - As it stands on the cart.

@ food-safety | temperature log*, food temperature*, record* … temperatures, refrigerator and freezer temperature*, monitor* … food temperature*, cooler temperature*, haccp, food safety log*, freezer temperature* | vaccine*, laborator*, patient temperature*, medication*, boiler*, pressure*, hvac, equipment, water
Situational: You open the temperature log and see that somebody has filled in the whole week, including tomorrow. What do you do? + Measures now and writes what is true + Takes it to whoever is in charge + Asks why, before judging - Says nothing, the cooler is cold.
Technical: A big pot of soup has to be cold by tonight. How do you get it there safely? + Shallow pans, ice bath or stirring + Knows the times and temperatures to meet + Measures, writes it down - Puts the pot in the cooler.

@ food-safety | allergen*, food allerg*, special diet*, dietary restriction*, dietary need*, dietary requirement*, gluten free, gluten-free, modified diet*, therapeutic diet* | pollen, immunolog*, clinical dietitian*
Situational: Somebody asks whether the sauce has milk in it. You believe that it does not. What do you answer? + Does not guess + Reads the label or recipe, asks the cook + Says clearly what is not certain - Tells them that it is fine.
Technical: You have to prepare a meal without nuts in a kitchen where nuts are used all day. What do you do, step by step? + Clean board, knife, pan, gloves + Own place, own oil, read labels + Marked, carried alone, handed over in person - Leaves the nuts out.

@ food-safety | rotat* … food, label and date, date and label, labeling and dating, labels and dates, leftovers | accounting, inventory valuation, database*, on-call
Situational: In the cooler you find three containers without date or name. One smells fine. What do you do? + Throws away what cannot be dated + Finds out who left it, kindly + Labels and pen where they are needed - Uses the one that smells fine.
Technical: How do you set up a cooler or store room so that the oldest is used first even when everyone is in a hurry? + New goods behind or below + Dates that can be read from the front + Little of each, one place for each - Tells everyone to check.

@ food-safety | food handler*, servsafe, food safety standard*, food safety regulation*, food safety procedure*, health department inspection*, health inspection*, health code*, sanitation standard*, food hygiene, kitchen sanitation, sanitary standard*, sanitation guideline*, food safety and sanitation | water utility, public health inspector*, salon*, hair, nail*
Situational: The inspector stands in the door in the middle of lunch. What do you do? + Friendly, somebody goes with them + Work goes on as always + Writes down what is found, mends it at once - Has everyone clean up quickly.
Situational: You see a good cook come back from the trash and reach for the salad without washing hands. What do you do? + Stops them at once, quietly + The salad that was touched goes + Brings it up again if it repeats - Mentions it after the shift.
Technical: Which things in a kitchen look clean and are not? + Can opener, slicer, handles, ice machine + Cloths used for everything + Cleaned by a list, and taken apart - The floor.

@ kitchen | expediter*, expeditor*, plate food, plates food, plating food, food presentation, plating, plate presentation, garnish*, run the pass, presentation of food | material*, purchas*, permit*, wage garnish*, electroplat*, metal, garnishment*, chrome
Situational: Table five has three plates ready and the fourth needs four minutes. What do you do with the three? + Asks the floor, decides at once + Keeps warm what can be, makes anew what cannot + Next time calls it earlier - Sends the three.
Technical: A new dish has to look the same from every cook. How do you get there? + A picture or a model plate + Fixed spots and amounts + Somebody looks at each before it goes - Everyone knows how it should look.

@ kitchen | kitchen clos*, clean* … kitchen, kitchen clean*, clean kitchen equipment, kitchen equipment, deep fryer*, clean* … grill*, slicer*, cleanliness of … kitchen | sell kitchen*, repair kitchen, install*, bathroom*, restroom*, office*, home, homes, bedroom*, software, 3d
Technical: You have to clean the slicer. What do you do before your hands go near the blade? + Off, unplugged, blade at zero + Knows how it comes apart, glove on + Nobody talks to them meanwhile - Wipes it while it turns.
Situational: The fryer smokes more than usual in the middle of service. What do you do? + Turns the heat down or off + No water, knows where the lid and extinguisher are + Tells the chef, changes the oil later - Opens the window.

@ kitchen | batch cook*, cook* … large quantities, large-quantity, quantity cooking, institutional cook*, cafeteria cook*, cafeteria food, cafeteria kitchen, cafeteria meals, school lunch*, school meal*, meal production record*, congregate meal* | work in the cafeteria as, cafeteria duty, supervise … cafeteria, resident's home, light meals, client's home, cafeteria monitor*
Situational: You have cooked for ninety, and by the middle of lunch it is clear that a hundred and ten will come. What do you do? + Something quick and safe is at hand + Watches portions without anyone going short + Writes the number down for next time - Serves until it is gone.
Technical: Food for many has to stay hot and good for two hours. What do you cook how, and when? + In several small lots + What keeps goes first, the rest late + Measures that it stays hot enough - Everything ready at eleven.

@ guest-service | serving line*, food service line, tray line*, steam table*, deli counter*, buffet line*, salad bar*, portion* food | process serv*
Situational: A person in the line asks for twice the portion and says that the others always give it. What do you do? + Friendly, says what is possible + Offers what there is more of + The same for everyone - Gives it, to get on.
Technical: What do you look after at the counter while you are serving, apart from serving? + Temperature, spoons, spills, what runs low + Calls for more before it is empty + Each spoon stays in its dish - Nothing, there is no time.

@ kitchen | deli slic*, sandwich*, make salads, prepar* salads, cold station*, pantry station*, salad station*, garde manger
Situational: Three orders for sandwiches come in, each with five changes. How do you get all of them right? + Reads each to the end before starting + One after another, checked against the slip + Wraps and marks at once - Makes all three at the same time.
Technical: You make a sandwich with tomato, sauce and meat that will be eaten in an hour. How do you build it? + Wet things away from the bread + Cold kept cold + Dressing apart - All in the usual order.

@ kitchen | butcher*, meat cutt*, cut* meat, trim* meat, meat fabricat*, break down … meat, fillet* fish, clean* fish, fish butcher*
Technical: You get a whole piece of meat. How do you decide what becomes steak, what stew, and what goes into the grinder? + Grain, fat, and what it is worth + Follows the seams + Weighs it, so that loss is known - By size.
Situational: Your knife has become dull in the middle of the work. Go on or stop, and why? + Stops, as a dull knife slips + Sharpens it or changes it, cleaned + Keeps the meat cold meanwhile - Presses harder.

@ shift-leading | supervise … kitchen staff, supervises … kitchen staff, supervising … kitchen staff, supervision of … kitchen staff, supervise … kitchen, lead the kitchen, lead … kitchen team, lead … kitchen staff, train … kitchen staff, kitchen operation*, back of house operation*, back-of-house operation*, run the kitchen, manage … kitchen, managing … kitchen, oversee … kitchen
Situational: A cook and a server shout at each other across the counter, in front of guests. What do you do? + Parts them, takes over the order itself + Service goes on first + Talks to both after it, alone - Shouts louder.
Technical: How do you bring a new cook to the point of working the busiest station alone? + Shows it, then alongside, then watched + A quiet day first + Tastes what goes out - Lets them see how far they get.
Behavioral: Tell me about an evening in a kitchen on which you had to hold the others together. + Stayed calm and spoke short + Saw who was drowning and moved people + Talked about it afterwards - Did it all alone.

@ kitchen | catering order*, banquet food, banquet cook*, cook* for events, cater* events, banquet kitchen*, catering menu*, off-site catering, offsite catering, catering prep*
Situational: Food for eighty is in the van, and at the place you find that there is no power for the warmers. What do you do? + Keeps it closed and measures it + Looks for another source, or serves earlier + Knows when it must not be served any more - Serves it lukewarm.
Technical: What do you pack for a meal that is served far from your kitchen? + A list by dish, tools and spares included + Hot and cold apart, with thermometer + Water, towels, gloves, trash bags - The food and the plates.

@ kitchen | ice cream, gelato, dessert station*, plated dessert*, chocolate work, confection*, prepare desserts, candy making | sell
Technical: A dessert has a part that must be cold and one that must be hot. How do you get it to the table right? + Everything at hand before it is called + Cold plate or warm part last + Somebody is ready to carry it - Puts it under the lamp.
Situational: The mousse has not set, and it is on tonight's menu. What do you do? + Finds out quickly whether it can be saved + Serves it another way, or another dessert + Tells the floor before the first order - Puts it in the freezer and hopes.

@ kitchen | nutrition* guideline*, nutrition* standard*, usda guideline*, meal pattern*, cacfp, healthy meals, nutritious meals, nutritional requirement* | animal nutrition, crop, plant
Situational: The rules ask for vegetables every day, and children leave them on the plate. What do you try? + Another form, cut, or dip + Lets them taste or choose + Counts what is eaten, tries again - Puts them on because of the rule.
Technical: You are out of one food that the meal plan requires. How do you find a replacement that still counts? + Same food group and amount + Looks it up or asks, does not guess + Writes the change on the record - Takes what is there.
`;
