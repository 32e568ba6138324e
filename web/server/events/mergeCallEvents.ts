import type { ProcessingStepName } from '#shared/domain/call.ts';
import type { VisibilityFacts } from '#shared/domain/visibility.ts';
import type { CallEvent, CaptionNews } from './callEvent.ts';

/** Everything that changed of one call since its listener heard of it last. */
export interface CallNews {
  /** Null with the news that concern every call. */
  callId: string | null;
  /** `resync`: events may have been lost, so what is shown has to be loaded again. */
  what: ReadonlySet<CallEvent['what'] | 'resync'>;
  isDeleted: boolean;
  before: VisibilityFacts | null;
  captions: CaptionBatch | null;
  progress: { step: ProcessingStepName; progress: number } | null;
  transcriptRevision: number | null;
}

/** The captions written after one sequence up to another; `captions` is null where they must be fetched. */
export interface CaptionBatch {
  afterSequence: number;
  sequence: number;
  captions: readonly CaptionNews[] | null;
}

/** More than these are fetched instead, so that a slow listener holds little memory. */
const mostCaptions = 200;

const noNews = {
  what: new Set<never>(),
  isDeleted: false,
  before: null,
  captions: null,
  progress: null,
  transcriptRevision: null,
};
export const resyncNews: CallNews = { ...noNews, callId: null, what: new Set(['resync']) };
/** No call has changed, but the listener's session may have ended or have other rights. */
export const readerNews: CallNews = { ...noNews, callId: null };

export function mergeCallEvents(known: CallNews | undefined, event: CallEvent): CallNews {
  const { callId } = event;
  const news = { ...noNews, ...known, callId, what: new Set(known?.what).add(event.what) };
  switch (event.what) {
    case 'captions':
      return { ...news, captions: mergeCaptions(news.captions, event.data) };
    case 'progress':
      return { ...news, progress: event.data };
    case 'transcript':
      return { ...news, transcriptRevision: event.data.revision };
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
  const hasGap = known !== null && (known.captions === null || known.sequence !== sequence - 1);
  if (hasGap || captions === null) return { afterSequence, sequence, captions: null };
  const all = [...(known?.captions ?? []), ...captions];
  const newest = new Map(all.map((caption) => [caption.utteranceId, caption]));
  const isTooLong = newest.size > mostCaptions;
  return { afterSequence, sequence, captions: isTooLong ? null : [...newest.values()] };
}
