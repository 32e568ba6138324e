import { describe, expect, test } from 'vitest';
import { readPosting } from './readPosting.ts';
import { sectionKind } from './sectionHeadings.ts';

const linesOf = (text: string) => readPosting({ text }).lines.map(({ text: line }) => line);
const kindsOf = (text: string) => readPosting({ text }).lines.map(({ kind }) => kind);

describe('headings', () => {
  test.each([
    ['Your responsibilities', 'duties'],
    ["What you'll do", 'duties'],
    ['Duties and classification', 'duties'],
    ['Location and main tasks', 'duties'],
    ['What we’re looking for', 'requirements'],
    ['Minimum qualifications (all locations)', 'requirements'],
    ['Nice to have', 'preferred'],
    ['Who we are', 'company'],
    ['How to apply', 'application'],
    ['Physical requirements', 'conditions'],
    ['Benefits', 'benefits'],
    ['Team Blue', null],
  ])('“%s” opens %s', (heading, kind) => {
    expect(sectionKind(heading)).toBe(kind);
  });
});

test.each([
  ['Post: Caretaker / Boatman\nSalary: low', 'Caretaker / Boatman'],
  ['Job Postings\n\nHarbor Organist Job Description\n\nYou will play.', 'Harbor Organist'],
  ['CRANE OPERATOR (100T MOBILE) IMMEDIATE START!!!\nDUTIES:', 'Crane Operator (100T Mobile)'],
  ['Harbor Librarian, full time, 30 hours\n\nYou will lend books.', 'Harbor Librarian'],
  ['Pilot at Blue Harbor\n\nYou will steer.', 'Pilot'],
  ['Blue Harbor Union\nSocial Media Coordinator\n\nYou will post.', 'Social Media Coordinator'],
  ['We bake bread.\n\nYou will bake it.', null],
])('%j is for the job %s', (text, title) => {
  expect(readPosting({ text }).title).toBe(title);
});

