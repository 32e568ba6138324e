import type { ApolloClient } from '@apollo/client';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { FragmentType } from '../../lib/__generated__/index.ts';
import type {
  ChangedSegmentFragment as ChangedSegment,
  TranscriptFacts_CallFragment,
} from '../../lib/__generated__/graphql.ts';
import type { TranscriptChange } from './predictEdit.ts';
import {
  AssignSegmentsDocument,
  ChangedSegmentFragment,
  CorrectWordsDocument,
  MergeCallSpeakersDocument,
  TranscriptEditPayloadFragment,
  TranscriptFactsFragment,
  UndoTranscriptEditDocument,
  UpdateCallSpeakerDocument,
} from './transcriptDocuments.ts';

/** What the server answers to a correction or to its undo. */
export interface EditAnswer {
  facts: TranscriptFacts_CallFragment;
  /** Only those that changed, without the times of their words. */
  segments: readonly ChangedSegment[];
  edit: { id: string; description: string } | null;
}

type Payload = FragmentType<typeof TranscriptEditPayloadFragment>;

// The store of the transcript holds what is answered.
const fetchPolicy = 'no-cache';

/** Carries out a correction. Throws the server's refusal. */
export async function sendChange(
  client: ApolloClient,
  callId: string,
  change: TranscriptChange,
): Promise<EditAnswer> {
  switch (change.kind) {
    case 'updateSpeaker': {
      const { speakerId, name = null, role = null } = change;
      const variables = { callId, speakerId, name, role };
      const mutation = UpdateCallSpeakerDocument;
      const { data } = await client.mutate({ mutation, variables, fetchPolicy });
      return answerOf(data?.updateCallSpeaker);
    }
    case 'mergeSpeakers': {
      const { speakerId, intoSpeakerId } = change;
      const variables = { callId, speakerId, intoSpeakerId };
      const mutation = MergeCallSpeakersDocument;
      const { data } = await client.mutate({ mutation, variables, fetchPolicy });
      return answerOf(data?.mergeCallSpeakers);
    }
    case 'assignSegments': {
      const variables = { callId, segmentIds: [...change.segmentIds], ...change.target };
      const mutation = AssignSegmentsDocument;
      const { data } = await client.mutate({ mutation, variables, fetchPolicy });
      return answerOf(data?.assignSegments);
    }
    case 'correctWords': {
      const { kind: _kind, ...words } = change;
      const variables = { callId, ...words };
      const mutation = CorrectWordsDocument;
      const { data } = await client.mutate({ mutation, variables, fetchPolicy });
      return answerOf(data?.correctWords);
    }
  }
}

/** Takes a correction back. Throws the server's refusal. */
export async function sendUndo(
  client: ApolloClient,
  callId: string,
  editId: string,
): Promise<EditAnswer> {
  const { data } = await client.mutate({
    mutation: UndoTranscriptEditDocument,
    variables: { callId, editId },
    fetchPolicy,
  });
  return answerOf(data?.undoTranscriptEdit);
}

function answerOf(masked: Payload | undefined): EditAnswer {
  const payload = readFragment(TranscriptEditPayloadFragment, masked);
  if (!payload) throw new Error('The change was not confirmed. Reload the page and try again.');
  return {
    facts: readFragment(TranscriptFactsFragment, payload.call),
    segments: readFragment(ChangedSegmentFragment, payload.segments),
    edit: payload.edit,
  };
}
