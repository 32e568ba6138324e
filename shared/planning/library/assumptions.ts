/** What a question takes for granted of a job besides its competency. */
export interface Assumption {
  name: string;
  /** Questions with these words make it. */
  asks: RegExp | null;
  /** A job has it where its title or lines hold one of these words. */
  shown: RegExp;
  /** … and none of these. */
  denied: RegExp | null;
}

/**
 * name | words of a question that take it for granted | words of a posting that show it | words that deny it.
 * Words are parted by commas; * stands for the rest of a word, … for up to six words. A question can also name
 * it beside its type ("Technical, keeps-the-books: …"), a competency in `assumes`.
 */
const table = `
people-served | | customer*, users, client*, guest*, shopper*, patron*, consumer*, passenger*, public, buyers, visitor*, caller*, calls, enquir*, inquir*, resident*, voters, citizens |
customers | customer, customers, shopper* | customer*, users, client*, guest*, shopper*, patron*, consumer*, passenger*, buyers |
clients | client, clients, client's | client*, customer*, service user*, case*, accounts |
competitors | competitor, competitors, competitor's | competit*, market, markets, marketing, sales, commercial*, pricing, revenue, customer*, startup*, start-up* |
profit | profit, profits, profitability, margin, margins | profit*, margin*, p&l, revenue*, commercial*, pricing, sales, business unit*, budget*, costs, cost control | nonprofit, non-profit, not-for-profit
prices | cuts prices, cut prices, the price, a price, lower price, discount | price*, pricing, sale, sales, sell*, retail*, store*, shop*, commercial*, vendor*, supplier*, purchas*, procure*, quote*, estimat*, bid, bids, bidding, customer*, menu*, negotiat* |
sales-team | salesperson, salespeople, sales wants, sales team, sales rep, a salesperson's | sales*, selling, account executive*, business development |
board | board member, board members, the board, your board | board, boards, trustee*, director*, governance, committee*, council* |
chief-executive | chief executive, ceo | chief executive*, ceo, executive*, c-suite, c-level, senior leadership, leadership team, founder*, president, board |
union | the union, a union, union steward, shop steward | union*, labor relations, labour relations, bargaining, represented employees |
investors | investor, investors, shareholder* | investor*, shareholder*, fundrais*, venture*, equity, public compan*, listed |
students | student, students, student's, students' | student*, school*, universit*, college*, learner*, pupil*, teach*, class, classes, course*, youth*, education* |
press-calls | the press, a reporter | press, media, journalist*, reporter*, news*, spokes*, public relations, public affairs, communications |
subcontractors | subcontractor, subcontractors | subcontract*, contractor*, construction, trades |
people-in-care | | patient*, client*, service user*, resident*, case*, famil*, child*, participant* | veterinar*, animal*, pets
guests | guest, guests, tables | guest*, diner*, restaurant*, hotel*, hospitality, customer*, bar, visitor* |
bookings | booked | book*, reserv*, hotel*, check-in* |
visitors | visitor*, caller* | visitor*, caller*, calls, guest*, front desk, reception*, public, phone*, walk-in*, patron*, park* |
front-desk | front desk, at the desk, at the phone | reception*, front desk, visitor*, phone*, telephone*, calls, caller*, switchboard, walk-in*, enquir*, inquir* |
patients | patient, patients, patient's | patient*, nurse*, nursing, physician*, dental*, resident*, ward | veterinar*, animal*, pets
tablets | tablets, medicine, medication | medicat*, medicine*, drug*, dispens*, pharmac*, prescri*, nurse*, nursing, rn |
sterile-work | sterile, instruments | steril*, instrument*, dental*, operating room*, theatre* |
users | user, users, people use it | user*, usability, ux, customer*, help desk, helpdesk, employees, tickets, staff |
leads-people | (?<!outside )your team, your people, your staff, your employees, your best employee, your most experienced employee, your supervisors, a hire you, hire that you, people who report to you, one of your supervisors, one of your managers, your managers, your best person, under your leadership, people check their work, new person in your team, share out work that nobody wanted, give somebody feedback | supervis*, direct reports, line manag*, manage … team, manage … teams, manage … staff, manages … staff, manages … team, managing … team, managing … staff, managing people, lead … team, leads … team, leading … team, lead the team, lead a team, team leader*, team lead, leadership of, train and mentor, mentor … staff, coach … team, coaching … team, mentoring … team, develop … team, hire … team, build … team, head of, lead … staff, leading … staff, oversee … staff, oversee … team, performance reviews, appraisals, delegat*, manage … crew, lead … crew, subordinate*, apprentices, people management, motivate … team, motivate … staff, evaluate … officers, schedule … staff, staff management |
leads-a-shift | | shift lead*, supervis*, shift manager*, in charge, rota, rotas, roster*, team leader*, assistant manager*, schedul* staff, store manager*, restaurant manager*, lead … team, manage … team, manage … staff, opening and closing, run … shift |
volunteers | volunteer, volunteers, helpers who signed up, helped for nothing, who had only looked on | recruit … volunteers, train … volunteers, manage … volunteers, supervise … volunteers, coordinate … volunteers, coordinating … volunteers, support … volunteers, supporting … volunteers, lead … volunteers, engage … volunteers, recruiting … volunteers, managing … volunteers, training … volunteers, volunteer coordinat*, volunteer manage*, volunteer program*, volunteer engagement, work with volunteers, working with volunteers, members, community manager*, community engagement, volunteer opportunities, volunteering opportunities |
trains-others | | trainer*, nurse educator*, clinical educator*, continued education, deliver … training, provide … training, conduct … training, facilitat*, workshops, train … staff, train … employees, train new*, train … colleagues, train … users, train … team, train … teams, training … staff, training … new, training … users, training sessions, training programs, training programmes, training program, onboard*, teach*, instruct*, coach*, train and, trains, mentor*, train … customers, train … volunteers, train other* |
children | child, children, children's, parents | child*, pupil*, student*, young, youth, kids, infant*, toddler*, camp*, school*, nursery |
grading | graders | grad*, mark*, exam*, assess* |
course | (?<!off )(?<!change )course | course*, curricul*, program*, lesson*, module* |
publishes | publication, published under your name, final version | publish*, edit*, article*, blog*, content, press, journal*, copy, report*, video*, film*, photo* |
participants | people take part than planned | participant*, survey*, respondent*, interview*, user research, clinical, trial* |
own-design | those who build what you have designed, design review, design of yours | design* |
calculates | simulation | calculat*, simulat*, model*, analys*, design* |
measures | measurement is over, field sample, survey of yours | sampl*, measur*, monitor*, emission*, survey*, field*, test* |
crew | crew | crew*, gang, brigade, fire*, forest*, wildland, construction, paving, asphalt, deckhand*, field work* |
remote-ground | radio contact, far from the road | remote, backcountry, trail*, forest*, wild*, rural, field camp*, offshore, mountain* |
keeps-the-books | the books, book a cost, month looks better, not in finance, reconcile a bank, closing that was, difference in the accounts | accountant*, accounting, bookkeeper*, general ledger, ledgers, month-end, month end, financial statements, journal entr*, reconcil*, controller*, accounts payable, accounts receivable |
holds-a-budget | your budget, budget that went off course, budget you planned, same money, put together a budget, spending runs ahead, argued for spending | manage … budget*, managing … budget*, manages … budget*, prepar* … budget*, responsib* … budget*, overs* … budget*, control* … budget*, develop* … budget*, track* … budget*, monitor* … budget*, creat* … budget*, plan* … budget*, administ* … budget*, budget management, budget responsib*, budget preparation, budget planning, budget creation, budget process*, budgeting, budgets, forecast* |
suppliers | supplier, suppliers, carrier | supplier*, vendor*, purchas*, procur*, carrier*, contractor*, freight, shipping |
tenders | bidder, three offers, award | tender*, bid, bids, bidding, rfp*, rfq*, quotes, quotation*, sourcing, procur* |
daily-personal-care | washing, dressing | personal care, wash*, dress*, bath*, hygiene, feeding, daily living, toileting |
washrooms | washroom, trolley | washroom*, toilet*, restroom*, bathroom*, janitor*, custod*, housekeep*, cleaner*, sanit* | coordinator*, co-ordinator*, supervisor*, cleaning manager*, private home, our home, my home, our house, household
cooks-food | raw and ready-to-eat, station before the cooking, dish you made | raw, cook*, kitchen*, meat*, food prep*, prepare … food, prepares … food, chef*, deli, butcher*, culinary, meals |
keeps-food | refrigerator, chilled or frozen | frozen, chill*, refriger*, freezer*, kitchen*, cook*, food prep*, prepare … food, grocer*, perishable*, food storage, bak*, deli |
till | your drawer, card terminal, a till, rule about money | cash handling, handl* cash, handles cash, cash register*, cashier*, cash drawer*, cash payment*, cash and, cash control*, count cash, tills, a till, the till, register, registers, teller*, card payment*, tak* payment*, accept* … payment*, collect* payment*, pos, checkout*, mak* change |
campaigns | a campaign, campaign of | campaign*, marketing, advertis*, brand*, promot*, paid media |
takes-food-orders | allergy | order*, serve*, serving, guest*, customer*, restaurant*, menu*, meals, diner* |
contracts | contract, contracts, lease | contract*, agreement*, lease*, leasing, negotiat* |
delivers-goods | take the delivery, the load is urgent | deliver*, courier*, parcel*, goods, freight, load*, truck*, cargo, haul* |
drivers | (?<!which )drivers?, (?<!from )the road, vehicle is free, runs or calls | driver(?!['’]), drivers(?!['’]), truck*, fleet, vehicle*, dispatch*, ambulance*, carrier*, transport* |
social-media | post of ours | social*, community, online, digital |
campaign-spend | budget you planned with, divide a budget | budget*, spend*, paid, advertis*, ads |
tests-online | test between two versions | test*, digital, email*, ads, conversion*, analytics, online, web* |
speakers | speaker | speaker*, conference*, seminar*, panel*, webinar*, lecture*, talks |
press | journalist | press, media, journalist*, public relations, reporter*, spokes* |
records-of-people | same person | patient*, client*, customer*, member*, student*, voter*, employee*, donor*, personnel, crm, applicant* |
data-entry | hundreds of records | data entry, enter … data, enter … records, entering … data, inputting, input … data, keying, high volume |
signs-checks | fill in a check, sign off checks | check*, inspect*, log, logs, temperature*, test*, audit* |
calendars | calendars, two meetings | calendar*, appointment*, diary, diaries, schedul* … meeting*, executive*, schedul* |
spreadsheets | spreadsheet | excel, spreadsheet*, data*, sheets |
farm-machines | spray or mow, machine jams | machin*, tractor*, equipment, mow*, harvest*, spray* |
animal-owners | owner to hold, owner wants, tell an owner | owner*, client*, customer*, pet*, groom*, veterinary clinic, veterinary practice, veterinary hospital |
dogs | dog gets loose | dog*, pet*, kennel*, vet, veterinar*, shelter* |
partners | a partner has heard | partner*, stakeholder*, agenc*, board*, department*, client* |
interprets | while you interpret | interpret* |
buildings-at-night | alarm goes off, empty building | building*, premises, alarm*, night*, propert*, facilit* |
patrols | patrol | patrol* |
bills | a bill is changed | legislat*, bill, bills, statut*, government affairs, regulat* |
shop-floor | in your store, your store, the store looks, in a store, the sales floor, store was full, a shop, shop area, a display, goods you sell, return something without a receipt, item into their bag, left with something better suited | shop, shops, store, retail*, boutique*, till*, cash register*, sales floor, merchandis*, cashier*, checkout*, counter | warehouse*, factory, stores person, storekeep*, salon*, spa
software-product | promise a feature | software, saas, platform*, app, apps, product* |
donors | donor, donors | donor*, donation*, giving, philanthrop*, fundrais* |
developers | developer, developers | developer*, engineer*, bug*, product team* |
writes-code | code, your change is live | software engineer*, software developer*, web developer*, mobile developer*, full stack, full-stack, backend engineer*, back-end engineer*, frontend engineer*, front-end engineer*, backend developer*, frontend developer*, front-end developer*, back-end developer*, python developer*, programmer*, codebase, code base, code review*, write … code, clean code, devops, developer | web designer*, graphic designer*, graphic / web designer*
models | your model, how good a model, model or pipeline | model*, machine learning, ml, pipeline* |
data-loads | nightly load, design a table | pipeline*, etl, warehouse*, database*, sql, schema*, load*, model* |
building-site | find on site, new site, work on a site, another trade, weather or material, job that had to be done over | construction, building site*, building work*, jobsite*, job site*, job sites, contractor*, carpent*, concrete, blueprint*, install*, plumb*, electric*, roof*, builder*, scaffold* |
machines | (?<!my )(?<!espresso )machine, machine or line, your line | machine*, machinery, line, assembl*, press, equipment |
drawings | drawing | drawing*, blueprint*, pattern*, plans, sketch*, design*, specification* |
shift-work | end of your shift, shift before yours | shift*, rota, rotas, roster*, nights, night, 24 hours, 24/7, around the clock, handover* |
bought-from | stay a customer | sales, sell*, shop*, retail, store*, subscri*, restaurant*, saas | driver(?!['’]), drivers(?!['’]), truck*
sponsors | sponsor, no authority over the people | stakeholder*, sponsor*, cross-functional, project manager*, program manager*, programme* |
desk-promises | small tasks you have promised, due weeks from now | administrat*, office*, coordinat*, email*, calendar*, project*, client* | dispatch*, general manager*, press, presses, mold*, patients
kitchen | in a kitchen, the food must be ready, stopped service | kitchen*, cook*, chef*, culinary, food prep*, prepare … food, baker* |
store-room | damp in | archiv*, museum*, conserv*, preserv*, artefact*, artifact*, special collections |
colleagues | a colleague, another colleague, others had stopped, somebody else you worked with | team*, colleague*, staff*, crew*, co-worker*, coworker*, department*, shift*, employee*, supervis*, office*, manager*, lead* | private home, housekeeper in, our home, my home, our house, hauler*, truck driver*, otr
protective-equipment | protective equipment | ppe, protective, safety equipment, hard hat*, machin*, construction, building site*, plant, warehouse*, factory, chemical*, weld*, forklift*, hazard*, safety, tools |
goods-made | fault in a product, the team leader is away | manufactur*, assembl*, factory, machine*, plant, mold*, mould*, packag*, production line* | television, tv, film, show, shows, audience, studio
orders-transport | a supplier or carrier let you down | procure*, purchas*, buyer*, sourcing, dispatch*, supply chain*, logistics coordinat*, select … carriers, schedule … carriers, book … carriers, vendor*, supplier* |
drinks-known | find a drink, keep drinks the same, behind a bar or coffee counter | barista*, bartend*, cocktail*, coffee, wine, wines, sommelier*, mixolog*, bar manager* | boat*, vessel*, charter*, yacht*
audience | about your audience | campaign*, audience*, segment*, analytics, seo, brand*, marketing | boat*, vessel*, charter*, yacht*
office-routines | office routine, get half of the details | administrat*, secretar*, office manager*, office assistant*, office coordinat*, clerical, office procedures, office support, receptionist*, travel arrangements | cctv, switchboard
counted-stock | count a part of the stock | inventor*, count*, stock*, cycle count* |
many-learners | results of your learners, grading | grad*, mark*, exam*, assess*, pupil*, student*, school* | fitness, exercise class*, aerobic*, gym
group-of-learners | | teach*, tutor*, classroom*, coach*, counsel*, youth, childcare, child care, nursery, preschool, kindergarten, instructor*, paraeducator*, supervis* … children, supervis* … students, after-school | cook*, kitchen*, catering, cleaner*, caretaker*
workplace | with a teammate, a colleague was struggling, colleague with whom, did not know your work | * | private home, housekeeper in, housekeeper for, our home, my home, our house
recipes | a recipe | recipe*, pastry chef*, head baker*, chef*, menu*, pizza* |
cleans | | clean, dishwash*, dish washer*, cleans, cleaning, cleaner*, housekeep*, janitor*, custod*, sanit* | bar, bars
says-customers | | customer service, serve … customer*, help … customer*, assist … customer*, customer-facing, answer … customer*, customer support, advise … customer*, customer enquir*, customer inquir*, customer request*, customer requests, shopper*, cashier*, retail | counsel, attorney*, designer*, director*, engineer*
says-clients | | client* |
says-patients | | patient care, care of patients, care for patients, nurse*, nursing, therapist*, physician*, dental*, hygienist*, pharmac*, medical assistant*, clinic | veterinar*, animal*, pets, guard*, security, cleaner*, photograph*, cook*
records-media | | photograph*, video*, film*, audio*, camera*, record*, sound*, shoot*, broadcast* | reception*, office, receptionist*
decides-hires | | recruiter*, hiring manager*, interviews candidates, interview candidates, select* candidates, hire staff, hiring decisions, full-cycle, full cycle | sourcer*
hires | | recruit*, hiring, candidate*, talent, sourc*, staffing |
handles-orders | | medicat*, medicine*, pharmac*, prescri*, dispens*, specimen*, sample*, dose*, treatment*, lab, laborator* | educator*
plans-care | | care plan*, plan of care, plans of care, treatment plan*, case manag*, case plan*, service plan*, social work*, assessments, referral*, coordinat* … care |
passengers | | passenger*, bus, buses, taxi*, shuttle*, riders, chauffeur*, ferry, van pool |
teaches-children | | teacher*, childcare, child care, nursery, preschool, classroom*, camp counsel*, paraeducator*, tutor*, after-school | lecturer*, professor*, secretary, cook*, caretaker*
lessons | | lesson*, classroom*, pupil*, student*, course*, school*, curricul*, lectur* | fitness, exercise class*, aerobic*, gym
events-run | | event, events, conference*, festival*, wedding*, fundraiser*, gala*, ceremon* | exhibition team
workshop | | workshop, wood*, cabinet*, weld*, fabricat*, machinist*, furniture, sew*, jewel*, upholster*, pottery, laminat*, lathe*, bench | hvac, erection, plumb*
buildings | | building*, premises, school*, site*, facilit*, propert*, key holder, keyholder |
environment-work | | sustainab*, energy, emission*, waste, recycling, carbon, net zero, environmental program*, environmental management, climate |
own-research | | postdoc*, scientist*, researcher*, fellow*, principal investigator, psychologist*, professor*, lecturer*, publish*, peer-reviewed | intern, interns, assistant
waiting-room | | clinic*, practice, reception*, front desk, outpatient*, emergency department, dental, optic*, appointment* | night
teaches | | teacher*, teach, teaches, teaching, lecturer*, instructor*, professor*, tutor* | support assistant*, psychologist*, counselor*, aide*
newsroom | | news*, journalis*, daily, magazine*, press, blog*, broadcast*, reporter* | book, books, scholarly
writes-texts | | writer*, writing, write, writes, copywrit*, articles, blog*, journalis*, technical writ* | acquisition*, book editor*, books
book-publishing | | manuscript*, acquisition*, books, book publish*, scholarly, authors | library, archiv*
bench-work | | workshop, bench, lab, laborator*, machine*, kitchen*, ward, shop floor, electric*, maintenance, warehouse* | paving, asphalt, road*, driver*, hauler*
dishes | | dishwash*, dishes, pot wash*, kitchen porter*, ware washing, kitchen steward* |
clinical-procedures | | venipuncture, ekg, phlebotom*, procedures, catheter*, injection*, wound*, iv, blood draw* | veterinar*, animal*, pets, policies and procedures
counsels | | counsel*, psycholog*, psychotherap*, mental health | counsel to the, legal counsel, attorney*
on-the-road | | driver(?!['’]), drivers(?!['’]), hauler*, courier*, delivery truck*, route driver(?!['’]), drivers(?!['’]), trucking | agent*, technician*, optic*, manager*, teacher*
technical-work | | engineer*, developer*, programmer*, analyst*, architect*, designer*, scientist* |
repairs | | technician*, mechanic*, electrician*, plumb*, hvac, maintenance worker*, caretaker*, field service | driver(?!['’]), drivers(?!['’])
stylist | | stylist*, hairdress*, barber*, cosmetolog*, beautician*, nail tech*, esthetic*, makeup | coordinator*, receptionist*
pays-bills | | accounts payable, invoice*, payables, payments, bookkeep* | tax accountant*
loans | | loan, loans, lend*, mortgage*, underwrit*, borrower* |
vessel | | vessel, vessels, boat*, yacht*, ferry, ferries, ship, ships, deckhand*, skipper* |
heavy-equipment | | operat* … heavy equipment, operat* … equipment, equipment operat*, operat* … excavator*, excavator*, backhoe*, bulldozer*, motor grader*, plow truck*, snow plow*, crane operat*, skid steer*, earthmoving, paver* operator*, paver operator*, operat* … paver* | assist heavy equipment, assist equipment
private-home | | private home, our home, my home, our house, household, homes, houses, housekeeper*, domestic | hotel*, motel*, hospital*, resort*, guest*, coordinator*, supervisor*
residential-home | | group home*, residential, residents, supported living, house parent*, milieu |
people-at-risk | | child*, pupil*, student*, young people, youth, vulnerable*, resident*, service user*, safeguard*, client*, patient* |
school | | school*, headteacher*, pupil*, head teacher* |
control-room | | cctv, control room*, emergency calls, 911, alarm*, camera*, surveillance, telecare, emergency call*, call taking |
archive | | archiv*, manuscript*, historical records, special collections, sacramental |
guided-visits | | tour, tours, docent*, interpretive, guide visitors, guided |
web-content | | website*, web content, web pages, web site*, content management, newsletter*, blog*, social media |
it-services | | information technology, it, technology, technical service*, help desk*, infrastructure |
portfolio | portfolio | portfolio*, design*, illustrat*, artist* |
`;