describe('the lines of a posting', () => {
  test('are its duties and requirements, without pay, benefits and applying', () => {
    const text = `Barista

Who we are
We roast coffee in three cities.

Your responsibilities
- Prepare drinks to order
- Count the stock each evening; order milk and beans
What you bring
- A year behind a bar
Benefits
- Free coffee
How to apply
- Send two references`;
    expect(linesOf(text)).toEqual([
      'Prepare drinks to order',
      'Count the stock each evening',
      'order milk and beans',
      'A year behind a bar',
    ]);
    expect(kindsOf(text)).toEqual(['duty', 'duty', 'duty', 'requirement']);
  });

  test('come to an end where the letter is spoken of', () => {
    const text = `Duties\n- Splice ropes and nets\nTo apply, send us the following;\n- Your experience of boats\n- Write why you want to sail`;
    expect(linesOf(text)).toEqual(['Splice ropes and nets']);
  });

  test('follow a heading at the end of a paragraph, also in one line with it', () => {
    const text = `The clerk works with pilots and masters on the loans of boats to visitors of the harbor. Position Accountabilities: • Splice ropes and nets • Repair the sails of boats`;
    expect(linesOf(text)).toEqual(['Splice ropes and nets', 'Repair the sails of boats']);
  });

  test('come apart at gaps and at words that have run together', () => {
    const text = `We sail.   Essential Duties and Responsibilities   Splice ropes and nets   Repair the sails, oars, Masts   and flags of boats\nRequirements\n- Strong knowledge of knotsFluent in reading charts of the bay`;
    expect(linesOf(text)).toEqual([
      'Splice ropes and nets',
      'Repair the sails, oars, Masts and flags of boats',
      'Strong knowledge of knots',
      'Fluent in reading charts of the bay',
    ]);
  });

  test('are found where a paragraph is nothing but tasks', () => {
    expect(linesOf('Deckhand\n\nHelp run the pier. Sell tickets, weigh the catch.')).toEqual([
      'Help run the pier.',
      'Sell tickets, weigh the catch.',
    ]);
  });

  test('are found in prose without headings', () => {
    const text = `Our bakery has stood on Mill Street since 1950. You will bake bread and rolls from four in the morning. You have worked with sourdough before, and knowledge of French pastry is a plus. We offer a free breakfast.`;
    expect(linesOf(text)).toEqual([
      'You will bake bread and rolls from four in the morning.',
      'You have worked with sourdough before, and knowledge of French pastry is a plus.',
    ]);
    expect(kindsOf(text)).toEqual(['duty', 'preferred']);
  });

  test('among requirements are duties where they say what somebody does', () => {
    const text = 'Qualifications\n- Two years at sea\n- Maintains the log of the ship';
    expect(kindsOf(text)).toEqual(['requirement', 'duty']);
  });

  test('keep what one word of small print once silenced', () => {
    const text = `Duties:
- Prepare files for the hearing officer
- Take attendance and call families of absent pupils
- Open the branch at 8 a.m. and count the float`;
    expect(linesOf(text)).toHaveLength(3);
  });

  test('are whole where the page broke them', () => {
    const text = `Duties
- Answer questions of visitors at the front desk and on the
  telephone in two languages
- File letters`;
    expect(linesOf(text)).toEqual([
      'Answer questions of visitors at the front desk and on the telephone in two languages',
      'File letters',
    ]);
  });

  test('come apart where a list lost its line breaks', () => {
    const text = `Requirements: Experience with pumps and valves in a plant of any size and age Knowledge of safe isolation before work Ability to read piping drawings and to keep a logbook of all repairs`;
    expect(linesOf(text)).toEqual([
      'Experience with pumps and valves in a plant of any size and age',
      'Knowledge of safe isolation before work',
      'Ability to read piping drawings and to keep a logbook of all repairs',
    ]);
  });

  test('include items in title case, which look like headings', () => {
    const text = `Skills\nAttention To Detail\nClear Written English\nTime Management\n`;
    expect(linesOf(text)).toContain('Attention To Detail');
  });

  test('are read under a heading of unusual words', () => {
    const text = `What you'll own\n- Answer help desk tickets\n- Own the roadmap`;
    expect(linesOf(text)).toEqual(['Answer help desk tickets', 'Own the roadmap']);
  });

  test('are found in prose whose subject is the job’s title', () => {
    const text = `Harbor Clerk

Summary

The Harbor Clerk logs the ships and their cargo. The Harbor Office offers a view. The City Council meets here.`;
    expect(linesOf(text)).toEqual(['The Harbor Clerk logs the ships and their cargo.']);
  });

  test.each([
    [
      'in a table and behind arrows',
      'Sailmaker\nWhat you bring\n> Sense for good cloth\nSteady hands at the helm | E |\nHours and pay\nTen hours a day at sea',
      ['Sense for good cloth', 'Steady hands at the helm'],
    ],
    [
      'in capitals without a list',
      'DECKHAND\n\nYOU WILL CLEAN THE DECK AND COIL THE ROPES. YOU WILL STAND WATCH.',
      ['You will clean the deck and coil the ropes.', 'You will stand watch.'],
    ],
    [
      'behind stars on one row',
      'Harbor cook\nresponsibilities: cook for a crew of six * order fresh fish * clean the galley\nwe offer: a bunk * free tickets',
      ['cook for a crew of six', 'order fresh fish', 'clean the galley'],
    ],
    [
      'in rows without marks or headings',
      'Sailmaker\n\nProgram Manager, part-time\nCut and sew sails for small boats\nMeasure masts on board\nStaff discount of ten percent',
      ['Cut and sew sails for small boats', 'Measure masts on board'],
    ],
    [
      'in prose about the trade',
      'Sailmaker\n\nThe sailmaker cuts sails, repairs nets and trains one apprentice. The harbor sells fish.',
      ['The sailmaker cuts sails, repairs nets and trains one apprentice.'],
    ],
    [
      'in a posting all in capitals, which keeps its codes',
      'SAILMAKER WANTED!!!\nDUTIES:\nCUT SAILS OF 20M AND CHECK SEAMS W/ A LAMP\nLOG EACH REPAIR IN VTS\nRATE $30 P/H FLAT',
      ['Cut sails of 20M and check seams w/ a lamp', 'Log each repair in VTS'],
    ],
    [
      'behind pictures that mark the items',
      'Harbor cook\n\nResponsibilities\n⚓ cook for a crew of six\n⚓ order fresh fish\nWe pay on Fridays',
      ['cook for a crew of six', 'order fresh fish'],
    ],
    [
      'behind labels inside a paragraph',
      'Our harbor is old. Responsibilities: paint the buoys. Requirements: knowledge of knots.',
      ['paint the buoys.', 'knowledge of knots.'],
    ],
    [
      'as tasks with a verb each in one long sentence',
      'Duties\n- Greet the guests on the pier, check tickets and passports, load the luggage into the hold, count everybody on board, and cast off on time',
      [
        'Greet the guests on the pier',
        'check tickets and passports',
        'load the luggage into the hold',
        'count everybody on board',
        'cast off on time',
      ],
    ],
    [
      'in what “they will” do',
      'Harbor clerk\n\nThey will log the ships and count their cargo. They pay well.',
      ['They will log the ships and count their cargo.'],
    ],
    [
      'behind a heading of many words and under one of mixed words',
      'The following gives a range of the duties and responsibilities of this post:\n- Preparation of halls for feasts\nGood fit if:\n- You know how to row',
      ['Preparation of halls for feasts', 'You know how to row'],
    ],
    [
      'where a line break is lost after a full stop',
      'Requirements\nStrong sense of direction at night.Knowledge of the tides',
      ['Strong sense of direction at night.', 'Knowledge of the tides'],
    ],
    [
      'in rows of whole sentences that each begin with a task',
      'Farm hand\n\nManage the harvest of beans.\nWater the young trees.\nOur farm is old.',
      ['Manage the harvest of beans.', 'Water the young trees.'],
    ],
    [
      'after a row that ends with “including”',
      'Garden manager\n\nThe garden manager leads three apprentices in all the work including\n\nBed preparation and weeding\n\nCare of the hens',
      [
        'The garden manager leads three apprentices in all the work including',
        'Bed preparation and weeding',
        'Care of the hens',
      ],
    ],
    [
      'behind “the following duties”',
      'Farm manager\n\nDuties\nThe job asks you to perform the following duties: train helpers; plan the weeks.',
      ['train helpers', 'plan the weeks.'],
    ],
    [
      'where headings and spaces are lost',
      'Harbor Writer\nWe are a port of great cities.Role Overview:We sail.Responsibilities:Write the news of the port.Print it every week.',
      ['Write the news of the port.', 'Print it every week.'],
    ],
    [
      'below how to apply',
      'To Apply:\nSend a letter.\n\nThe harbor is seeking an archivist. The primary responsibility will be management of the maps. You will index each chart.',
      ['You will index each chart.'],
    ],
    [
      'in a paragraph of sentences that each begin with a task',
      'Harbor host\n\nThe harbor is wide. HOW YOU WILL HELP US Greet the guests. Record their names. Prepare the cabins. Ensure quiet at night. Thank you.',
      ['Greet the guests.', 'Record their names.', 'Prepare the cabins.', 'Ensure quiet at night.'],
    ],
    [
      'where items run into each other',
      'Requirements\nOne year at sea requiredMust be able to tie knotsStrong sense of balance',
      ['One year at sea required', 'Must be able to tie knots', 'Strong sense of balance'],
    ],
    [
      'where small letters meet capitals and gaps stand for breaks',
      'Duties\nSort the mail of the bayGreet the pilots   Check the charts with care  Mend old sails by hand  Wash the decks of the boats',
      [
        'Sort the mail of the bay',
        'Greet the pilots',
        'Check the charts with care',
        'Mend old sails by hand',
        'Wash the decks of the boats',
      ],
    ],
    [
      'where a verb with a capital stands among small letters',
      'Duties\n- Find new ways to moor boats Utilise the tide tables for each day',
      ['Find new ways to moor boats', 'Utilise the tide tables for each day'],
    ],
    [
      'in the sentences of a summary',
      'Position Summary: Completes repairs of boats; supervising the crew and guests. Join a fine port! The bay is wide.',
      ['Completes repairs of boats', 'supervising the crew and guests.'],
    ],
    [
      'in what the person who is sought will do',
      'Harbor master\n\nThe bay is seeking a harbor master who will lead the crews of three piers. We pay well.',
      ['lead the crews of three piers.'],
    ],
    [
      'in what those of the title do',
      'Harbor Trainees\n\nTrainees will mend nets and sails. Trainees will be paid each week.',
      ['Trainees will mend nets and sails.'],
    ],
    [
      'in what your responsibility and your duties are',
      'As a pilot, your primary responsibility will be to guide ships. Calming captains will also be part of your duties. The pay is fair.',
      [
        'As a pilot, your primary responsibility will be to guide ships.',
        'Calming captains will also be part of your duties.',
      ],
    ],
    [
      'but not in what bars somebody',
      'Requirements\n- Two years of driving\nCriminal history:\n- Eluding a police officer\n- Perjury of any kind',
      ['Two years of driving'],
    ],
    [
      'in items that the page broke after a word or two',
      'Duties\n- Feeds\nMonkeys and apes in the\nold house\n- Records\nwhat they eat\nPay: low',
      ['Feeds Monkeys and apes in the old house', 'Records what they eat'],
    ],
    [
      'in a paragraph under its heading in one line',
      'Zoo helper\n\nDuties & Responsibilities Feeds the apes. Cleans the houses. Answers questions of guests. Reports wounds.',
      ['Feeds the apes.', 'Cleans the houses.', 'Answers questions of guests.', 'Reports wounds.'],
    ],
  ])('are found %s', (_, text, lines) => {
    expect(readPosting({ text }).lines.map((line) => line.text)).toEqual(lines);
  });

  test('are read where a list is in capitals', () => {
    const text = `WHAT YOU WILL DO:\n• CLEAN THE LIGHT AND CHECK THE LENS EACH NIGHT\n• LOG SHIPS IN VTS`;
    expect(readPosting({ text }).lines.map((line) => line.text)).toEqual([
      'Clean the light and check the lens each night',
      'Log ships in VTS',
    ]);
  });

  test('go on after a heading within the duties', () => {
    const text = `Duties\nIn the kitchen:\n- Wash up\nIn the hall:\n- Lay the tables`;
    expect(linesOf(text)).toEqual(['Wash up', 'Lay the tables']);
  });

  test('stay where they hold a link or bold words', () => {
    const text = `Duties\n- Keep the [price list](https://shop.test/prices) **up to date**\n- File letters`;
    expect(linesOf(text)).toEqual(['Keep the price list up to date', 'File letters']);
  });

  test('follow what a public office says of specialized experience', () => {
    const text = `Qualifications\nSpecialized experience is defined as: Mapped trails and counted visitors of a park.\nSpecialized experience for grade 6 is: Inspects bridges.`;
    expect(linesOf(text)).toEqual([
      'Mapped trails and counted visitors of a park.',
      'Inspects bridges.',
    ]);
  });
});

