import { useApolloClient, useQuery } from '@apollo/client/react';
import type { NoteType, NoteVisibility } from '#shared/domain/note.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { Note_NoteFragment } from '../../lib/__generated__/graphql.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { notifyUndoable } from '../../ui/notifyUndoable.tsx';
import { useConfirm } from '../../ui/useConfirm.tsx';
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
  const confirm = useConfirm();
  const { data, loading, error, refetch } = useQuery(InterviewNotesDocument, {
    variables: { callId },
    fetchPolicy: 'cache-first',
    // What is asked for again because of news is not answered by an older request on its way.
    context: { queryDeduplication: false },
  });
  const call = readFragment(NotesFragment, data?.call ?? null);
  const reload = () => ignoreRejection(refetch());
  const refresh = (): Promise<void> =>
    refetch().then(
      () => undefined,
      () => undefined,
    );

  /** Throws the server's refusal: whoever wrote the note keeps its words. */
  const add = async (note: NewNote): Promise<void> => {
    await client.mutate({ mutation: AddNewCallNoteDocument, variables: { callId, ...note } });
    // The note is saved: that the list cannot be loaded now is no failure of saving it.
    await refresh();
  };
  /** Throws the server's refusal. */
  const update = async (id: string, changes: NoteChanges): Promise<void> => {
    await client.mutate({ mutation: UpdateCallNoteDocument, variables: { id, ...changes } });
  };
  const remove = async (note: Note): Promise<void> => {
    const { length } = note.replies;
    // Undo brings back the note alone.
    const isSure =
      length === 0 ||
      (await confirm({
        title: 'Delete this note?',
        body: `${length === 1 ? 'The reply' : `The ${length} replies`} under it will be deleted too. This cannot be undone.`,
        confirmLabel: 'Delete note',
        isDangerous: true,
      }));
    if (!isSure) return;
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
      if (length === 0) notifyUndoable('Note deleted', () => void addAgain(note));
      else notifySuccess('The note was deleted.');
    } catch (refusal) {
      notifyFailure(refusal);
      reload();
    }
  };
  const addAgain = async ({ cue, ...note }: Note): Promise<void> => {
    const { id, timeMs, text, type, visibility, highlightStartMs, highlightEndMs } = note;
    const same = { id, timeMs, text, type, visibility, highlightStartMs, highlightEndMs };
    try {
      await add({ ...same, cueId: cue?.id ?? null });
    } catch (refusal) {
      notifyFailure(refusal);
    }
  };

  return {
    callId,
    /** In the order of the interview. */
    notes: readFragment(NoteFragment, call?.notes ?? noNotes),
    canReadOthersNotes: call?.canReadOthersNotes ?? true,
    /** How many of the notes and replies that name the reader are new. */
    unreadMentions: call?.unreadMentions ?? 0,
    isLoading: loading && !call,
    error: call ? undefined : error,
    reload,
    /** Resolves when the list is as it is on the server; a list that cannot be loaded is no failure. */
    refresh,
    add,
    update,
    remove: (note: Note) => void remove(note),
  };
}

export type Notes = ReturnType<typeof useNotes>;

const noNotes: never[] = [];
