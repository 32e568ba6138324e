import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { NoteVisibility } from '#shared/domain/note.ts';
import type { NoteReply_ReplyFragment } from '../../lib/__generated__/graphql.ts';
import { newUuid } from '#shared/domain/newUuid.ts';
import { notifyUndoable } from '../../ui/notifyUndoable.tsx';
import {
  AddCallNoteReplyDocument,
  DeleteCallNoteReplyDocument,
  UpdateCallNoteReplyDocument,
} from './replyDocuments.ts';
import { notifyFailure } from '../../ui/notify.ts';

export type Reply = NoteReply_ReplyFragment;

export interface ReplyChanges {
  text: string;
  visibility: NoteVisibility;
}

/** Writes the replies under a note; `onChange` loads its thread. */
export function useReplies(noteId: string, onChange: () => Promise<void>) {
  const client = useApolloClient();
  /** Of the reply to be: a repeated request makes no second one. */
  const nextId = useRef(newUuid());

  /** Throws the server's refusal. */
  const addAs = async (id: string, { text, visibility }: ReplyChanges): Promise<void> => {
    await client.mutate({
      mutation: AddCallNoteReplyDocument,
      variables: { parentCallNoteId: noteId, id, text, visibility },
    });
    await onChange();
  };
  const add = async (changes: ReplyChanges): Promise<void> => {
    await addAs(nextId.current, changes);
    nextId.current = newUuid();
  };
  /** Throws the server's refusal. */
  const update = async (id: string, changes: ReplyChanges): Promise<void> => {
    await client.mutate({
      mutation: UpdateCallNoteReplyDocument,
      variables: { id, ...changes },
    });
  };
  const remove = async ({ id, text, visibility }: Reply): Promise<void> => {
    try {
      await client.mutate({
        mutation: DeleteCallNoteReplyDocument,
        variables: { id },
        optimisticResponse: { deleteCallNoteReply: true },
        update: (cache) => {
          cache.evict({ id: `CallNoteReply:${id}` });
          cache.gc();
        },
      });
      notifyUndoable('Reply deleted', () => {
        addAs(id, { text, visibility }).catch(notifyFailure);
      });
    } catch (refusal) {
      notifyFailure(refusal);
      await onChange();
    }
  };
  return { add, update, remove: (reply: Reply) => void remove(reply) };
}
