import { isNoteVisible, isReplyVisible } from '#shared/domain/note.ts';
import { definePolicy } from '../../auth/policy.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { callPolicy } from '../calls/callPolicy.ts';
import type { LoadedNote, LoadedReply } from './noteLoaders.ts';

/** A note is its author's. That the interview itself is seen is held by the loader already. */
export const notePolicy = definePolicy<LoadedNote, 'edit' | 'delete' | 'reply' | 'respond'>(
  'note',
  {
    read: (actor, note) =>
      note.organizationId === actor.organizationId && isNoteVisible(actor, note),
    edit: (actor, note) => note.authorId === actor.userId,
    delete: (actor, note) => note.authorId === actor.userId,
    reply: () => true,
    // Feedback is about a passage.
    respond: (_actor, note) => note.highlightStartMs !== null,
  },
);

/** A reply is its author's. That the note itself is seen is held by the loader already. */
export const replyPolicy = definePolicy<LoadedReply, 'edit' | 'delete'>('reply', {
  read: (actor, reply) =>
    reply.organizationId === actor.organizationId && isReplyVisible(actor, reply),
  edit: (actor, reply) => reply.authorId === actor.userId,
  delete: (actor, reply) => reply.authorId === actor.userId,
});

/** Whoever sees an interview may take notes in it. */
export const callNotesPolicy = definePolicy<LoadedCall, 'addNote'>('interview', {
  read: (actor, call) => callPolicy.can(actor, 'read', call),
  addNote: () => true,
});
