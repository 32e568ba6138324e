import { plainConceptsIn } from './concepts.ts';
import type { Exchange } from './exchanges.ts';
import type { FitSigns } from './fitSigns.ts';
import type { GuideCue } from './interview.ts';
import { askedTerms } from './matchCues.ts';
import type { CueModel } from './matchCues.ts';
import { stemsIn, termsOf, wordsOf } from './termsOf.ts';

/** What by itself, without place or shape, speaks for a question having been asked; each about 0 to 1. */
export interface OwnEvidence {
  /** Telling words and plain concepts that the question and the asking share. */
  shared: number;
  /** Words of the question and of what a good answer holds that the reply speaks of. */
  replied: number;
  /** Whether the question was as good as read out. */
  readOut: number;
}

/** The evidence at one place. */
export interface EvidenceFound extends OwnEvidence {
  /** The question was asked in the very words of the guide: that needs nothing beside it. */
  isVerbatim: boolean;
}

/** A question of fewer words may be said by chance. */
const leastVerbatim = 4;
/** A word of everyday talk tells nothing of what is asked. */
const tellingWord = 0.9;
/** Beside a concept: the table holds what interviews ask about, a word may be shared by chance. */
const wordShare = 0.5;

/** The evidence that a question of the guide was asked in an exchange. */
export function ownEvidence(
  exchange: Exchange,
  question: Pick<GuideCue, 'cue'>,
  fit: Pick<FitSigns, 'replied' | 'readOut'>,
  weightOf: CueModel['weightOf'],
): EvidenceFound {
  const own = termsOf(question.cue);
  const plainOwn = plainConceptsIn(stemsIn(question.cue));
  const plainSaid = plainConceptsIn(exchange.asking.flatMap(({ text }) => stemsIn(text)));
  let shared = 0;
  for (const [term, share] of askedTerms(exchange)) {
    const ownShare = own.get(term);
    if (ownShare === undefined) continue;
    // Squared: what is spoken of all through the interview is no sign of one question in it.
    const tells = share * ownShare * weightOf(term) ** 2;
    if (term.startsWith('#')) {
      shared += tells * Math.sqrt((plainOwn.get(term) ?? 0.5) * (plainSaid.get(term) ?? 0.5));
    } else if (ownShare > tellingWord) shared += tells * wordShare;
  }
  const words = wordsOf(question.cue);
  const said = wordsOf(exchange.asking.map(({ text }) => text).join(' '));
  const isVerbatim =
    words.length >= leastVerbatim && ` ${said.join(' ')} `.includes(` ${words.join(' ')} `);
  return { shared: Math.sqrt(shared), replied: fit.replied, readOut: fit.readOut, isVerbatim };
}
