import { meaningWeights } from './meaningWeights.ts';
import type { MeaningWeights } from './meaningWeights.ts';
import { checkEvidence } from './checkEvidence.ts';
import { dodgeSigns } from './dodgeSigns.ts';
import type { SaidReply } from './dodgeSigns.ts';
import { exchangesOf } from './exchanges.ts';
import type { CueAnswer, GuideCue, Interview } from './interview.ts';
import { locateByMeaning } from './locateByMeaning.ts';
import type { CuePlace } from './locateByMeaning.ts';
import { cueModel } from './matchCues.ts';
import type { Meaning } from './meaning.ts';
import { missingPart } from './missingPart.ts';
import { noteBullets } from './noteBullets.ts';
import type { AnswerSegment } from './noteBullets.ts';
import { repliesTo } from './replySigns.ts';
import { spanSigns } from './spanSigns.ts';
import type { LikelyReply, SpanSigns } from './spanSigns.ts';
import type { ReplyContext } from './replySigns.ts';
import { likelihood, weigh } from './weigh.ts';

/** Of fewer questions one cannot tell that the guide as a whole was not used. */
const leastGuide = 4;

/** A candidate's segment with how likely it answers a question, seen among all others. */
export interface RatedReply extends LikelyReply {
  span: SpanSigns;
}

/** One question of a guide as the interview treats it, before a note is written. */
export interface ReadCue {
  place: CuePlace | undefined;
  /** All segments that may answer it. */
  replies: RatedReply[];
  /** How likely the question was dodged. */
  dodged: number;
}

/**
 * What an interview says about each question of its guide: whether and where it was asked, and the facts
 * of the answer in the candidate's own words. A question that was only perhaps asked comes with up to three
 * moments to listen to. Pure; never throws on odd input.
 */
export function answerByMeaning(
  interview: Interview,
  guide: readonly GuideCue[],
  meaning: Meaning,
  weights: MeaningWeights = meaningWeights,
): CueAnswer[] {
  const { cues, fit, context } = readGuide(interview, guide, meaning, weights);
  const isUsed = guide.length < leastGuide || fit >= weights.leastFit;
  const leastPerhaps = isUsed ? weights.leastPerhaps : 1;
  const states = cues.map(({ place, dodged }): CueState => {
    if (!place || place.likely < leastPerhaps) return 'not asked';
    if (place.likely < weights.leastAsked) return 'perhaps asked';
    return dodged >= weights.leastDodge ? 'dodged' : 'asked';
  });
  const answers = chooseSegments(cues, weights).map((segments, index) =>
    states[index] === 'not asked' || states[index] === 'dodged' ? [] : segments,
  );
  const bullets = noteBullets(interview, answers, context);
  return guide.map(({ cueId, cue }, index): CueAnswer => {
    const { place, replies = [] } = cues[index] ?? {};
    const state = states[index];
    if (!place || state === 'not asked')
      return { cueId, status: 'not_asked', askedAt: null, sentences: [] };
    const askedAt = { segmentId: place.segmentId };
    const isUnsure = state === 'perhaps asked';
    const moments = isUnsure ? { isUnsure, moments: place.moments } : {};
    const sentences = checkEvidence(interview, bullets[index] ?? []);
    if (sentences.length === 0)
      return isUnsure
        ? { cueId, status: 'not_asked', askedAt: null, sentences, ...moments }
        : { cueId, status: 'not_answered', askedAt, sentences };
    const missing = missingPart(cue, replies, weights.leastReply);
    const gap = missing && !isUnsure ? { missing } : {};
    return { cueId, status: 'answered', askedAt, sentences, ...moments, ...gap };
  });
}

type CueState = 'not asked' | 'perhaps asked' | 'dodged' | 'asked';

/** Reads an interview by its guide. `fit` is how well the guide as a whole was heard. */
export function readGuide(
  interview: Interview,
  guide: readonly GuideCue[],
  meaning: Meaning,
  weights: MeaningWeights,
): { cues: ReadCue[]; fit: number; context: ReplyContext } {
  const exchanges = exchangesOf(interview);
  const model = cueModel(guide, exchanges);
  const context = { exchanges, guide, model, meaning };
  const { places, fit } = locateByMeaning(exchanges, guide, model, meaning, weights);
  const plain = places.flatMap((place) =>
    place && place.likely >= weights.leastAsked ? [place.exchange] : [],
  );
  const heard = guide.map((_, index): LikelyReply[] => {
    const place = places[index];
    if (!place || place.likely < weights.leastPerhaps) return [];
    return repliesTo(index, place.exchange, plain, context).map((reply) => ({
      ...reply,
      likely: likelihood(weights.reply.any + weigh(reply.signs, weights.reply.signs)),
    }));
  });
  const spans = spanSigns(heard);
  const cues = heard.map((own, index): ReadCue => {
    const replies = own.flatMap((reply, at): RatedReply[] => {
      const span = spans[index]?.[at];
      return span
        ? [
            {
              ...reply,
              span,
              likely: likelihood(weights.span.any + weigh(span, weights.span.signs)),
            },
          ]
        : [];
    });
    const signs = dodgeSigns(replies.map(asSaid));
    const dodged = likelihood(weights.dodge.any + weigh(signs, weights.dodge.signs));
    return { place: places[index], replies, dodged: replies.length > 0 ? dodged : 0 };
  });
  return { cues, fit, context };
}

/** A reply as the signs of a dodge read it. */
export const asSaid = ({ segment, signs, likely }: RatedReply): SaidReply => ({
  text: segment.text,
  likely,
  after: signs.atOnce ? 0 : signs.afterOne ? 1 : signs.afterTwo ? 2 : 3,
});

/** The segments that answer each question; one that may answer several answers the likeliest. */
export function chooseSegments(
  cues: readonly ReadCue[],
  weights: MeaningWeights,
): AnswerSegment[][] {
  const best = new Map<string, { cue: number; likely: number }>();
  cues.forEach(({ replies }, cue) => {
    for (const { segment, likely } of replies)
      if (likely > (best.get(segment.id)?.likely ?? 0)) best.set(segment.id, { cue, likely });
  });
  return cues.map(({ replies }, cue) =>
    replies.filter(
      ({ segment, likely }) => likely >= weights.leastReply && best.get(segment.id)?.cue === cue,
    ),
  );
}
