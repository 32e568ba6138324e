/** Questions about single tasks in marketing, media, events and fundraising; see `taskText.ts` for the format. */
export const marketingTasks = `
@ marketing | marketing campaign*, advertising campaign*, campaign management, campaign plan*, promotional campaign*, integrated campaign*, multi-channel campaign*, digital campaign* | political campaign*, capital campaign*, fundraising campaign*, sales team*
Situational: A campaign has run for a week and costs twice as much per customer as hoped. Do you stop it? How do you decide? + Whether there is enough data yet + Which part of it fails + A limit set beforehand - Gives it more time.
Technical: Somebody asks you for "a campaign". What do you need to know before you think of a single idea? + Who should do what afterwards + What these people believe today + Money, date, how it is measured - The channels.

@ marketing | seo, search engine optimi*, organic search, organic traffic, search rankings, keyword research
Situational: Visits from search fall by a third within a week. How do you look for the cause? + All pages or some, all devices or some + Own changes first, then the search engine's + Checks that the counting still works - Writes more texts.
Technical: Two hundred people a month search for one phrase, and ten thousand for another. Why might you write for the two hundred? + They are closer to doing something + A real chance to be found + Fits what can be offered - For no reason, more is better.

@ marketing | email marketing, e-mail marketing, email campaign*, e-mail campaign*, email newsletter*, marketing automation, drip campaign*, mailchimp, mailing list*
Situational: Ten minutes after sending you see that twenty thousand people got a mail with a broken link. What do you do? + Repairs the page behind the link first + Decides whether a second mail is worth it + A check before sending from now on - Sends an apology to all.
Technical: Your newsletters are opened by many and clicked by almost nobody. What do you conclude, and what do you try next? + The subject promises something else + One request, early in the text + Tests with part of the list - Sends more of them.

@ marketing | paid search, paid media, paid social, google ads, adwords, ppc, pay-per-click, online advertising, digital advertising, facebook ads, media buying, ad campaign*, paid advertising
Situational: Your advertisements bring many clicks and hardly any customers. Where do you look? + What the ad promises against the page + Who clicks, and on which words + Whether the counting works - Raises the bid.
Technical: You have a hundred dollars a day and no idea which ad will work. How do you begin? + Few ads, one difference each + A limit and a date to decide + Counts customers, not clicks - Puts it all on the best idea.

@ marketing | google analytics, web analytics, website analytics, marketing analytics, campaign performance, marketing metrics, marketing performance, conversion rate*, social media analytics, acquisition funnel*, marketing report*
Technical: Visits to a page have doubled, and nobody buys more. Name some reasons, and how you would tell them apart. + Wrong visitors, robots, or one link somewhere + Something broken further on + Splits by source, device and day - The product is too expensive.
Situational: Your boss loves a number that goes up every month and says nothing. How do you bring another one into the talk? + Shows what each would make us do + Both side by side for a while + Asks what must be decided - Leaves it out of the report.

@ marketing | product positioning, value proposition*, product messaging, brand positioning, positioning and messaging, messaging framework*, messaging and positioning, key messages | patient positioning, learn about, training program on, employee value
Technical: Why should somebody choose this product and not another one? How do you find an answer that customers believe? + Listens to those who bought and those who did not + One point that others cannot say + Tries it out on strangers - Collects all its features.
Behavioral: Tell me about a message that you changed after you heard customers speak. What had you heard? + Their own words + A change others could see + Knows what it did - The new one was more modern.

@ marketing | product launch*, go-to-market, go to market, gtm, launch of new products, launch plan* | go-to-market operations, go-to-market team*
Situational: Two weeks before a launch you learn that one announced feature will not be ready. What do you do? + Finds out what is sure + Changes texts and tells sales before anyone reads it + Says openly what comes later - Leaves it in, it will come.
Technical: What must be settled before a launch date is told to anyone outside? + Whom it is for, and the one message + Those who sell and support are ready + How one will see that it works - The date itself.

@ marketing | brand guideline*, brand standards, brand identity, brand consistency, brand voice, brand awareness, brand management, brand strateg*, brand style guide*, brand style | comply with brand
Situational: A colleague has made their own flyer, with the wrong colors and a joke. It is already printed. What do you do? + Looks at what it harms, really + Talks kindly, and asks what they lacked + Gives them a form that is easy to use - Has it all thrown away.
Technical: How do you find out what people really think of a brand, not what the company hopes? + Asks customers and those who left + What they say where nobody asked + Compares it with what was promised - A survey among fans.

@ marketing | market research, consumer research, customer research, market trends, market segment*, customer survey*, customer insight*, competitive analysis, competitor analysis, competitive intelligence, competitive landscape | labor market, stock market
Situational: In a survey people say that they would buy, and then they do not. How do you explain it, and how would you ask next time? + Asks about what they did, not would do + A test with a real choice + Who answered, and who did not - People do not know what they want.
Technical: A rival lowers its prices by a third overnight. What do you find out before anyone reacts? + What is in it for that price + Which customers really care + Facts apart from guesses - Whether we can go lower.

@ marketing | social media post*, social media content, social media account*, social media management, manage … social media, manages … social media, managing … social media, management of … social media, social media channel*, social media platform*, social media presence, social media strateg*, social media campaign*, social media calendar*, instagram, tiktok | background check, follow us
Situational: You have a planned cheerful post for this afternoon, and at noon bad news is everywhere. What do you do? + Holds back what is planned + Decides with whoever is in charge + Comes back when it fits - Posts it, it was planned.
Technical: One channel has many followers who never react, another few who write back. Where do you put your time? + What should come of it + Who these people are + Tries it for a set time and counts - Where the number is larger.
Behavioral: Tell me about a post that did much better than you expected. What did you learn from it? + Looked at who shared it and why + Tried it again, on purpose + Knows what it brought beyond likes - It was luck.

@ marketing | community management, online communit*, community moderat*, moderat* … forum*, discussion forum*, moderat* … comments, community manager*, facebook group* | health, housing
Situational: A heated thread has two hundred comments by the morning. What do you do in the first half hour? + Reads before answering + Removes what breaks the rules, says so + One calm answer with facts - Deletes the thread.
Technical: A few people write nearly everything in a community, and the rest only read. What could you do about that? + Easy first things to do + Writes to new people by name + Looks at how the few treat the new - Nothing, it is always so.

@ writing | content calendar*, editorial calendar*, content strateg*, content plan*, content creation, create* … content, creating content, content marketing, content development | course content, training content, curriculum, technical content of, content creator*
Situational: It is Thursday, and the text planned for Friday has not come. What do you do? + Asks what there is already + Has something timeless ready + Looks at why it happens - Publishes nothing.
Technical: Twenty people have ideas for topics. How do you choose the three you do this month? + What readers ask and look for + What only we can tell + Effort against use - The ones from the boss.

@ writing | blog post*, blog article*, write … blog*, blog content, blogging, blog writ*
Technical: The headline and the first lines decide whether anybody reads on. How do you write them? + What the reader gets from it + Writes several, and reads them aloud + Keeps what it promises - Makes people curious at any price.
Situational: A topic has been written about a hundred times. You are to write the hundred-and-first post. What do you do? + Looks for a case or figures of their own + Asks somebody who does it daily + A narrower question - Sums up the others.

@ writing | copywrit*, marketing copy, ad copy, website copy, web copy, advertising copy, write … copy, writing copy, sales copy, marketing collateral, marketing material*, promotional material*, brochure* | distribut*, hand out
Technical: You get four pages about a product, and you may use twelve words. How do you find them? + What changes for the buyer + Writes many, throws most away + Tries them on somebody outside - Takes the first sentence.
Situational: A lawyer wants to cross out your best sentence because it promises too much. How do you go on? + Asks what exactly is not proven + Looks for the proof, or a true sentence as strong + Does not hide it in small print - Argues for the sentence.

@ writing | style guide*, copy edit*, copyedit*, copy-edit*, edit* … articles, edit* … manuscripts | code style, brand style, wireframe*, mockups, design documentation, visual, code
Situational: An author has used the same phrase all through a text. The style guide forbids it, and the author loves it. What do you do? + Asks what it does for the reader + Follows the guide, or has it changed openly + Marks changes so that they can be seen - Changes it silently.
Technical: How do you edit a text so that its author still recognizes it as their own? + Asks what it is for before changing anything + Repairs, does not rewrite to taste + Explains the larger changes - Rewrites what sounds wrong.

@ writing | proofread*, proof read*, proof-read*
Situational: Ten minutes before print you see a clumsy sentence and a name that you are not sure of. Which do you deal with, and how? + The name, since it can be wrong + Looks it up at the source + Leaves the sentence for next time - Polishes the sentence.
Technical: How do you find the mistakes in a text that you have read five times already? + Another form, another order, or aloud + One kind of mistake at a time + Names, figures, headings apart - Reads it a sixth time.

@ communications | press release*, media release*, news release*, press statement*, press kit*
Situational: The director wants a press release about something that interests nobody outside. What do you suggest? + Asks what should come of it + Looks for a piece that touches people + Another way of telling it - Writes it and sends it out.
Technical: What belongs in the first three lines of a press release so that an editor does not delete it? + What is new, for whom, and when + A figure or name that can be checked + No praise - The name of the company.

@ communications | media relations, press inquir*, media inquir*, media request*, press office, media contact*, pitch* … media, pitch* … journalists, media outlets, media coverage, spokesperson, public relations, journalist relations | degree, equivalent experience, communications, public relations or
Situational: An article about your organization has a wrong figure in it, and the rest is fair. Do you react, and how? + Weighs the harm of the mistake + Calls the writer, with the proof + Friendly, since one meets again - Demands a correction from the editor.
Technical: You want one particular journalist to take up a story. How do you prepare for the first message? + Reads what they have written + Why their readers, why now + Offers people, figures, pictures - Sends it to a hundred.

@ events | event planning, plan … events, plans … events, planning … events, event coordination, coordinate … events, coordinates … events, coordinating … events, coordination of … events, organize … events, organizes … events, organizing … events, organization of … events, event management, event logistics, plan special events, plans special events, planning special events, coordinate special events, coordinates special events, coordinating special events, coordination of special events, plan … conferences, plans … conferences, planning … conferences, organize … conferences, organizes … conferences, organizing … conferences, organization of … conferences, event execution | catering, current events, sporting events attend, adverse events, emergency events, security events
Situational: Six weeks before the event, a third of the places are sold. What do you do? + Compares with earlier years at this point + Asks those who have not signed up + Knows what can still be cut, and until when - Waits for the last week.
Technical: Which five things would you check in a room on the evening before an event? + Entrance, seats, sound, light, power + Ways in and out for everyone + Whom to call when something fails - That the banners are up.
Behavioral: Tell me about something at an event that nobody had planned for. Who noticed, and what did you do? + A real case, quickly told + Knew who could decide + Plans for it now - The weather was bad.

@ events | trade show*, trade fair*, exhibition stand*, exhibition booth*, booth staff*, expos, exhibit booth* | creation of, design*, visual
Situational: You are at the booth, it is the third hour, and your colleagues stand together and talk. What do you do? + Goes out to a visitor first + Gives each a spot and a break + A small goal for the next hour - Joins in.
Technical: You come home from a fair with two hundred cards. What happens to them by Friday? + Sorted by need, with notes from the talk + The best get a personal message + Later it is counted what came of them - All go on the mailing list.

@ events | webinar*, virtual event*, online event*, virtual conference*, live stream*, livestream* | attend*
Situational: An online event begins, and the speaker cannot be heard. What do you do in the next two minutes? + Tells the audience what is going on + A second way in, tried out before + Begins with another part - Asks everyone to wait.
Technical: How do you keep people at their screens for an hour when they could leave with one click? + Something to do every few minutes + Short parts and changing voices + Takes up their questions by name - A good speaker does that.

@ fundraising | fundraising campaign*, capital campaign*, annual fund*, giving campaign*, crowdfunding, direct mail appeal*, annual appeal*, giving day*
Situational: Halfway through, a campaign has half of the time left and a fifth of the money. What do you do? + Looks at which group has not been asked + Personal talks with those who can give more + Tells the truth about the goal - Sends the same letter again.
Technical: What do you write to somebody who gave twenty dollars last year, and what to somebody who gave two thousand? + What their gift did, for both + How much time each gets, and from whom + Asks for a fitting amount - The same letter, fair to both.

@ fundraising | donor relation*, donor cultivation, cultivat* … donors, major gift*, major donor*, donor stewardship, steward* … donors, individual donors, prospective donors, donor engagement, donor communication* | blood donor*, organ donor*, plasma
Situational: A donor of many years asks bluntly what has been done with the money. You do not know exactly. What do you say? + Thanks them for asking + No guess, and a date for the answer + Comes back with facts, also unpleasant ones - Tells them of our good work.
Technical: How do you know that the time has come to ask somebody for a large gift? + They ask questions and come to see the work + One knows what moves them + The right person asks - When the year ends.

@ fundraising | grant writ*, write grants, writing grants, grant proposal*, grant application*, funding proposal*, grant research, foundation grants, prepar* … grant*
Situational: A foundation has money for something close to what you do, but not quite. Do you apply? + Reads what they really want, and calls + Bends nothing that the work needs + Weighs the effort and the reports - Writes what they want to read.
Technical: A funder asks how you will know that the project has worked. What makes a good answer? + Few results that can be seen + How and when they are counted + Honest about what is not in our hands - As many figures as possible.

@ fundraising | sponsorship*, sponsor relation*, corporate sponsor*, corporate partner*, fundraising event*, charity event*, gala, galas, benefit event* | visa sponsorship*, sponsorship for employment, work authorization, immigration, not offer sponsorship, employment visa
Situational: A company offers a good sum and wants its logo larger than yours. What do you answer? + Asks what they want to reach with it + Knows what is not for sale + Offers something else of worth - Accepts, given the sum.
Technical: An evening brought in forty thousand and cost thirty. Was it a success, and how do you judge it? + Hours of work counted too + New people, and what they gave later + Other ways to raise the same - Yes, it made a profit.

@ records | gift processing, donor database*, process* … gifts, gift entry, acknowledgment letter*, donor record*, raiser's edge | blood, organ
Situational: A thank-you letter went out to a donor who has died, and the family calls. What do you do? + Says sorry, and listens + Corrects it everywhere, at once + Finds out how it could happen - Explains that the computer did it.
Technical: The same person is in the database three times. How do you find such cases, and what do you look at before you merge them? + Address, e-mail, spelling, household + Keeps history and wishes for contact + Can be undone - Deletes the older ones.

@ media-production | video edit*, edit* … video*, film edit*, premiere pro, final cut, post-production, video production, produc* … videos, edit* footage | video conference*, surveillance, cctv, security camera*
Situational: You have five hours of footage, and two minutes are wanted by tomorrow. How do you start? + What people should know or feel at the end + Marks the few strong moments + A rough cut before details - Watches all of it, from the start.
Technical: The picture is beautiful, and the sound of the interview is bad. What can be saved, and what would you do next time? + Sound matters more than the picture + Other takes, text on screen, a voice over it + Headphones on during the shoot - Puts music on it.

@ media-production | photograph*, photo shoot*, photoshoot*, photo edit*, product photography, event photography, headshots | red light camera, aerial photograph* interpret*, no photography, radiograph*, evidence, crime*, damage*, inspection*, site conditions, specimen*, wound*, photographic memory
Situational: You have ten minutes to take a picture of somebody who hates being photographed. What do you do? + Talks first, camera down + Gives them something to do + Shows one, lets them choose - Shoots many, quickly.
Technical: You arrive, and the light is harsh and the room ugly. How do you get a usable picture? + Moves people and turns the direction + Closer, or a plain background + One light, and how it is softened - Repairs it on the computer.

@ media-production | podcast*, audio edit*, audio production, sound record*, radio show*, audio record*, sound mix*, radio production, audio engineer*
Situational: A guest speaks in long, tired sentences, and you are recording. What do you do? + Asks for one example + A short break, water, a lighter question + Goes back to the good moment - Cuts it all later.
Technical: You edit a talk down to half. How do you make sure that the person still says what they meant? + Keeps the question with its answer + No joining of words from two places + Lets somebody else listen - If it sounds good, it is right.

@ media-production | script writing, scriptwriting, write … scripts for, write scripts, shot list*, video scripts, screenwriting, screenplay* | shell script*, test script*, python, sql
Technical: You write for the ear, not for the eye. What changes in your sentences? + Short, one thought each + The subject and verb come early + Reads it aloud with a clock - Nothing, good writing is good writing.
Situational: The script needs three places and ten people, and you have one morning and two. What do you do? + Keeps the one scene that carries it + Tells the rest by voice, pictures or text + Checks it with whoever ordered it - Shoots part of it.

@ writing | news stor*, news article*, journalis*, news report*, investigative report*, news gathering, breaking news, newsroom* | degree in journalism, journalism degree, bachelor*, journalism or, journalism, communications, journalists, press kit*, media kit*
Situational: A source tells you something explosive and wants to stay unnamed. What do you do before a line is written? + Who they are, and how they know it + A second, independent proof + Agrees on what unnamed means - Writes it as a rumor.
Technical: Others already have the news, and you have one hour. What do you do so that yours is worth reading? + Confirms it themselves + Calls somebody who is affected + Says what is not known - Rewrites it quickly.

@ writing | fact check*, fact-check*, verify facts, verif* … sources, conduct* … interviews with sources, interview sources, interview* … sources
Situational: Somebody you interviewed wants to take back their best sentence a day later. What do you do? + What was agreed before the talk + Asks whether it was wrong or only unpleasant + Decides with the editor - Prints it, since it was said.
Technical: A quotation is found on a thousand web pages. How do you find out whether the person ever said it? + Looks for the first source + Date, place, recording or book + Leaves it out if there is none - A thousand pages cannot be wrong.

@ web-content | landing page*, conversion optimi*, conversion rate optimi*, a/b test*, website content, update* … website, maintain* … website, web content, content management system* | software engineer*, react, backend
Situational: The page for an offer has to be up in an hour, and the text is not approved. What do you do? + Calls whoever must approve it + Puts up what is safe, leaves out the rest + Says so to those who wait - Publishes, and changes it later.
Technical: People come to a page, fill in half of a form, and leave. What do you look at? + The field at which they stop + What is asked without need + Tries it on a phone - Puts the form on a new page.

@ marketing | influencer market*, influencer partner*, influencer campaign*, influencer collab*, influencer relation*, social media influencer*, brand ambassador*, ambassador program*, affiliate marketing | be an ambassador, child influencer*
Situational: Somebody with many followers praises your product for money, without saying so. What do you do? + Asks for it to be marked, at once + Has it in the agreement from now on + Ends it if need be - Is glad of the reach.
Technical: How do you find out whether somebody's followers are people who might become customers? + Reads comments, not totals + Where they live, what they ask + A small trial with its own link - By the number of followers.
`;
