import { expect, test } from 'vitest';
import { sectionTimes } from './sectionTimes.ts';

test('a section counts from each of its questions to the next question, the last one until now', () => {
  const asked = [
    { competency: 'Depth', timeMs: 60_000 },
    { competency: 'Team', timeMs: 300_000 },
    { competency: 'Depth', timeMs: 420_000 },
    { competency: 'Depth', timeMs: 180_000 },
  ];
  const times = sectionTimes(asked, 480_000);
  expect(times.get('Depth')).toBe(300_000);
  expect(times.get('Team')).toBe(120_000);
});

test('nothing is counted before the first question', () => {
  expect(sectionTimes([], 480_000).size).toBe(0);
});
