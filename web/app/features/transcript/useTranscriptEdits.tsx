import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { makeFragmentData, readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { notifyError } from '../../ui/notify.ts';
import { notifyUndoable } from './notifyUndoable.tsx';
import { predictEdit } from './predictEdit.ts';
import type { TranscriptChange } from './predictEdit.ts';
import {
  AssignSegmentsDocument,
  CorrectWordsDocument,
  InterviewTranscriptDocument,
  MergeCallSpeakersDocument,
  TranscriptEditPayloadFragment,
  TranscriptFactsFragment,
  TranscriptSegmentFragment,
  UndoTranscriptEditDocument,
  UpdateCallSpeakerDocument,
} from './transcriptDocuments.ts';

type Payload = FragmentType<typeof TranscriptEditPayloadFragment>;
type Client = ReturnType<typeof useApolloClient>;

/**
 * Corrections of a transcript: shown at once, rolled back with the reason when the server refuses,
 * and offered for undo when it accepts.
 */
export function useTranscriptEdits(callId: string) {
  const client = useApolloClient();
  const [undoingId, setUndoingId] = useState<string | null>(null);

  const readAgain = () => client.refetchQueries({ include: [InterviewTranscriptDocument] });
  /** Runs an edit; when others' edits came between, or it is refused, reads the whole anew. */
  const run = async (send: () => Promise<Payload | undefined>) => {
    const before = revisionOf(client, callId);
    try {
      const payload = readFragment(TranscriptEditPayloadFragment, await send());
      const after = readFragment(TranscriptFactsFragment, payload?.call)?.transcript?.revision;
      if (before !== null && after !== before + 1) void readAgain();
      return payload?.edit ?? null;
    } catch (error) {
      notifyError(errorMessage(error));
      void readAgain();
      return null;
    }
  };
  const undo = async (editId: string) => {
    setUndoingId(editId);
    await run(async () => {
      const { data } = await client.mutate({
        mutation: UndoTranscriptEditDocument,
        variables: { callId, editId },
      });
      return data?.undoTranscriptEdit;
    });
    setUndoingId(null);
  };
  const edit = async (change: TranscriptChange) => {
    const done = await run(() => sendChange(client, callId, change));
    if (done) notifyUndoable(done.description, () => void undo(done.id));
  };
  return { edit: (change: TranscriptChange) => void edit(change), undo, undoingId };
}

async function sendChange(
  client: Client,
  callId: string,
  change: TranscriptChange,
): Promise<Payload | undefined> {
  const predicted = predictedPayload(client, callId, change);
  switch (change.kind) {
    case 'updateSpeaker': {
      const { speakerId, name = null, role = null } = change;
      const { data } = await client.mutate({
        mutation: UpdateCallSpeakerDocument,
        variables: { callId, speakerId, name, role },
        ...(predicted && { optimisticResponse: { updateCallSpeaker: predicted } }),
      });
      return data?.updateCallSpeaker;
    }
    case 'mergeSpeakers': {
      const { speakerId, intoSpeakerId } = change;
      const { data } = await client.mutate({
        mutation: MergeCallSpeakersDocument,
        variables: { callId, speakerId, intoSpeakerId },
        ...(predicted && { optimisticResponse: { mergeCallSpeakers: predicted } }),
      });
      return data?.mergeCallSpeakers;
    }
    case 'assignSegments': {
      const { data } = await client.mutate({
        mutation: AssignSegmentsDocument,
        variables: { callId, segmentIds: [...change.segmentIds], ...change.target },
        ...(predicted && { optimisticResponse: { assignSegments: predicted } }),
      });
      return data?.assignSegments;
    }
    case 'correctWords': {
      const { segmentId, fromWord, toWord, text } = change;
      const { data } = await client.mutate({
        mutation: CorrectWordsDocument,
        variables: { callId, segmentId, fromWord, toWord, text },
        ...(predicted && { optimisticResponse: { correctWords: predicted } }),
      });
      return data?.correctWords;
    }
  }
}

function known(client: Client, callId: string) {
  const call = client.readQuery({
    query: InterviewTranscriptDocument,
    variables: { callId },
  })?.call;
  return { call, facts: readFragment(TranscriptFactsFragment, call) };
}

const revisionOf = (client: Client, callId: string) =>
  known(client, callId).facts?.transcript?.revision ?? null;

function predictedPayload(client: Client, callId: string, change: TranscriptChange) {
  const { call, facts } = known(client, callId);
  if (!call?.transcript || !facts) return null;
  const segments = readFragment(TranscriptSegmentFragment, call.transcript.segments);
  const predicted = predictEdit(change, facts.speakers, segments);
  return makeFragmentData(
    {
      __typename: 'TranscriptEditPayload',
      call: {
        ...makeFragmentData({ ...facts, speakers: predicted.speakers }, TranscriptFactsFragment),
        id: callId,
      },
      edit: null,
      segments: predicted.segments.map((one) => makeFragmentData(one, TranscriptSegmentFragment)),
    },
    TranscriptEditPayloadFragment,
  );
}

export type EditTranscript = ReturnType<typeof useTranscriptEdits>['edit'];
