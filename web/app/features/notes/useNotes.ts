import { useApolloClient, useQuery } from '@apollo/client/react';
import type { NoteType, NoteVisibility } from '../../../../shared/domain/note.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { Note_NoteFragment } from '../../lib/__generated__/graphql.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { notifyError } from '../../ui/notify.ts';
import { notifyUndoable } from '../../ui/notifyUndoable.tsx';
import {
  AddNewCallNoteDocument,
  DeleteCallNoteDocument,
  InterviewNotesDocument,
  NoteFragment,
  NotesFragment,
  UpdateCallNoteDocument,
} from './noteDocuments.ts';

export type Note = Note_NoteFragment;

/** A note as it is sent; `id` is chosen here, so that a repeated request makes no second one. */
export interface NewNote {
  id: string;
  timeMs: number;
  text: string;
  type: NoteType;
  visibility: NoteVisibility;
  highlightStartMs: number | null;
  highlightEndMs: number | null;
  cueId: string | null;
}

export interface NoteChanges {
  text: string;
  type: NoteType;
  visibility: NoteVisibility;
}

/** The notes of an interview that its reader may see, and how they are written. */
export function useNotes(callId: string) {
  const client = useApolloClient();
  const { data, loading, error, refetch } = useQuery(InterviewNotesDocument, {
    variables: { callId },
    fetchPolicy: 'cache-first',
    // What is asked for again because of news is not answered by an older request on its way.
    context: { queryDeduplication: false },
  });
  const call = readFragment(NotesFragment, data?.call ?? null);
  const reload = () => void refetch().catch(() => undefined);

  /** Throws the server's refusal: whoever wrote the note keeps its words. */
  const add = async (note: NewNote): Promise<void> => {
    await client.mutate({
      mutation: AddNewCallNoteDocument,
      variables: { callId, ...note },
      refetchQueries: [InterviewNotesDocument],
      awaitRefetchQueries: true,
    });
  };
  /** Throws the server's refusal. */
  const update = async (id: string, changes: NoteChanges): Promise<void> => {
    await client.mutate({ mutation: UpdateCallNoteDocument, variables: { id, ...changes } });
  };
  const remove = async (note: Note): Promise<void> => {
    try {
      await client.mutate({
        mutation: DeleteCallNoteDocument,
        variables: { id: note.id },
        optimisticResponse: { deleteCallNote: true },
        update: (cache) => {
          cache.evict({ id: `CallNote:${note.id}` });
          cache.gc();
        },
      });
      notifyUndoable('Note deleted', () => void addAgain(note));
    } catch (refusal) {
      notifyError(errorMessage(refusal));
      reload();
    }
  };
  const addAgain = async ({ cue, ...note }: Note): Promise<void> => {
    const { id, timeMs, text, type, visibility, highlightStartMs, highlightEndMs } = note;
    const same = { id, timeMs, text, type, visibility, highlightStartMs, highlightEndMs };
    try {
      await add({ ...same, cueId: cue?.id ?? null });
    } catch (refusal) {
      notifyError(errorMessage(refusal));
    }
  };

  return {
    /** In the order of the interview. */
    notes: readFragment(NoteFragment, call?.notes ?? noNotes),
    canReadOthersNotes: call?.canReadOthersNotes ?? true,
    isLoading: loading && !call,
    error: call ? undefined : error,
    reload,
    add,
    update,
    remove: (note: Note) => void remove(note),
  };
}

export type Notes = ReturnType<typeof useNotes>;

const noNotes: never[] = [];
