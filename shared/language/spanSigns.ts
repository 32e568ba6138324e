import type { Reply } from './replySigns.ts';

/** What tells, beside its own signs, whether a segment belongs to an answer: what stands around it. */
export interface SpanSigns {
  /** Log-odds by its own signs. */
  odds: number;
  /** How likely the next segments answer the question. */
  after: number;
  afterTwo: number;
  /** How likely the segment answers another question. */
  elsewhere: number;
  /** How likely the best segment answers the question, and this one as a share of it. */
  best: number;
  shareOfBest: number;
}

/** A reply with how likely it answers by its own signs. */
export interface LikelyReply extends Reply {
  likely: number;
}

const nearlyNever = 1e-4;

/**
 * The signs of every reply of every question: answers are runs of segments, and a segment that answers one
 * question rarely answers another.
 */
export function spanSigns(replies: readonly (readonly LikelyReply[])[]): SpanSigns[][] {
  const likelyOf = new Map<string, number[]>();
  replies.forEach((own, cue) => {
    for (const { segment, likely } of own) {
      const all = likelyOf.get(segment.id) ?? [];
      all[cue] = likely;
      likelyOf.set(segment.id, all);
    }
  });
  return replies.map((own, cue) => {
    const best = Math.max(nearlyNever, ...own.map(({ likely }) => likely));
    return own.map(({ segment, likely }, at): SpanSigns => {
      const others = (likelyOf.get(segment.id) ?? []).filter((_, other) => other !== cue);
      const bounded = Math.min(1 - nearlyNever, Math.max(nearlyNever, likely));
      return {
        odds: Math.log(bounded / (1 - bounded)),
        after: own[at + 1]?.likely ?? 0,
        afterTwo: own[at + 2]?.likely ?? 0,
        elsewhere: Math.max(0, ...others),
        best,
        shareOfBest: likely / best,
      };
    });
  });
}
