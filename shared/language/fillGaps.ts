import { askWeights } from './askWeights.ts';
import type { Exchange } from './exchanges.ts';
import type { CueModel } from './matchCues.ts';
import { mainness } from './scoreAsking.ts';

/**
 * Interviewers mostly follow their guide: where a question is missing between two that were asked in
 * order, and something that looks like a main question was asked between them, that was it, though it
 * used other words and alone would not quite have counted. `chosen` and `scores` are by place in the talk.
 */
export function fillGaps(
  chosen: readonly (number | null)[],
  scores: readonly (readonly number[])[],
  exchanges: readonly Exchange[],
  model: CueModel,
): (number | null)[] {
  const filled = [...chosen];
  model.cues.forEach((_, cue) => {
    if (filled.includes(cue)) return;
    const from = cue === 0 ? -1 : filled.lastIndexOf(cue - 1);
    const to = cue === model.cues.length - 1 ? filled.length : filled.indexOf(cue + 1);
    if ((cue > 0 && from < 0) || to <= from) return;
    let best = askWeights.gapScore;
    let place = -1;
    for (let at = from + 1; at < to; at += 1) {
      const exchange = exchanges[at];
      const score = scores[at]?.[cue];
      if (score === undefined || exchange === undefined || filled[at] !== null) continue;
      const isMain =
        mainness(exchange, exchanges[at - 1], model.weightOf) >= askWeights.gapMainness;
      if (isMain && score > best) [best, place] = [score, at];
    }
    if (place >= 0) filled[place] = cue;
  });
  return filled;
}