const compile = (words: string): RegExp | null =>
  words === ''
    ? null
    : new RegExp(
        `(?<![\\p{L}])(?:${words
          .replaceAll(' … ', '(?: \\S+){0,6} ')
          .replaceAll('*', '[\\p{L}]*')
          .replaceAll(', ', '|')})(?![\\p{L}])`,
        'iu',
      );

export const assumptions: readonly Assumption[] = table
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', asks = '', shown = '', denied = ''] = row
      .split('|')
      .map((cell) => cell.trim());
    return { name, asks: compile(asks), shown: compile(shown) ?? /$^/, denied: compile(denied) };
  });

/** What a job has only where its posting says so, whatever its title. */
export const neverImplied: ReadonlySet<string> = new Set(
  'leads-people competitors profit prices sales-team board chief-executive union investors shop-floor press-calls students volunteers'.split(
    ' ',
  ),
);

/** What a question takes for granted by its words. */
export const assumptionsOf = (question: string): string[] =>
  assumptions.flatMap(({ name, asks }) => (asks?.test(question) ? [name] : []));

/** Whether the words of a job's title and lines show each thing that a question takes for granted. */
export const assumptionsShown = (names: readonly string[], job: string): boolean =>
  assumptions.every(
    ({ name, shown, denied }) =>
      !names.includes(name) || (shown.test(job) && denied?.test(job) !== true),
  );
