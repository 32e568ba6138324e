import type { GuideCue } from './interview.ts';
import { overlap } from './matchCues.ts';
import { termsOf } from './termsOf.ts';

interface WithGuide {
  guide: readonly GuideCue[];
}

/** Two questions that share more than this are the same one in other words: it may really have been asked. */
const mostShared = 0.58;

/**
 * Questions from the guides of other interviews that were not asked in this one: none that resembles a
 * question of its own guide. One guide per other interview; ids are new ones. For measuring and fitting.
 */
export function foreignGuides<One extends WithGuide>(item: One, all: readonly One[]): GuideCue[][] {
  const own = item.guide.map(({ cue }) => termsOf(cue));
  return all
    .map((other, index) =>
      other === item
        ? []
        : other.guide
            .filter(({ cue }) =>
              own.every((terms) => overlap(terms, termsOf(cue), () => 1) < mostShared),
            )
            .map((question) => ({ ...question, cueId: `foreign-${index}-${question.cueId}` })),
    )
    .filter((guide) => guide.length > 0);
}

/** About `count` of them, spread evenly over the other guides. */
export function foreignQuestions<One extends WithGuide>(
  item: One,
  all: readonly One[],
  count: number,
): GuideCue[] {
  const pool = foreignGuides(item, all).flat();
  const stride = Math.max(1, Math.floor(pool.length / count));
  return pool.filter((_, index) => index % stride === 0).slice(0, count);
}
