import { expect, test } from 'vitest';
import { pageText } from './messageParts.ts';

test('text of a page loses what no server takes, and is cut at its limit', () => {
  expect(pageText(200).parse('Nul\u0000Speaker')).toBe('NulSpeaker');
  expect(pageText(5).parse('x'.repeat(50_000))).toBe('xxxxx');
});
