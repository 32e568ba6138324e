import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { readIdentificationCsv } from '#shared/domain/selfIdentificationCsv.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { candidate, selfIdentification } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';

/** What an upload did; lines are those of the file that name no candidate. */
export interface IdentificationUpload {
  savedCount: number;
  unknownLines: number[];
}

/** Rows of one statement. */
const batch = 1000;

/**
 * Keeps what a file says of candidates. A person's new answer in a category replaces the old one; an empty cell
 * leaves it. The audit log says who uploaded how much, not what.
 * @throws {UserError} BAD_INPUT for a file that cannot be read.
 */
export async function uploadSelfIdentification(input: {
  db: Db;
  actor: Actor;
  csv: string;
}): Promise<IdentificationUpload> {
  const { db, actor } = input;
  const { organizationId } = actor;
  const file = readIdentificationCsv(input.csv);
  if ('fault' in file) throw new UserError('BAD_INPUT', file.fault);
  return db.transaction(async (tx) => {
    const idByKey = await findCandidates(
      tx,
      organizationId,
      file.people.map(({ key }) => key),
    );
    // The last line of a person counts; a statement cannot change one row twice.
    const rows = new Map(
      file.people.flatMap(({ key, groups }) => {
        const candidateId = idByKey.get(key);
        return candidateId === undefined
          ? []
          : groups.map((group): [string, typeof selfIdentification.$inferInsert] => [
              `${candidateId} ${group.category}`,
              { organizationId, candidateId, ...group },
            ]);
      }),
    );
    const all = [...rows.values()];
    for (let at = 0; at < all.length; at += batch)
      await tx
        .insert(selfIdentification)
        .values(all.slice(at, at + batch))
        .onConflictDoUpdate({
          target: [selfIdentification.candidateId, selfIdentification.category],
          set: { group: sql`excluded.group_name`, createdAt: new Date() },
        });
    const unknownLines = file.people.flatMap(({ key, line }) => (idByKey.has(key) ? [] : [line]));
    await recordEvent(tx, actor, 'selfIdentification.uploaded', organizationId, {
      ...{ categories: file.categories, saved: all.length, unknown: unknownLines.length },
    });
    return { savedCount: all.length, unknownLines };
  });
}

async function findCandidates(
  tx: Pick<Db, 'select'>,
  organizationId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  const ids = keys.filter(isUuid);
  const emails = keys.filter((key) => key.includes('@'));
  const isNamed = or(
    ids.length > 0 ? inArray(candidate.id, ids) : sql`false`,
    sql`lower(${candidate.emails}::text)::text[] && ${sql.param(emails)}::text[]`,
  );
  const found = await tx
    .select({ id: candidate.id, emails: candidate.emails })
    .from(candidate)
    .where(and(eq(candidate.organizationId, organizationId), isNamed));
  return new Map(
    found.flatMap(({ id, emails: own }) => [
      [id, id],
      ...own.map((email): [string, string] => [email.toLowerCase(), id]),
    ]),
  );
}

/**
 * Deletes what candidates said of themselves: of the candidate with this address on their request, or of everybody.
 * Returns how many entries are gone.
 * @throws {UserError} NOT_FOUND for an address that no candidate has.
 */
export const deleteSelfIdentification = ({
  db,
  actor,
  candidateEmail,
}: {
  db: Db;
  actor: Actor;
  candidateEmail: string | null;
}): Promise<number> =>
  db.transaction(async (tx) => {
    const { organizationId } = actor;
    const key = candidateEmail?.trim().toLowerCase() ?? null;
    const ids =
      key === null ? null : [...(await findCandidates(tx, organizationId, [key])).values()];
    if (ids?.length === 0) throw UserError.notFound('candidate');
    const removed = await tx
      .delete(selfIdentification)
      .where(
        and(
          eq(selfIdentification.organizationId, organizationId),
          ids === null ? undefined : inArray(selfIdentification.candidateId, ids),
        ),
      )
      .returning({ id: selfIdentification.id });
    await recordEvent(tx, actor, 'selfIdentification.deleted', ids?.[0] ?? organizationId, {
      ...{ removed: removed.length, ofEverybody: ids === null },
    });
    return removed.length;
  });
