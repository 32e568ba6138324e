import type { Exchange } from './exchanges.ts';
import type { GuideCue, Segment } from './interview.ts';
import { askingWords, matchCues } from './matchCues.ts';
import type { CueModel } from './matchCues.ts';
import { askedMood } from './questionMood.ts';
import { opensTopic } from './questionStrength.ts';
import { answerKinds, replyShape, wantedKinds } from './replyShape.ts';
import type { AnswerKind } from './replyShape.ts';
import { termsOf } from './termsOf.ts';

/** What speaks for one question of the guide at one place in the talk; each about 0 to 1. */
export interface FitSigns extends Record<AnswerKind, number> {
  /** Words of the asking. */
  asked: number;
  /** Whether the question was as good as read out. */
  readOut: number;
  /** Words of the reply. */
  replied: number;
  /** How far it is from where it would stand if the guide were kept to. */
  outOfPlace: number;
  /** A case is put where the guide has one, and nowhere else; the same of things that happened. */
  sameCase: number;
  samePast: number;
  /** The words, measured by the place where they fit this question best, and whether that is here; */
  ofBestPlace: number;
  isBestPlace: number;
  /** … and by the question that they fit best here. */
  ofBestCue: number;
  isBestCue: number;
}

const repliedShare = 0.8;
/** A reply has the shape of an answer when it has more of it than talk has anyway. */
const usualShape = 0.3;
const followUps = 2;
const longFollowUp = 18;

/** The signs for every place (rows) and every question of the guide (columns). */
export function fitSigns(
  exchanges: readonly Exchange[],
  guide: readonly GuideCue[],
  model: CueModel,
): FitSigns[][] {
  const wanted = guide.map((cue) => wantedKinds(cue));
  const ownWords = guide.map(({ cue }) => stemsOf(cue));
  const matches = matchCues(exchanges, model);
  const worth = matches.map((row) =>
    row.map(({ asked, replied }) => asked + repliedShare * replied),
  );
  const bestOfCue = guide.map((_, cue) => Math.max(0, ...worth.map((row) => row[cue] ?? 0)));
  return exchanges.map((exchange, at) => {
    const shape = replyShape(answerOf(exchanges, at).map(({ text }) => text));
    const mood = askedMood(exchange.asking.map(({ text }) => text).join(' '));
    const said = stemsOf(exchange.asking.map(({ text }) => text).join(' '));
    const row = worth[at] ?? [];
    const bestHere = Math.max(0, ...row);
    return guide.map((_, cue): FitSigns => {
      const kinds = wanted[cue] ?? new Set();
      const own = row[cue] ?? 0;
      const best = bestOfCue[cue] ?? 0;
      return {
        ...shapeSigns(kinds, shape),
        asked: matches[at]?.[cue]?.asked ?? 0,
        readOut: readOut(ownWords[cue] ?? new Set(), said),
        replied: matches[at]?.[cue]?.replied ?? 0,
        outOfPlace: Math.abs(at / exchanges.length - (cue + 0.5) / guide.length),
        sameCase: (mood === 'case') === kinds.has('plan') ? 1 : 0,
        samePast: (mood === 'past') === kinds.has('story') ? 1 : 0,
        ofBestPlace: best > 0 ? own / best : 0,
        isBestPlace: own === best ? 1 : 0,
        ofBestCue: bestHere > 0 ? own / bestHere : 0,
        isBestCue: own === bestHere ? 1 : 0,
      };
    });
  });
}

function stemsOf(text: string): Set<string> {
  return new Set([...termsOf(text).keys()].filter((term) => !term.startsWith('#')));
}

/** 0 while less than six tenths of at least two words of the question are heard, 1 when all are. */
function readOut(own: ReadonlySet<string>, said: ReadonlySet<string>): number {
  if (own.size < 2) return 0;
  const heard = [...own].filter((word) => said.has(word)).length / own.size;
  return Math.max(0, heard - 0.6) / 0.4;
}

function shapeSigns(
  wanted: ReadonlySet<AnswerKind>,
  shape: Record<AnswerKind, number>,
): Record<AnswerKind, number> {
  const signs = { ...shape };
  for (const kind of answerKinds) signs[kind] = wanted.has(kind) ? shape[kind] - usualShape : 0;
  return signs;
}

/** An answer goes on in the replies to the next two exchanges, as long as nothing new is asked in them. */
function answerOf(exchanges: readonly Exchange[], at: number): Segment[] {
  const next = exchanges.slice(at + 1, at + 1 + followUps);
  const end = next.findIndex(
    (item) =>
      item.strength > 0 &&
      (item.asking.some(({ text }) => opensTopic(text)) || askingWords(item) > longFollowUp),
  );
  return [
    ...(exchanges[at]?.replies ?? []),
    ...next.slice(0, end < 0 ? next.length : end).flatMap(({ replies }) => replies),
  ];
}
