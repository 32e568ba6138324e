import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Db } from '../db/database.ts';
import { editDistance } from './correctSpelling.ts';
import { loadNameWords, mayBeNear, nameWord } from './nameWords.ts';

test('no word that is near enough is passed over', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefxyzéß字'), maxLength: 10 });
  fc.assert(
    fc.property(word, word, fc.constantFrom(1, 2), (item, other, limit) => {
      if (editDistance(item, other, limit) <= limit)
        expect(mayBeNear(nameWord(item), nameWord(other), limit)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('names are read once for the searches of half a minute, and again after a fault', async () => {
  let reads = 0;
  const db = (rows: () => { word: string }[]) =>
    ({
      execute: () => {
        reads += 1;
        return Promise.resolve().then(() => ({ rows: rows() }));
      },
    }) as unknown as Db;
  const broken = db(() => {
    throw new Error('The database is away.');
  });
  await expect(loadNameWords(broken, 'org')).rejects.toThrow('away');
  const good = db(() => [{ word: 'solberg' }]);
  for (const _ of [1, 2, 3])
    expect(await loadNameWords(good, 'org')).toMatchObject([{ text: 'solberg' }]);
  expect(reads).toBe(2);
  await loadNameWords(good, 'another organization');
  expect(reads).toBe(3);
});
