import type { AskWeights } from './askWeights.ts';

/** What one place in the talk says for one question of the guide: above 0 speaks for "asked here". */
type Score = number;

interface Path {
  score: number;
  last: number;
  used: readonly number[];
  /** The choice at the last place, and the path before it. */
  choice: number | null;
  before: Path | null;
}

const beamWidth = 120;

/**
 * Chooses for every place in the talk the question asked there, or none, so that the sum of scores is
 * greatest: Σ score(place, question) + step(question before, question). A beam search over the places
 * in order that remembers which questions were asked already.
 */
export function alignCues(
  scores: readonly (readonly Score[])[],
  steps: AskWeights['steps'],
): (number | null)[] {
  let beam: Path[] = [{ score: 0, last: -1, used: [], choice: null, before: null }];
  for (const row of scores) {
    const next = new Map<string, Path>();
    for (const path of beam) {
      keepBest(next, { ...path, choice: null, before: path });
      row.forEach((score, cue) => {
        const gain = score + steps.threshold + step(path, cue, steps);
        if (gain <= 0) return;
        keepBest(next, {
          score: path.score + gain,
          last: cue,
          used: path.used.includes(cue) ? path.used : [...path.used, cue].sort((a, b) => a - b),
          choice: cue,
          before: path,
        });
      });
    }
    beam = [...next.values()].sort((a, b) => b.score - a.score).slice(0, beamWidth);
  }
  const chosen: (number | null)[] = [];
  for (let path = beam[0]; path?.before; path = path.before) chosen.push(path.choice);
  return chosen.reverse();
}

function keepBest(paths: Map<string, Path>, path: Path): void {
  const key = `${path.last}|${path.used.join()}`;
  const known = paths.get(key);
  if (known === undefined || known.score < path.score) paths.set(key, path);
}

function step({ last, used }: Path, cue: number, steps: AskWeights['steps']): number {
  if (used.includes(cue)) return -steps.askedTwice;
  if (cue > last) return steps.inOrder - steps.perSkipped * (cue - last - 1);
  return -steps.goingBack;
}
