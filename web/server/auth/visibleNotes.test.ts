import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isNoteVisible, isReplyVisible, noteVisibilities } from '#shared/domain/note.ts';
import { defaultRolePolicies } from '#shared/domain/permissions.ts';
import { buildCall } from '../../../tests/factories/buildCall.ts';
import { buildNote } from '../../../tests/factories/buildNote.ts';
import { buildOrganization } from '../../../tests/factories/buildOrganization.ts';
import { buildHiringTeamMember, buildPosition } from '../../../tests/factories/buildPosition.ts';
import { buildUser } from '../../../tests/factories/buildUser.ts';
import { openTestDatabase } from '../../../tests/harness/testDatabase.ts';
import type { Database } from '../db/database.ts';
import { note, user, userRole } from '../db/tables/schema.ts';
import type { LoadedNote } from '../features/notes/noteLoaders.ts';
import { isNoteReader, isReplyReader, visibleNotes } from './visibleNotes.ts';

let database: Database;
let userIds: string[];
let positionId: string;
/** The person who is a member of the position's team. */
const memberAt = 3;
const all: LoadedNote[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const db = database.system;
  const organization = await buildOrganization(db);
  userIds = [];
  await buildUser(db, organization, { roleType: 'RECRUITER' });
  for (let index = 0; index < 4; index++) userIds.push((await buildUser(db, organization)).id);
  const inTeam = { organizationId: organization.id };
  ({ id: positionId } = await buildPosition(db, inTeam));
  const member = { userId: userIds[memberAt] ?? '', role: 'MEMBER' as const };
  await buildHiringTeamMember(db, { ...inTeam, positionId, ...member });
  for (const [index, ownerId] of userIds.slice(0, 3).entries()) {
    const call = await buildCall(db, {
      ...{ ...inTeam, ownerId, positionId: index === 0 ? positionId : null },
    });
    for (const authorId of userIds)
      for (const visibility of noteVisibilities)
        all.push({
          ...(await buildNote(db, call, { authorId, visibility })),
          callOwnerId: ownerId,
          callPositionId: index === 0 ? positionId : null,
        });
  }
});
afterAll(() => database.close());

test('the database predicate and the rule of one note say the same for everybody', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(3), fc.boolean(), fc.boolean(), async (person, hasRight, isOnTeam) => {
      const reader = {
        userId: userIds[person] ?? '',
        permissions: new Set(hasRight ? ['ACCESS_OTHERS_NOTES'] : []),
        teamNotesPositionIds: isOnTeam ? [positionId] : [],
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

test.each([[[]], [['ACCESS_TEAM_NOTES']]] as const)(
  'the readers of a note, and of a reply, are those that the rule names, with %j',
  async (given) => {
    const policies = { ...defaultRolePolicies, MEMBER: given };
    const people = await database.system
      .select({ userId: user.id, permissions: userRole.permissions })
      .from(user)
      .innerJoin(userRole, eq(userRole.id, user.userRoleId));
    const readers = people.map(({ userId, permissions }) => ({
      userId,
      permissions: new Set<string>(permissions),
      teamNotesPositionIds: given.length > 0 && userId === userIds[memberAt] ? [positionId] : [],
    }));
    for (const item of all)
      for (const [condition, isVisible] of [
        [isNoteReader(item, policies), isNoteVisible],
        [isReplyReader(item), isReplyVisible],
      ] as const) {
        const found = await database.system
          .select({ id: user.id })
          .from(user)
          .innerJoin(userRole, eq(userRole.id, user.userRoleId))
          .where(condition);
        const expected = readers.filter((reader) => isVisible(reader, item));
        expect(found.map(({ id }) => id).sort()).toEqual(
          expected.map(({ userId }) => userId).sort(),
        );
      }
  },
);
