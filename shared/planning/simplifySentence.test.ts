import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { simplifyText } from './simplifySentence.ts';

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
