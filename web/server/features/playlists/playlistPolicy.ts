import type { Actor } from '../../auth/actor.ts';
import { definePolicy } from '../../auth/policy.ts';
import type { LoadedClip } from '../clips/clipLoaders.ts';
import { clipPolicy } from '../clips/clipPolicy.ts';

type PlaylistRights = { ownerId: string; organizationId: string; isShared: boolean };

const manages = (actor: Actor, { ownerId }: Pick<PlaylistRights, 'ownerId'>): boolean =>
  ownerId === actor.userId || actor.permissions.has('MANAGE_ALL_PLAYLISTS');

/** The same as `visiblePlaylists`. */
export const playlistPolicy = definePolicy<PlaylistRights, 'edit' | 'delete'>('playlist', {
  read: (actor, playlist) =>
    actor.interviewEnabled &&
    playlist.organizationId === actor.organizationId &&
    (manages(actor, playlist) || playlist.isShared),
  edit: manages,
  delete: manages,
});

/** A playlist with its clips; null for one that the actor does not see. */
interface PlaylistWithClips {
  playlist: PlaylistRights;
  clips: readonly (LoadedClip | null)[];
}

/** Who sees a shared playlist sees all of its clips, so each of them must be the sharer's to share. */
export const playlistSharePolicy = definePolicy<PlaylistWithClips, 'share' | 'shareExternal'>(
  'playlist',
  {
    read: (actor, { playlist }) => playlistPolicy.can(actor, 'read', playlist),
    share: (actor, { playlist, clips }) =>
      manages(actor, playlist) &&
      clips.every((clip) => clip !== null && clipPolicy.can(actor, 'share', clip)),
    shareExternal: (actor, { playlist, clips }) =>
      manages(actor, playlist) &&
      // An empty one would be shared with what is put into it later.
      (clips.length > 0 || actor.permissions.has('SHARE_RECORDINGS_EXTERNALLY')) &&
      !actor.isImpersonated &&
      clips.every((clip) => clip !== null && clipPolicy.can(actor, 'shareExternal', clip)),
  },
);

export const newPlaylistPolicy = definePolicy<null, 'create'>('playlist', {
  read: (actor) => actor.interviewEnabled,
  create: (actor) => actor.interviewEnabled,
});
