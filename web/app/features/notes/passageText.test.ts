import { expect, it } from 'vitest';
import type { Word } from '#shared/domain/transcript.ts';
import { passageText } from './passageText.ts';

const segment = (startMs: number, ...texts: string[]) => {
  const words = texts.map((text, i): Word => [
    text,
    startMs + i * 100,
    startMs + i * 100 + 90,
    null,
  ]);
  return { startMs, endMs: startMs + texts.length * 100, text: texts.join(' '), words };
};
const segments = [segment(0, 'we', 'shipped', 'it'), segment(1000, 'in', 'two', 'weeks')];

it('is the words between two moments, across turns', () => {
  expect(passageText(segments, 100, 1190)).toBe('shipped it in two');
  expect(passageText(segments, 0, 90)).toBe('we');
});

it('is nothing without a passage, or where nobody speaks', () => {
  expect(passageText(segments, null, null)).toBeNull();
  expect(passageText(segments, 400, 900)).toBeNull();
  expect(passageText([], 0, 900)).toBeNull();
});

it('is cut when it is long', () => {
  const long = segment(0, ...Array.from({ length: 100 }, (_, i) => `word${i}`));
  const text = passageText([long], 0, 20_000) ?? '';
  expect(text.endsWith('…')).toBe(true);
  expect(text.length).toBeLessThan(300);
});
