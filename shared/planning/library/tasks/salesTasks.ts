/** Questions about single tasks in sales, retail and real estate; see `taskText.ts` for the format. */
export const salesTasks = `
@ new-business | cold call*, cold-call*, outbound call*, telemarketing, telesales, door-to-door sales, door to door sales | appointment reminder*, members, benefits, patients, appointment*
Technical: You call somebody who has never heard of you and picks up in a hurry. What are your first two sentences? + Who, why them, why now + A question that can be answered + Asks whether the time is bad - Reads out the offer.
Situational: You have made forty calls this morning, and nobody wanted to talk. What do you do before the next forty? + Looks at who, when and how they open + Changes one thing and tries it + A short break, then goes on - Makes them faster.
Behavioral: Tell me about a cold call that turned into something, although it began badly. + Listened for the reason behind the no + Gave something useful + Agreed on a next step - Kept talking.

@ new-business | sales prospect*, prospecting, prospect* … new customers, prospect* … new clients, generate* … leads, lead generation, identify … prospective clients, identify … prospective customers, identify new business, new business opportunities, business development opportunities | donor*, marketing campaign*, gold, mineral, assets, marketing, content, campaigns
Situational: You get a region and a list of three hundred companies. How do you spend your first week? + Sorts them by signs of need + Looks at why today's customers bought + Calls a few early to learn - Starts at the top.
Technical: What tells you, before you ever talk to a company, that it may need what you sell? + Something that has changed there + Alike to customers who were glad + Who would decide, and about what - Its size.

@ new-business | qualify* … leads, lead qualification, inbound leads, follow* up on leads, follow-up on leads, sales leads, follow up … leads, warm leads | team leads
Situational: Somebody downloads a brochure at nine in the evening. When do you contact them, and how? + Within a day, with a reason + Asks what they were looking for + Leaves them a way to say no - Puts them on the mailing list.
Technical: A lead is friendly, has time, and never buys. How could you have noticed earlier? + Asked about decision, money and date + Asked them for a small step + Had spoken to others there - One cannot know.

@ new-business | product demo*, sales demo*, software demo*, demonstrat* … product*, give demos, conduct* … demos, run demos, deliver* … demos, demonstration* of products | demonstrated, food demonstration*, product knowledge
Situational: In the middle of a demonstration the product does not do what you are showing. What do you do? + Stays calm, and says what happened + Goes on with what the audience needs + Sends proof afterwards - Tries until it works.
Technical: People with five different jobs sit in your short demonstration. How do you choose what they see? + Asks first what each hopes to solve + Two or three scenes of their own work + Lets them try or decide something - Every function once.

@ new-business | sales presentation*, sales pitch*, pitch* … clients, present* … prospective clients, present* … potential customers, sales meeting*, sales call*, sales visit*
Situational: You begin your presentation, and the person who decides says: I have ten minutes, not an hour. What do you do? + Drops the slides + Asks what they need to know + Ends on time with a next step - Speaks faster.
Behavioral: Tell me about a visit to a customer for which your preparation paid off. What had you found out? + Something about their situation, not the web page + Used it in a question + Changed what was offered - Knew the products well.

@ new-business | sales proposal*, prepar* … quotes, prepar* … quotations, price quote*, sales quote*, prepar* … proposals for, client proposal*, customer proposal*, business proposal*, quote preparation, develop … proposals … customers, enterprise level proposals | grant*, research proposal*, obtain* quotes
Situational: A customer wants a price by tonight, and you do not yet know what they really need. What do you send? + Asks the two questions that matter most + A range, with what is in it + Says when the exact one comes - A low price, to be in the race.
Technical: Your offer is not the cheapest of three. What should stand in it so that it can still win? + Their problem, in their words + What they gain or avoid, in figures + Proof from a similar case - A discount.

@ new-business | rfp response*, respond* … rfp*, response* to rfp*, respond* to requests for proposal*, bid response*, tender response*, bid writing, bid preparation, prepar* … bids, bid proposal*
Situational: A call for offers of eighty pages seems written for a competitor. Do you answer it, and how do you decide? + Looks for needs they alone can meet + Asks the buyer questions + Weighs hours against the chance - Always answers.
Technical: Six people write parts of one offer. How do you get a text that reads as one, on time? + Main points agreed before writing + Dates well before the deadline + Checked against each demand - Puts it together at the end.

@ new-business | sales pipeline*, manage … pipeline, manages … pipeline, managing … pipeline, management of … pipeline, pipeline management, crm, salesforce, hubspot, customer relationship management, sales funnel*, drive the pipeline, drive pipeline, full sales cycle, sales cycle*, move pipeline | salesforce admin*, salesforce develop*, certified salesforce, integrat*, talent, candidate*, data pipeline*, ci/cd, deployment, donor*, gas pipeline*, oil
Situational: Half of the deals in your pipeline have a closing date that has passed. What do you do with them? + Calls or drops each, with a reason + New dates only from the customer + Asks why it went unnoticed - Moves them to next month.
Technical: What do you note after a talk with a customer so that a colleague could go on from there tomorrow? + What matters to whom, in their words + What was promised, and by when + The next step and its date - That the talk went well.

@ new-business | sales forecast*, forecast* … sales, pipeline forecast*
Technical: A deal counts as ninety percent sure. Which questions would you ask before you believe it? + Who signs, and who could stop it + What the customer still has to do, with dates + What has changed since last week - How good the feeling is.
Situational: Two weeks before the end of the quarter you see that your forecast will not be reached. What do you do? + Says so now, with a new figure + Looks at which deals can truly be helped + No discounts that cost next quarter - Hopes for the last days.

@ new-business | close … deals, closing … deals, close* sales, closing sales, closing deals, overcom* … objections, handl* … objections, close new business, closing techniques, close … sale
Situational: Everything is agreed, and the customer says: let us talk again next quarter. What do you answer? + Asks what would be different then + Finds the doubt that was not named + Shows the cost of waiting, without pressure - Offers ten percent off.
Technical: A customer says that it is too expensive. How do you find out what that means? + Asks: compared with what + Separates no money from not worth it + Changes scope before price - Explains the price once more.

@ accounts | contract renewal*, renew* … contracts, renew* … subscriptions, membership renewal*, renewals, customer renewal*, subscription renewal*, renewal rate*, account renewal* | license renewal*, urban renewal, certification renewal*, renewable*, subject to renewal, visa, prescription*, possibility of renewal, option of renewal, permit*, library, passport*, certif*, grant*, leases, lease
Situational: Sixty days before a contract ends you learn that nobody at the customer has used it for weeks. What do you do? + Finds out why, from those who should use it + Agrees on one thing to make work now + Tells their own side early - Sends the new contract.
Technical: A contract comes up for renewal in two months. What do you find out before you call the customer? + What they bought it for, and what came of it + Open complaints and who has changed + What they would miss - What they pay now.

@ accounts | upsell*, up-sell*, cross-sell*, cross sell*, suggestive sell*, add-on sales | menu*, food*, wine*, dessert*, drink*, beverage*, guest*, salon*, room*
Situational: A customer is content with the small version, and your boss wants you to sell the large one. How do you go into the talk? + Looks for a need that is really there + Lets them tell what holds them up + Leaves it if it does not help them - Praises the large one.
Technical: How can you tell that a suggestion to buy more comes across as help and not as pressure? + Fits what the person has said + One suggestion, with the reason + A no is taken at once - They buy it.

@ accounts | key accounts, account plan*, strategic accounts, major accounts, account management, manage … client accounts, manages … client accounts, managing … client accounts, management of … client accounts, manage … customer accounts, manages … customer accounts, managing … customer accounts, management of … customer accounts, territory management, sales territor*, territory plan*, expand* existing accounts, expand* … accounts, grow* existing accounts, enterprise accounts, grow* … customer accounts | user account*, bank account*, social media account*, social media, linkedin, instagram, facebook
Situational: You take over an important customer from a colleague who has left. What do you do in the first two weeks? + Reads what was promised and what went wrong + Introduces themselves to more than one person + Asks what should stay and what should change - Sends a mail with the new number.
Technical: How do you decide which of forty customers get a visit, a call, or just a mail? + What they bring, and could bring + Signs of danger + What the customer wants - The biggest get it all.

@ accounts | business review*, qbr, qbrs, customer success, customer adoption, product adoption, customer onboarding, onboard* … customers, onboard* … clients, reduce churn, prevent churn, customer churn, client onboarding, customer retention | customer success and support
Situational: A new customer was keen in May, and in July nobody there opens your messages. How do you find out what has happened? + Looks at use before calling + Tries other people there + Asks openly, with an easy first step - Waits for the next meeting.
Technical: What should a customer be able to do after the first thirty days for you to say that the start was a success? + One result of their own, named beforehand + Somebody there does it without help + Next goal is agreed - Everyone had the training.

@ new-business | channel partner*, through distributors, distributor network*, manage … distributors, manages … distributors, managing … distributors, management of … distributors, reseller*, dealer network*, partner program*, independent dealers | food distributor*, warehouse*
Situational: A reseller calls: your own colleague is selling to their customer. What do you do? + Finds out who was there first + Applies one known rule + Tells both the decision - Asks the reseller to understand.
Technical: Why would a reseller recommend your product when they carry ten others? + Easy to explain and to earn on + Quick help when something goes wrong + Leads and training that they can use - The highest margin.

@ supervision | lead … sales team, leads … sales team, leading … sales team, manage … sales team, manages … sales team, managing … sales team, management of … sales team, sales manage*, manage … sales staff, manages … sales staff, managing … sales staff, management of … sales staff, coach* … sales, sales leadership, manage sales representatives, manages sales representatives, managing sales representatives, management of sales representatives | report* to the sales manager, work* with the sales manag*
Situational, senior: Your best seller brings in a third of all sales and ignores every rule of the team. What do you do? + Talks early, with clear facts + Says what is not for sale + Prepares for the case that they go - Lets it be, given the figures.
Technical, senior: You sit in on a colleague's visit to a customer, and it goes badly. When do you step in, and what do you say afterwards? + Steps in only to prevent harm + Asks first how they saw it + One thing to try next time - Takes over the talk.

@ retail | sales floor, assist customers … purchas*, assists customers … purchas*, assisting customers … purchas*, help* customers … products, product recommendations, floor coverage, in-store customer*, retail customers | manufactur*, bank*
Situational: Somebody comes in and says at once: just looking. What do you do in the next five minutes? + Leaves room, stays in sight + Sees what they pick up + Comes back with something concrete - Leaves them alone for good.
Technical: You do not know the product that a customer asks about. How do you help them all the same? + Says so, and finds out with them + Asks what it is meant for + Learns it for next time - Reads out the label.

@ retail | visual merchandis*, merchandis* display*, product display*, store display*, window display*, planogram*, in-store display*, set* up displays, build* displays, merchandising standards | museum, exhibit*, led display*
Situational: The plan shows where everything on a shelf has to go, and the main product has not arrived. What do you do? + Fills the gap with something fitting + Tells the person in charge + Corrects it when the goods are there - Leaves it empty.
Technical: A display looks good, and nobody takes anything from it. What might be the reason, and what do you try? + Watches how people walk and look + Height, price, reach, too neat to touch + Changes one thing and counts - Makes it bigger.

@ cash-handling | cash register*, point of sale, point-of-sale, pos system*, ring* up, operate … till, till operat*, handle cash, handling cash, cash handling, cash drawer*, drawer reconciliation, money handling, process* … cash | petty cash
Situational: Somebody pays with a large bill, asks for change, then changes their mind twice while talking to you. What do you do? + Stops, and takes one step at a time + Keeps the bill out until all is settled + Calls for help if it goes on - Hurries to get it over.
Technical: A customer walks off, and you notice too late that you gave back twenty dollars too little. What do you do? + Calls after them if possible + Tells the supervisor and notes it + Does not even it out later - Hopes that nobody notices.

@ retail | cashier*, checkout operation*, self-checkout*, self checkout*, check-out lane*, checkout lane*, scan* … merchandise, price check*
Situational: The shelf says four dollars, the register says five, and the line is long. What do you do? + Follows the shop's rule on wrong prices + Asks a colleague to look + Reports it so that it is corrected - Says that the register is right.
Behavioral: Tell me about the longest line you have had in front of you. How did you get through it? + Stayed exact while being quick + A word or a look to those who waited + Called for help in time - Worked as fast as possible.

@ retail | stock* shelves, restock*, shelf stocking, replenish* … shelves, replenish* … stock, stocking shelves, shelf replenishment, fill* shelves, stock … merchandise, stocking merchandise, well stocked store, well-stocked, stocked store | medical, library
Situational: You are filling a shelf, and customers keep asking where things are. The pallet must be gone in an hour. How do you manage? + Customer first, briefly and kindly + Keeps the aisle free + Says early if the time will not do - Pretends to be busy.
Technical: How do you fill a shelf so that nothing has to be thrown away later? + Old dates to the front + Checks dates as they go + Reports what does not sell - Fills it right to the edge.

@ retail | process* returns, handl* returns, returns and exchanges, process* … refunds, process* … exchanges, exchanges and returns, customer returns, merchandise returns | tax return*, election returns
Situational: A customer brings back a jacket that has clearly been worn and says that it never left the bag. What do you say? + Stays polite, and accuses nobody + Shows what they see, and the rule + Offers what is possible, or asks a manager - Takes it, to avoid trouble.
Technical: What tells you that a returned item can go back on the shelf, and where does it go if not? + Complete, clean, works, right label + Recorded before it is put away + Faulty ones kept apart - If the box is closed.

@ retail | loss prevention, shoplift*, prevent* … theft, inventory shrink*, retail shrink*, reduce shrink*, minimize shrink*, shrinkage control
Situational: A regular customer whom everybody likes walks past the register with something unpaid in the cart. What do you do? + Asks in a friendly way about the item + Follows the rule, no chase + Tells the supervisor - Says nothing, it was surely a mistake.
Situational: A colleague rings up a friend's shopping and leaves out two items. You saw it. What now? + Does not cover it up + Reports it to the right person, as facts + Speaks to no one else - Talks to the colleague, and leaves it there.
Technical: Where do goods disappear in a shop, apart from theft by customers? + Deliveries, returns, wrong prices, staff + Damage that nobody wrote down + Counts show where to look - Nowhere else.

@ retail | open* and clos* … store, store opening and clos*, open and close the store, open … store, close the store, opening and closing … store, closing the store, opening and closing of the store, open and close … shop | bank, open position*, open availability, app store*
Situational: You are closing alone, and one customer will not leave the shop. What do you do? + Kindly says that the shop is closing + Keeps distance, door and phone in mind + Calls for help rather than argue - Locks up and waits.
Technical: You arrive to open and see that the back door is not locked. What do you do before you go in? + Does not go in alone + Calls the manager or police + Notes what was found - Looks round inside.

@ retail | price tag*, price change*, pric* merchandise, tag merchandise, mark* down, markdown*, price label*, price reduction*, ticketing merchandise
Situational: An hour before opening you see that the sale signs are up and the prices in the system are the old ones. What do you do? + Calls whoever can change it + Tells those at the registers what to charge + The customer pays the lower price - Takes the signs down quietly.
Technical: How would you decide when to mark something down, and by how much? + How long it has been there, and what is left of the season + Small step first, watches + Room for what sells - When it looks old.

@ retail | loyalty program*, rewards program*, store credit card*, membership sign-up*, sign* up customers, sell memberships, enroll* customers | health plan*, organisations, organizations, member organisations
Situational: You are told to offer every customer the store card, and most are annoyed by it. How do you do it? + One honest sentence on what it brings them + Takes the no at once + Never hides the conditions - Asks only those who look friendly.
Technical: Who gains from such a program, and whom would you not advise to join? + Those who come often + Not those who would pay interest or fees + Says so openly - It is good for everyone.

@ retail | online orders, order pickup, curbside pickup, click and collect, phone orders, special orders, pre-orders | warehouse*, pick and pack, court orders, physician*, doctor*, medication*, laboratory, work order*
Situational: A customer comes for an online order. The system says "ready", and it is nowhere to be found. What do you do? + Says so, with a time limit for the search + Gives one from the shelf, if there is one + Finds out where the process broke - Asks them to come tomorrow.
Technical: Somebody orders by phone and is hard to understand. How do you make sure that the right thing goes out? + Repeats item, number, address and date + Spells names and reads numbers singly + Sends a confirmation - Writes down what it sounded like.

@ retail | product sampl*, hand out samples, in-store demonstration*, offer samples, food samples, sampling event* | laborator*, soil
Situational: People take your sample, say thank you, and walk on. How do you get into a talk? + A question, not a speech + Uses the moment in which they taste or try + Lets them go when they want - Offers a second one.
Technical: What do you have to know about a product before you let strangers taste or use it? + What is in it, and allergens + How it is kept and for how long + Price, and where it stands - Its name.

@ property | real estate listing*, list* … properties, property listing*, listing presentation*, listing agent*, real estate transaction*, real estate sales, sell* … homes, real estate agent* | wait list*
Situational: An owner wants far more for the house than comparable ones bring. How do you talk about it? + Shows recent sales, not opinions + What an empty year would cost + Agrees on a date to look again - Takes it, and lowers it later.
Technical: What do you find out about a house before you describe it to anyone? + Papers, size, rights, works done + Faults that must be disclosed + What has changed around it - What the owner says.

@ property | open house*, property showing*, show* … homes, show* … apartments, show* … properties, show* … units, property tour*, property viewing*, apartment tour*, tour* … prospective residents | school open house*, admission*
Situational: At a viewing, a couple asks you what kind of people live in this neighborhood. What do you answer? + Nothing on who people are + Facts on place, noise, traffic, schools' addresses + Where they can look for themselves - Describes the neighbors.
Situational: You are about to show an empty house alone to somebody you have never met. What do you do beforehand? + Takes name and identification + Tells a colleague where and how long + Keeps the way out free - Trusts their feeling.
Technical: What do you ask people on the phone so that you do not show them the wrong place? + What they cannot do without + Money, date, who decides + Says the weak points beforehand - Whether Saturday suits them.

@ property | escrow, title search*, title compan*, closing documents, real estate closing*, property closing*, real estate purchase agreement*, home purchase agreement*
Situational: Three days before the signing, the inspection finds a damaged roof. Buyer and seller both get loud. What do you do? + Facts and costs from somebody who knows + Repair, price or date as ways out + Each side hears the same - Pushes for the signature.
Technical: Which things most often stop a sale in its last week, and how do you notice them early? + Money, title, insurance, inspection + A list with dates and owners + Calls before it is due - Bad luck.
`;
