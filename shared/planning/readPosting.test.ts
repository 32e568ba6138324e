import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { postingText } from './postingText.ts';
import { readPosting } from './readPosting.ts';

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
    const duties = posting.statements.filter(({ section }) => section === 'responsibilities');
    expect(duties).toHaveLength(4);
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

  test('end where a portal appends its questionnaire', () => {
    const text =
      'Duties\nProcesses ballots and files.\n\n01\n\nDo you own a car? Manages cars daily.';
    expect(readPosting({ text }).statements.map((one) => one.text)).toEqual([
      'Processes ballots and files.',
    ]);
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