test.each([
  [
    'We keep a light.  Our keepers have the following duties:    Greet the pilots at the pier    Trim the wicks of all lamps    Report ships to the harbor    Benefits    Free rides',
    ['Greet the pilots at the pier', 'Trim the wicks of all lamps', 'Report ships to the harbor'],
  ],
  [
    'Duties:\n- Paints buoys of good qualityMaintains the log of the pier',
    ['Paints buoys of good quality', 'Maintains the log of the pier'],
  ],
])('items whose line breaks are lost are read apart: %j', (text, lines) => {
  expect(readPosting({ text }).lines.map((line) => line.text)).toEqual(lines);
});

describe('a posting in Markdown', () => {
  const lines = (text: string) => readPosting({ text }).lines.map(({ text: line }) => line);

  test('keeps its line breaks where a tag stands in it', () => {
    const text = `# Boat builder\n\n<div align="center">Harbor Works</div>\n\n## Duties\n\n- Plank the hulls of small boats\n- Varnish masts and oars\n- Splice new ropes\n\n## Requirements\n\n- Experience with planes and adzes\n- Skill in reading boat plans<br>`;
    expect(lines(text)).toEqual([
      'Plank the hulls of small boats',
      'Varnish masts and oars',
      'Splice new ropes',
      'Experience with planes and adzes',
      'Skill in reading boat plans',
    ]);
  });

  test('has no backslashes before its bullets', () => {
    expect(lines('Duties:\n\n\\- Plank the hulls of small boats\n\\- Splice new ropes')).toEqual([
      'Plank the hulls of small boats',
      'Splice new ropes',
    ]);
  });

  test('leaves links out', () => {
    const text = `Duties:\n- Download a role profile (PDF).\n- Apply on our page by clicking here\n- Splice new ropes by hand`;
    expect(lines(text)).toEqual(['Splice new ropes by hand']);
  });
});
