import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isNoteVisible, noteVisibilities } from '../../../../shared/domain/note.ts';
import { buildCall } from '../../../../tests/factories/buildCall.ts';
import { buildNote } from '../../../../tests/factories/buildNote.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { buildUser } from '../../../../tests/factories/buildUser.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import type { Database } from '../../db/database.ts';
import { note } from '../../db/tables/schema.ts';
import type { LoadedNote } from './noteLoaders.ts';
import { visibleNotes } from './visibleNotes.ts';

let database: Database;
let userIds: string[];
const all: LoadedNote[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const db = database.system;
  const organization = await buildOrganization(db);
  userIds = [];
  for (let index = 0; index < 4; index++) userIds.push((await buildUser(db, organization)).id);
  for (const ownerId of userIds.slice(0, 3)) {
    const call = await buildCall(db, { organizationId: organization.id, ownerId });
    for (const authorId of userIds)
      for (const visibility of noteVisibilities)
        all.push({
          ...(await buildNote(db, call, { authorId, visibility })),
          callOwnerId: ownerId,
        });
  }
});
afterAll(() => database.close());

test('the database predicate and the rule of one note say the same for everybody', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(3), fc.boolean(), async (person, hasRight) => {
      const reader = {
        userId: userIds[person] ?? '',
        permissions: new Set(hasRight ? ['ACCESS_OTHERS_NOTES'] : []),
      };
      const found = await database.system
        .select({ id: note.id })
        .from(note)
        .where(visibleNotes(reader));
      const expected = all.filter((one) => isNoteVisible(reader, one)).map((one) => one.id);
      expect(found.map((one) => one.id).sort()).toEqual(expected.sort());
    }),
    { numRuns: 40 },
  );
});
