/** Questions about single tasks in software development and testing; see `taskText.ts` for the format. */
export const softwareTasks = `
@ software | rest api*, restful*, api design*, api develop*, design … apis, designs … apis, designing … apis, design of … apis, build* … apis, develop … apis, develops … apis, developing … apis, development of … apis, development and … apis, graphql, backend service*, back-end service* | pharma*, drug*, active ingredient*
Technical: An API that others already rely on needs a change that would break their calls. How can it be brought in? + Old and new version side by side + Tells callers, with a date + Watches who still uses the old one - Changes it and writes to everybody.
Situational: A caller of your API gets an error and writes that they cannot tell what they did wrong. What do you change? + Error text that names the field and rule + Right status for caller or server fault + Documented example of a working call - Explains it to that one caller.
Behavioral: Describe an interface between two systems that turned out to be hard to use. What would you design differently? + Names what callers stumbled over + Talked with those who call it + Smaller or clearer calls instead - The others used it wrongly.

@ software | third-party api*, third party api*, api integration*, integrat* … apis, integrat* … third-party, integrat* … external system*, system integration*, systems integration*, web service integration*, webhook*
Situational: An outside service that your software calls answers slowly or not at all on some days. How do you keep your own software usable? + Time limits and careful repeats + Something sensible is shown meanwhile + Logs that prove whose fault it is - Waits until the service is back.
Technical: Two systems exchange orders, and one says 412 while the other says 409. How would you find the missing three? + Compares by a common number + Looks at failed and repeated messages + A daily comparison from then on - Sends all of them again.
Behavioral: Tell me about a connection to somebody else's system that took longer than expected. Why was that? + Names what the documentation left out + Tried it early with real data + Would test the risky part first - The other side was slow.

@ software | code review*, peer review of code, review* … source code, review* … code changes, pull request*, merge request* | building code*, zoning, plan review*, building plans, fire code*
Situational: A colleague asks you to approve a change of two thousand lines before lunch. What do you do? + Asks for smaller parts or a tour + Looks at the risky parts first + Says what was not reviewed - Approves it because it runs.
Technical: What do you look for in somebody else's code before you look at style? + Whether it does what was asked + Failure, security and odd input + Tests that would notice a break - Names and formatting.

@ software | legacy code*, legacy system*, legacy application*, legacy software, refactor*, technical debt, tech debt, reverse engineer* … system*, reverse engineer* … software, moderniz* … application*, existing codebase*, existing code base*
Technical: How can you tell that old code is worth rewriting, rather than worth leaving alone? + How often it must be changed + Cost of its faults against the risk + Replaces it piece by piece - Old code should go.
Behavioral: When did you clean up code and break something that people relied on? + Tells what depended on the odd behavior + Found out by tests or logs + Smaller steps since then - It has never happened.
Situational: You find a strange rule in old code, and nobody can say why it is there. What do you do with it? + Searches history, tickets and data + Measures whether it is ever reached + Removes it so that it can return - Deletes it, since nobody knows.

@ software | debug*, bug fix*, bug-fix*, fix bugs, fix software bugs, resolve bugs, software bugs, code fix*
Situational: A fault appears once in a thousand runs and never while you are watching. How do you catch it? + Adds logging around the suspected place + Looks for timing, order and shared data + Makes it happen more often - Waits until it comes back.
Technical: You have a version that worked last month and one that does not. How would you find the change that broke it? + Halves the history again and again + One sure test for the fault + Checks data and settings too - Reads all of the changes.

@ software | unit test*, integration test*, test-driven, test driven develop*, write … automated tests, code coverage
Technical: Look back at a test suite you know. Which tests earned their keep, and which were only a burden? + Tests that caught real faults + Tests that break with every change + Removed or rewrote some - All tests are useful.
Situational: A test fails about once in twenty runs, and people have begun to simply run it again. What do you do? + Takes it seriously, finds the cause + Sets it aside visibly meanwhile + Knows it hides real faults - Repeats it automatically.

@ software-testing | test automation, automated test script*, automated regression, automated testing, automation framework*, selenium webdriver, end-to-end test*, e2e test*, automat* … test cases | test equipment, laborator*, analyzer*
Technical: Every change to a page breaks dozens of your automated tests. What is wrong with how they are built? + Tied to layout instead of meaning + Same steps repeated in each test + Too much tested through the screen - The pages change too often.
Behavioral: Tell me about an automated check that found something no person would have found. What did it look at? + A concrete fault and its harm + Why a person would miss it + What it cost to keep - Automation finds everything.
Situational: The automated tests take four hours, and people have stopped waiting for them. What do you change first? + Finds the slowest and least useful + A short run for each change + Runs parts at the same time - A faster computer.

@ software-testing | test plan*, test case*, test scenario*, test script*, test strateg* | and test plans, recovery, attack
Situational: A requirement says only that the system must "respond quickly". How do you turn that into a test? + Asks for whom and doing what + A number, a load and a device + Agrees on it before testing - Tests whether it feels quick.
Behavioral: Describe a test plan that did not survive contact with the real thing. What had you not thought of? + Names the gap plainly + Data, environment or people were different + Planned differently the next time - There was not enough time.
Technical: Which cases do people forget most often when they write tests, and how do you find them? + Empty, very large, twice, interrupted + Wrong order and missing rights + Asks those who use it - Follows the specification.

@ software-testing | regression testing, regression suite*, release testing, pre-release testing, test … releases, test new releases, test new features | statistic*
Situational: A small correction goes out tonight, and there are two hours to see that nothing else broke. What do you test? + What the change touches and its neighbors + The few things nobody can do without + Says what is left untested - Only the correction.
Technical: How do you keep a set of repeated tests from growing until nobody can run it? + Removes doubles and dead features + Ties each test to a risk + Looks at what has found faults - Runs it overnight.

@ software-testing | bug track*, bug triage, triage … bugs, track … bugs, software defect*, defect management, prioriti* … bugs, exploratory test*
Situational: There are three hundred open bugs, some of them two years old. How do you bring the list back to something useful? + Closes what no longer happens + Groups those with one cause + Ranks by harm to people - Starts with the oldest one.
Technical: A typing error on the front page and a rare crash that loses data: which is fixed first, and what would change your mind? + Weighs harm and how many meet it + Cost of each fix counts + Context can turn the order - The crash, always.

@ software-testing | user acceptance test*, acceptance test*, uat | factory acceptance, site acceptance, materials, construction, commission*, device*, equipment
Situational: The people who should try out the new system have no time and want to sign it off unseen. What do you do? + Shows what they risk by signing + A few real cases in short sessions + Records who accepted what - Takes the signature.
Behavioral: Tell me about something that users found in a trial that testers had not. Why did they find it? + Real data and real order of work + What was changed before going live + Brought users in earlier later - Users always find something.

@ software | performance tuning, application performance, software performance, performance optimi*, optimi* … code, page speed, load testing, optimi* … applications, high-performance application* | crane*, hoist*, structural, pile*, athlet*, generator*, electrical, batter*
Behavioral: Tell me about something you made many times faster. Where had the time really gone? + Measured before touching anything + The cause was not the first guess + Figures before and after - Rewrote it in another language.
Situational: The software runs well for fifty people, and next month there will be five thousand. What do you find out first? + What load looks like at peak + Which part gives way first, by trial + What can be slower without harm - Buys bigger servers.

@ web-pages | javascript, typescript, jquery, reactjs, react.js, vue.js, angularjs, front-end develop*, front end develop*, frontend develop*, front-end code, frontend engineer*, front-end engineer*, single-page application*
Technical: Two parts of a page show the same number, and sometimes they disagree. How does that come about, and how do you prevent it? + The same data is held twice + One place that owns it + Thinks of late and failed answers - Reloads the page.
Situational: Somebody presses a button on a slow connection and nothing seems to happen, so they press it four times. What should your page do? + Shows at once that it works + Further presses do no harm + Says plainly when it failed - People should wait.
Behavioral: Tell me about a library or framework that you added to a project, or kept out. How did that turn out? + Weighed size, upkeep and need + Honest about the later cost + Knows how to get rid of it - It was the most popular.

@ web-pages | responsive design, responsive web*, cross-browser*, cross browser, browser compatib*, mobile-first, mobile friendly, mobile-friendly, css3, html5, css
Technical: A wide table must be usable on a small phone. Which ways are there, and when do you take which? + Asks what readers compare in it + Cards, scrolling or fewer columns + Tries it on a real phone - Makes the text smaller.
Situational: The layout is right in every browser but one, which a twentieth of your readers use. How much do you do for them? + Finds out whether they can still finish + Works everywhere, looks best in most + Weighs effort against who they are - Tells them to change browser.

@ software | full stack, full-stack, fullstack, web application develop*, develop … web application*, develops … web application*, developing … web application*, development of … web application*, development and … web application*, build* … web application*, asp.net, ruby on rails, django, laravel, node.js, php
Technical: A form sometimes saves the same order twice. Where could that come from, and how do you make it impossible? + Double clicks, repeats, two servers + A rule in the database itself + Same request twice gives one result - Disables the button.
Situational: A feature touches the screen, the server and the database. In what order do you build it, and why? + A thin path through all first + The riskiest part early + Something to show within days - Database first, screen last.
Behavioral: Describe a feature that you carried from the first talk to daily use. Which part was harder than you had thought? + Own decisions along the way + What use showed afterwards + Would cut or order it differently - It all went to plan.

@ software | mobile app develop*, develop … mobile app*, develops … mobile app*, developing … mobile app*, development of … mobile app*, development and … mobile app*, build* … mobile app*, mobile develop*, ios develop*, android develop*, ios and android, android and ios, native mobile, react native, swiftui, kotlin
Technical: How should an app behave when the connection drops in the middle of something the person is doing? + Keeps what was entered + Says what is saved and what is not + Settles conflicts once it is back - Shows an error message.
Situational: A version of your app that crashes at start has reached the store. What can you do today? + Stops or slows the rollout + Switches the feature off from outside + A fix, and word to those affected - Waits for the store's review.
Behavioral: Tell me about something in an app that worked on your phone and not in people's hands. What was different? + Old device, little memory, bad network + Learned it from data or watching + Tests on such devices now - Their phones were too old.

@ software | embedded system*, embedded software, embedded develop*, embedded linux, firmware, microcontroller*, real-time operating system*, rtos, device driver develop*, write … device drivers
Technical: A device freezes after about three weeks in the field and never on the bench. Where do you begin to look? + Memory, counters, heat, power, timing + Lets the device record its last state + Shortens three weeks to hours - Restarts it every night.
Situational: An update is to go to thousands of devices that nobody can reach by hand. What must be true before you send it? + Falls back if the update breaks off + Few devices first, then more + Power loss was tried out - It passed in the lab.

@ software | software architect*, system architecture, solution architect*, application architecture, technical design document*, software design document*, architectural decision*, design … software solution*, designs … software solution*, designing … software solution*, design of … software solution*
Behavioral: Describe a technical decision that was hard to undo later. Knowing what you know now, would you take it again? + What was known then + Which other ways were weighed + Honest about the price paid - It was the right one.
Technical: Two designs would both work. How do you choose, and how do you let others see why? + What is likely to change + Cost of running it, not only building + A short record with the losing option - Takes the newer technology.
Situational: A team wants to add a second kind of database for one feature. What do you ask before you agree? + What the first one cannot do + Who runs and repairs it at night + A trial before deciding - Each team may choose.

@ software | distributed system*, microservice*, micro-services, message queue*, event-driven, event driven, concurrency, multi-threaded, multithread*
Technical: A message between two services may arrive twice, late or never. How do you build so that this does no harm? + A second time changes nothing + Does not rely on order + Notices what never arrived - Uses a reliable network.
Behavioral: Tell me about a fault that came from two things happening at the same moment. How was it found? + Names the two things clearly + Made it repeatable + Removed the shared state or guarded it - A longer pause helped.

@ software | version control*, git, github, gitlab, source code control*, source code management, branching strateg*, bitbucket | github.com, gitlab.com
Situational: You see that a password has been checked into the shared code, a week ago. What do you do, and in which order? + Makes the password worthless first + Checks whether it was used + Keeps the next one out automatically - Deletes it in a new version.
Technical: Two people have worked for a month on the same files in separate branches. How could that have been avoided, and what now? + Small merges every day or so + Unfinished work behind a switch + Merges together, with tests - The second one has to adapt.

@ software | contribut* … open source, contribut* … open-source, open source contribut*, open-source contribut*, maintain* … open source, maintain* … open-source, open source project*, open-source project*
Situational: A stranger sends a large change to an open project that solves a real problem in a way you would not keep. How do you answer? + Thanks, and takes the problem seriously + Says plainly what would be accepted + Quick answer, smaller first step - Leaves it open for months.
Behavioral: Tell me about a change you offered to an open project, or helped somebody else to offer. What did the discussion teach you? + A real change and its reason + Learned the project's ways first + Took comments without offense - Has only reported problems.

@ information-security | secure coding, secure code, secure software, owasp, application security, sql injection, secure development, devsecops
Technical: A page lets people upload a picture. What could somebody with bad intent do with that, and how do you stop it? + Checks type and size on the server + Stores it where nothing runs + Odd names and hidden data - Checks the file's ending.
Situational: A weakness becomes known in a library that your software uses everywhere. What do you do in the first hour? + Finds where and how it is used + Closes it off until updated + Looks for signs of misuse - Plans the update for later.

@ software | technical specification* … software, software requirement*, software specification*, system requirements specification*, translate … requirements … code, system specification*
Situational: A specification for a feature is clear, and you believe that it will not solve the problem people have. What do you do? + Asks for the problem behind it + Shows it with an example + Builds what is decided, openly - Builds it as written.
Technical: What must be settled before you write the first line of code, and what can wait? + Purpose, limits and what counts as done + Decisions that are hard to undo + Looks can wait, data cannot - Everything must be settled.

@ software | mentor* … developers, mentor* … engineers, mentor* … programmers, junior developers, junior engineers, junior programmers, coach* … developers
Situational: A junior colleague hands in work that does its job but that nobody else will be able to follow. How do you bring it up? + Starts with what works + Asks them to explain, then improves together + Leaves the rewriting to them - Rewrites it overnight.
Behavioral: Tell me about somebody less experienced who got better at the work with your help. What did you do, and what did you leave alone? + Tasks a little above their level + Let them make small mistakes + Says what the person can do now - Answered all their questions.

@ software | python, java, c#, golang, c++, object-oriented, object oriented, programming language*, scala | indonesia*
Behavioral: Which programming language have you known longest, and when would you advise against using it? + Real weaknesses, from own work + What they would take instead + Counts people and upkeep as well - It can do everything.
Situational: A program of yours works on your computer and fails on a colleague's. What do you compare? + Versions, settings, data and paths + Makes both environments the same + Writes down what it needs - Lets them use your computer.
Technical: How do you name and divide a piece of code so that a stranger can change it in a year? + Each part does one thing + Names say what, not how + The why is written down - Many comments.

@ software | game develop*, game engine*, game design*, gameplay, unreal engine, unity3d, video games
Situational: Players say that a level is unfair, and the figures say that most get through it. What do you do? + Watches some of them play + Fair to read is more than easy + Changes one thing and looks again - Trusts the figures.
Technical: The picture stutters now and then on weaker devices. How do you find the reason? + Measures single frames, not the average + Memory, loading, drawing, apart from each other + A budget for each part - Lowers the picture quality.

@ web-pages | e-commerce site*, ecommerce site*, e-commerce platform*, ecommerce platform*, e-commerce website*, ecommerce website*, online shop*, online store*, shopify, magento, woocommerce
Situational: A customer has paid in the online store, and no order appears in the system. What do you do for the customer, and what about the cause? + Traces payment and order by number + Tells the customer where it stands + Looks for others with the same gap - Asks them to order again.
Technical: The last piece of an item is sold to three people in the same minute. How can that happen in an online store, and how do you prevent it? + Stock read before it is written + Reserves it when paying, for a time + Honest word to those who lose out - It is bad luck.
`;
