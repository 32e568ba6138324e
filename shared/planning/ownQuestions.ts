import type { Competency, LibraryQuestion } from './library/competency.ts';
import { readCues } from './library/readLibraryText.ts';

/** A question that an organization adds to the library. */
export interface OwnQuestion {
  id: string;
  /** By name: one of ours, which it joins, or one of the organization's own. */
  competency: string;
  /** Words of postings that show the competency, parted by commas; its name counts anyway. */
  cues: string;
  type: LibraryQuestion['type'];
  question: string;
  /** What a good answer holds. */
  good: readonly string[];
  /** What a weak answer sounds like. */
  weak: string;
}

export const ownQuestionLimits = {
  competency: 80,
  cues: 500,
  question: 500,
  point: 200,
  points: 6,
  /** Of one organization. */
  questions: 2_000,
} as const;

/** The library with an organization's own questions: first in their competency, for they know their work. */
export function withOwnQuestions(
  library: readonly Competency[],
  own: readonly OwnQuestion[],
): readonly Competency[] {
  if (own.length === 0) return library;
  const byName = new Map<string, OwnQuestion[]>();
  for (const item of own) {
    const name = item.competency.trim().toLowerCase();
    byName.set(name, [...(byName.get(name) ?? []), item]);
  }
  const known = library.map((competency) => {
    const name = competency.name.toLowerCase();
    const added = byName.get(name) ?? [];
    byName.delete(name);
    return added.length === 0 ? competency : extended(competency, added);
  });
  const fresh = [...byName].map(([name, added]) =>
    extended(
      {
        ...{ id: `own:${name}`, name: added[0]?.competency.trim() ?? name, theme: 'role' as const },
        ...{ strong: [name], weak: [], questions: [] },
      },
      added,
    ),
  );
  return [...known, ...fresh];
}

const extended = (competency: Competency, added: readonly OwnQuestion[]): Competency => ({
  ...competency,
  strong: [...new Set([...competency.strong, ...added.flatMap(({ cues }) => readCues(cues))])],
  questions: [
    ...added.map(({ id, type, question, good, weak }) => ({
      ...{ id, type, question, good, weak, level: 'any' as const },
      ...{ setting: null, assumes: [] },
    })),
    ...competency.questions,
  ],
});
