import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { organizationOfInterviews } from '../../auth/actorSql.ts';
import { call, clip, playlistClip, share } from '../../db/tables/schema.ts';
import { visibleInterviews } from '../../auth/visibleCalls.ts';

/** Whether a row of `clip` is shared with the actor, by itself or in a playlist. */
export const isClipShared = (actor: Actor): SQL<boolean> => sql<boolean>`exists (
  select from ${share} invited
  where invited.user_id = ${actor.userId}
    and (invited.expires_at is null or invited.expires_at > now())
    and (invited.clip_id = ${clip.id} or invited.playlist_id in (
      select listed.playlist_id from ${playlistClip} listed where listed.clip_id = ${clip.id})))`;

/**
 * The clips a person sees: those of interviews they see, and those shared with them. For a select from `clip`
 * joined with `call` and `interview`.
 */
export const visibleClips = (actor: Actor): SQL =>
  sql`(${clip.organizationId} = ${organizationOfInterviews(actor)} and ${call.deletedAt} is null
    and (${visibleInterviews(actor)} or ${isClipShared(actor)}))`;
