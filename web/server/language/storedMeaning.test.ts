import { expect, test } from 'vitest';
import { similarity } from '#shared/language/similarity.ts';
import { planMeaningTexts } from '#shared/planning/buildPlan.ts';
import { storedMeaning, storedRows } from './storedMeaning.ts';

test('each text of the library has its meaning stored; scripts/storeLibraryMeaning.ts writes it', () => {
  const missing = planMeaningTexts({ text: '' }).filter((text) => !storedMeaning(text));
  expect(missing).toEqual([]);
  expect(storedMeaning('The train from the coast was late.')).toBeUndefined();
});

test('a stored vector keeps its direction and takes a byte a number', () => {
  const [first = '', second = ''] = planMeaningTexts({ text: '' });
  const [a, b] = [storedMeaning(first), storedMeaning(second)];
  if (!a || !b) throw new Error('no vectors');
  expect(similarity(a, a)).toBeCloseTo(1, 2);
  expect(similarity(a, b)).toBeLessThan(0.95);
  expect(storedRows(new Map([[first, a]]))).toHaveLength(8 + 4 + 512);
});
