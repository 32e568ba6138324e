import type { Segment } from './interview.ts';
import type { SpokenSentence } from './spokenSentences.ts';

const mostBullets = 5;
/** Between two clauses of a turn stands nothing but fillers: they are quoted as one. */
const fillerLength = 12;

/**
 * Makes at most five bullets of the clauses of a note: neighbors in one turn become one quote, and while
 * there are too many, the two that stand nearest share a bullet.
 * @param clauses in the order of speech, each with what corrects it
 */
export function joinClauses(
  clauses: readonly SpokenSentence[][],
  segments: readonly Segment[],
): SpokenSentence[][] {
  const textOf = new Map(segments.map(({ id, text }) => [id, text]));
  const bullets: SpokenSentence[][] = [];
  for (const clause of clauses) {
    const last = bullets.at(-1);
    const [end, first] = [last?.at(-1), clause[0]];
    const isNext =
      last?.length === 1 &&
      clause.length === 1 &&
      end?.segmentId === first?.segmentId &&
      (first?.start ?? 0) - (end?.end ?? 0) <= fillerLength;
    if (last && end && first && isNext)
      last[0] = {
        ...end,
        end: first.end,
        text: textOf.get(end.segmentId)?.slice(end.start, first.end) ?? end.text,
      };
    else bullets.push([...clause]);
  }
  const order = new Map(segments.map(({ id }, at) => [id, at]));
  const placeOf = (sentence: SpokenSentence | undefined) =>
    order.get(sentence?.segmentId ?? '') ?? 0;
  while (bullets.length > mostBullets) {
    const gaps = bullets
      .slice(1)
      .map((bullet, at) => placeOf(bullet[0]) - placeOf(bullets[at]?.at(-1)));
    const at = gaps.indexOf(Math.min(...gaps));
    const joined = bullets.splice(at, 2).flat();
    bullets.splice(at, 0, joined);
  }
  return bullets;
}
