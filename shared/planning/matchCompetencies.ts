import { stem } from '../language/stem.ts';
import type { Competency } from './library/competency.ts';

interface Cue {
  competencyId: string;
  isStrong: boolean;
  /** One test for each word of the cue. */
  words: { text: string; isPrefix: boolean }[];
  weight: number;
}
/** Cues by the first two letters of their first word. */
type CueIndex = Map<string, Cue[]>;

/** A two-word cue counts more than a single one; a weak one alone never shows a competency. */
const weights = { phrase: 3, strong: 2, weak: 0.7 };
const indexes = new WeakMap<readonly Competency[], CueIndex>();

export interface CompetencyMatch {
  competencyId: string;
  weight: number;
  isStrong: boolean;
}

/** How strongly each competency shows in a text by its words, strongest first. */
export function matchCompetencies(text: string, library: readonly Competency[]): CompetencyMatch[] {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}+#./&'’-]*/gu) ?? []).map(
    (word) => word.replace(/[.'’/]+$/, ''),
  );
  const index = indexOf(library);
  const matches = new Map<string, CompetencyMatch & { cues: Set<Cue> }>();
  words.forEach((word, at) => {
    for (const cue of index.get(word.slice(0, 2)) ?? []) {
      if (!cue.words.every((part, offset) => fits(words[at + offset], part))) continue;
      const match = matches.get(cue.competencyId) ?? {
        competencyId: cue.competencyId,
        weight: 0,
        isStrong: false,
        cues: new Set(),
      };
      matches.set(cue.competencyId, match);
      if (match.cues.has(cue)) continue;
      match.cues.add(cue);
      match.weight += cue.weight;
      match.isStrong ||= cue.isStrong;
    }
  });
  return [...matches.values()]
    .map(({ competencyId, weight, isStrong }) => ({ competencyId, weight, isStrong }))
    .sort((a, b) => b.weight - a.weight);
}

function fits(word: string | undefined, part: Cue['words'][number]): boolean {
  if (word === undefined) return false;
  if (part.isPrefix) return word.startsWith(part.text);
  return word === part.text || stem(word) === stem(part.text);
}

function indexOf(library: readonly Competency[]): CueIndex {
  const known = indexes.get(library);
  if (known) return known;
  const index: CueIndex = new Map();
  for (const { id, strong, weak } of library)
    for (const [cues, isStrong] of [
      [strong, true],
      [weak, false],
    ] as const)
      for (const text of cues) {
        const words = text
          .split(' ')
          .map((word) => ({ text: word.replace('*', ''), isPrefix: word.endsWith('*') }));
        const weight = !isStrong
          ? weights.weak
          : words.length > 1
            ? weights.phrase
            : weights.strong;
        const key = words[0]?.text.slice(0, 2) ?? '';
        index.set(key, [...(index.get(key) ?? []), { competencyId: id, isStrong, words, weight }]);
      }
  indexes.set(library, index);
  return index;
}
