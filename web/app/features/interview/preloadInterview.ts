import type { ApolloClient } from '@apollo/client';
import { InterviewScreenDocument } from './interviewDocuments.ts';

/** An interview that is being loaded before its page is drawn. */
interface InterviewPreload {
  callId: string;
  /** Null while it is on its way: on a slow line that is longer than it stays fresh. */
  doneAtMs: number | null;
  /** Never rejects: the page loads what could not be preloaded. */
  done: Promise<void>;
}

/** What has been here for longer is asked for again. */
const freshMs = 5000;

let latest: InterviewPreload | null = null;

/** The preload of this interview, where it is fresh enough to be shown as it is. */
export const freshPreload = (callId: string): InterviewPreload | null =>
  latest?.callId === callId && (latest.doneAtMs === null || Date.now() - latest.doneAtMs < freshMs)
    ? latest
    : null;

/** Loads an interview into the cache: beside the page's code, or when one is about to open it. */
export function preloadInterview(client: ApolloClient, callId: string): void {
  if (freshPreload(callId)) return;
  const query = client.query({
    query: InterviewScreenDocument,
    variables: { callId },
    fetchPolicy: 'network-only',
  });
  const preload: InterviewPreload = {
    callId,
    doneAtMs: null,
    done: query
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        preload.doneAtMs = Date.now();
      }),
  };
  latest = preload;
}
