import { and, eq, gt } from 'drizzle-orm';
import type { Product } from '#shared/domain/product.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { upgradeRequest } from '../../db/tables/schema.ts';
import type { SendJob } from '../../jobs/job.ts';
import { mailUpgradeQueue } from './upgradeQueue.ts';

const dayMs = 24 * 60 * 60_000;

/** Asks for a product. Asking again within a day counts as the same request. */
export async function requestUpgrade(input: {
  db: Db;
  actor: Actor;
  send: SendJob;
  product: Product;
}): Promise<void> {
  const { actor, product } = input;
  const { organizationId, userId } = actor;
  await input.db.transaction(async (tx) => {
    const [standing] = await tx
      .select({ id: upgradeRequest.id })
      .from(upgradeRequest)
      .where(
        and(
          eq(upgradeRequest.userId, userId),
          eq(upgradeRequest.product, product),
          gt(upgradeRequest.createdAt, new Date(Date.now() - dayMs)),
        ),
      )
      .limit(1);
    if (standing) return;
    const [made] = await tx
      .insert(upgradeRequest)
      .values({ organizationId, userId, product })
      .returning({ id: upgradeRequest.id });
    if (!made) return;
    await input.send(mailUpgradeQueue, { organizationId, requestId: made.id }, { tx });
    await recordEvent(tx, actor, 'upgrade.requested', made.id);
  });
}
