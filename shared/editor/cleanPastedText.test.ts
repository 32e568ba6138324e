import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blocksFromPlainText } from './blocksFromPlainText.ts';
import { cleanPastedText } from './cleanPastedText.ts';
import { safeLink } from './safeLink.ts';

describe('pasted text', () => {
  it('holds nothing from U+1000 on and is composed, whatever came', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const clean = cleanPastedText(text);
        expect(clean).not.toMatch(/[\u1000-\uffff]/);
        expect(clean).toBe(clean.normalize('NFC'));
        expect(cleanPastedText(clean)).toBe(clean);
      }),
      { numRuns: 500 },
    );
  });

  it('keeps what typographic signs say', () => {
    expect(cleanPastedText('We’re “it” — 3–5 years… ﬁne™')).toBe(
      'We\'re "it" - 3-5 years... fineTM',
    );
    expect(cleanPastedText('€50,000')).toBe('EUR 50,000');
    expect(cleanPastedText('Café \ud83d\ude80日本')).toBe('Café ');
  });

  it('becomes headings, items and joined lines', () => {
    const text =
      'About The Role\nYou will work with people in every department, and then you\nwill rest.\n\n• Write\n* Read\n1. Sum up';
    expect(blocksFromPlainText(text).map(({ type }) => type)).toEqual([
      'header-two',
      'paragraph',
      'unordered-list-item',
      'unordered-list-item',
      'ordered-list-item',
    ]);
  });
});

describe('an address', () => {
  it.each([
    ['https://a.test/x', 'https://a.test/x'],
    ['http://a.test', 'https://a.test/'],
    ['a.test/jobs', 'https://a.test/jobs'],
    ['ana@a.test', 'mailto:ana@a.test'],
    ['javascript:alert(1)', null],
    ['data:text/html,x', null],
    ['//a.test', null],
    ['https://', null],
    ['two words', null],
  ])('%s becomes %s', (typed, link) => {
    expect(safeLink(typed)).toBe(link);
  });
});
