import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { share } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { ClipRights } from './clipPolicy.ts';

interface Audience {
  isInside: boolean;
  isOutside: boolean;
}

const isLive = sql`(expires_at is null or expires_at > now())`;

async function countAudience(tx: Tx, isOf: ReturnType<typeof sql>): Promise<Audience> {
  const { rows } = await tx.execute(sql`
    select count(user_id) > 0 as "isInside", count(email) > 0 as "isOutside"
    from ${share} where ${isLive} and ${isOf}`);
  const [found] = rows as unknown as Audience[];
  return found ?? { isInside: false, isOutside: false };
}

/** Whether a clip is shared with people inside and outside, by itself or in a playlist. */
export const clipAudience = (tx: Tx, clipId: string): Promise<Audience> =>
  countAudience(
    tx,
    sql`(clip_id = ${clipId} or playlist_id in (
      select playlist_id from playlist_clip where clip_id = ${clipId}))`,
  );

export const playlistAudience = (tx: Tx, playlistId: string): Promise<Audience> =>
  countAudience(tx, sql`playlist_id = ${playlistId}`);

/** @throws {UserError} FORBIDDEN where a change would show a clip to people the actor may not share it with. */
export function refuseLeak({ isInside, isOutside }: Audience, rights: ClipRights): void {
  if ((isInside && !rights.inside) || (isOutside && !rights.outside))
    throw new UserError(
      'FORBIDDEN',
      'Others would see more of this interview, and you may not share it. Ask one of its interviewers.',
    );
}
