import { mentionText } from '#shared/domain/mention.ts';
import type { NoteVisibility } from '#shared/domain/note.ts';
import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { callPolicy } from '../calls/callPolicy.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import { addCallNoteReply, deleteCallNoteReply, updateCallNoteReply } from './editReplies.ts';
import {
  findMentionable,
  markSharedNames,
  type MentionablePerson,
  type MentionSearch,
  writtenFacts,
} from './findMentionable.ts';
import type { LoadedNote } from './noteLoaders.ts';
import { callNotesPolicy, notePolicy, replyPolicy } from './notePolicy.ts';
import { CallNote, CallNoteReply, HighlightResponseEnum, NoteVisibilityEnum } from './noteType.ts';
import { addHighlightFeedback, markMentionsRead } from './readNotes.ts';

/** Whom a reply to a note may name. */
async function findMentionableInReply(
  { services, loaders, actor }: ActorContext,
  note: LoadedNote,
  visibility: NoteVisibility,
  search: MentionSearch,
): Promise<UserFacts[]> {
  const call = await loaders.callById.loadOrThrow(note.callId);
  const reply = writtenFacts(actor, call, visibility);
  return findMentionable(services.database.system, call, { note, reply }, search);
}

const mentionableIn = (own: ActorContext, note: LoadedNote, text: string, v: NoteVisibility) =>
  findMentionableInReply(own, note, v, { text });

function reload({ loaders }: ActorContext, noteId: string, replyId: string) {
  loaders.replyById.clear(replyId);
  loaders.mentionsByNoteId.clear(noteId);
  return loaders.replyById.loadOrThrow(replyId);
}

const MentionableUser = builder.objectRef<MentionablePerson>('MentionableUser').implement({
  description: 'A colleague whom a note or a reply may name.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fullName: t.exposeString('name'),
    email: t.exposeString('email'),
    mention: t.string({
      description: 'What follows the @: with the e-mail address where colleagues share the name.',
      resolve: (person) => mentionText(person, person.isNameShared),
    }),
  }),
});

builder.queryField('mentionableUsers', (t) =>
  t.field({
    type: [MentionableUser],
    description:
      'The first colleagues, by name, whom a note of this visibility, or a reply under a note, may name.',
    args: {
      callId: t.arg.id({ required: true }),
      visibility: t.arg({ type: NoteVisibilityEnum, required: true }),
      parentCallNoteId: t.arg.id(),
      query: t.arg.string({ description: 'A part of the name or of the e-mail address.' }),
    },
    resolve: async (_root, { callId, visibility, parentCallNoteId, query }, context) => {
      const own = context.signedIn();
      const { actor, loaders, services } = own;
      const call = await loaders.callById.loadOrThrow(callId);
      callNotesPolicy.authorize(actor, 'addNote', call);
      context.freshness.untilMs = 0;
      const search = { query: query ?? '' };
      const parent = parentCallNoteId ? await loaders.noteById.loadOrThrow(parentCallNoteId) : null;
      const note = writtenFacts(actor, call, visibility);
      const people = parent
        ? await findMentionableInReply(own, parent, visibility, search)
        : await findMentionable(services.database.system, call, { note }, search);
      return markSharedNames(own.db, people);
    },
  }),
);

builder.mutationFields((t) => ({
  addCallNoteReply: t.field({
    type: CallNoteReply,
    description: 'The same `id` (a UUID) again makes no second reply.',
    args: {
      parentCallNoteId: t.arg.id({ required: true }),
      id: t.arg.id(),
      text: t.arg.string({ required: true }),
      visibility: t.arg({ type: NoteVisibilityEnum, required: true }),
    },
    resolve: async (_root, { parentCallNoteId, ...input }, context) => {
      const own = context.signedIn();
      const { db, actor, services, loaders } = own;
      const note = await loaders.noteById.loadOrThrow(parentCallNoteId);
      notePolicy.authorize(actor, 'reply', note);
      const mentionable = await mentionableIn(own, note, input.text, input.visibility);
      const { send } = services.jobs;
      const id = await addCallNoteReply({ db, actor, send, mentionable, note, input });
      return reload(own, note.id, id);
    },
  }),
  updateCallNoteReply: t.field({
    type: CallNoteReply,
    args: {
      id: t.arg.id({ required: true }),
      text: t.arg.string({ required: true }),
      visibility: t.arg({ type: NoteVisibilityEnum, required: true }),
    },
    resolve: async (_root, { id, text, visibility }, context) => {
      const own = context.signedIn();
      const { db, actor, services, loaders } = own;
      const reply = await loaders.replyById.loadOrThrow(id);
      replyPolicy.authorize(actor, 'edit', reply);
      const note = await loaders.noteById.loadOrThrow(reply.noteId);
      const mentionable = await mentionableIn(own, note, text, visibility);
      const { send } = services.jobs;
      await updateCallNoteReply({ db, actor, send, mentionable, reply, text, visibility });
      return reload(own, note.id, id);
    },
  }),
  deleteCallNoteReply: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { db, actor, loaders } = context.signedIn();
      const reply = await loaders.replyById.loadOrThrow(id);
      replyPolicy.authorize(actor, 'delete', reply);
      await deleteCallNoteReply({ db, actor, reply });
      return true;
    },
  }),
  addCallNoteHighlightFeedback: t.field({
    type: CallNote,
    description: 'Of a note about a passage; without a response it is taken back.',
    args: {
      id: t.arg.id({ required: true }),
      response: t.arg({ type: HighlightResponseEnum }),
    },
    resolve: async (_root, { id, response }, context) => {
      const { db, actor, loaders } = context.signedIn();
      const note = await loaders.noteById.loadOrThrow(id);
      notePolicy.authorize(actor, 'respond', note);
      await addHighlightFeedback({ db, actor, note, response: response ?? null });
      return note;
    },
  }),
  markMentionsRead: t.boolean({
    description: 'The viewer has opened the notes of this call.',
    args: { callId: t.arg.id({ required: true }) },
    resolve: async (_root, { callId }, context) => {
      const { db, actor, loaders } = context.signedIn();
      const call = await loaders.callById.loadOrThrow(callId);
      callPolicy.authorize(actor, 'read', call);
      await markMentionsRead({ db, actor, callId: call.id });
      return true;
    },
  }),
}));
