import { expect, test } from 'vitest';
import { diffContext } from './diffContext.ts';
import { diffWords } from './diffWords.ts';

const words = (count: number) => Array.from({ length: count }, (_, nr) => `word${nr}`).join(' ');

test('every change stays, and long unchanged passages between them are cut at words', () => {
  const long = words(200);
  const parts = diffContext(
    diffWords(
      `${long} old one. ${long} old two. ${long}`,
      `${long} new one. ${long} new two. ${long}`,
    ),
  );
  expect(parts.filter(({ kind }) => kind === 'added').map(({ text }) => text.trim())).toEqual([
    'new',
    'new',
  ]);
  const same = parts.filter(({ kind }) => kind === 'same');
  expect(same).toHaveLength(3);
  for (const { text } of same) {
    expect(text.length).toBeLessThan(260);
    expect(text).toContain('[…]');
    const kept = text.split(/\s+/).filter((word) => word !== '[…]' && word !== '');
    expect(kept.every((word) => /^(word\d+|one\.|two\.)$/.test(word))).toBe(true);
  }
});

test('short texts are shown whole', () => {
  const parts = diffWords('We need a rockstar here.', 'We need a person here.');
  expect(diffContext(parts)).toEqual(parts);
});
