import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { readFragment, type FragmentType } from '../../lib/__generated__/index.ts';
import type { TranscriptFacts_CallFragment } from '../../lib/__generated__/graphql.ts';
import { beginEditVisit, useUnsavedEdits } from '../../lib/unsavedEdits.ts';
import { useReconnect } from '../../lib/useReconnect.ts';
import { notifyUndoable } from '../../ui/notifyUndoable.tsx';
import { changeStanding } from './changeStanding.ts';
import { createTranscriptStore, type FirstCall } from './createTranscriptStore.ts';
import type { TranscriptChange } from './predictEdit.ts';
import { TranscriptFragment } from './transcriptDocuments.ts';
import { notifyFailure } from '../../ui/notify.ts';

/**
 * The words of an interview, who spoke them, and how they are corrected. `first` is what the page has loaded
 * of the transcript, null until it has.
 */
export function useTranscript(
  callId: string,
  first: { call: FragmentType<typeof TranscriptFragment> | null | undefined } | null,
) {
  const client = useApolloClient();
  const [{ promise, resolve }] = useState(() => Promise.withResolvers<FirstCall>());
  const key = `transcript/${callId}`;
  const [store] = useState(() => {
    // What waits goes on being sent after the page was left; its visit ends with the app.
    const { keep } = beginEditVisit<TranscriptChange>(key);
    return createTranscriptStore(client, callId, promise, keep);
  });
  useEffect(() => {
    if (first) resolve(first.call && readFragment(TranscriptFragment, first.call));
  }, [first, resolve]);
  const { shown, isLoading, error } = useStore(store.state);
  const [undoingId, setUndoingId] = useState<string | null>(null);
  /** How the offer to undo an edit is withdrawn. */
  const offers = useRef(new Map<string, () => void>());
  useEffect(() => void store.load(), [store]);
  useReconnect(() => {
    if (store.state.getState().error) void store.load();
  });

  const undo = async (editId: string) => {
    setUndoingId(editId);
    offers.current.get(editId)?.();
    await store.undo(editId).catch(notifyFailure);
    setUndoingId(null);
  };
  const edit = async (change: TranscriptChange) => {
    const answer = await store.edit(change).catch(notifyFailure);
    const done = answer?.edit;
    if (done)
      offers.current.set(
        done.id,
        notifyUndoable(done.description, () => void undo(done.id)),
      );
  };
  const unsaved = useUnsavedEdits<TranscriptChange>(
    key,
    { edit: (change) => void edit(change) },
    (change) =>
      changeStanding(change, shown?.facts.speakers ?? [], shown?.segments ?? []) !== 'done',
  );
  return {
    segments: shown?.segments ?? null,
    engine: shown?.engine ?? null,
    languageCode: shown?.languageCode ?? null,
    speakers: shown?.facts.speakers ?? noSpeakers,
    metrics: shown?.facts.metrics ?? null,
    edits: shown?.facts.transcript?.edits ?? noEdits,
    isLoading: isLoading && !shown?.segments,
    error: shown ? null : error,
    revision: store.revision,
    reload: () => void store.load(),
    /** Where the server has told of this revision; null for whatever there is. */
    reloadAt: (revision: number | null) => void store.load(revision ?? undefined),
    edit: (change: TranscriptChange) => void edit(change),
    undo: (editId: string) => void undo(editId),
    undoingId,
    /** Changes that an earlier page could not send; null without any, and until the words are there. */
    unsaved: shown?.segments ? unsaved : null,
  };
}

export type Transcript = ReturnType<typeof useTranscript>;
export type TranscriptEdits = Transcript['edits'];

// One identity each, so that what depends on them is not computed again.
const noSpeakers: TranscriptFacts_CallFragment['speakers'] = [];
const noEdits: NonNullable<TranscriptFacts_CallFragment['transcript']>['edits'] = [];
