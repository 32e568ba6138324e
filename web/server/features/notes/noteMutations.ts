import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { UserError } from '../../errors/userError.ts';
import type { NoteVisibility } from '#shared/domain/note.ts';
import type { LoadedCall } from '../calls/callLoaders.ts';
import { addCallNote } from './addCallNote.ts';
import { deleteCallNote } from './deleteCallNote.ts';
import { findMentionable, writtenFacts } from './findMentionable.ts';
import { callNotesPolicy, notePolicy } from './notePolicy.ts';
import { CallNote, NoteTypeEnum, NoteVisibilityEnum } from './noteType.ts';
import { updateCallNote } from './updateCallNote.ts';

/** The note as it is after a command changed it. */
function reload({ loaders }: ActorContext, id: string) {
  loaders.noteById.clear(id);
  return loaders.noteById.loadOrThrow(id);
}

/** @throws {UserError} BAD_INPUT for a question of another guide than the call's. */
async function checkCue({ loaders }: ActorContext, call: LoadedCall, cueId: string) {
  const cue = await loaders.cueById.load(cueId);
  if (cue?.guideId !== call.guideId)
    throw new UserError(
      'BAD_INPUT',
      'This question is not in the guide of this interview. Choose another one.',
    );
}

/** Whom a note with this text names. */
function mentionableIn(
  { services, actor }: ActorContext,
  call: LoadedCall,
  { text, visibility }: { text: string; visibility: NoteVisibility },
) {
  const note = writtenFacts(actor, call, visibility);
  return findMentionable(services.database.system, call, { note }, { text });
}

builder.mutationFields((t) => ({
  addNewCallNote: t.field({
    type: CallNote,
    description: 'Times in ms from the start. The same `id` (a UUID) again makes no second note.',
    args: {
      callId: t.arg.id({ required: true }),
      id: t.arg.id(),
      timeMs: t.arg.int({ required: true }),
      text: t.arg.string({ required: true }),
      type: t.arg({ type: NoteTypeEnum, required: true }),
      visibility: t.arg({ type: NoteVisibilityEnum, required: true }),
      highlightStartMs: t.arg.int(),
      highlightEndMs: t.arg.int(),
      cueId: t.arg.id(),
    },
    resolve: async (_root, { callId, ...input }, context) => {
      const own = context.signedIn();
      const call = await own.loaders.callById.loadOrThrow(callId);
      callNotesPolicy.authorize(own.actor, 'addNote', call);
      if (input.cueId) await checkCue(own, call, input.cueId);
      const { db, actor, services } = own;
      const mentionable = await mentionableIn(own, call, input);
      const { send } = services.jobs;
      const { id } = await addCallNote({ db, actor, send, call, input, mentionable });
      return reload(own, id);
    },
  }),
  updateCallNote: t.field({
    type: CallNote,
    args: {
      id: t.arg.id({ required: true }),
      timeMs: t.arg.int(),
      text: t.arg.string(),
      type: t.arg({ type: NoteTypeEnum }),
      visibility: t.arg({ type: NoteVisibilityEnum }),
    },
    resolve: async (_root, { id, ...changes }, context) => {
      const own = context.signedIn();
      const note = await own.loaders.noteById.loadOrThrow(id);
      notePolicy.authorize(own.actor, 'edit', note);
      const { db, actor, services, loaders } = own;
      const mentionable = await mentionableIn(
        own,
        await loaders.callById.loadOrThrow(note.callId),
        { text: changes.text ?? note.text, visibility: changes.visibility ?? note.visibility },
      );
      const { send } = services.jobs;
      await updateCallNote({ db, actor, send, note, changes, mentionable });
      return reload(own, id);
    },
  }),
  deleteCallNote: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { db, actor, loaders } = context.signedIn();
      const note = await loaders.noteById.loadOrThrow(id);
      notePolicy.authorize(actor, 'delete', note);
      await deleteCallNote({ db, actor, note });
      return true;
    },
  }),
}));
