import { asc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { oneRow } from '../../db/oneRow.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { candidate, excludedUser, interviewInterviewer, user } from '../../db/tables/schema.ts';
import { containsText } from '../../db/textQuery.ts';
import { boundedLimit, pageOffset } from '../../errors/pageRange.ts';
import { parseInput } from '../../errors/parseInput.ts';
import { UserError } from '../../errors/userError.ts';

export type ExcludedUserRow = typeof excludedUser.$inferSelect;

const emailSchema = z.email('Enter an email address').max(254);

/** A page, counted from 1, of the addresses whose interviews are not recorded, in their order. */
export function listExcludedUsers(
  db: Db,
  { query, page, limit }: { query: string; page: number; limit: number },
): Promise<ExcludedUserRow[]> {
  const size = boundedLimit(limit);
  return db
    .select()
    .from(excludedUser)
    .where(containsText(query, [excludedUser.email]))
    .orderBy(asc(excludedUser.email))
    .limit(size)
    .offset(pageOffset(page, size));
}

/** From now on no interview with the person is recorded. @throws {UserError} BAD_INPUT for no address. */
export function createOrUpdateExcludedUser(input: {
  db: Db;
  actor: Actor;
  email: string;
}): Promise<ExcludedUserRow> {
  const { db, actor } = input;
  const { organizationId, userId: createdById } = actor;
  const email = parseInput(emailSchema, input.email.trim().toLowerCase());
  return db.transaction(async (tx) => {
    const rows = await tx
      .insert(excludedUser)
      .values({ organizationId, email, createdById })
      .onConflictDoUpdate({
        target: [excludedUser.organizationId, excludedUser.email],
        set: { createdById },
      })
      .returning();
    await recordEvent(tx, actor, 'organization.userExcluded', organizationId, { email });
    return oneRow(rows);
  });
}

/** Interviews with the person may be recorded again. @throws {UserError} NOT_FOUND */
export async function deleteExcludedUser(input: {
  db: Db;
  actor: Actor;
  id: string;
}): Promise<void> {
  const { db, actor, id } = input;
  if (!isUuid(id)) throw UserError.notFound('address');
  await db.transaction(async (tx) => {
    const [row] = await tx.delete(excludedUser).where(eq(excludedUser.id, id)).returning();
    if (!row) throw UserError.notFound('address');
    const { email } = row;
    await recordEvent(tx, actor, 'organization.userIncluded', actor.organizationId, { email });
  });
}

/**
 * Of the interviewers, those of the scheduled interview too, and the candidate.
 * @throws {UserError} CONFLICT when interviews with one of them are not recorded.
 */
export async function refuseExcludedUsers(
  tx: Tx,
  people: {
    interviewerIds: readonly string[];
    scheduledId?: string | null | undefined;
    candidateId: string | null;
  },
): Promise<void> {
  const { interviewerIds, scheduledId, candidateId } = people;
  const isInterviewer = inArray(
    excludedUser.email,
    tx
      .select({ email: sql<string>`lower(${user.email})` })
      .from(user)
      .where(
        sql`${user.id} = any(${sql.param([...interviewerIds])}::uuid[]) or ${user.id} in (
          select ${interviewInterviewer.userId} from ${interviewInterviewer}
          where ${interviewInterviewer.interviewId} = ${scheduledId ?? null})`,
      ),
  );
  const isCandidate = sql`exists (select from ${candidate}, unnest(${candidate.emails}) address
    where ${candidate.id} = ${candidateId} and lower(address) = ${excludedUser.email})`;
  const [excluded] = await tx
    .select({ isCandidate: sql<boolean>`${isCandidate}` })
    .from(excludedUser)
    .where(sql`${isInterviewer} or ${isCandidate}`)
    .limit(1);
  if (excluded)
    throw new UserError(
      'CONFLICT',
      `Interviews with this ${excluded.isCandidate ? 'candidate' : 'interviewer'} are not recorded here. A site admin can change that in the settings.`,
    );
}
