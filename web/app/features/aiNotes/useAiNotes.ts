import { useApolloClient, useQuery } from '@apollo/client/react';
import { readFragment } from '../../lib/__generated__/index.ts';
import type {
  AiNotes_CallFragment,
  SentenceReportReason,
} from '../../lib/__generated__/graphql.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { notifyUndoable } from '../../ui/notifyUndoable.tsx';
import {
  AddAiNoteSentenceDocument,
  AiNotesFragment,
  CreateAiNotesDocument,
  CreateAiNoteTagsDocument,
  CreateAiTopicsDocument,
  DeleteAiNoteSentenceDocument,
  InterviewAiNotesDocument,
  ReportAiSentenceDocument,
  RestoreAiNoteSentenceDocument,
  UpdateAiNoteSentenceDocument,
} from './aiNotesDocuments.ts';
import { notifyFailure } from '../../ui/notify.ts';

export type WrittenNotes = AiNotes_CallFragment;

/** What engines wrote of an interview, and what people do with it. */
export function useAiNotes(callId: string) {
  const client = useApolloClient();
  const { data, loading, error, refetch } = useQuery(InterviewAiNotesDocument, {
    variables: { callId },
    fetchPolicy: 'cache-first',
    // What is asked for again because of news is not answered by an older request on its way.
    context: { queryDeduplication: false },
  });
  const written = readFragment(AiNotesFragment, data?.call ?? null);

  const restore = async (sentenceId: string) => {
    const mutation = RestoreAiNoteSentenceDocument;
    await client.mutate({ mutation, variables: { callId, sentenceId } }).catch(notifyFailure);
  };
  const remove = async (sentenceId: string) => {
    const mutation = DeleteAiNoteSentenceDocument;
    const done = await client
      .mutate({ mutation, variables: { callId, sentenceId } })
      .catch(notifyFailure);
    if (done) notifyUndoable('Sentence deleted', () => void restore(sentenceId));
  };
  return {
    written,
    isLoading: loading && !written,
    error: written ? undefined : error,
    reload: () => ignoreRejection(refetch()),
    /** Orders everything anew; what people changed stays. */
    write: async (): Promise<void> => {
      const mutation = CreateAiNotesDocument;
      await client.mutate({ mutation, variables: { callId } }).catch(notifyFailure);
    },
    /** Orders the notes of the guide's questions anew. */
    writeGuideNotes: async (): Promise<void> => {
      const mutation = CreateAiNoteTagsDocument;
      await client.mutate({ mutation, variables: { callId } }).catch(notifyFailure);
    },
    /** Orders summary, chapters and topics anew. */
    writeSummary: async (): Promise<void> => {
      const mutation = CreateAiTopicsDocument;
      await client.mutate({ mutation, variables: { callId } }).catch(notifyFailure);
    },
    /** Throws the server's refusal, as do `add` and `report`: what was typed then stays. */
    update: async (sentenceId: string, text: string): Promise<void> => {
      const mutation = UpdateAiNoteSentenceDocument;
      await client.mutate({ mutation, variables: { callId, sentenceId, text } });
    },
    add: async (noteId: string, text: string): Promise<void> => {
      const mutation = AddAiNoteSentenceDocument;
      await client.mutate({ mutation, variables: { callId, noteId, text } });
    },
    report: async (sentenceId: string, reason: SentenceReportReason, comment: string) => {
      const mutation = ReportAiSentenceDocument;
      await client.mutate({ mutation, variables: { callId, sentenceId, reason, comment } });
    },
    remove: (sentenceId: string) => void remove(sentenceId),
    restore: (sentenceId: string) => void restore(sentenceId),
  };
}

export type AiNotes = ReturnType<typeof useAiNotes>;
