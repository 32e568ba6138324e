import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { caption, segment } from '../../db/tables/schema.ts';

/** Remembers of each caption the first segment it became, by that segment's index. */
export async function linkCaptions(
  tx: Tx,
  callId: string,
  pairs: readonly { captionId: string; index: number }[],
): Promise<void> {
  await tx.execute(sql`
    update ${caption} set segment_id = found.segment_id from (
      select distinct on (pair.caption_id) pair.caption_id, s.id as segment_id
      from (
        select (one->>'captionId')::uuid as caption_id, (one->>'index')::int as index
        from jsonb_array_elements(${JSON.stringify(pairs)}::jsonb) one) pair
      join ${segment} s on s.call_id = ${callId} and s.index = pair.index
      order by pair.caption_id, pair.index) found
    where ${caption.id} = found.caption_id`);
}
