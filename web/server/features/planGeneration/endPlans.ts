import { inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { plan, planInterview, planLine } from '../../db/tables/schema.ts';

/** Ends plans under way as failed, with what people read about it. Nothing half made is kept. */
export async function endPlans(tx: Tx, planIds: string[], error: string): Promise<void> {
  await tx.update(plan).set({ status: 'Failed', error }).where(inArray(plan.id, planIds));
  await tx.delete(planInterview).where(inArray(planInterview.planId, planIds));
  await tx.delete(planLine).where(inArray(planLine.planId, planIds));
}
