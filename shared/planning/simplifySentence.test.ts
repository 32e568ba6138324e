import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyze } from '../analysis/analyze.ts';
import { plainTextBlocks } from '../analysis/plainTextBlocks.ts';
import { simplifyText } from './simplifySentence.ts';

const findsHard = (text: string) =>
  analyze({ blocks: [{ text, type: 'paragraph' }] }).annotations.some(
    ({ category }) => category === 'readability',
  );

describe('simplifying', () => {
  test('uses plain words', () => {
    expect(simplifyText('In order to obtain additional assistance, utilize the forms.')).toEqual({
      simplifiedText: 'To get more help, use the forms.',
      isComplex: false,
    });
  });

  test('parts a long sentence where a second duty begins', () => {
    const text =
      'Coordinates the delivery of supplies to every polling place in the county before each election, and prepares a written report about the deliveries for the board of commissioners.';
    expect(simplifyText(text).simplifiedText).toBe(
      'Coordinates the delivery of supplies to every polling place in the county before each election. Prepares a written report about the deliveries for the board of commissioners.',
    );
  });

  test('does not part a list at its semicolons', () => {
    const text =
      'Possess the following: a degree; a valid license; additional knowledge of municipal regulations.';
    expect(simplifyText(text).simplifiedText.split('. ')).toHaveLength(1);
  });

  test('keeps the number of a verb', () => {
    const text =
      'Interdisciplinary rehabilitation necessitates numerous modifications in order to accommodate patients.';
    expect(simplifyText(text).simplifiedText).toContain('rehabilitation needs many changes');
  });

  test.each([
    // verbs of one subject
    [
      'The position maintains adequate staffing based on changing workloads, supervises work product accuracy, responds to voter issues and complaints, and administers the Uniformed and Overseas Citizens Absentee Voting Act.',
      'The position maintains adequate staffing based on changing workloads. It supervises work product accuracy. It responds to voter issues and complaints. It administers the Uniformed and Overseas Citizens Absentee Voting Act.',
    ],
    // a list at semicolons that is hung on one verb
    [
      'Responsibilities include interviewing, hiring, and training employees; planning, assigning, and directing work; appraising performance; and addressing complaints and resolving administrative problems.',
      'Duties include interviewing, hiring, and training employees. They also include planning, assigning, and directing work. They also include appraising performance. They also include addressing complaints and resolving administrative problems.',
    ],
    // a clause with its own subject
    [
      'In order to ascertain the requirements of each patient, you will utilize numerous assessment instruments and demonstrate proficiency in documentation, and you will additionally participate in the coordination of discharge arrangements with the hospital ward.',
      'To find out the requirements of each patient, you will use many assessment instruments and show proficiency in documentation. You will also take part in the coordination of discharge arrangements with the hospital ward.',
    ],
  ])('parts at a clause: %s', (text, simplifiedText) => {
    expect(simplifyText(text)).toEqual({ simplifiedText, isComplex: false });
  });

  test.each([
    ['such as requiring paper ballots and audits of the results', /needing paper/],
    ['and will identify non-routine repairs to election equipment', /\bfind\b/],
    ['of the strategic goals and objectives of the department', /goals and goals/],
    ['and assists in Implementing changing election laws', /Putting in place/],
    ['to the U.S. Election Assistance Commission of the county', /Help Commission/],
    ['and provides the forms that the law has required', /gives|needed/],
  ])('keeps the meaning of words: %s', (words, wrong) => {
    const text = `Coordinates the delivery of supplies to every polling place, prepares a written report about the deliveries ${words}.`;
    expect(simplifyText(text).simplifiedText).not.toMatch(wrong);
    const short = `In order to obtain numerous forms, ${words}.`;
    expect(simplifyText(short).simplifiedText).not.toMatch(wrong);
  });

  test('leaves a hard sentence when it would still be hard', () => {
    const text =
      'Supports the administration, implementation, review, and improvement of endpoint, network, hardware, application, and data security practices.';
    expect(simplifyText(text)).toEqual({ simplifiedText: text, isComplex: true });
  });

  test.each([
    'Arapahoe County will not request or require the applicant to include their age, date of birth, or graduation date on the initial application.',
    'The administration department of the organization is proud to provide employees with a comprehensive benefits package and opportunities.',
    'Knowledge of new or existing information technologies to develop solutions and ability to communicate with specialists, analysts, and vendors.',
  ])('an infinitive that belongs to the word before it stays: %s', (text) => {
    expect(simplifyText(text).simplifiedText).not.toMatch(/The aim is|This includes/);
  });

  test('what it offers is never hard, doubled or broken, over whole postings', () => {
    const folder = new URL('../../tests/fixtures/postings/', import.meta.url);
    let hard = 0;
    let cured = 0;
    for (const name of readdirSync(folder).filter((item) => item.endsWith('.txt'))) {
      const blocks = plainTextBlocks(readFileSync(new URL(name, folder), 'utf8'));
      for (const { category, text } of analyze({ blocks }).annotations) {
        if (category !== 'readability') continue;
        hard += 1;
        const { simplifiedText, isComplex } = simplifyText(text);
        if (isComplex) continue;
        cured += 1;
        expect(findsHard(simplifiedText)).toBe(false);
        expect(simplifiedText).not.toMatch(/[,;:]\.|\b(?:and|or|the|of)\.(?:\s|$)|\.\s+\p{Ll}/u);
        expect(simplifiedText).toMatch(/[.?!)]$/);
      }
    }
    expect(hard).toBeGreaterThan(20);
    expect(cured).toBeGreaterThan(0);
  });

  test('says so when nothing is better, and leaves the text', () => {
    expect(simplifyText('We sort mail.')).toEqual({
      simplifiedText: 'We sort mail.',
      isComplex: true,
    });
    expect(simplifyText('  ')).toEqual({ simplifiedText: '  ', isComplex: true });
  });

  test('never throws and never empties a text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const { simplifiedText, isComplex } = simplifyText(text);
        if (isComplex) expect(simplifiedText).toBe(text);
        else expect(simplifiedText.trim()).not.toBe('');
      }),
      { numRuns: 200 },
    );
  });
});
