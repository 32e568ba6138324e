import { noteTypes, noteVisibilities } from '../../../../shared/domain/note.ts';
import { builder } from '../../graphql/builder.ts';
import { Call } from '../calls/callType.ts';
import { Cue } from '../guides/guideType.ts';
import { User } from '../users/userType.ts';
import type { LoadedNote } from './noteLoaders.ts';
import { notePolicy } from './notePolicy.ts';

export const NoteTypeEnum = builder.enumType('NoteType', { values: noteTypes });
export const NoteVisibilityEnum = builder.enumType('NoteVisibility', { values: noteVisibilities });

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
      resolve: (one, _args, context) =>
        context.signedIn().loaders.userById.loadOrThrow(one.authorId),
    }),
    cue: t.field({
      type: Cue,
      nullable: true,
      description: 'The question it answers, where that still stands and may be read.',
      resolve: (one, _args, context) => context.signedIn().loaders.cueById.loadIfSet(one.cueId),
    }),
    canEdit: t.boolean({
      resolve: (one, _args, context) => notePolicy.can(context.signedIn().actor, 'edit', one),
    }),
    canDelete: t.boolean({
      resolve: (one, _args, context) => notePolicy.can(context.signedIn().actor, 'delete', one),
    }),
  }),
});

builder.objectFields(Call, (t) => ({
  notes: t.field({
    type: [CallNote],
    description: 'Those the viewer may see, in the order of the interview.',
    resolve: (call, _args, context) => context.signedIn().loaders.notesByCallId.load(call.id),
  }),
  canReadOthersNotes: t.boolean({
    description: 'Whether notes of others for everyone are among `notes`.',
    resolve: (call, _args, context) => {
      const { actor } = context.signedIn();
      return actor.permissions.has('ACCESS_OTHERS_NOTES') || call.ownerId === actor.userId;
    },
  }),
}));
