// The questions of the search benchmark, by kind: five bands of frequency and what else people ask.
import { searchFacets, searchNumbers } from '#shared/domain/searchFacets.ts';
import type { SearchWorld } from './searchWorld.ts';

export interface Question {
  kind: string;
  /** As the product is asked. */
  params: { query: string } & Record<string, unknown>;
  /** Each word or phrase that has to stand in the interview; with `isAny`, one of them. */
  texts: string[];
  isAny?: boolean;
  isPrefix?: boolean;
  stage?: number;
}
export const shownHits = 20;
const each = 12;

/** Bands by how many of a million turns hold the word, as the reference figures have them. */
const bands: [string, number, number][] = [
  ['rare word', 20, 200],
  ['middling word', 200, 3000],
  ['common word', 5000, 60_000],
  ['hot word', 60_000, 400_000],
];

export function searchQuestions(world: SearchWorld): Question[] {
  const perMillion = turnsHolding(world);
  const wordsIn = (from: number, to: number): string[] => {
    const all = world.words.filter((word) => {
      const count = perMillion.get(word) ?? 0;
      return count >= from && count < to;
    });
    const step = Math.max(1, Math.floor(all.length / (2 * each)));
    return all.filter((_, index) => index % step === 0).slice(0, 2 * each);
  };
  const plain = (kind: string, texts: string[]): Question => ({
    ...{ kind, texts },
    params: { query: texts.join(' '), queryType: 'prefixNone' },
  });
  const pairs = (words: string[]): [string, string][] =>
    Array.from({ length: Math.min(each, words.length >> 1) }, (_, n) => [
      words[2 * n] ?? '',
      words[2 * n + 1] ?? '',
    ]);
  const [common, middling] = [wordsIn(5000, 60_000), wordsIn(200, 3000)];
  const phrases = world.calls
    .filter((_, index) => index % Math.max(1, Math.floor(world.calls.length / each)) === 0)
    .map(
      ({ texts, number }) => texts[number % texts.length]?.split(' ').slice(3, 5).join(' ') ?? '',
    );
  return [
    ...bands.flatMap(([kind, from, to]) =>
      wordsIn(from, to)
        .slice(0, each)
        .map((word) => plain(kind, [word])),
    ),
    ...pairs(common).map((texts) => plain('two common words', texts)),
    ...phrases.slice(0, each).map((text): Question => ({
      ...{ kind: 'phrase of two words', texts: [text], params: { query: `"${text}"` } },
    })),
    ...common.slice(0, each).map((word, index): Question => {
      const start = word.slice(0, 2 + (index % 3));
      return {
        kind: 'beginning of a word',
        texts: [start],
        isPrefix: true,
        params: { query: start },
      };
    }),
    ...pairs(middling).map((texts): Question => {
      const query = texts.map((text) => `"${text}"`).join(' ');
      return {
        kind: 'any of two words',
        texts,
        isAny: true,
        params: { query, optionalWords: query },
      };
    }),
    ...common.slice(0, each).map((word, index): Question => {
      const stage = index % world.counts.stages;
      const params = {
        query: word,
        queryType: 'prefixNone',
        facetFilters: [`stage:Stage ${stage + 1}`],
      };
      return { kind: 'common word and a filter', texts: [word], stage, params };
    }),
    // As the search page asks for its first page, with the counts beside its filters; peers count nothing.
    ...common.slice(0, each).map((word): Question => ({
      ...{ kind: 'common word and all counts', texts: [word] },
      params: { query: word, queryType: 'prefixNone', facets: [...searchFacets, ...searchNumbers] },
    })),
  ];
}

function turnsHolding({ calls, words }: SearchWorld): Map<string, number> {
  const counts = new Map(words.map((word) => [word, 0]));
  // A part of the interviews tells enough.
  const part = calls.slice(0, 500);
  let turns = 0;
  for (const { texts } of part)
    for (const text of texts) {
      turns += 1;
      for (const word of new Set(text.split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  for (const [word, count] of counts) counts.set(word, (count / turns) * 1_000_000);
  return counts;
}
