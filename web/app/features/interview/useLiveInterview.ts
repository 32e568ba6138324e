import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { readFragment } from '../../lib/__generated__/index.ts';
import { InterviewChangedDocument, InterviewProgressFragment } from './interviewDocuments.ts';

interface LiveInterviewOptions {
  callId: string;
  /** Of the words the page holds; null without any. */
  knownRevision: () => number | null;
  /** A step began or ended: there may be more of the interview now. */
  onStep: () => void;
  /** The words are not those the page holds any more, but of this revision at least; null: who knows. */
  onWords: (revision: number | null) => void;
  /** Something changed, be it words, notes or what an engine wrote of them. */
  onNews: () => void;
}

/** The answer to one's own edit and the news of it come at the same time; the answer goes first. */
const settleMs = 700;
const reconnectMs = 10_000;

/**
 * Follows an interview while it is made and while others correct it. Progress is written beside what
 * is known; larger things are asked for when they have come. True once it was deleted, or is no
 * longer for this reader.
 */
export function useLiveInterview(options: LiveInterviewOptions): boolean {
  const { callId, knownRevision, onStep, onWords, onNews } = options;
  const client = useApolloClient();
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const cacheId = `Call:${callId}`;
  const hasBegun = useRef(false);

  const compareWords = useDebouncedCallback((revision: number | null) => {
    if (knownRevision() !== revision) onWords(revision);
  }, settleMs);
  const tellNews = useDebouncedCallback(onNews, settleMs);
  const readAll = useDebouncedCallback(() => {
    onStep();
    onWords(null);
    onNews();
  }, settleMs);

  const { restart } = useSubscription(InterviewChangedDocument, {
    variables: { callId },
    // Progress alone is written, by hand below: the cache takes no part in the words.
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const change = data?.callChanged;
      if (change?.isDeleted) setDeletedId(callId);
      if (!change?.call) return;
      // The first event tells what is known: it comes with the connection.
      if (hasBegun.current) tellNews();
      hasBegun.current = true;
      const fragment = InterviewProgressFragment;
      const before = client.cache.readFragment({
        id: cacheId,
        fragment,
        fragmentName: 'InterviewProgress_call',
      });
      const now = readFragment(fragment, change.call);
      client.cache.writeFragment({
        id: cacheId,
        fragment,
        fragmentName: 'InterviewProgress_call',
        data: now,
      });
      const hasStepped = stepsOf(before) !== stepsOf(now);
      if (hasStepped) onStep();
      const revision = change.call.transcript?.revision ?? null;
      // While it is made, words and measures are nobody's edit: there is no answer to wait for.
      const isNew = hasStepped || knownRevision() === null;
      if (revision !== null && isNew) onWords(revision);
      else compareWords(revision);
    },
    onError: () => reconnect(),
    onComplete: () => reconnect(),
  });
  const reconnect = useDebouncedCallback(() => {
    restart();
    readAll();
  }, reconnectMs);

  return deletedId === callId;
}

const stepsOf = (
  progress: { processingSteps: readonly { name: string; status: string }[] } | null,
): string => progress?.processingSteps.map(({ name, status }) => name + status).join() ?? '';
