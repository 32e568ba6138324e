import type { Meaning } from '../language/meaning.ts';
import { similarity } from '../language/similarity.ts';
import type { Competency } from './library/competency.ts';

/** What the meaning of a line adds to its words. */
export interface LineFit {
  /** How many competencies a line is nearer to; 0 where its meaning is not known. */
  place(line: string, competencyId: string): number;
  /** The competency that a line means most, if one stands out. */
  nearest(line: string): string | null;
}

/** Without sentence meaning the words alone count. */
export const wordsAlone: LineFit = { place: () => 0, nearest: () => null };

const standsOut = { least: 0.5, ahead: 0.04 };

/** What a competency is about, in few words: its meaning is looked up beside those of the lines. */
export const competencyText = ({ name, strong }: Competency): string =>
  `${name}: ${strong
    .slice(0, 8)
    .map((cue) => cue.replace('*', ''))
    .join(', ')}`;

/** How well lines fit the competencies of a library by sentence meaning. */
export function lineFit(library: readonly Competency[], meaning: Meaning | undefined): LineFit {
  if (!meaning) return wordsAlone;
  const competencies = library.flatMap((competency) => {
    const vector = meaning(competencyText(competency));
    return vector ? [{ id: competency.id, vector }] : [];
  });
  const known = new Map<string, { id: string; score: number }[]>();
  const ranked = (line: string) => {
    const vector = meaning(line);
    if (!vector) return [];
    const found =
      known.get(line) ??
      competencies
        .map((competency) => ({ id: competency.id, score: similarity(vector, competency.vector) }))
        .sort((a, b) => b.score - a.score);
    known.set(line, found);
    return found;
  };
  return {
    place: (line, id) =>
      Math.max(
        0,
        ranked(line).findIndex((item) => item.id === id),
      ),
    nearest(line) {
      const [first, second] = ranked(line);
      return first &&
        second &&
        first.score >= standsOut.least &&
        first.score - second.score >= standsOut.ahead
        ? first.id
        : null;
    },
  };
}
