import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { InterviewChangedSubscription } from '../../lib/__generated__/graphql.ts';
import { useMissedEvents } from '../../lib/useMissedEvents.ts';
import { writeStepProgress } from '../../lib/writeStepProgress.ts';
import { InterviewChangedDocument, InterviewProgressFragment } from './interviewDocuments.ts';

type Change = InterviewChangedSubscription['callChanged'];

interface LiveInterviewOptions {
  callId: string;
  captions: {
    receive: (batch: NonNullable<Change['captions']>) => unknown;
    announce: (sequence: number) => unknown;
  };
  /** Of the words the page holds; null without any. */
  knownRevision: () => number | null;
  /** A step began or ended: there may be more of the interview now. */
  onStep: () => void;
  /** The words have this revision at least, which the page does not hold; null: unknown. */
  onWords: (revision: number | null) => void;
  onNotes: () => void;
  /** The engine's notes changed, or the words that they quote. */
  onAiNotes: () => void;
}

/** The answer to one's own edit and the news of it come at the same time; the answer goes first. */
const settleMs = 700;
const reconnectMs = 10_000;

/**
 * Follows an interview while it is made and while others correct it. Captions and progress come with the
 * event; larger things are loaded when they have changed. True once it was deleted, or is no longer for
 * this reader.
 */
export function useLiveInterview(options: LiveInterviewOptions): boolean {
  const { callId, captions, knownRevision, onStep, onWords, onNotes, onAiNotes } = options;
  const client = useApolloClient();
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const hasMissedEvents = useMissedEvents();

  const compareWords = useDebouncedCallback((revision: number | null) => {
    if (knownRevision() !== revision) onWords(revision);
  }, settleMs);
  const reloadNotes = useDebouncedCallback(onNotes, settleMs);
  const reloadAiNotes = useDebouncedCallback(onAiNotes, settleMs);
  const reloadAll = useDebouncedCallback(() => {
    onStep();
    onWords(null);
    onNotes();
    onAiNotes();
  }, settleMs);

  const showCall = (call: NonNullable<Change['call']>) => {
    const fragment = {
      id: `Call:${callId}`,
      fragment: InterviewProgressFragment,
      fragmentName: 'InterviewProgress_call',
    };
    const before = client.cache.readFragment(fragment);
    const now = readFragment(InterviewProgressFragment, call);
    client.cache.writeFragment({ ...fragment, data: now });
    if (now.status === 'LIVE') captions.announce(now.captionSequence);
    const hasStepped = stepsOf(before) !== stepsOf(now);
    if (hasStepped) onStep();
    const revision = call.transcript?.revision ?? null;
    // While it is made, words and measures are nobody's edit: there is no answer to wait for.
    const isNew = hasStepped || knownRevision() === null;
    if (revision !== null && isNew) onWords(revision);
    else compareWords(revision);
  };

  const { restart } = useSubscription(InterviewChangedDocument, {
    variables: { callId },
    // What is kept is written by hand: the cache takes no part in the words.
    fetchPolicy: 'no-cache',
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { what, isDeleted, call, progress, captions: batch, ...change } = data.callChanged;
      if (isDeleted) return setDeletedId(callId);
      const mayLack = what.includes('RESYNC') && hasMissedEvents();
      if (batch) captions.receive(batch);
      if (progress) writeStepProgress(client.cache, callId, progress);
      if (call) showCall(call);
      if (what.includes('TRANSCRIPT')) compareWords(change.transcriptRevision);
      if (mayLack || what.includes('NOTES')) reloadNotes();
      if (mayLack || what.includes('AI_NOTES') || what.includes('TRANSCRIPT')) reloadAiNotes();
    },
    onError: () => reconnect(),
    onComplete: () => reconnect(),
  });
  const reconnect = useDebouncedCallback(() => {
    restart();
    reloadAll();
  }, reconnectMs);

  return deletedId === callId;
}

const stepsOf = (
  progress: { processingSteps: readonly { name: string; status: string }[] } | null,
): string => progress?.processingSteps.map(({ name, status }) => name + status).join() ?? '';
