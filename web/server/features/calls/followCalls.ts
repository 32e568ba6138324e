import { isDeepStrictEqual } from 'node:util';
import { isCallVisible } from '#shared/domain/visibility.ts';
import { readerNews, resyncNews, type CallNews } from '../../events/mergeCallEvents.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import type { LoadedCall } from './callLoaders.ts';

/** News of a call for one reader. */
export interface CallChange extends Pick<
  CallNews,
  'callId' | 'what' | 'captions' | 'progress' | 'transcriptRevision'
> {
  /** Deleted, or no longer for this reader. */
  isDeleted: boolean;
  /** Loaded only where the news is that the call itself changed. */
  call: LoadedCall | null;
}

/** An invitation may expire without an event; a call that is shown is checked again after this time. */
const checkedForMs = 60_000;

/**
 * The news that this reader may have, by their rights at that moment: a subscription can outlive the
 * right it began with. Captions and progress come with the event; whether the reader may see the call is
 * asked again only when the call, or what the reader may do, has changed. Ends with the session.
 */
export async function* followCalls(
  context: GraphqlContext,
  news: AsyncIterable<CallNews>,
  /** Of the only call that is followed; null for a list. */
  followedId: string | null,
): AsyncGenerator<CallChange> {
  /** When the reader was last found to see a call. */
  const checkedAtMs = new Map<string, number>();
  let { actor } = context.signedIn();

  async function toChange(change: CallNews): Promise<CallChange | null> {
    const callId = change.callId ?? followedId;
    const isReloaded = change.what.has('call') || change.what.has('resync');
    const shown = { ...change, callId, isDeleted: false, call: null };
    if (callId === null) return shown;
    const isChecked = performance.now() - (checkedAtMs.get(callId) ?? -Infinity) < checkedForMs;
    if (isChecked && !isReloaded) return shown;
    const call = await context.signedIn().loaders.callById.load(callId);
    if (call) {
      checkedAtMs.set(callId, performance.now());
      return isReloaded ? { ...shown, call } : shown;
    }
    // Who never saw it does not learn that it exists.
    const wasVisible = change.before !== null && isCallVisible(actor, change.before);
    return checkedAtMs.delete(callId) || wasVisible ? goneChange(callId) : null;
  }

  const first = await toChange(resyncNews);
  if (first) yield first;
  for await (const change of news) {
    const now = await context.services.actors.ofPerson(actor);
    if (!now) return;
    const hasOtherRights = !isDeepStrictEqual(now, actor);
    if (hasOtherRights) for (const id of checkedAtMs.keys()) checkedAtMs.set(id, -Infinity);
    actor = now;
    // A copy, so that nothing is answered by the loaders of an earlier event.
    context.actor = { ...actor };
    if (change === readerNews && !hasOtherRights) continue;
    // With other rights the reader sees other calls: what is shown is loaded again.
    const shown = await toChange(change === readerNews ? resyncNews : change);
    if (shown) yield shown;
  }
}

const goneChange = (callId: string): CallChange => ({
  callId,
  what: new Set(['call']),
  isDeleted: true,
  call: null,
  captions: null,
  progress: null,
  transcriptRevision: null,
});
