import { expect, test } from 'vitest';
import { htmlFromBlocks } from './htmlFromBlocks.ts';
import { plainTextFromHtml } from './plainTextFromHtml.ts';

test('what the editor writes as HTML reads as its words, one line a paragraph', () => {
  const html = htmlFromBlocks([
    { type: 'paragraph', children: [{ text: 'Ask <why> & "how"', bold: true }] },
    { type: 'unordered-list-item', children: [{ text: "the candidate's part" }] },
    { type: 'unordered-list-item', children: [{ text: '&lt; is text' }] },
  ]);
  expect(plainTextFromHtml(html)).toBe('Ask <why> & "how"\nthe candidate\'s part\n&lt; is text');
});
