import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { oneRow } from '../../db/oneRow.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { application, candidate } from '../../db/tables/schema.ts';
import { parseInput } from '../../errors/parseInput.ts';
import { candidateInput } from './candidateInput.ts';

/**
 * Adds a candidate, who may apply for a position at once, and returns the id.
 * @throws {UserError} BAD_INPUT for a missing name, or an address or number that is none.
 */
export async function addCandidate(input: {
  db: Db;
  actor: Actor;
  input: z.input<typeof candidateInput>;
  /** Must be of a position that the caller has loaded. */
  positionId: string | null;
}): Promise<string> {
  const { phoneNumbers, ...columns } = parseInput(candidateInput, input.input);
  const { organizationId } = input.actor;
  return input.db.transaction(async (tx) => {
    const { id } = oneRow(
      await tx
        .insert(candidate)
        .values({
          ...{ organizationId, ...columns, isKept: true },
          phoneNumbers: phoneNumbers.map((phone) => ({ id: randomUUID(), ...phone })),
        })
        .returning({ id: candidate.id }),
    );
    const { positionId } = input;
    if (positionId)
      await tx.insert(application).values({ organizationId, candidateId: id, positionId });
    await recordEvent(tx, input.actor, 'candidate.added', id);
    return id;
  });
}
