import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flowedText, keptName, keptText } from './keptText.ts';

const anything = fc.string({ unit: 'binary', maxLength: 300 });

describe('keptText', () => {
  it('keeps ordinary text as it is, line breaks included', () => {
    const text = 'Yes — “mostly”.\n\n  Then we\tstopped. 👩🏽‍💻';
    expect(keptText(text)).toBe(text);
  });

  it('drops what no transcript has: control letters, half letters, spaces at line ends', () => {
    expect(keptText(' a\u0000b \r\nc\ud800\r \n')).toBe('ab\nc\ufffd');
  });

  it('changes nothing the second time, for texts and names', () => {
    fc.assert(
      fc.property(anything, (text) => {
        expect(keptText(keptText(text))).toBe(keptText(text));
        expect(flowedText(flowedText(text))).toBe(flowedText(text));
        expect(keptName(keptName(text))).toBe(keptName(text));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('keptName', () => {
  it('makes one line of a name, without marks that turn the writing direction', () => {
    expect(keptName(' Amara \n\u202eOsei\u202c ')).toBe('Amara Osei');
    expect(keptName(' \u2068\u2069 ')).toBeNull();
    expect([...(keptName('👩'.repeat(500)) ?? '')]).toHaveLength(120);
  });
});
