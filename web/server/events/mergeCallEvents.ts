import type { VisibilityFacts } from '../../../shared/domain/visibility.ts';
import type { CallEvent, CaptionNews } from './callEvent.ts';

/** Everything that changed of one call since its listener was told last. */
export interface CallNews {
  callId: string;
  what: ReadonlySet<CallEvent['what']>;
  isDeleted: boolean;
  before: VisibilityFacts | null;
  captions: CaptionBatch | null;
  progress: { step: string; progress: number } | null;
}

/** The captions written after one sequence up to another; null where they must be fetched. */
export interface CaptionBatch {
  afterSequence: number;
  sequence: number;
  captions: readonly CaptionNews[] | null;
}

/** More than these are fetched instead, so that a slow listener holds little memory. */
const mostCaptions = 200;

export function mergeCallEvents(known: CallNews | undefined, event: CallEvent): CallNews {
  const news: CallNews = {
    callId: event.callId,
    isDeleted: known?.isDeleted ?? false,
    before: known?.before ?? null,
    captions: known?.captions ?? null,
    progress: known?.progress ?? null,
    what: new Set(known?.what).add(event.what),
  };
  switch (event.what) {
    case 'captions':
      return { ...news, captions: mergeCaptions(news.captions, event.data) };
    case 'progress':
      return { ...news, progress: event.data };
    case 'call':
      return {
        ...news,
        isDeleted: news.isDeleted || (event.data?.isDeleted ?? false),
        // The first: that is what the listener still shows.
        before: news.before ?? event.data?.before ?? null,
      };
    default:
      return news;
  }
}

function mergeCaptions(
  known: CaptionBatch | null,
  { sequence, captions }: { sequence: number; captions: readonly CaptionNews[] | null },
): CaptionBatch {
  const afterSequence = known?.afterSequence ?? sequence - 1;
  const isComplete = known === null || (known.captions !== null && known.sequence === sequence - 1);
  if (!isComplete || captions === null) return { afterSequence, sequence, captions: null };
  const newest = new Map(
    [...(known?.captions ?? []), ...captions].map((caption) => [caption.utteranceId, caption]),
  );
  return {
    afterSequence,
    sequence,
    captions: newest.size > mostCaptions ? null : [...newest.values()],
  };
}
