/** Questions about single tasks in restaurants, hotels, salons and cleaning; see `taskText.ts` for the format. */
export const guestTasks = `
@ guest-service | greet* … customers, greet* … guests, welcom* … guests, welcom* … customers, greet* … patrons, greets and, promptly greeted, guests are greeted, customers are greeted | phone, animal*, dog*, badging, badge*, front desk, reception
Situational: You are serving somebody, and a person in the doorway looks lost. What do you do? + A look or a word within seconds + Finishes with the first without rushing + Comes back to the other as promised - Waits until they come over.
Technical: The two hundredth person of the day comes in. How do you greet them so that it does not sound like the two hundredth time? + Looks at them first + Says something that fits this person + Short breaks for oneself - With the usual sentence.

@ guest-service | take* … food orders, take* … guest* orders, take orders, taking orders, takes orders, take* … orders from, food and beverage orders, wait* tables, waiting tables, table service, waitstaff, wait staff, server duties | supervis*, hire*, phone orders
Situational: A table of eight talks all at once, changes its mind, and somebody wants everything without onions. How do you get the order down right? + One seat after the other, in a fixed order + Reads it back + Allergy or dislike, asks which - Remembers it, and asks again later.
Technical: How can you tell from a distance what a table needs next? + Menus, glasses, plates, looks + One round, with eyes on all of them + Nobody has to wave - They will call.
Behavioral: Tell me about an order that you got wrong. What did you do at the table and in the kitchen? + Owned up at once + Replacement before all else + Changed how they write or repeat - The kitchen misread it.

@ guest-service | serve food, serves food, serving food, food runner*, run food, running food, deliver* food to tables, serve meals, serving meals, bus tables, busing tables, bussing, busser*, clear* tables, clear* … plates, reset* tables, set* tables, table setting* | process serv*
Situational: You set a plate before somebody, and they say that it is cold. You have four more plates in your hands. What do you do? + Says sorry, comes back in a moment + The other plates first, then the new one + Tells the kitchen what was wrong - Takes it along at the end.
Technical: When is the right moment to clear a plate, and when is it too early? + When all at the table have finished + Asks rather than guesses + Without reaching across people - As soon as it is empty.

@ guest-service | host stand, hostess*, seat* guests, seating guests, seat* customers, waitlist … guests, table reservation*, dinner reservation*, restaurant reservation*, take reservations, taking reservations, manage reservations, manages reservations, managing reservations, management of reservations, guest reservation*, seating chart*, table assignment*, seat* patrons | car seat*, indian reservation*, military reservation*, reservations about, wildlife, travel arrangements, tribal
Situational: You told a couple twenty minutes, and after forty there is still no table. They come up to you. What do you say? + Goes to them before they come + The truth, with a new time + Something for the wait, or a choice - Just a moment more.
Technical: Why would you not seat three tables with the same server at once, though they are free? + All would order at the same time + The kitchen gets it all at once + Spreads it, with a word to those who wait - There is no reason.

@ drinks | bartend*, mix* drinks, mix* … cocktails, prepar* … cocktails, craft cocktail*, make cocktails, pour* … drinks, prepar* alcoholic, serve drinks, bar service, mixology
Situational: The printer spits out fifteen drinks for the tables, and eight people stand at your bar. Whom do you serve first? + Groups what is alike + A nod to those at the bar + Says how long it will take - One after the other.
Technical: A guest asks for something "not too sweet". What do you ask, and what do you mix? + Which spirit or taste they usually like + Suggests two + Makes another if it misses - Whatever is quickest.

@ drinks | check* identification, check* ids, check* id, alcohol service, responsible alcohol, alcohol awareness, serv* alcohol, serv* alcoholic, liquor law*, alcohol law*, alcoholic beverage law*, tabc, alcohol regulation* | voter*, patient*, visitor*, security
Situational: Four friends order; three show good papers, the fourth has "left it in the car". What do you do? + No paper, no alcohol, said kindly + Watches that nobody passes a glass on + Tells colleagues - Serves, since the others are old enough.
Situational: Somebody you have refused a drink begins to shout and holds the car keys. What do you do? + Stays calm, no audience, a colleague near + Water, food, a ride home + Calls the police if they drive - Gives in, one last time.
Technical: Which signs tell you that somebody should not get another drink, before it is obvious to all? + Counts drinks, and the time between + Louder, slower, repeats things + Tells colleagues early, offers water and food - They stumble.

@ drinks | barista*, espresso, latte, lattes, steam* milk, coffee drink*, prepar* coffee, brew* coffee, milk foam | office coffee, repair
Technical: The espresso runs through too fast and tastes sour. What do you change, and in which order? + Grind finer first + Dose and how it is pressed + One change at a time, and tastes - Lets it run longer.
Situational: It is half past eight, the line goes to the door, and the milk runs out. What do you do? + Tells people before they order + Somebody goes for more, somebody serves + Offers what is there - Makes smaller ones.

@ drinks | bar inventory, liquor inventory, beverage inventory, wine inventory, beverage cost*, liquor cost*, stock* the bar, restock* the bar, beverage order*, order* … liquor, liquor order*, beer order* | take* … order*, food and beverage order*
Situational: The count says that a bottle of gin is gone every week, and nobody sold it. How do you find out? + Counts oftener, and by shift + Measures, spills, free drinks that are not noted + No accusing before it is clear - Locks up the gin.
Technical: How do you count open bottles so that two people get the same result? + By tenths or on a scale + Same time, same order of shelves + Without looking at the last figure - By eye.

@ guest-service | wine knowledge, wine list*, wine program*, sommelier*, wine service, recommend … wine*, wine pairing*, beer knowledge, menu knowledge, knowledge of … menu, explain* … menu, questions about … menu, describe … menu, menu recommendation* | create menu items, prepar* menu items, cook*, prepare* all menu
Situational: A guest asks what is good today. What do you answer? + Asks one question about their taste + Two things, with the reason + Honest about what is not at its best - Everything.
Technical: There are forty dishes and drinks that you have never tasted. How do you learn to speak about them in a week? + Tastes, asks the kitchen and the bar + One sentence for each + Knows what is in it, for allergies - Learns the menu by heart.

@ guest-service | upsell* … menu*, suggestive sell* … food, upsell* … food, upsell* … drink*, upsell* … beverage*, upsell* … wine*, upsell* … dessert*, suggest* … desserts, upsell* … room*, room upgrade*
Situational: A family is looking only at the prices. You are to sell starters and desserts. What do you do? + Reads the table, does not press + One thing to share, perhaps + Makes them feel welcome as they are - Recommends the daily special to all.
Technical: Which words make somebody want a dessert, and which make them ask for the check? + Something to picture or taste + Not: anything else + At the right time - Do you want dessert.

@ shift-leading | front of house manage*, lead … front of house, manage … front of house, manages … front of house, managing … front of house, management of … front of house, supervise … front of house, supervises … front of house, supervising … front of house, supervision of … front of house, front of house operation*, front of house areas, front-of-house operation*, manage … front-of-house, manages … front-of-house, managing … front-of-house, management of … front-of-house, supervise … front-of-house, supervises … front-of-house, supervising … front-of-house, supervision of … front-of-house, floor manage*, dining room manage*, restaurant manage*, restaurant operation*, dining room operation*, oversee … dining room, supervise … servers, supervises … servers, supervising … servers, supervision of … servers, supervise … service staff, supervises … service staff, supervising … service staff, supervision of … service staff, supervise … wait, supervises … wait, supervising … wait, supervision of … wait | theater, theatre, museum, report to, reports to, reporting to, patch*, it
Situational: The kitchen is twenty minutes behind, every table is full, and your newest server is close to tears. What do you do first? + Slows down the door and the orders + Takes over a table or two + Tells guests before they ask - Tells the kitchen to hurry.
Technical: Stand at the door of a full dining room for one minute. What would you see that others do not? + Who waits for what, and how long + Which colleague is about to be swamped + What runs out next - Whether it is clean.

@ shift-leading | staff schedul* … restaurant, schedul* … front of house, labor percentage*, labor cost percentage*, restaurant labor, schedul* … servers, schedul* … service staff, schedul* … shift coverage | nurs*, patient*, patch*, backup*, linux, windows
Situational: The labor cost is too high for the third week, and everybody is already running. Where do you look? + Hours against sales, hour by hour + Early starts and late ends + Tasks that could be done another time - Cuts one person per shift.
Technical: Somebody always wants Saturdays off, and somebody else always gets them. How do you plan so that people accept it? + A known rule, the same for all + Wishes in writing and by a date + Swaps that they arrange themselves - First come, first served.

@ guest-service | guest complaint*, guest issue*, guest concern*, guest satisfaction, guest recovery, service recovery, guest experience, guest feedback, resolve* … guest, guest relations, online reviews, guest request* | disaster
Situational: Somebody has had a bad time with you, said nothing to you, and writes it on the internet. What do you do? + Finds out what happened first + Short public answer, no excuse + Something is changed because of it - Answers that it is not true.
Technical: When is an apology enough, and when does a guest get something for it? + What it spoiled, and whose fault it was + What the guest would like + The same in like cases - When they shout.

@ events | banquet server*, banquet setup*, banquet set-up*, banquet service*, banquet event order*, catering event*, catered event*, banquet*, catering coordinat*, catering sales, event order* | banquet cook*, kitchen, banquet food
Situational: The sheet says chicken for a hundred, and the host tells you in the hall that it was to be fish. Guests come in twenty minutes. What do you do? + Kitchen and manager hear it now + Shows the host the sheet, without quarrel + What can be done for some, who decides - Serves the chicken.
Technical: A hundred plates have to be on the tables in eight minutes. How do you arrange it? + Who carries what, from where, by table + One signal and one direction + Special meals marked and first - Everyone takes as many as they can.

@ guest-service | check in guests, check-in guests, checking in guests, check* guests in, hotel front desk, guest check-in, check-in and check-out, check in and check out, guest registration, hotel reservation*, room reservation*, front desk agent*, front office operation* | equipment, medical, patient*
Situational: It is midnight, a guest with a confirmed booking stands before you, and there is no room left. What do you do? + Says so and apologizes, no excuse + Room, ride and cost at another hotel + Calls ahead, gets in touch next day - Shows them the computer.
Situational: Somebody calls and asks for the room number of a guest, being the brother. What do you say? + Does not even confirm the stay + Offers to take a message + Friendly, the same for everyone - Gives it, if the name is right.
Technical: A guest arrives four hours before check-in, tired, with luggage. What can you offer? + Looks which room could be ready soonest + Takes bags, a place to rest, a time + Calls when it is ready - The room is ready at three.

@ accounting | night audit*, end-of-day report*, end of day report*, daily sales report*, cash out report*, shift report* … sales, closing report*, daily deposit*, bank deposit*, prepare … deposit* | direct deposit*, security deposit*
Situational: At the end of the day the report shows eighty dollars more than the drawer holds. It is one in the morning. What do you do? + Checks refunds, cards, and safe drops first + Records the difference as it is + Hands it over clearly - Puts it in from the tips.
Technical: How should money get from the drawer to the bank so that nobody can be suspected? + Two people count, two names + Sealed, logged, no fixed time + Slip and report compared afterwards - One trusted person does it.

@ cleaning | clean* guest rooms, clean* … hotel rooms, room attendant*, service guest rooms, clean* … guest rooms, housekeeping duties, hotel housekeep*, hotel room clean* | light housekeeping, home, homes, patient*, resident*, client*, operating room*, exam room*
Situational: The sign on the door says "do not disturb" for the second day, and the room is on your list. What do you do? + Does not go in + Reports it by the hotel's rule + Somebody calls or checks after a set time - Knocks and goes in.
Technical: In which order do you do a room, and why do you not begin with the bathroom floor? + From clean to dirty, from top to bottom + Beds and dust before the floor + A last look from the door - It makes no difference.

@ cleaning | inspect* … rooms, room inspection*, supervise … housekeep*, supervises … housekeep*, supervising … housekeep*, supervision of … housekeep*, inspect … cleanliness, housekeeping supervis*, housekeeping inspection* | patient*, inspect operating, mechanical, electrical, boiler*, server*, pump*
Situational: You check a room that is marked as done, and old trash lies behind the bed. Whoever cleaned it has been here for ten years. What do you say? + Shows it, in private + Asks about time and how many rooms + Looks again next week - Has it cleaned by somebody else.
Technical: You can look closely at five rooms out of sixty. Which five do you choose? + New people, arrivals that matter, past complaints + Not always the same + Lets people know what was good - The first five.

@ cleaning | laundry, launder*, linen service*, fold* linens, linen inventory, wash* … linens, fold* towels, iron* cloth*, dry cleaning | light, home, client*, resident*, patient*, money, personal laundry
Situational: White sheets come out of the machine pink. What do you do with them, and what with the next load? + Finds the red thing, does not dry them + Washes again with the right product + Sorts and checks pockets anew - Dries them and hopes.
Technical: How do you handle laundry with stains that could be blood? + Gloves, kept apart, not shaken + Cold rinse, right program and product + Hands and cart cleaned afterwards - With the rest, hot.

@ guest-service | concierge*, local attractions, local recommendation*, bell service*, bellman, bell staff, valet park*, park* … guest vehicles, guest luggage, luggage assistance, guest transportation | concierge medicine, concierge team of
Situational: A guest wants a table tonight at a place that is full for weeks. What do you do? + Calls, asks when somebody cancels + A second idea that fits what they want + Says honestly how likely it is - Tells them that it is full.
Technical: How do you recommend something in town when you do not know the guest's taste or wallet? + Two questions first + Places one has seen, or knows of first hand + Three choices at different prices - The best known one.

@ guest-service | lost and found, lost property, lost items
Situational: Two people claim the same lost phone. How do you find out whose it is? + Asks for details that only the owner knows + Lets it be unlocked, not shown first + Notes who took it - Gives it to the first.
Technical: What do you write down about a found thing so that somebody can still use the note in three months? + What, where, when, who found it + Sealed and stored under a number + Worth or data, kept safer - The name of the thing.

@ beauty | haircut*, hair cutting, cut* hair, hair styl*, hairstyl*, barber*, style hair, shampoo* hair, hair design* | animal*, groom* dog*
Situational: A client shows you a photo of a cut that will not work with their hair. What do you say? + What exactly they like about it + What their hair will do, honestly + Something close that will work - Cuts it as in the photo.
Technical: You have cut one side, and the client goes quiet. What do you do? + Stops, turns the chair, asks + Shows what comes next + Changes what can still be changed - Finishes quickly.

@ beauty | hair color*, color service*, balayage, bleach* hair, color correction*, hair colour*, perms, hair lighten* | animal*
Technical: Somebody with hair dyed black at home wants to be blond today. What do you tell them, and what do you test first? + Several visits, and what they cost + A strand test, a skin test beforehand + What has been on the hair - It will work with more bleach.
Situational: The color comes out warmer than agreed. What do you do before the client says anything? + Says it first + Knows what can be put right today + Adds time, no cost to the client - Waits to see whether they like it.

@ beauty | manicure*, pedicure*, nail service*, nail technician*, gel nail*, acrylic nail*, facials, skin care service*, waxing services, esthetic*, aesthetician*, lash extension*, eyelash*, makeup, make-up artist* | floor waxing, aesthetic design, aesthetically
Situational: You see redness on the client's skin that does not look right. They say that it is nothing. What do you do? + Does not treat that place + Suggests having it looked at, no diagnosis + Offers something else - Goes on carefully.
Technical: What do you ask somebody new before you put any product on their skin or nails? + Allergies and what they use now + What happened with such products before + A small test first if unsure - Which color they want.

@ beauty | salon reception*, salon products, retail products … clients, salon appointment*, product recommendation* … client*, rebook*, salon guests | legal, law, investment, mortgage
Situational: A client does not come, for the second time, and writes to book again. How do you answer? + Friendly, and asks whether all is well + Names the rule for next time + A deposit or reminder - Gives no more appointments.
Technical: How do you recommend a product without the client feeling that they are being sold something? + Uses it while explaining why + Fits what they told about at home + Names it and leaves it at that - At the register.

@ cleaning | floor care, mop* floors, sweep* … floors, mop* … floors, strip and wax, wax* floors, floor scrubber*, buff* floors, vacuum* … carpet*, carpet clean*, vacuuming, floor machine*, burnish* | dna, buffer solution*, sample*, code
Situational: You have just mopped the entrance, and people keep walking through. What do you do? + Sign, and one half at a time + Dries the walkway first + Another time of day for next time - Waits until nobody comes.
Technical: A floor is dull and sticky although it is mopped daily. What may be the reason? + Too much product, or dirty water + The wrong product for that floor + A test spot, rinsed with clear water - It is simply old.

@ cleaning | clean* … restrooms, clean* restrooms, restroom clean*, clean* … bathrooms, clean* … toilets, clean* washrooms, sanitiz* … restrooms, bathroom clean*, stock* … restrooms, restroom supplies | private home*, patient*, resident*
Situational: Ten minutes after you cleaned, somebody complains about the restroom. What do you do? + Goes and looks at once + Cleans without comment + Thinks about how often it needs a look - Says that it was just done.
Technical: How do you make sure that a cloth from the toilet never gets to the sink? + One color for each area + Fresh cloths, folded and turned + Gloves changed between them - Rinses it in between.

@ cleaning | janitor*, custodia* duties, custodial service*, custodial work, empty* trash, trash removal, remov* trash, empty* … trash, collect* … trash, clean* offices, clean* … office*, office clean*, cleaning of offices, clean* … buildings, clean* … facilit* | custodial account*, child custod*, patient*, clean and, clean, safe
Situational: On a desk you clean around, papers lie open with names and pay on them. What do you do? + Does not read or move them + Cleans what is free + Tells the supervisor if it goes on - Puts them in a pile.
Technical: You are alone in a building of four floors, with three hours. How do you plan your way? + What people see and use first + From the top down, trash out once + Time left for doors and lights - As it comes.

@ cleaning | cleaning chemical*, cleaning product*, cleaning solution*, disinfect*, sanitiz* surfaces, cleaning agent*, dilut* … chemical*, cleaning supplies, sanitiz* … equipment | sell cleaning, laborator*, endoscop*, surgical, sterile processing, order*, hair
Situational: A spray bottle stands there without a label, and it smells like bleach. What do you do? + Does not use or smell it further + Out of reach, asks whose it is + Fills nothing into bottles without labels - Uses it for the toilets.
Technical: What is the difference between a surface that is clean and one that is disinfected, and how long does the second take? + Dirt off first, else it does not work + Product stays wet for its stated time + The right strength, not more - None, if you scrub well.

@ cleaning | window clean*, wash* windows, clean* windows, pressure wash*, power wash*, deep clean*, move-out clean*, exterior clean* | microsoft, data
Situational: You press the cleaner against a wall, and a flake of paint comes off. What do you do? + Stops, less pressure, another spot + Tells the customer or supervisor now + Takes a picture - Turns the flake side away.
Technical: How do you get large windows free of streaks when the sun is on them? + Waits for shade, or small pieces + Clean blade, from top to bottom + Edges dried at the end - With more product.

@ cash-handling | split checks, guest checks, process* guest payment*, process* payments … guests, collect* payment … guests, present* … check to, cash out guests, tip pool*, settle* … guest*
Situational: The card of a guest is declined, and friends are sitting at the table. What do you do? + Says it quietly and apart + Tries once more, offers another way + Keeps their dignity - Calls it across the room.
Technical: Six people want to pay separately and shared three bottles. How do you get it right and still quickly? + Asks before the order or the bill + Reads it back item by item + One clear way to divide what is shared - Divides it all by six.
`;
