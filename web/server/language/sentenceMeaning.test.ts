import { expect, test } from 'vitest';
import { similarity } from '#shared/language/similarity.ts';
import { embedSentences } from './sentenceMeaning.ts';
import { hasSentenceModel } from './sentenceModel.ts';

const question = 'Why do you want to leave your present job?';
const paraphrase = 'What makes you look for something new?';
const other = 'The train from the coast was late.';

test.runIf(hasSentenceModel())('a paraphrase is nearer than another sentence', async () => {
  const [asked, same, apart] = (await embedSentences([question, paraphrase, other])) ?? [];
  if (!asked || !same || !apart) throw new Error('no vectors');
  expect(similarity(asked, asked)).toBeCloseTo(1, 3);
  expect(similarity(asked, same)).toBeGreaterThan(similarity(asked, apart) + 0.2);
});

test.runIf(hasSentenceModel())('each text has its vector, in order, and keeps it', async () => {
  const first = (await embedSentences([other, question])) ?? [];
  const again = (await embedSentences([question, paraphrase, question, other])) ?? [];
  expect(again).toHaveLength(4);
  expect(again[0]).toBe(first[1]);
  expect(again[2]).toBe(first[1]);
  expect(again[3]).toBe(first[0]);
});

test('no texts need no thread', async () => {
  expect(await embedSentences([])).toEqual(hasSentenceModel() ? [] : undefined);
});
