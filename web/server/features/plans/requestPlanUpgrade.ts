import { and, eq, gt } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { planUpgradeRequest } from '../../db/tables/schema.ts';
import type { SendJob } from '../../jobs/job.ts';
import { mailPlanUpgradeQueue } from '../jobDescriptions/jobDescriptionQueues.ts';

const dayMs = 24 * 60 * 60_000;

/** Asks for the plan product. Asking again within a day counts as the same request. */
export async function requestPlanUpgrade(input: {
  db: Db;
  actor: Actor;
  send: SendJob;
}): Promise<void> {
  const { actor } = input;
  const { organizationId, userId } = actor;
  await input.db.transaction(async (tx) => {
    const [standing] = await tx
      .select({ id: planUpgradeRequest.id })
      .from(planUpgradeRequest)
      .where(
        and(
          eq(planUpgradeRequest.userId, userId),
          gt(planUpgradeRequest.createdAt, new Date(Date.now() - dayMs)),
        ),
      )
      .limit(1);
    if (standing) return;
    const [made] = await tx
      .insert(planUpgradeRequest)
      .values({ organizationId, userId })
      .returning({ id: planUpgradeRequest.id });
    if (!made) return;
    await input.send(mailPlanUpgradeQueue, { organizationId, requestId: made.id }, { tx });
    await recordEvent(tx, actor, 'planUpgrade.requested', made.id);
  });
}
