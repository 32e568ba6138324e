import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { postingText } from './postingText.ts';
import { readPosting } from './readPosting.ts';
import { sectionKind } from './sectionKind.ts';

const fixture = (name: string) =>
  readFileSync(
    fileURLToPath(new URL(`../../tests/fixtures/postings/${name}`, import.meta.url)),
    'utf8',
  );

describe('sections of a posting', () => {
  test('are found in HTML, with lists and entities read', () => {
    const posting = readPosting({ text: fixture('software-engineer.html') });
    const inSection = (kind: string) =>
      posting.statements.filter(({ section }) => section === kind).map(({ text }) => text);
    expect(inSection('responsibilities')).toContain(
      'Document decisions about the system’s architecture',
    );
    expect(inSection('requirements')).toHaveLength(5);
    expect(posting.sections.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['benefits', 'equal-opportunity']),
    );
  });

  test('are found in plain text by headings that end in a colon', () => {
    const posting = readPosting({ text: fixture('community-nurse.txt') });
    const duties = posting.statements.filter(({ heading }) => heading === 'Your responsibilities:');
    expect(duties.map(({ section }) => section)).toEqual(Array(4).fill('responsibilities'));
    expect(posting.title).toBe('Community Nurse');
  });

  test('about pay, benefits, applying and equal opportunity give no statement', () => {
    for (const name of ['software-engineer.html', 'community-nurse.txt']) {
      const all = readPosting({ text: fixture(name) })
        .statements.map(({ text }) => text)
        .join('\n');
      expect(all).not.toMatch(/vacation|laptop|insurance|electric cars|resume|race, color|\$34/);
    }
  });

  test('are told by the form of each statement where there is no heading', () => {
    const text = [
      'Elections Assistant',
      'Prepares polling places and their supplies.',
      'Under the direction of the Clerk, coordinates early voting in the county.',
      'Knowledge of election law.',
      'The county lies between two rivers.',
    ].join('\n');
    expect(readPosting({ text }).statements.map(({ section }) => section)).toEqual([
      'responsibilities',
      'responsibilities',
      'requirements',
      'other',
    ]);
  });

  test('of duties end where a list goes on with what is asked of a person', () => {
    const text =
      'Duties\nProcesses ballots and files.\nMaintains current knowledge of the Act.\nAbility to read maps of the county.';
    const { statements, sections } = readPosting({ text });
    expect(statements.map(({ section }) => section)).toEqual([
      'responsibilities',
      'responsibilities',
      'requirements',
    ]);
    expect(sections).toContainEqual({ kind: 'requirements', heading: 'Duties', statements: 1 });
  });

  test('are found though a remark or a stroke stands behind their heading', () => {
    const text =
      'ESSENTIAL DUTIES: (These examples are illustrative only.)\nProcesses ballots and files.\n' +
      'PREFERRED QUALIFICATIONS: -\nExperience with voting machines.';
    expect(readPosting({ text }).statements.map(({ section }) => section)).toEqual([
      'responsibilities',
      'preferred',
    ]);
  });

  test('on a bonus or an incentive are benefits, and a subject of the work is no requirement', () => {
    expect(sectionKind('Referral Bonus')).toBe('benefits');
    expect(sectionKind('Language Incentive')).toBe('benefits');
    expect(sectionKind('SUPERVISION RECEIVED:')).toBe('conditions');
    expect(sectionKind('Candidate Qualification and Filing')).toBeNull();
    expect(sectionKind('Ballot Preparation & Certification')).toBeNull();
    expect(sectionKind('Certifications')).toBe('requirements');
  });

  test('on applying go on through a line that only leads to its list', () => {
    const text =
      'Duties\nProcesses ballots.\nHow to apply:\nInterested people should send the following:\nNames of three former colleagues';
    expect(readPosting({ text }).statements).toHaveLength(1);
  });

  test('end where a portal appends its questionnaire', () => {
    const text =
      'Duties\nProcesses ballots and files.\n\n01\n\nDo you own a car? Manages cars daily.';
    expect(readPosting({ text }).statements.map((one) => one.text)).toEqual([
      'Processes ballots and files.',
    ]);
  });
});

describe('the title', () => {
  test.each([
    ['Title: Network Engineer\nDuties\nRuns networks.', 'Network Engineer'],
    ['Poll Worker Coordinator |\nThe office runs all elections.', 'Poll Worker Coordinator'],
    [
      '=== JOB DETAILS ===\nLocation: Salem\n=== JOB DESCRIPTION ===\nSENIOR REGISTRAR\nDuties\nRuns it.',
      'Senior Registrar',
    ],
    ['Job Announcement - Program Manager\nDuties\nRuns it.', 'Program Manager'],
    [
      'Title: DEPUTY REGISTRAR OF VOTERS II - IT\nDuties\nRuns it.',
      'Deputy Registrar of Voters II - IT',
    ],
    ['Utah County\nThe value of public service is vital.', null],
    ['Duties\nProcesses ballots.', null],
  ])('%j', (text, title) => {
    expect(readPosting({ text }).title).toBe(title);
  });
});

describe('statements', () => {
  test('stand word for word in the plain text, whatever the input', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400 }),
        fc.constantFrom('', '<p>', '<li>'),
        (text, tag) => {
          const source = `${tag}Duties:\n- Reviews ${text}\n${text}`;
          const posting = readPosting({ text: source });
          expect(posting.text).toBe(postingText(source));
          for (const one of posting.statements) expect(posting.text).toContain(one.text);
        },
      ),
      { numRuns: 200 },
    );
  });

  test('are not made of script or broken markup', () => {
    const text =
      '<p>Duties</p><script>manages(everything)</script><li>Reviews the budget<li>Plans &#x1F600; events &#99999999;';
    const all = readPosting({ text }).statements.map((one) => one.text);
    expect(all.join(' ')).not.toContain('everything');
    expect(all[0]).toBe('Reviews the budget');
  });
});
