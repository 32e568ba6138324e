import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Tx } from '../../db/database.ts';
import { jobDescription, user } from '../../db/tables/schema.ts';
import { isUuid } from '../../db/isUuid.ts';
import { UserError } from '../../errors/userError.ts';

/** From which state of a job description a save was begun. */
export interface SaveBasis {
  /**
   * States it may take the place of: the one that was read or saved last, and those that earlier tries of
   * the same page would have made, whose answers were lost.
   */
  basedOn: readonly string[];
  /** How the saved state is to be called. */
  revision: string;
  /** Knowingly in place of somebody else's words, which then stay a version of their own. */
  isOverOther?: boolean | null | undefined;
}

const mostBases = 100;

/** The columns that name a new state. @throws {UserError} BAD_INPUT when its name is none. */
export function contentRevisionColumns(actor: Actor, basis?: SaveBasis | null) {
  if (basis && (!isUuid(basis.revision) || basis.basedOn.length > mostBases))
    throw new UserError('BAD_INPUT', 'This save could not be read. Reload the page.');
  return {
    contentRevision: basis?.revision ?? randomUUID(),
    contentChangedById: actor.userId,
    contentChangedAt: new Date(),
  };
}

/**
 * Ends a save that was begun from an older state than the one that stands; nothing is written then. Without
 * a basis nothing is compared.
 * @throws {UserError} CONFLICT with who changed it, when, and the state that stands.
 */
export async function refuseStale(
  tx: Tx,
  actor: Actor,
  id: string,
  current: string,
  basis?: SaveBasis | null,
): Promise<void> {
  if (!basis || basis.basedOn.includes(current)) return;
  const [change] = await tx
    .select({
      changedById: jobDescription.contentChangedById,
      changedByName: user.name,
      changedAt: jobDescription.contentChangedAt,
    })
    .from(jobDescription)
    .leftJoin(user, eq(user.id, jobDescription.contentChangedById))
    .where(eq(jobDescription.id, id));
  const isOwn = change?.changedById === actor.userId;
  const what = isOwn
    ? 'You changed this job description in another tab or on another device'
    : `${change?.changedByName ?? 'Somebody else'} changed this job description`;
  throw new UserError(
    'CONFLICT',
    `${what} since you opened it. Nothing was overwritten: choose which text to keep.`,
    {
      contentRevision: current,
      changedByName: change?.changedByName ?? null,
      changedAt: change?.changedAt?.toISOString() ?? null,
      isOwn,
    },
  );
}
