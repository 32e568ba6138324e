import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isNoteVisible, isReplyVisible, noteVisibilities } from '#shared/domain/note.ts';
import { buildCall } from '../../../tests/factories/buildCall.ts';
import { buildNote } from '../../../tests/factories/buildNote.ts';
import { buildOrganization } from '../../../tests/factories/buildOrganization.ts';
import { buildUser } from '../../../tests/factories/buildUser.ts';
import { openTestDatabase } from '../../../tests/harness/testDatabase.ts';
import type { Database } from '../db/database.ts';
import { note, user, userRole } from '../db/tables/schema.ts';
import type { LoadedNote } from '../features/notes/noteLoaders.ts';
import { isNoteReader, isReplyReader, visibleNotes } from './visibleNotes.ts';

let database: Database;
let userIds: string[];
const all: LoadedNote[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const db = database.system;
  const organization = await buildOrganization(db);
  userIds = [];
  await buildUser(db, organization, { roleType: 'RECRUITER' });
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
      const expected = all.filter((item) => isNoteVisible(reader, item)).map((item) => item.id);
      expect(found.map((item) => item.id).sort()).toEqual(expected.sort());
    }),
    { numRuns: 40 },
  );
});

test('the readers of a note, and of a reply, are those that the rule names', async () => {
  const people = await database.system
    .select({ userId: user.id, permissions: userRole.permissions })
    .from(user)
    .innerJoin(userRole, eq(userRole.id, user.userRoleId));
  const readers = people.map(({ userId, permissions }) => ({
    userId,
    permissions: new Set<string>(permissions),
  }));
  for (const item of all)
    for (const [condition, isVisible] of [
      [isNoteReader(item), isNoteVisible],
      [isReplyReader(item), isReplyVisible],
    ] as const) {
      const found = await database.system
        .select({ id: user.id })
        .from(user)
        .innerJoin(userRole, eq(userRole.id, user.userRoleId))
        .where(condition);
      const expected = readers.filter((reader) => isVisible(reader, item));
      expect(found.map(({ id }) => id).sort()).toEqual(expected.map(({ userId }) => userId).sort());
    }
});
