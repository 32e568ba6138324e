import { and, sql } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Tx } from '../../db/database.ts';
import { oneRow } from '../../db/oneRow.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { candidate } from '../../db/tables/schema.ts';
import { visibleCandidates } from '../../auth/visibleCandidates.ts';

const mostLength = 100;

/**
 * The id of the candidate with the name that a meeting shows: the one whom the actor may see and who is
 * called so, else somebody new. Of several with that name none is chosen, because they are different people.
 */
export async function candidateNamed(tx: Tx, actor: Actor, name: string): Promise<string> {
  const { firstName, lastName } = parseName(name);
  const isCalledSo = sql`lower(${candidate.firstName}) = lower(${firstName})
    and lower(${candidate.lastName}) = lower(${lastName})`;
  const known = await tx
    .select({ id: candidate.id })
    .from(candidate)
    .where(and(isCalledSo, visibleCandidates(actor)))
    .limit(2);
  if (known[0] && known.length === 1) return known[0].id;
  const { organizationId } = actor;
  const { id } = oneRow(
    await tx.insert(candidate).values({ organizationId, firstName, lastName }).returning(),
  );
  await recordEvent(tx, actor, 'candidate.added', id);
  return id;
}

/** The last word is the family name; one word alone is a first name. */
function parseName(name: string): { firstName: string; lastName: string } {
  const words = name.replaceAll('\0', '').trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  return {
    firstName: words.join(' ').slice(0, mostLength),
    lastName: lastName.slice(0, mostLength),
  };
}
