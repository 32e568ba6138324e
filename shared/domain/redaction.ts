import type { TranscriptTurn, Word } from './transcript.ts';

/** A stretch of a recording, in milliseconds from its beginning. */
export interface Span {
  startMs: number;
  endMs: number;
}

/** Stands where words were redacted. */
export const redactedText = '[redacted]';
export const mostRedactedPassages = 100;

const touches = ([, startMs, endMs]: Word, spans: readonly Span[]): boolean =>
  spans.some((span) => startMs < span.endMs && Math.max(endMs, startMs + 1) > span.startMs);

/**
 * The turns without the words spoken in `passages`, whoever spoke them: each run of such words becomes one
 * mark. `spans` cover every removed word whole, so that no sound of it is left; a word that reaches into a
 * span goes as well.
 */
export function redactTurns(
  turns: readonly TranscriptTurn[],
  passages: readonly Span[],
): { changed: TranscriptTurn[]; spans: Span[]; words: string[] } {
  const words = turns.flatMap((turn) => turn.words);
  let spans = mergeSpans(passages);
  for (;;) {
    const cut = words.filter((word) => touches(word, spans));
    const wider = mergeSpans([
      ...spans,
      ...cut.map(([, startMs, endMs]) => ({ startMs, endMs: Math.max(endMs, startMs + 1) })),
    ]);
    const isStable = JSON.stringify(wider) === JSON.stringify(spans);
    spans = wider;
    if (isStable) break;
  }
  const removed: string[] = [];
  const changed = turns.flatMap((turn) => {
    const kept = redactWords(turn.words, spans, removed);
    return kept ? [{ ...turn, words: kept }] : [];
  });
  return { changed, spans, words: removed };
}

/** Null where no word is cut. */
function redactWords(
  words: readonly Word[],
  spans: readonly Span[],
  removed: string[],
): Word[] | null {
  const kept: Word[] = [];
  let isMarked = false;
  let isChanged = false;
  for (const word of words) {
    const [text, startMs, endMs] = word;
    if (!touches(word, spans)) {
      kept.push(word);
      isMarked = false;
      continue;
    }
    const last = kept.at(-1);
    if (text !== redactedText) {
      removed.push(text);
      isChanged = true;
    }
    if (isMarked && last)
      kept.splice(-1, 1, [redactedText, last[1], Math.max(last[2], endMs), null]);
    else kept.push([redactedText, startMs, endMs, null]);
    isMarked = true;
  }
  return isChanged ? kept : null;
}

/** In order, with those that touch or overlap as one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { startMs, endMs } of spans.toSorted((span, other) => span.startMs - other.startMs)) {
    const last = merged.at(-1);
    if (last && startMs <= last.endMs) last.endMs = Math.max(last.endMs, endMs);
    else merged.push({ startMs, endMs });
  }
  return merged;
}

export const overlaps = (span: Span, spans: readonly Span[]): boolean =>
  spans.some(({ startMs, endMs }) => span.startMs < endMs && span.endMs > startMs);
