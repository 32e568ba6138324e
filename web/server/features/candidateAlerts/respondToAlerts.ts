import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { candidateAlertView } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import { findAlerts } from './listAlerts.ts';

/** The actor has seen these alerts; those that they may not see, or that are gone, are left out. */
export async function addAlertViews(db: Db, actor: Actor, ids: readonly string[]): Promise<void> {
  const alerts = await findAlerts(db, actor, ids);
  if (alerts.length === 0) return;
  const { organizationId, userId } = actor;
  await db
    .insert(candidateAlertView)
    .values(alerts.map((alert) => ({ ...alert, organizationId, userId })))
    .onConflictDoNothing();
}

/**
 * What the actor says of an alert; null takes it back.
 * @throws {UserError} NOT_FOUND
 */
export async function setAlertAccuracy(
  db: Db,
  actor: Actor,
  { id, isAccurate }: { id: string; isAccurate: boolean | null },
): Promise<void> {
  const [alert] = await findAlerts(db, actor, [id]);
  if (!alert) throw UserError.notFound('alert');
  const { organizationId, userId } = actor;
  const { segmentId, theme } = alert;
  await db
    .insert(candidateAlertView)
    .values({ organizationId, userId, segmentId, theme, isAccurate })
    .onConflictDoUpdate({
      target: [candidateAlertView.userId, candidateAlertView.segmentId, candidateAlertView.theme],
      set: { isAccurate },
    });
}
