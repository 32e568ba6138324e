import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { call, candidateAlertSubscription, interview } from '../../db/tables/schema.ts';
import type { SendJob } from '../../jobs/job.ts';
import { mailAlertsQueue } from './alertQueue.ts';

/** Orders the mails of an interview's alerts where anybody follows its candidate or position. */
export async function orderAlertMail(
  tx: Tx,
  send: SendJob,
  { organizationId, id: callId }: { organizationId: string; id: string },
): Promise<void> {
  const { rows } = await tx.execute(sql`select from ${candidateAlertSubscription} f
    join ${interview} on f.candidate_id = ${interview.candidateId} or f.position_id = ${interview.positionId}
    join ${call} on ${call.interviewId} = ${interview.id}
    where ${call.id} = ${callId} limit 1`);
  if (rows.length > 0) await send(mailAlertsQueue, { organizationId, callId }, { tx });
}
