import {
  highlightResponses,
  noteTypes,
  noteVisibilities,
  readsOthersNotes,
} from '#shared/domain/note.ts';
import type { HighlightResponse } from '#shared/domain/note.ts';
import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { Call, partOf } from '../calls/callType.ts';
import { Cue } from '../guides/guideType.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import { User } from '../users/userType.ts';
import type { LoadedNote, LoadedReply } from './noteLoaders.ts';
import { notePolicy, replyPolicy } from './notePolicy.ts';

export const NoteTypeEnum = builder.enumType('NoteType', { values: noteTypes });
export const NoteVisibilityEnum = builder.enumType('NoteVisibility', { values: noteVisibilities });
export const HighlightResponseEnum = builder.enumType('HighlightResponse', {
  values: highlightResponses,
});

/** The people a note or a reply names; a mention exists only for people who may see it. */
async function mentionedIn(
  { loaders }: ActorContext,
  noteId: string,
  replyId: string | null,
): Promise<UserFacts[]> {
  const mentions = await loaders.mentionsByNoteId.load(noteId);
  const ids = mentions.filter((mention) => mention.replyId === replyId).map(({ userId }) => userId);
  return loaders.userById.loadMany(ids);
}

export const CallNoteReply = builder.objectRef<LoadedReply>('CallNoteReply').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    noteId: t.exposeID('noteId'),
    text: t.exposeString('text'),
    visibility: t.expose('visibility', { type: NoteVisibilityEnum }),
    isEdited: t.exposeBoolean('isEdited'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    author: t.field({
      type: User,
      resolve: (reply, _args, context) =>
        context.signedIn().loaders.userById.loadOrThrow(reply.authorId),
    }),
    mentions: t.field({
      type: [User],
      resolve: (reply, _args, context) => mentionedIn(context.signedIn(), reply.noteId, reply.id),
    }),
    canEdit: t.boolean({
      resolve: (reply, _args, context) => replyPolicy.can(context.signedIn().actor, 'edit', reply),
    }),
    canDelete: t.boolean({
      resolve: (reply, _args, context) =>
        replyPolicy.can(context.signedIn().actor, 'delete', reply),
    }),
  }),
});

const HighlightFeedback = builder
  .objectRef<{ helpful: number; notHelpful: number; mine: HighlightResponse | null }>(
    'HighlightFeedback',
  )
  .implement({
    description: 'What those who see a highlighted passage think of it.',
    fields: (t) => ({
      helpfulCount: t.exposeInt('helpful'),
      notHelpfulCount: t.exposeInt('notHelpful'),
      mine: t.expose('mine', { type: HighlightResponseEnum, nullable: true }),
    }),
  });

export const CallNote = builder.objectRef<LoadedNote>('CallNote').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    callId: t.exposeID('callId'),
    timeMs: t.exposeInt('timeMs'),
    highlightStartMs: t.exposeInt('highlightStartMs', { nullable: true }),
    highlightEndMs: t.exposeInt('highlightEndMs', { nullable: true }),
    type: t.expose('type', { type: NoteTypeEnum }),
    text: t.exposeString('text'),
    visibility: t.expose('visibility', { type: NoteVisibilityEnum }),
    isEdited: t.exposeBoolean('isEdited'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    author: t.field({
      type: User,
      resolve: (source, _args, context) =>
        context.signedIn().loaders.userById.loadOrThrow(source.authorId),
    }),
    cue: t.field({
      type: Cue,
      nullable: true,
      description: 'The question it answers, where that still stands and may be read.',
      resolve: (source, _args, context) =>
        context.signedIn().loaders.cueById.loadIfSet(source.cueId),
    }),
    replies: t.field({
      type: [CallNoteReply],
      description: 'Those the viewer may see, the oldest first.',
      resolve: (source, _args, context) =>
        context.signedIn().loaders.repliesByNoteId.load(source.id),
    }),
    mentions: t.field({
      type: [User],
      description: 'The people its text names; each may see it and was told.',
      resolve: (source, _args, context) => mentionedIn(context.signedIn(), source.id, null),
    }),
    highlightFeedback: t.field({
      type: HighlightFeedback,
      nullable: true,
      description: 'Of a note about a passage.',
      resolve: async (source, _args, context) => {
        const { actor, loaders } = context.signedIn();
        if (!notePolicy.can(actor, 'respond', source)) return null;
        const rows = await loaders.feedbackByNoteId.load(source.id);
        const count = (wanted: HighlightResponse) =>
          rows.filter(({ response }) => response === wanted).length;
        return {
          helpful: count('HELPFUL'),
          notHelpful: count('NOT_HELPFUL'),
          mine: rows.find(({ userId }) => userId === actor.userId)?.response ?? null,
        };
      },
    }),
    canEdit: t.boolean({
      resolve: (source, _args, context) => notePolicy.can(context.signedIn().actor, 'edit', source),
    }),
    canDelete: t.boolean({
      resolve: (source, _args, context) =>
        notePolicy.can(context.signedIn().actor, 'delete', source),
    }),
  }),
});

builder.objectFields(Call, (t) => ({
  notes: t.field({
    type: [CallNote],
    description: 'Those the viewer may see, in the order of the interview.',
    resolve: (call, _args, context) => context.signedIn().loaders.notesByCallId.load(call.id),
  }),
  unreadMentions: t.int({
    description: 'In how many notes and replies the viewer is named since last opening the notes.',
    resolve: (call, _args, context) =>
      partOf(call, 'unreadMentions', async () => {
        const { loaders } = context.signedIn();
        return (await loaders.unreadMentionsByCallId.load(call.id)).length;
      }),
  }),
  canReadOthersNotes: t.boolean({
    description: 'Whether notes of others for everyone are among `notes`.',
    resolve: (call, _args, context) => {
      const { actor } = context.signedIn();
      return call.ownerId === actor.userId || readsOthersNotes(actor, call.positionId);
    },
  }),
}));
