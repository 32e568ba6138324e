import type { Exchange } from './exchanges.ts';
import type { GuideCue } from './interview.ts';
import { matchCues } from './matchCues.ts';
import type { CueModel } from './matchCues.ts';
import { termsOf, wordsOf } from './termsOf.ts';

/** What the words say for one question of the guide at one place in the talk; each about 0 to 1. */
export interface WordSigns {
  asked: number;
  replied: number;
  /** Whether the question was as good as read out. */
  readOut: number;
  /** How far it is from where it would stand if the guide were kept to. */
  outOfPlace: number;
  /** The shared words, measured by the place where they fit this question best, and whether that is here. */
  ofBestPlace: number;
  isBestPlace: number;
}

const repliedShare = 0.8;
/** A question of fewer words may be said by chance. */
const leastVerbatim = 4;

/** The signs for every place (rows) and every question of the guide (columns). */
export function wordSigns(
  exchanges: readonly Exchange[],
  guide: readonly GuideCue[],
  model: CueModel,
): WordSigns[][] {
  const ownWords = guide.map(({ cue }) => stemsOf(cue));
  const matches = matchCues(exchanges, model);
  const worth = matches.map((row) =>
    row.map(({ asked, replied }) => asked + repliedShare * replied),
  );
  const bestOfCue = guide.map((_, cue) => Math.max(0, ...worth.map((row) => row[cue] ?? 0)));
  return exchanges.map((exchange, at) => {
    const said = stemsOf(askedText(exchange));
    return guide.map((_, cue): WordSigns => {
      const own = worth[at]?.[cue] ?? 0;
      const best = bestOfCue[cue] ?? 0;
      return {
        asked: matches[at]?.[cue]?.asked ?? 0,
        replied: matches[at]?.[cue]?.replied ?? 0,
        readOut: readOut(ownWords[cue] ?? new Set(), said),
        outOfPlace: Math.abs(at / exchanges.length - (cue + 0.5) / guide.length),
        ofBestPlace: best > 0 ? own / best : 0,
        isBestPlace: own === best ? 1 : 0,
      };
    });
  });
}

/** Whether a question was asked in the very words of the guide. */
export function isReadOut(exchange: Exchange, cue: string): boolean {
  const words = wordsOf(cue);
  return (
    words.length >= leastVerbatim &&
    ` ${wordsOf(askedText(exchange)).join(' ')} `.includes(` ${words.join(' ')} `)
  );
}

const askedText = ({ asking }: Exchange): string => asking.map(({ text }) => text).join(' ');

function stemsOf(text: string): Set<string> {
  return new Set([...termsOf(text).keys()].filter((term) => !term.startsWith('#')));
}

/** 0 while less than six tenths of at least two words of the question are heard, 1 when all are. */
function readOut(own: ReadonlySet<string>, said: ReadonlySet<string>): number {
  if (own.size < 2) return 0;
  const heard = [...own].filter((word) => said.has(word)).length / own.size;
  return Math.max(0, heard - 0.6) / 0.4;
}
