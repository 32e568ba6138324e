import type { Exchange } from './exchanges.ts';
import type { GuideCue } from './interview.ts';
import { askingWindows, replyWindows } from './meaning.ts';
import type { Meaning } from './meaning.ts';
import { similarity } from './similarity.ts';

/** What sentence meaning says for one question of the guide at one place in the talk. */
export interface MeaningSigns {
  /** Similarity of the asking and of the reply, */
  ask: number;
  reply: number;
  /** … above the question's mean over the interview, */
  askAboveMean: number;
  replyAboveMean: number;
  nextReplyAboveMean: number;
  /** … in standard deviations, */
  askDeviations: number;
  /** … above the best other question of the guide at this place, */
  askAboveOthers: number;
  replyAboveOthers: number;
  /** … and whether no other place is nearer. */
  isNearestAsking: number;
  isNearest: number;
  belowNearest: number;
}

/** Brings similarities, which lie within a few tenths, to the size of the other signs. */
const scale = 5;

/** The signs for every place (rows) and question (columns). */
export function meaningSigns(
  exchanges: readonly Exchange[],
  guide: readonly GuideCue[],
  isOpen: readonly boolean[],
  meaning: Meaning,
): MeaningSigns[][] {
  const near = (windows: readonly string[]) => {
    const vectors = windows.flatMap((text) => meaning(text) ?? []);
    return guide.map(({ cue }) => {
      const own = meaning(cue);
      return own ? Math.max(0, ...vectors.map((vector) => similarity(vector, own))) : 0;
    });
  };
  const asks = exchanges.map(({ asking }) => near(askingWindows(asking)));
  const replies = exchanges.map((exchange) => near(replyWindows(exchange.replies)));
  const columns = guide.map((_, cue) => columnOf(asks, replies, cue, isOpen));
  return exchanges.map((_, at) =>
    guide.map((_, cue): MeaningSigns => {
      const column = columns[cue];
      const [ask, reply] = [cell(asks, at, cue), cell(replies, at, cue)];
      if (!column) return { ...nothing };
      const nearness = ask + reply - column.askMean - column.replyMean;
      return {
        ask: scale * ask,
        reply: scale * reply,
        askAboveMean: scale * (ask - column.askMean),
        replyAboveMean: scale * (reply - column.replyMean),
        nextReplyAboveMean: scale * (cell(replies, at + 1, cue) - column.replyMean),
        askDeviations: (ask - column.askMean) / column.askDeviation,
        askAboveOthers: scale * aboveOthers(asks[at] ?? [], cue),
        replyAboveOthers: scale * aboveOthers(replies[at] ?? [], cue),
        isNearestAsking: ask === column.mostAsk ? 1 : 0,
        isNearest: nearness === column.most ? 1 : 0,
        belowNearest: scale * (nearness - column.most),
      };
    }),
  );
}

const nothing: MeaningSigns = {
  ...{ ask: 0, reply: 0, askAboveMean: 0, replyAboveMean: 0, nextReplyAboveMean: 0 },
  ...{ askDeviations: 0, askAboveOthers: 0, replyAboveOthers: 0 },
  ...{ isNearestAsking: 0, isNearest: 0, belowNearest: 0 },
};

function columnOf(
  asks: readonly (readonly number[])[],
  replies: readonly (readonly number[])[],
  cue: number,
  isOpen: readonly boolean[],
) {
  const open = asks.flatMap((_, at) => (isOpen[at] ? [at] : []));
  const own = open.map((at) => cell(asks, at, cue));
  const askMean = mean(own);
  const replyMean = mean(replies.map((row) => row[cue] ?? 0));
  const spread = Math.sqrt(mean(own.map((value) => (value - askMean) ** 2)));
  const nearness = open.map((at) => cell(asks, at, cue) + cell(replies, at, cue));
  return {
    ...{ askMean, replyMean, askDeviation: spread + 1e-6 },
    mostAsk: Math.max(0, ...own),
    most: Math.max(0, ...nearness) - askMean - replyMean,
  };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const cell = (rows: readonly (readonly number[])[], at: number, cue: number): number =>
  rows[at]?.[cue] ?? 0;

function aboveOthers(row: readonly number[], cue: number): number {
  const others = row.filter((_, other) => other !== cue);
  return others.length > 0 ? (row[cue] ?? 0) - Math.max(...others) : 0;
}
