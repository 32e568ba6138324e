import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { clipRightsOf } from '../clips/clipPolicy.ts';
import { Clip } from '../clips/clipType.ts';
import { User } from '../users/userType.ts';
import {
  addClipToPlaylist,
  addPlaylist,
  deletePlaylist,
  movePlaylistClip,
  removeClipFromPlaylist,
  updatePlaylist,
} from './editPlaylist.ts';
import { listPlaylists, type LoadedPlaylist } from './playlistLoaders.ts';
import { newPlaylistPolicy, playlistPolicy } from './playlistPolicy.ts';

export const Playlist = builder.objectRef<LoadedPlaylist>('Playlist').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    description: t.exposeString('description'),
    owner: t.field({ type: User, resolve: ({ owner }) => owner }),
    clipCount: t.exposeInt('clipCount', { description: 'Clips that the viewer sees.' }),
    durationMs: t.exposeInt('durationMs', { description: 'Of the clips that the viewer sees.' }),
    clips: t.field({
      type: [Clip],
      description: 'Those the viewer sees, in their order.',
      resolve: async (playlist, _args, context) => {
        const { loaders } = context.signedIn();
        const rows = await loaders.clipIdsByPlaylistId.load(playlist.id);
        return loaders.clipById.loadMany(rows.map(({ clipId }) => clipId));
      },
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    canEdit: t.boolean({
      resolve: (playlist, _args, context) =>
        playlistPolicy.can(context.signedIn().actor, 'edit', playlist),
    }),
    canDelete: t.boolean({
      resolve: (playlist, _args, context) =>
        playlistPolicy.can(context.signedIn().actor, 'delete', playlist),
    }),
  }),
});

builder.queryFields((t) => ({
  playlists: t.field({
    type: [Playlist],
    description: 'By title. A page that is not full is the last one.',
    args: {
      query: t.arg.string(),
      isEditable: t.arg.boolean({ description: 'Only those that the viewer may change.' }),
      isSharedWithMe: t.arg.boolean({
        description: 'Only those that a colleague shared with the viewer.',
      }),
      page: t.arg.int({ defaultValue: 1 }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_root, { query, isEditable, isSharedWithMe, page, limit }, context) => {
      const { db, actor } = context.signedIn();
      return listPlaylists(db, actor, {
        query: query ?? '',
        isEditable: isEditable ?? false,
        isSharedWithMe: isSharedWithMe ?? false,
        page: page ?? 1,
        limit: limit ?? 50,
      });
    },
  }),
  playlist: t.field({
    type: Playlist,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => context.signedIn().loaders.playlistById.load(id),
  }),
}));

/** The playlist as it is after a command changed it. */
function reload({ loaders }: ActorContext, id: string): Promise<LoadedPlaylist> {
  loaders.playlistById.clear(id);
  loaders.clipIdsByPlaylistId.clear(id);
  return loaders.playlistById.loadOrThrow(id);
}

builder.mutationFields((t) => ({
  addPlaylist: t.field({
    type: Playlist,
    args: { title: t.arg.string({ required: true }), description: t.arg.string() },
    resolve: async (_root, input, context) => {
      const own = context.signedIn();
      newPlaylistPolicy.authorize(own.actor, 'create', null);
      return reload(own, await addPlaylist({ db: own.db, actor: own.actor, input }));
    },
  }),
  updatePlaylist: t.field({
    type: Playlist,
    description: 'What is left out stays.',
    args: {
      id: t.arg.id({ required: true }),
      title: t.arg.string(),
      description: t.arg.string(),
    },
    resolve: async (_root, { id, ...changes }, context) => {
      const own = context.signedIn();
      const playlist = await own.loaders.playlistById.loadOrThrow(id);
      playlistPolicy.authorize(own.actor, 'edit', playlist);
      await updatePlaylist({ db: own.db, actor: own.actor, playlist, changes });
      return reload(own, id);
    },
  }),
  deletePlaylist: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { db, actor, loaders } = context.signedIn();
      const playlist = await loaders.playlistById.loadOrThrow(id);
      playlistPolicy.authorize(actor, 'delete', playlist);
      await deletePlaylist({ db, actor, playlist });
      return true;
    },
  }),
  addClipToPlaylist: t.field({
    type: Playlist,
    args: { playlistId: t.arg.id({ required: true }), clipId: t.arg.id({ required: true }) },
    resolve: async (_root, { playlistId, clipId }, context) => {
      const own = context.signedIn();
      const playlist = await own.loaders.playlistById.loadOrThrow(playlistId);
      playlistPolicy.authorize(own.actor, 'edit', playlist);
      const clip = await own.loaders.clipById.loadOrThrow(clipId);
      const { db, actor } = own;
      await addClipToPlaylist({ db, actor, playlist, clipId, rights: clipRightsOf(actor, clip) });
      return reload(own, playlistId);
    },
  }),
  movePlaylistClip: t.field({
    type: Playlist,
    description: 'Puts a clip after another one; first without `afterClipId`.',
    args: {
      playlistId: t.arg.id({ required: true }),
      clipId: t.arg.id({ required: true }),
      afterClipId: t.arg.id(),
    },
    resolve: async (_root, { playlistId, clipId, afterClipId = null }, context) => {
      const own = context.signedIn();
      const playlist = await own.loaders.playlistById.loadOrThrow(playlistId);
      playlistPolicy.authorize(own.actor, 'edit', playlist);
      await movePlaylistClip({ db: own.db, actor: own.actor, playlist, clipId, afterClipId });
      return reload(own, playlistId);
    },
  }),
  removeClipFromPlaylist: t.field({
    type: Playlist,
    args: { playlistId: t.arg.id({ required: true }), clipId: t.arg.id({ required: true }) },
    resolve: async (_root, { playlistId, clipId }, context) => {
      const own = context.signedIn();
      const playlist = await own.loaders.playlistById.loadOrThrow(playlistId);
      playlistPolicy.authorize(own.actor, 'edit', playlist);
      await removeClipFromPlaylist({ db: own.db, actor: own.actor, playlist, clipId });
      return reload(own, playlistId);
    },
  }),
}));
