/** What somebody does in a job that needs a competency, can do, and may have done before. */
export interface RoleMaterial {
  duties: readonly string[];
  skills: readonly string[];
  results: readonly string[];
}

/** For the texts of the job-description creator: id | duties | skills | results, parted by semicolons. */
const table = `
compliance | Follow changes in law and explain what they mean for the work; Check files and procedures against the rules; Write up breaches and propose remedies; Answer questions about rules | Reading and applying rules; Clear written findings | Passed an audit or inspection without findings
legal | Research law and write advice; Draft rules, contracts and guidance; Advise boards and staff in meetings; Prepare papers for court | Legal research and drafting | Advised a public body or board
policy | Research policy questions and write briefs; Draft rules and comment on bills; Present options with their costs and effects; Follow bills and hearings | Policy research; Brief writing | Saw a policy from first draft to adoption
research | Plan studies and choose methods; Collect and check data; Write reports with findings and limits; Present results to people outside the field | Study design; Statistics | Published a study that others used
data-analysis | Collect data from several sources and check it; Build reports and dashboards; Explain what figures do and do not say; Automate reports that people make by hand | Spreadsheets and queries; Charts that tell the truth | Built a report that changed how a team worked
information-security | Watch systems for signs of attack and act on them; Test systems for weak points and follow up repairs; Teach staff how to spot fraud and phishing; Keep security plans and logs up to date | Security tools and frameworks; Handling of incidents | Closed weak points found in a security review
networks | Build and maintain networks and servers; Watch performance and find the cause of faults; Keep drawings and passwords current and safe; Plan and test backups | Network protocols and tools; Fault finding | Moved systems without loss of service
cloud-operations | Design systems that can fail in parts and still serve; Automate set-up and releases; Watch cost, load and errors; Write down the reasons for a design | Cloud services; Automation of infrastructure | Moved a service to the cloud
software | Write and test software with the team; Review the code of others and explain suggestions; Find the cause of faults and mend them; Break large features into small releases | One or more programming languages in depth; Automated tests | Shipped a feature that many people use
it-support | Help users when a system does not do what they expect; Test new versions and report faults; Write short guides for users | Testing and clear fault reports; Patience with users | Introduced a new system in an office
design | Find out what users need by watching and asking; Sketch, test and refine designs; Hand designs over to developers with notes; Keep a library of patterns | Prototyping tools; Usability tests | Redesigned a screen so that more people finished
product | Talk with users and turn what they need into a plan; Order the backlog and explain the order; Follow how releases are used | Writing clear requirements | Brought a product from idea to users
elections | Prepare ballots, lists and sites for each election; Process voter registrations and mail ballots; Recruit and train poll workers; Reconcile and certify results | Election rules and calendars; Chain of custody | Ran a part of an election from start to certification
integrity | Treat every person by the same rules; Keep personal data private | Discretion; Even-handed dealing with people of many backgrounds | Handled a delicate case so that both sides accepted it
teaching | Plan and teach lessons; Assess work and give useful feedback; Talk with families about progress | Lesson planning; Assessment | Raised the results of a class
supervision | Plan and assign the work of the team; Meet each person regularly and say what goes well and what does not; Hire and train new staff; Review the quality of finished work | Giving clear feedback; Planning the work of others | Built up a team that met its goals
recruiting | Plan how many people are needed, where and when; Write adverts and choose where they run; Interview applicants by the same questions and criteria; Keep records of each step of the hiring | Structured interviewing; Planning staff numbers | Filled posts faster without lowering the bar
hr | Advise managers on hiring, pay and conduct; Check payroll and leave records each period; Look into complaints and write up the findings; Plan training for staff | Employment rules and procedures; Discretion with personal data | Introduced a fairer review of performance
strategy | Set goals for the year with the people who will carry them out; Turn goals into plans with dates and owners; Report on progress and change course when the facts change | Setting priorities with many wishes and little money | Carried a plan of several years through to its end
change | Map how work goes now and find where it loses time; Try out changes on a small scale and measure them; Write procedures that people can follow | Mapping and improving processes | Shortened a process and kept its quality
budgeting | Prepare the yearly budget and follow spending month by month; Check invoices and reconcile accounts; Prepare figures for audits; Explain variances to managers in plain words | Budget planning; Accurate bookkeeping | Found savings without cutting the service
procurement | Collect offers and compare price, quality and risk; Draft contracts and follow deliveries; Keep records of orders and payments | Comparing offers; Contract follow-up | Renegotiated a contract on better terms
projects | Plan projects with dates, costs and risks; Follow progress each week and tell early when a date is at risk; Run project meetings and keep a list of open points; Write up the lessons at the end | Project planning; Risk management | Delivered a project on time and within budget
prioritizing | Keep calendars and remind people of dates; Sort incoming work by urgency and pass it on; Prepare papers for meetings in good time | Keeping order in many tasks at once | Kept every fixed date in a busy season
accuracy | Check entries against their source; Correct errors and write down how they came about; Proof material before it goes to print | Careful checking of figures and names | Lowered the error rate of a routine task
records | Enter and update records the day they arrive; Find and merge duplicate records; File and retain papers as the rules say; Answer requests for records | Databases and filing systems; Rules on privacy and retention | Cleaned up a large set of records
logistics | Plan deliveries, routes and storage; Count stock and order in good time; Set up and take down rooms and equipment; Keep a log of where each item is | Stock control; Route and space planning | Cut losses or late deliveries
maintenance | Test equipment before use and log the result; Find faults and repair or replace parts; Keep a service history for each device | Finding faults step by step; Routine maintenance | Cut down time of equipment
administration | Handle mail, phone and appointments; Prepare letters, tables and forms; Order office supplies; Keep common folders in order | Office software: text, tables, mail; Office routines | Set up a filing system that others took over
problem-solving | Look into problems until you know their cause; Weigh options and write down the reasons for the choice | Working out what to do when the rules are silent | Solved a problem that had come back for years
emergencies | Write and rehearse plans for emergencies; Act as a contact when something goes wrong; Review each incident and improve the plan | Calm action under pressure | Kept a service running through an incident
customer-service | Answer questions from customers by phone, by e-mail and in person; Settle complaints and record the outcome; Explain services and rules in plain words; Pass on what customers say to the people who can improve the service | Calm and friendly service, in person and in writing; Clear notes on each request | Cut the time customers waited for an answer
communication | Write letters, notices and guides that readers can use at once; Prepare and give short talks for different audiences; Check texts for mistakes before they go out; Keep web pages and notices up to date | Plain writing for readers who are new to the subject; Speaking to groups | Rewrote a guide so that fewer people had to ask
stakeholders | Keep in touch with partners and tell them early of changes; Prepare meetings and write down the results; Represent the team in meetings with other offices; Negotiate dates, prices and scope with partners | Working with people who want different things; Negotiation | Brought several organizations to one plan
teamwork | Plan the week with the team and say early when help is needed; Hand over work with notes that others can use; Show new colleagues how things work | Working in a team with different jobs and views | Helped a team take up a new way of working
training | Find out what people need to learn and plan sessions for it; Write training material and keep it current; Run sessions in person and online; Check afterwards whether the training worked | Explaining hard things step by step; Writing training material | Built a course that others still use
marketing | Plan events and campaigns with dates, budget and audience; Write posts, releases and pages for different readers; Build ties with groups that are hard to reach; Measure which activities reached people and which did not | Writing for the public; Planning events | Ran a campaign that reached a new audience
new-business | Find new customers and learn what they need; Show the product and answer questions about it; Prepare offers and see them through to a signature; Keep records of every contact up to date | Listening to what customers need; Presenting a product | Won customers in a market that was new to the company
patient-care | Assess what each person needs and write a plan with them; Give care as planned and record it the same day; Tell the care team at once when something changes; Explain treatment to patients and families in plain words | Care planning; Accurate records under time pressure | Improved how shifts hand over
medication-safety | Prepare and give medicines and write down each dose; Check orders against the record; Keep rooms, hands and instruments clean | Safe handling of medicines | Found and reported an error before it reached a patient
care-planning | Assess what a client needs and wants; Write care plans and review them; Work with other services for the same client | Assessment and care planning | Helped a client reach a goal that had seemed out of reach
personal-support | Help people with washing, dressing and meals; Notice changes and pass them on; Help people to do what they want to do themselves | Care with respect for dignity | Helped somebody to live more on their own
assessment | Set tasks and mark them by clear criteria; Give feedback that learners can use; Report on progress | Judging work by criteria | Changed a course after looking at its results
classroom-conduct | Set and keep clear routines; Settle conflicts in a group; Keep everyone safe | Guiding groups | Brought calm to a restless group
kitchen | Prepare food by recipe and order; Set up and clean the station; Keep stock and dates in view | Cooking at several stations | Ran a station through a busy season
food-safety | Check temperatures and dates; Keep raw and ready food apart; Clean and disinfect by plan | Food safety rules | Passed an inspection without findings
guest-service | Greet guests and take orders; Serve food and drink; Settle complaints on the spot | Service under time pressure | Won regular guests
cleaning | Clean rooms and washrooms by plan; Refill supplies; Report damage | Safe use of cleaning products | Kept a site at a high standard
retail | Advise customers and sell; Fill shelves and build displays; Take part in counts | Product knowledge | Raised sales of a department
cash-handling | Take payments and give change; Count and balance the drawer; Record refunds | Care with money | Balanced a drawer every day for a year
accounts | Look after existing clients; Review results with them; Renew and extend contracts | Long-term client work | Kept an account that wanted to leave
fundraising | Find and visit donors; Write proposals; Thank and report to givers | Asking for gifts | Raised a large gift or grant
warehouse | Receive and store goods; Pick and pack orders; Count stock and report differences | Warehouse systems | Cut picking errors
driving | Check the vehicle before each trip; Drive routes on time; Load, secure and hand over goods | Safe driving in all weather | Drove for years without an accident
construction | Read drawings and mark out work; Build and install to plan; Keep the site safe and tidy | Reading drawings | Finished a site on time
production | Set up and run machines; Check parts against the drawing; Record output and faults | Measuring and setting up | Lowered waste on a line
workplace-safety | Look for dangers and remove them; Train colleagues in safe work; Write up incidents | Safety rules and inspection | Lowered the number of incidents
fieldwork | Work outdoors by plan and weather; Maintain land, trails and equipment; Report on conditions | Work outdoors with a crew | Led a crew through a hard season
laboratory | Prepare and test samples; Calibrate instruments; Record results and doubts | Laboratory methods | Brought a method into routine use
engineering | Design parts and systems; Calculate and test; Write specifications | Design tools and calculation | Took a design from sketch to use
quality | Check products against standards; Find the cause of faults; Keep procedures up to date | Finding causes | Removed a fault that kept coming back
environment | Measure and report emissions and waste; Keep permits up to date; Plan measures and follow them up | Environmental rules | Cut waste or energy use
software-testing | Write test plans and cases; Automate checks; Report faults step by step | Testing by risk | Found a serious fault before release
data-engineering | Build and watch data pipelines; Model data; Train and measure models | Data modelling | Made reports arrive on time every day
accounting | Keep the ledgers; Reconcile accounts; Prepare statements and filings | Bookkeeping standards | Closed the books faster
payroll | Run the payroll; Check hours and deductions; Answer questions about pay | Payroll systems and rules | Ran a payroll without errors
audit | Plan and carry out reviews; Test controls; Write findings and follow them up | Weighing risk | Found a loss or a weak control
casework | Check applications against the rules; Tell people the result and the reason; Keep case files | Applying rules to people's cases | Cleared a backlog
protective-services | Patrol and watch; Check who comes in; Write reports of incidents | Calm handling of conflict | Calmed a tense situation with words
writing | Write and edit texts; Check facts; Plan what comes out and when | Writing for a reader | Published a text that many used
media-production | Plan and record images or sound; Edit and deliver; Look after equipment and archive | Camera, sound or editing | Produced a series
events | Plan events with dates and costs; Book places and people; Run the day itself | Planning backwards from a date | Ran an event for many guests
collections | Describe and arrange items; Help visitors find things; Look after condition and loans | Cataloguing | Opened a collection to more people
learning | Learn new tools and methods; Pass on what is new; Try out better ways | Learning quickly | Learned a new field on the job
young-children | Look after a group of different ages and keep everyone safe; Plan play, meals and rest for the day; Watch how each of them develops and write it down; Talk with families at the start and end of the day | Calm dealing with the youngest; First aid | Helped newcomers settle into a group
coaching | Plan and run training sessions; Show exercises and correct them safely; Follow the progress of each person; Look after equipment and rooms | Sound knowledge of training; Encouraging people of every level | Brought a group or person to a goal they had set
beauty | Advise clients and settle what the result is to be; Cut, color or treat with care; Keep tools and place clean; Arrange appointments | Techniques of the trade; Listening to what clients want | Built up a circle of regular clients
property | Show properties and answer questions; Draw up leases and follow payments; Arrange repairs and check the work; Keep owners and tenants informed | Rental rules and contracts; Calm negotiating | Let or sold properties on good terms for both sides
translation | Translate or interpret texts and talks; Check translations against the source; Keep lists of terms; Settle purpose and style with clients | Two languages in depth; Careful writing | Translated texts that people published or signed
baking | Mix, shape and bake by recipe; Plan the order of the day; Decorate and pack orders; Keep the bakery clean and safe | Handling of dough and ovens; Working by weight and time | Brought in a product that sold well
drinks | Prepare coffee or mixed drinks; Advise guests and take payment; Keep bar or counter clean and stocked; Check age before serving alcohol | Drinks and their preparation; Friendly service at speed | Worked busy hours with few complaints
shift-leading | Plan the schedule and the tasks of each shift; Open and close the place; Watch stock, cost and cleanliness; Step in where it is busy | Keeping an overview on busy days; Fair scheduling | Ran a place with steady costs and a steady team
dispatch | Take requests and assign people and vehicles; Follow runs and tell those who wait; Keep a log of calls and times; Hand over to the next shift | Staying calm with many requests; Clear messages by radio and phone | Shortened waiting times
craft | Read drawings and plan the order of work; Measure, cut, join and finish; Set up tools and machines; Check each piece before it goes on | Hand and machine tools; Exact measuring | Made pieces that needed no rework
firefighting | Go out to fires, accidents and alarms; Check and care for gear and vehicles; Take part in drills; Teach people how to prevent fires | Fire and rescue practice; Working in a crew | Served in a crew through a busy year
growing | Plant, tend and harvest; Mow, prune and water; Care for tools and machines; Watch for pests and weather | Plants and soils; Safe use of machines | Brought a crop or garden through a season
animal-care | Feed, handle and watch over animals; Help with examinations and treatments; Clean and prepare rooms; Talk with owners | Safe handling of animals; Noticing small changes | Improved the care of animals in a clinic, farm or shelter
product-support | Answer questions of users and find the cause of faults; Write reports that developers can act on; Keep help pages up to date; Tell the team what users struggle with | Finding faults step by step; Clear writing | Reduced the number of repeated questions
negotiation | Prepare talks and set limits; Negotiate terms with partners; Write down the outcome; Keep relations good after hard talks | Finding the interests behind positions; Calm under pressure | Reached terms that both sides kept
reception | Greet visitors and answer calls; Take and pass on messages; Keep appointments and rooms in order; Handle mail and deliveries | Friendly manner; Order with many things at once | Set up a front desk that visitors praised
volunteers | Find and welcome volunteers or members; Match people with tasks; Organize meetings and training; Thank people and settle conflicts | Winning people for a cause; Clear tasks | Built up a group that keeps going
communications | Write and place messages for the public and for staff; Answer questions of the press; Plan announcements; Find out what people have understood | Writing for different readers; Dealing with the press | Led the communication of an important change
legal-support | Prepare files, filings and exhibits; Keep dates and deadlines; Search documents and sources; Stay in touch with courts and clients | Court forms and deadlines; Careful filing | Prepared a case so that nothing was missing
de-escalation | Calm people in conflict by voice and distance; Call for help in time; Look after those involved; Report what happened | Calm speech; Awareness of own limits | Settled tense situations by talking
seamanship | Get the vessel ready and check it before leaving; Handle lines, anchor and sails with the crew; Show people on board how to stay safe; Clean and look after deck and gear | Handling boats in changing weather; Working calmly in a crew | Brought passengers and vessel through a season without an accident
heavy-equipment | Operate excavators, loaders or plow trucks; Check and grease the machine each day; Keep people out of the working area; Report faults and repair small ones | Safe operation of heavy machines; Reading ground and weather | Worked several seasons without damage or injury
event-setup | Load, unload and carry equipment; Build and take down by plan; Check that everything stands firmly; Count parts and tools | Reading layouts; Working fast and safely in a crew | Had a large event ready on time
lending | Collect and check loan documents; Prepare closings; Follow renewals and insurance papers; Answer questions of borrowers | Loan documents and rules; Careful checking | Cleared a backlog of incomplete files
safeguarding | Notice when somebody may be at risk; Pass concerns on the same day; Keep exact notes; Teach colleagues what to do | Calm listening; Knowing where a concern must go | Acted on a concern so that somebody was safer
residential-care | Keep the day and the night in order; Calm conflicts; Help residents with daily tasks; Hand over with notes | Calm under stress; Friendly limits | Made a house or group calmer
control-room | Watch cameras and alarms; Take calls and send help; Keep a log with times; Check equipment | Clear questions on the phone; Staying attentive | Noticed something early and sent help in time
school-leadership | Set aims for the school with staff and governors; Visit lessons and talk about them; Carry out changes in the curriculum; Report openly on results | Judging teaching; Winning people for change | Raised what pupils learned in a school
web-pages | Build pages and interfaces from designs; Test them on devices and with a keyboard; Keep styles and parts in order; Mend faults and speed up pages | HTML, CSS and scripts; Accessible design | Rebuilt a site that people found easier to use
web-content | Write and publish pages and newsletters; Keep old pages right; Plan what comes out and when; Look at visits and act on them | Writing for the web; Content systems | Made a site that answered more questions by itself
it-management | Plan and run IT services; Find out what departments need; Work with suppliers; Prepare for failures | Weighing cost and risk; Managing technical teams | Replaced a main system without losing a day
sourcing | Search for candidates and write to them; Find out from managers whom they look for; Keep a list of people in touch; Report on the search | Search methods; Writing to busy people | Filled a role that had been open for long
archives | Describe and store records; Help people find what they need; Give access by rule; Copy and protect old papers | Describing records; Discretion | Opened a set of records to users
guiding | Prepare and give tours; Answer questions; Keep groups safe; Gather what visitors say | Speaking to groups; Knowledge of a place | Developed a tour that visitors recommended
caretaking | Open and lock the building; Do the daily round and the recorded checks; Do small repairs and call in others; Receive deliveries and contractors | Seeing faults early; Small repairs | Kept a building open and safe through a hard winter
learning-support | Help pupils with their tasks one by one and in small groups; Prepare rooms and material; Look after pupils in breaks; Tell the teacher what you have seen | Patience; Explaining in small steps | Helped a pupil to work alone again
counseling | Assess needs by talk, observation and tests; Plan and hold sessions; Advise families and teams; Write reports and notes | Assessment methods; Calm in a crisis | Helped somebody back into school or work
`;

const list = (cell: string | undefined): string[] =>
  (cell ?? '').split(';').map((item) => item.trim());

/** By the competency's id; every competency of the library has a row. */
export const roleMaterial: ReadonlyMap<string, RoleMaterial> = new Map(
  table
    .trim()
    .split('\n')
    .map((row): [string, RoleMaterial] => {
      const [id = '', duties, skills, results] = row.split('|').map((cell) => cell.trim());
      return [id, { duties: list(duties), skills: list(skills), results: list(results) }];
    }),
);
