import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { organizationOfInterviews } from '../../auth/actorSql.ts';
import { playlist, share } from '../../db/tables/schema.ts';

/** Whether a row of `playlist` is shared with the actor. */
export const isPlaylistShared = (actor: Actor): SQL<boolean> => sql<boolean>`exists (
  select from ${share} invited where invited.playlist_id = ${playlist.id}
    and invited.user_id = ${actor.userId}
    and (invited.expires_at is null or invited.expires_at > now()))`;

/** Playlists that a person may change, of those that they see; the same as the policy's `edit`. */
export const editablePlaylists = (actor: Actor): SQL | undefined =>
  actor.permissions.has('MANAGE_ALL_PLAYLISTS') ? undefined : eq(playlist.ownerId, actor.userId);

/** Playlists that a person sees: their own, what is shared with them, and all with the right over all. */
export const visiblePlaylists = (actor: Actor): SQL =>
  sql`(${and(
    eq(playlist.organizationId, organizationOfInterviews(actor)),
    actor.permissions.has('MANAGE_ALL_PLAYLISTS')
      ? undefined
      : or(eq(playlist.ownerId, actor.userId), isPlaylistShared(actor)),
  )})`;
