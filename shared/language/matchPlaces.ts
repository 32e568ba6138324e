/** Log-odds of every place (rows) and question (columns); undefined where no interviewer asks. */
export type PlaceOdds = readonly (readonly number[] | undefined)[];

/** The place of one question of the guide. */
export interface MatchedPlace {
  /** Index of the exchange. */
  at: number;
  /** How likely the question belongs there when places and questions are matched one to one, 0 to 1. */
  share: number;
  /** How far the other questions stand on their sides of it, as in the guide, -1 to 1. */
  order: number;
}

/** Of a place: nothing of the guide was asked there. The odds are fitted against this. */
const nothingAsked = 1;
/** Of a question: it was asked nowhere. */
const nowhere = 0.5;
const rounds = 10;
/** Log-odds of a place with all other questions on the side where the guide has them. */
const orderWeight = 1.5;
const orderRounds = 2;
const mostOdds = 12;

/**
 * Matches questions to places: a place asks at most one question of the guide and a question is asked at
 * one place. Rows and columns are normalized in turn, so that a place that fits two questions goes to the
 * one that has no other. Questions asked about in the order of the guide get a bonus.
 */
export function matchPlaces(odds: PlaceOdds, cues: number): (MatchedPlace | undefined)[] {
  let shares = normalize(odds, cues);
  let order = agreement(shares, cues);
  for (let round = 0; round < orderRounds; round += 1) {
    const ordered = odds.map((row, at) =>
      row?.map((value, cue) => value + orderWeight * (order[at]?.[cue] ?? 0)),
    );
    shares = normalize(ordered, cues);
    order = agreement(shares, cues);
  }
  return Array.from({ length: cues }, (_, cue) => {
    let best: MatchedPlace | undefined;
    shares.forEach((row, at) => {
      const share = row?.[cue] ?? 0;
      if (share > (best?.share ?? 0)) best = { at, share, order: order[at]?.[cue] ?? 0 };
    });
    return best;
  });
}

function normalize(odds: PlaceOdds, cues: number): (number[] | undefined)[] {
  const raw = odds.map((row) =>
    row?.map((value) => Math.exp(Math.max(-mostOdds, Math.min(mostOdds, value)))),
  );
  const rowScale = raw.map(() => 1);
  const columnScale = Array.from({ length: cues }, () => 1);
  for (let round = 0; round < rounds; round += 1) {
    raw.forEach((row, at) => {
      if (!row) return;
      const sum = row.reduce((all, value, cue) => all + value * (columnScale[cue] ?? 1), 0);
      rowScale[at] = 1 / (nothingAsked + sum);
    });
    for (let cue = 0; cue < cues; cue += 1) {
      const sum = raw.reduce((all, row, at) => all + (row?.[cue] ?? 0) * (rowScale[at] ?? 1), 0);
      columnScale[cue] = 1 / (nowhere + sum);
    }
  }
  return raw.map((row, at) =>
    row?.map((value, cue) => value * (rowScale[at] ?? 1) * (columnScale[cue] ?? 1)),
  );
}

/** For each place and question: the other questions before and after it as in the guide, near ones more. */
function agreement(
  shares: readonly (readonly number[] | undefined)[],
  cues: number,
): (number[] | undefined)[] {
  const until = Array.from({ length: cues }, (_, cue) => {
    let sum = 0;
    return shares.map((row) => (sum += row?.[cue] ?? 0));
  });
  return shares.map((row, at) =>
    row?.map((_, cue) => {
      let agreed = 0;
      let weights = 0;
      for (let other = 0; other < cues; other += 1) {
        if (other === cue) continue;
        const column = until[other] ?? [];
        const before = column[at - 1] ?? 0;
        const after = (column.at(-1) ?? 0) - (column[at] ?? 0);
        const weight = 1 / Math.abs(other - cue);
        agreed += weight * (other < cue ? before - after : after - before);
        weights += weight;
      }
      return weights > 0 ? agreed / weights : 0;
    }),
  );
}
