import { stem } from '../language/stem.ts';
import { isStopWord } from '../language/stopWords.ts';
import { roles } from './library/roles/roleLibrary.ts';
import type { Role } from './library/roles/roleText.ts';

type Weights = ReadonlyMap<string, number>;

const stems = new Map<string, string>();
function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !isStopWord(word))
    .map((word) => {
      const known = stems.get(word) ?? stem(word);
      stems.set(word, known);
      return known;
    });
}

/** How much the words of a part say of the job. */
const shares = { title: 0.5, area: 1, question: 1, optional: 0.7, answer: 0.5 };

function countsOf({ titles, areas }: Role): Weights {
  const counts = new Map<string, number>();
  const add = (text: string, share: number): void => {
    for (const word of stemsOf(text)) counts.set(word, (counts.get(word) ?? 0) + share);
  };
  add(titles, shares.title);
  for (const { name, questions } of areas) {
    add(name, shares.area);
    for (const { question, good, cues, isOptional } of questions) {
      const share = isOptional ? shares.optional : shares.question;
      add(`${question} ${cues}`, share);
      add(good.join(' '), share * shares.answer);
    }
  }
  return counts;
}

let space: { weigh: (counts: Weights) => Weights; roles: ReadonlyMap<Role, Weights> } | undefined;
/** Words weighed by how few jobs have them (tf-idf, logarithmic, of length 1). */
function wordSpace() {
  if (space) return space;
  const counts = roles.map((role) => [role, countsOf(role)] as const);
  const jobsWith = new Map<string, number>();
  for (const [, own] of counts)
    for (const word of own.keys()) jobsWith.set(word, (jobsWith.get(word) ?? 0) + 1);
  const weigh = (own: Weights): Weights => {
    const weights = new Map<string, number>();
    for (const [word, count] of own) {
      const known = jobsWith.get(word);
      if (known === undefined) continue;
      const rarity = Math.log((1 + roles.length) / (1 + known));
      weights.set(word, (1 + Math.log(Math.max(count, fewest))) * rarity);
    }
    const length = Math.hypot(...weights.values()) || 1;
    for (const [word, weight] of weights) weights.set(word, weight / length);
    return weights;
  };
  return (space = { weigh, roles: new Map(counts.map(([role, own]) => [role, weigh(own)])) });
}
const fewest = 0.5;

let last: { text: string; likeness: ReadonlyMap<Role, number> } | undefined;

/** How alike the words of a posting are to what is asked of each job: the cosine, 0 to 1. The last text is kept. */
export function roleLikeness(text: string): ReadonlyMap<Role, number> {
  if (last?.text !== text) last = { text, likeness: likenessOf(text) };
  return last.likeness;
}

function likenessOf(text: string): Map<Role, number> {
  const { weigh, roles: known } = wordSpace();
  const counts = new Map<string, number>();
  for (const word of stemsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...weigh(counts)];
  return new Map(
    [...known].map(([role, weights]) => [
      role,
      words.reduce((sum, [word, weight]) => sum + weight * (weights.get(word) ?? 0), 0),
    ]),
  );
}
