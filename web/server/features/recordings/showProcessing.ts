import { sql } from 'drizzle-orm';
import { processingStepNames } from '../../../../shared/domain/call.ts';
import type { Tx } from '../../db/database.ts';

/**
 * Copies what the steps of a call say to its row, where lists read it: the first step that is not
 * completed, its progress and why it failed. To be called in every transaction that changes a step, after
 * the call's row was locked.
 */
export async function showProcessing(tx: Tx, callId: string): Promise<void> {
  const order = sql.raw(`array['${processingStepNames.join("','")}']`);
  await tx.execute(sql`
    update call set (processing_step, processing_progress, failure_reason, failure_code) = (
      select max(name), coalesce(max(progress), 0), max(failure_reason), max(failure_code) from (
        select name, progress, failure_reason, failure_code from processing_step
        where call_id = ${callId} and status <> 'COMPLETED'
        order by array_position(${order}, name) limit 1) step)
    where id = ${callId}`);
}
