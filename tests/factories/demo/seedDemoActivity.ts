import { sql } from 'drizzle-orm';
import type { Tx } from '../../../web/server/db/database.ts';
import { auditEntry } from '../../../web/server/db/tables/schema.ts';

/** What the people of the demo did to its records, at the times the records have. */
export async function seedDemoActivity(
  tx: Tx,
  { organizationId }: { organizationId: string },
): Promise<void> {
  await tx.execute(sql`insert into ${auditEntry} (organization_id, actor_id, event, subject_id, detail, created_at)
    select ${organizationId}::uuid, done.by, done.event, done.id, done.detail, least(done.at, now()) from (
      select i.owner_id, 'call.added', c.id, '{}'::jsonb, c.start_time + interval '1 hour'
        from call c join interview i on i.id = c.interview_id where c.start_time is not null
      union all select n.author_id, 'note.added', n.id, jsonb_build_object('callId', n.call_id),
          c.start_time + n.time_ms * interval '1 millisecond'
        from note n join call c on c.id = n.call_id where c.start_time is not null
      union all select s.user_id, 'scorecard.submitted', s.id, '{}', s.submitted_at
        from scorecard s where s.submitted_at is not null
      union all select c.user_id, 'clip.added', c.id, jsonb_build_object('callId', c.call_id), c.created_at from clip c
      union all select p.owner_id, 'playlist.added', p.id, '{}', p.created_at from playlist p
    ) done (by, event, id, detail, at)
    order by done.at`);
}
