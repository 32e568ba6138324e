import { cutTurns } from '#shared/domain/clip.ts';
import { builder } from '../../graphql/builder.ts';
import type { ActorContext, GraphqlContext } from '../../graphql/context.ts';
import { Call } from '../calls/callType.ts';
import { User } from '../users/userType.ts';
import { clipCall, deleteClip, updateClip } from './clipCall.ts';
import { removeClipFiles } from './clipFiles.ts';
import { listClips, type LoadedClip } from './clipLoaders.ts';
import { ClipRecording, ClipSegment, ClipSpeaker } from './clipPartTypes.ts';
import { callClipsPolicy, clipPolicy, clipRightsOf } from './clipPolicy.ts';

const recordingOf = async (clip: LoadedClip, context: GraphqlContext) =>
  (await context.signedIn().loaders.filesByCallId.load(clip.callId)).find(
    ({ kind }) => kind === 'PLAYBACK',
  );

export const Clip = builder.objectRef<LoadedClip>('Clip').implement({
  description: 'A passage of a recording, from one word to another.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    call: t.field({
      type: Call,
      nullable: true,
      description: 'Null for who may see the clip, but not its interview.',
      resolve: (clip, _args, context) => context.signedIn().loaders.callById.load(clip.callId),
    }),
    user: t.field({ type: User, resolve: ({ author }) => author }),
    startMs: t.exposeInt('startMs'),
    endMs: t.exposeInt('endMs'),
    durationMs: t.int({ resolve: ({ startMs, endMs }) => endMs - startMs }),
    recording: t.field({
      type: ClipRecording,
      nullable: true,
      description: 'The passage alone; null where the interview has no recording.',
      resolve: async (clip, _args, context) => {
        const file = await recordingOf(clip, context);
        return file ? { clip, hasVideo: file.hasVideo } : null;
      },
    }),
    speakers: t.field({
      type: [ClipSpeaker],
      description: 'Who speaks in the passage.',
      resolve: async (clip, _args, context) => {
        const { loaders } = context.signedIn();
        const turns = cutTurns(await loaders.turnsByCallId.load(clip.callId), clip);
        const heard = new Set(turns.map(({ speakerId }) => speakerId));
        return (await loaders.speakersByCallId.load(clip.callId)).filter(({ id }) => heard.has(id));
      },
    }),
    segments: t.field({
      type: [ClipSegment],
      description: 'The words of the passage; their times count from its beginning.',
      resolve: async (clip, _args, context) =>
        cutTurns(await context.signedIn().loaders.turnsByCallId.load(clip.callId), clip),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    canEdit: t.boolean({
      resolve: (clip, _args, context) => clipPolicy.can(context.signedIn().actor, 'edit', clip),
    }),
    canDelete: t.boolean({
      resolve: (clip, _args, context) => clipPolicy.can(context.signedIn().actor, 'delete', clip),
    }),
    canShare: t.boolean({
      resolve: (clip, _args, context) => clipPolicy.can(context.signedIn().actor, 'share', clip),
    }),
  }),
});

builder.objectFields(Call, (t) => ({
  canClip: t.boolean({
    resolve: (call, _args, context) => callClipsPolicy.can(context.signedIn().actor, 'clip', call),
  }),
  clips: t.field({
    type: [Clip],
    description: 'In the order of the interview.',
    resolve: (call, _args, context) => context.signedIn().loaders.clipsByCallId.load(call.id),
  }),
}));

const ClipFilterInput = builder.inputType('ClipFilter', {
  fields: (t) => ({
    callId: t.id(),
    isOwn: t.boolean(),
    isSharedWithMe: t.boolean({
      description: 'A colleague shared it, or a playlist with it, with the viewer.',
    }),
  }),
});

builder.queryFields((t) => ({
  clips: t.field({
    type: [Clip],
    description:
      'Newest first; those of one call in its order. A page that is not full is the last one.',
    args: {
      query: t.arg.string(),
      filter: t.arg({ type: ClipFilterInput }),
      page: t.arg.int({ defaultValue: 1 }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_root, { query, filter, page, limit }, context) => {
      const { db, actor } = context.signedIn();
      return listClips(db, actor, { ...filter, query }, page ?? 1, limit ?? 50);
    },
  }),
  clip: t.field({
    type: Clip,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => context.signedIn().loaders.clipById.load(id),
  }),
}));

/** The clip as it is after a command changed it. */
function reload({ loaders }: ActorContext, id: string): Promise<LoadedClip> {
  loaders.clipById.clear(id);
  return loaders.clipById.loadOrThrow(id);
}

builder.mutationFields((t) => ({
  clipCall: t.field({
    type: Clip,
    description: 'Times in ms from the start; the ends move to words.',
    args: {
      callId: t.arg.id({ required: true }),
      clipStart: t.arg.int({ required: true }),
      clipEnd: t.arg.int({ required: true }),
      name: t.arg.string({ required: true }),
    },
    resolve: async (_root, { callId, clipStart, clipEnd, name }, context) => {
      const own = context.signedIn();
      const { db, actor } = own;
      const call = await own.loaders.callById.loadOrThrow(callId);
      callClipsPolicy.authorize(actor, 'clip', call);
      const passage = { startMs: clipStart, endMs: clipEnd };
      return reload(own, await clipCall({ db, actor, call, name, ...passage }));
    },
  }),
  updateClip: t.field({
    type: Clip,
    description: 'What is left out stays.',
    args: {
      id: t.arg.id({ required: true }),
      name: t.arg.string(),
      clipStart: t.arg.int(),
      clipEnd: t.arg.int(),
    },
    resolve: async (_root, { id, name, clipStart, clipEnd }, context) => {
      const own = context.signedIn();
      const { db, actor } = own;
      const clip = await own.loaders.clipById.loadOrThrow(id);
      clipPolicy.authorize(actor, 'edit', clip);
      const call = await own.loaders.callById.loadOrThrow(clip.callId);
      const changes = { name, startMs: clipStart, endMs: clipEnd };
      await updateClip({ db, actor, call, clip, changes, rights: clipRightsOf(actor, clip) });
      const changed = await reload(own, id);
      if (changed.startMs !== clip.startMs || changed.endMs !== clip.endMs)
        await removeClipFiles(own.services.storage, clip);
      return changed;
    },
  }),
  deleteClip: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { db, actor, loaders, services } = context.signedIn();
      const clip = await loaders.clipById.loadOrThrow(id);
      clipPolicy.authorize(actor, 'delete', clip);
      await deleteClip({ db, actor, clip });
      await removeClipFiles(services.storage, clip);
      return true;
    },
  }),
}));
