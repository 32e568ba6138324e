/** Questions about single tasks in product, design, documentation and web content; see `taskText.ts` for the format. */
export const productDesignTasks = `
@ product | product roadmap*, roadmap*, product planning
Situational: Sales has promised a customer something for June that is on your roadmap for the autumn. What do you do this week? + Hears what the customer really needs by when + Shows what would have to move + One answer to sales and customer - Moves it forward.
Technical: What belongs on a roadmap for the next quarter, and what for a year from now? + Near: decided work, far: problems and aims + Says how sure each item is + Reasons and what is left out - Features with dates.
Behavioral: Tell me about something that you took off a roadmap after others had counted on it. How did you tell them? + Spoke to them before the list changed + Gave the reason and what comes instead + Kept their trust, with a sign of it - They read it in the update.

@ product | user stor*, product backlog*, backlog grooming, backlog refinement, groom* … backlog, refine* … backlog, maintain* … backlog, manage … backlog, acceptance criteria | permit*, claims backlog, maintenance backlog
Situational: Halfway through the work, a developer asks a question that the story does not answer. What does that tell you, and what do you do? + Answers from the person's need, quickly + Writes it where others find it + Looks what was skipped beforehand - Decides what is easiest.
Technical: A list of open wishes has grown to six hundred. How do you make it something that people can work from? + Closes what nobody would miss + Joins those with the same need + A short top that is ready to begin - Puts a number on each.

@ product | prioriti* … features, feature prioriti*, prioriti* … product, prioriti* … backlog, prioriti* … roadmap, prioriti* … enhancement*, prioriti* … user needs | production
Situational: Eleven people each call their wish urgent, and there is room for two. How do you bring them to one order? + One aim that all are measured by + Rough cost and gain, looked at together + The nine hear why - Votes.
Behavioral: When did you put a small thing ahead of a big one? How did it work out? + Gain for the effort, or a risk removed + Evidence for it at the time + Says what waiting did to the big one - It was quickly done.

@ product | product discovery, customer discovery, customer interviews, interview* customers, talk* to customers, talk* to users, validate … ideas, validate … assumptions, problem discovery, customer problems
Situational: You have talked with eight customers, and each of them named a different problem. What do you do next? + Looks for what lies under several of them + Asks whether they are one kind of customer + What they already do or pay to solve it - Talks to eight more.
Behavioral: Tell me about a talk with a user or customer after which you dropped an idea. What had they said? + Their words, not a summary + Checked it with others + Dropped it before money was spent - One opinion changes nothing.

@ product | product launch*, launch* … features, launch* … new products, feature launch*, software release plan*, beta test*, beta program*, go-to-market, release planning | go-to-market operations, go-to-market team*
Situational: Two days before a launch, the people who answer customers hear of it for the first time. What do you do? + What they will be asked, with answers + Weighs a smaller or later start + A list so that it does not recur - Sends them the announcement.
Technical: How do you decide that something is good enough to go out to the first users? + What must never go wrong + Small group that knows it is early + What you want to learn by when - When all is finished.

@ product | product metrics, product analytics, product usage, feature adoption, user adoption, user engagement, user retention, product performance metrics, product success, okrs
Situational: A new feature was opened by half of the users in the first week, and by hardly anybody in the fourth. How do you read that? + Curiosity is not use + Who stayed, and what for + Talks to some who stopped - The launch went well.
Technical: Which single figure would you watch for a product that people need only twice a year? + Whether they got it done and return + Not visits per day + Says how it could mislead - How often people sign in.

@ product | product requirement*, product specification*, prds, feature specification*, feature requirements, define … requirements for new features, functional requirement*, functional specification* | manufactur*, food, chemical*
Situational: Your description of a feature is ten pages long, and the people who build it have read the first one. What do you do? + The problem and the limits on one page + Examples in place of prose + Talks it through and keeps changes visible - Reminds them to read.
Technical: What do you leave open on purpose when you describe something that others are to build? + How it is built and looks + Fixes problem, limits, measure of success + Says which points need a word first - Nothing is left open.

@ product | gather* … requirements, requirements gathering, elicit* … requirements, requirements elicitation, requirements analysis, document* … business requirements, document* … user requirements, analyz* … business requirements, business needs … technical | gathering of
Situational: You ask a department what it needs from a new system, and it describes the old one. How do you get further? + Watches the work being done + Asks what each step is for + Shows a rough picture to react to - Writes down what they say.
Situational: Two groups need the opposite from the same system, and both have signed the list of requirements. What do you do? + Makes the clash visible with a real case + Looks for what both are after + Somebody decides, and it is recorded - Builds both.
Behavioral: Describe a requirement that came to light far too late. Whom had nobody asked? + Names the person or case missed + What it cost + Asks differently since then - It was never mentioned.

@ product | competitive analys*, competitor analys*, competitor research, competitive landscape, competitive research, competitive intelligence, analyz* … competitors, benchmark* … competitors
Situational: A rival product is plainly worse than yours, and it sells better. How do you find out why? + Talks to people who chose it + Price, reach, trust, ease of starting + Questions whether it is worse for them - They have better advertising.
Technical: Where do you learn more about a competitor than from its own website? + People who switched, both ways + Trying it for a real task + Reviews, job ads, release notes - Price lists.

@ product | product vision, product strateg*, product direction
Technical, senior: How can you tell that a product strategy is one, and not just a list of plans? + Names who it is not for + Some good ideas are ruled out by it + Others decide alike without asking - It has clear dates.
Situational: People who work on the same product describe its purpose in five different ways. How do you deal with that? + Listens for the real difference + A decision they can apply to a case + Says it again at each choice - Puts it on the wall.

@ design | user research, ux research, user interviews, usability research, contextual inquiry, ethnographic research, diary stud*, generative research, interview* users, user insights, design research, participatory research, human-centered research
Situational: You have a week and no money to learn how people do something today. What do you do? + Watches five people where they do it + Support mails and complaints + Says what cannot be concluded - An online survey.
Technical: How do you ask so that people tell you what they do, rather than what they think you want to hear? + The last time, step by step + Silence, no praise, no selling + Lets them show it - Asks what they would like.
Situational: Your findings contradict what the person who ordered the research has already decided. How do you bring them in? + Lets them hear or see people themselves + Findings apart from advice + What it would cost to be wrong - Puts it in the report.

@ design | usability test*, user testing, usability stud*, usability evaluation*, user tests, test … with users, heuristic evaluation*
Situational: In a test somebody gets stuck and asks you what to click. What do you do? + Asks what they would expect + Stays silent long enough + Notes the place before helping - Shows them.
Technical: Five people have tried a design, and one of them failed badly. How do you decide whether that matters? + Why it happened, and to whom else it could + Harm if it happens in real use + Not by counting five people - One in five is few.

@ design | user personas, develop … personas, develops … personas, developing … personas, development of … personas, development and … personas, creat* … personas, build* … personas, journey map*, customer journey map*, user journey*, empathy map*, service blueprint*, service design
Technical: How can you tell whether a persona was made from real people or at a table? + Surprises and contradictions in it + Sources that can be shown + It rules out some decisions - By how detailed it is.
Situational: You draw a customer's path through a service and see that the worst moment lies between two departments. How do you bring them to look at it? + Real cases and words of customers + Both at one table, no blame + One small change to try - Sends both the map.

@ design | wirefram*, mockups, mock-ups, clickable prototyp*, interactive prototyp*, ux prototyp*, figma, prototyping tool*, user flows, high-fidelity mockup*, high-fidelity prototyp*, high-fidelity design*, low-fidelity wireframe*, low-fidelity prototyp* | dental, pastry
Situational: You show a rough sketch to get views on the order of steps, and everybody talks about the color. What do you do? + Less finish, gray, real words + Says what is asked and what is not + A task to go through instead of a look - Shows a polished one.
Technical: Which states of a screen are easily forgotten when it is drawn? + Empty, loading, error, far too much + First use and no permission + Long names and other languages - The phone version.

@ design | design system*, component librar*, pattern librar*, ui kit*, ui component*, design tokens
Situational: A team needs a button that the design system does not have, and its deadline is Friday. What do you answer? + Asks what it must do + Uses what exists or marks it as a trial + Takes it in if others need it too - Adds it to the system.
Technical: How do you know whether a design system saves work or makes it? + Who uses it, and where people go around it + Same fix once instead of ten times + Small enough to keep current - The number of components.

@ design | interaction design*, ui design*, user interface design*, design … user interface*, designs … user interface*, designing … user interface*, design of … user interface*, design … interfaces, designs … interfaces, designing … interfaces, design of … interfaces, design … user experience*, designs … user experience*, designing … user experience*, design of … user experience*, information architecture, card sort*, site navigation, navigation design
Situational: A form has thirty fields, and the law wants every one of them. How can it still be made bearable? + Order, groups, saved entries + Fills in what is already known + Says why each is asked - Makes it look lighter.
Technical: People cannot find something that is two clicks away. How do you find out whether the place or the name is wrong? + Lets people look and say what they expect + Sorts or tries names with them + Looks at what they search for - Puts it on the home page.

@ design | wcag*, section 508, 508 complian*, web accessib*, accessible web*, accessibility standard*, accessibility guideline*, accessibility audit*, digital accessib*, accessible design, accessible document*
Situational: An audit lists sixty accessibility faults, and there is time for ten. Which ones come first? + What stops people from finishing a task + One fix in a shared part cures many + Tells when the rest will follow - The easiest ten.
Technical: A film, a chart and a map are to go on one page. What does each of them need so that nobody is shut out? + Captions and a text for the film + The chart also as figures or a sentence + Places as a list, not by color alone - A short label for each.

@ design | design critique*, design feedback, present* … design concept*, present* … designs, present* … concepts, design rationale, design decisions
Situational: The person who decides says only, "I do not like it." How do you get from there to something that you can work with? + Asks where, and what it should do + Goes back to the aim and the reader + Shows two directions to compare - Tries another color.
Behavioral: When did you defend a design against many opinions, and when did you give way? Take one case of each. + Evidence or aim behind the stand + Gave way for a reason, not from fatigue + Knows how both turned out - Usually they were right.

@ design | design handoff, design hand-off, hand off … design*, design specs, work* with developers … design*, collaborat* with … developers … design*, engineers … implement … design*
Situational: What was built differs from your design in twenty small ways. What do you raise, and what do you let go? + What changes use comes first + Sits down with the one who built it + Looks for the gap in their own handoff - Lists all twenty.
Technical: How do you show somebody who builds your design what should happen and not only how it looks? + States, limits, what adapts and how + Real content, the longest and the shortest + Talks before it is finished - Exact measures in pixels.

@ design | brand identit*, brand guideline*, brand asset*, visual identity, logo design*, design … logo, corporate identity, brand consistency, corporate design, brand style guide*
Situational: The rules for a brand fill eighty pages, and hardly anybody follows them. What do you do? + Looks at what people make and where they fail + Templates and one page of essentials + Freedom where it does no harm - Adds examples.
Technical: What must a new logo be able to do before you show it to anybody? + Works tiny, in one color, on a sign + Not mistaken for another one + Says something true of its owner - Look modern.

@ design | print-ready, print ready, print production, prepress, pre-press, indesign, typeset*, page layout*, print collateral, printed material*, design … brochure*, designs … brochure*, designing … brochure*, design of … brochure*, design … flyer*, designs … flyer*, designing … flyer*, design of … flyer*, design … posters, designs … posters, designing … posters, design of … posters, creat* … brochures, layout of … publication* | printed circuit
Situational: The printed leaflets arrive, and a telephone number is wrong. What do you do today, and what for the next job? + Stops handing them out, tells those who ordered + Sticker, reprint or other way, with cost + A second person reads names and numbers - Blames the text.
Technical: What do you check in a file before it goes to the printer? + Bleed, colors, fonts, picture size + Folds and page order on a paper dummy + Last text approved by name - That it looks right on screen.
Situational: A text is a third too long for its page, and the writer does not want to cut a word. What can you offer? + Shows what readers would see first + Other form: table, list, second page + Marks cuts, the writer decides - Sets it smaller.

@ design | illustrations, digital illustration*, illustrat* for, character design*, concept art*, storyboard*, create … illustrations, infographic*, graphic recording
Situational: You are to illustrate something that cannot be seen, such as trust or risk. How do you get to a picture that is not worn out? + What it looks like in a real case + Many quick ideas, first ones thrown away + Tries whether others read it so - A handshake.
Technical: How do you keep thirty drawings for one project looking as if they belong together? + Few rules for line, color, people + Does the hardest ones first + Lays all side by side - Draws them in one go.

@ design | photoshop, image edit*, photo edit*, edit* photos, edit* images, photo retouch*, image retouch*, retouch* … photos, retouch* … images, image process* … photo*
Situational: A news or product picture would look better if one object were removed from it. When do you do that, and when not? + Whether it changes what is claimed + The rules for that kind of picture + Keeps the original and says so - Whenever it looks better.
Technical: A picture found online fits your layout perfectly. What do you check before you use it? + Who owns it and for which use + People in it and their consent + Large enough for the purpose - That it has no watermark.

@ media-production | video edit*, edit* video*, premiere pro, final cut, davinci resolve, edit* footage, video post-production, post-production
Situational: Each department wants to be mentioned in a short film, and it gets longer and duller. What do you suggest? + Goes back to who should do what afterwards + One person or story that stands for all + Shows a cut with and without - Cuts each one shorter.
Technical: Two sentences of an interview make a stronger point when they are put together. When is that fair, and when not? + Meaning must stay what was said + Would show it to the person quoted + Makes longer gaps visible - If it sounds natural.

@ media-production | motion graphic*, after effects, 2d animat*, 3d animat*, motion design*, animated video*, animated content, create … animations, 3d model*, 3d render* | engineer*, cad, solidworks
Situational: In the last week of an animation, the voice text changes by two sentences. How had you built it so that this is no disaster? + Timing approved with a rough version first + Parts that can be moved singly + Says which changes cost how much - Works through the weekend.
Technical: When does movement help people to understand something, and when is it in their way? + Shows change, order or cause + Stops, so that it can be read + A way without it for those disturbed by it - It always draws attention.

@ media-production | shoot* video*, video shoot*, film* … videos, videograph*, video production, produc* … videos, record* … videos, camera operat*, create … videos, video content
Situational: The room you are to film in echoes, and a road runs outside. What can you do with half an hour to go? + Another room or corner, soft things + Microphone close to the mouth + Listens to a test on headphones - Repairs the sound later.
Technical: What do you settle with the people who order a video before you unpack a camera? + Who should do what after seeing it + Length, place it is shown, who approves + Persons, permits and music rights - The look they want.

@ design | design … presentation*, designs … presentation*, designing … presentation*, design of … presentation*, powerpoint design, presentation design, slide deck*, presentation deck*, social media graphics, social graphics, graphics for … social media, digital ads, banner ads, web graphics
Situational: You are given forty slides full of text to "make beautiful" by tomorrow. What do you do? + Asks what people should remember + One thought per slide, rest in a handout + Does the decisive ones first - Adds pictures and color.
Technical: The same message is needed as a post, a banner and a poster. How do you adapt it without simply shrinking it? + How long each is looked at, from how far + Cuts words for each size + One element that ties them together - Scales the poster.

@ writing | technical writ*, user manual*, user guide*, writ* … manuals, develop … manuals, develops … manuals, developing … manuals, development of … manuals, development and … manuals, creat* … manuals, prepar* … manuals, product documentation, writ* … technical documentation, develop … technical documentation, develops … technical documentation, developing … technical documentation, development of … technical documentation, development and … technical documentation, creat* … technical documentation, prepar* … technical documentation, online help, software documentation, documentation for … users, user documentation
Situational: You have to write instructions for something that you have never used, and the only expert has twenty minutes. How do you spend them? + Tries it beforehand and brings questions + Watches and asks where people go wrong + Agrees who checks the draft - Asks for their notes.
Technical: How do you find out whether instructions work, before they go out? + Somebody who does not know it follows them + Watches without helping + Changes the place, not only the word - Lets the expert read them.
Behavioral: Tell me about a text or manual that people did not use, although they needed it. What was in the way? + Where and when they looked for help + Their words, not those of the makers + Fewer questions after the change - Nobody reads manuals.

@ writing | api documentation, api reference, api docs, developer documentation, developer docs, developer guides, code documentation, document* code, document* … source code, docs-as-code, docs as code
Technical: Somebody wants to use an interface for the first time. What must they find on the first page? + A small example that works when copied + How to get access + What goes wrong most often - A full list of functions.
Situational: The release is tomorrow, and the developers' notes on what has changed read "various fixes". How do you write something that readers can use? + Looks at changes and asks about a few + What readers will notice or must do + Breaking changes first - Writes "various improvements".

@ writing | update* … technical documentation, maintain* … technical documentation, maintain* … system documentation, documentation up to date, information design, standard operating procedure* … writ*, writ* … standard operating procedure*, document* processes, document* business process*, process documentation
Situational: You find three descriptions of the same procedure, each a little different. How do you get to one? + Watches how it is really done + Decides with those who answer for it + Removes the old ones wherever they lie - Keeps the newest.
Technical: How do you see to it that a description is still right in two years? + An owner and a sign that it must change + Part of the work that changes the thing + Little text, no doubles - A yearly review.

@ web-content | update* … website*, website update*, maintain* … website*, website maintenance, website content, web content, manage … website*, content management system*, wordpress, drupal, web page* | training website*
Situational: A department wants its twenty-page document put on the website as it is. What do you suggest? + Asks what visitors come for + A page with the essentials, document behind it + Can be read on a phone - Uploads it.
Technical: You take over a website with two thousand pages. How do you decide what to keep? + Visits, age, owner, duty to publish + Joins doubles, leads old addresses on + Asks owners with a date - Deletes what is old.
Situational: An update to the content system has broken the contact form, and nobody noticed for a week. What do you do now? + Repairs or goes back, tests it + Finds out what was lost and tells people + A check after each update - Repairs it.

@ web-content | search engine optimi*, seo, keyword research, search ranking*, organic traffic, organic search
Situational: Two pages of your own compete for the same search, and neither is found. What do you do? + Which one answers the question better + Joins them, leads the other one on + Watches for some weeks - Writes a third.
Technical: People search for a thing by a word that experts consider wrong. Which word do you put on the page? + Meets them with theirs, leads to the right one + Looks at real searches + Stays true in what it says - Only the correct one.

@ web-content | email template*, html email*, email newsletter*, e-newsletter*, email design*, email marketing platform*, mailchimp, email send*
Situational: Your email looks right in one mail program and falls apart in another. How far do you go to mend it? + How many read it there + Plain structure that bears poor programs + Makes sense without its images - Until it is the same everywhere.
Technical: Fewer people open your mails each month. How do you find out why? + Whether they still arrive + Whom they go to and how often + Tries subject, time and content singly - Writes louder subject lines.

@ writing | ux writ*, microcopy, content design*, interface copy, ui copy, plain language
Situational: An error message reads "Operation failed (code 12)". What do you need to know to rewrite it? + What the person was trying to do + What they can do now + Whether their entries are safe - A friendlier word.
Technical: A letter or page must be exact in law and clear to everybody. How do you handle a sentence that cannot be both? + Plain statement first, exact one beside it + Lets the expert check the meaning + Tries it on readers - The legal text wins.
`;
