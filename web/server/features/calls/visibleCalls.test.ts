import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCall } from '../../../../tests/factories/buildCall.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { buildPosition } from '../../../../tests/factories/buildPosition.ts';
import { buildUser } from '../../../../tests/factories/buildUser.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import {
  callVisibilities,
  isCallVisible,
  type VisibilityActor,
} from '../../../../shared/domain/visibility.ts';
import type { Database } from '../../db/database.ts';
import { call, interview, share } from '../../db/tables/schema.ts';
import { ofInterview, selectCalls, toLoadedCall, type LoadedCall } from './callLoaders.ts';
import { visibleCalls } from './visibleCalls.ts';

let database: Database;
let all: LoadedCall[];
let userIds: string[];
let positionIds: string[];
let organizationIds: string[];

beforeAll(async () => {
  database = await openTestDatabase();
  const db = database.system;
  const organizations = [await buildOrganization(db), await buildOrganization(db)];
  organizationIds = organizations.map((one) => one.id);
  userIds = [];
  positionIds = [];
  for (const organization of organizations) {
    const organizationId = organization.id;
    const people = [];
    for (let n = 0; n < 3; n++) people.push(await buildUser(db, organization));
    const positions = [
      await buildPosition(db, { organizationId }),
      await buildPosition(db, { organizationId }),
    ];
    userIds.push(...people.map((one) => one.id));
    positionIds.push(...positions.map((one) => one.id));
    const [owner, interviewer, invited] = people.map((one) => one.id) as [string, string, string];
    for (const visibility of callVisibilities)
      for (const positionId of [positions[0]?.id ?? null, positions[1]?.id ?? null, null])
        for (const deletedAt of [null, new Date()]) {
          const made = await buildCall(db, {
            organizationId,
            ownerId: owner,
            visibility,
            positionId,
            deletedAt,
            interviewerIds: positionId ? [interviewer] : [],
          });
          await db.insert(share).values({
            organizationId,
            interviewId: made.interviewId,
            userId: invited,
            createdById: owner,
            expiresAt: positionId ? null : new Date(Date.now() - 1000),
          });
        }
  }
  all = (await selectCalls(db)).map(toLoadedCall);
});
afterAll(() => database.close());

test('the predicate in SQL and the rule in code agree for every kind of person', async () => {
  const permissionNames = [
    'ACCESS_ALL_PUBLIC_CALLS',
    'ACCESS_ALL_RESTRICTED_CALLS',
    'ACCESS_ALL_PRIVATE_CALLS',
  ];
  const someOf = (values: string[]) => fc.subarray(values);
  await fc.assert(
    fc.asyncProperty(
      fc.nat(5),
      fc.nat(1),
      someOf(permissionNames),
      someOf(positionIds),
      someOf(positionIds),
      someOf(positionIds),
      async (person, organization, granted, teamPublic, teamRestricted, teamPrivate) => {
        const actor: VisibilityActor = {
          userId: userIds[person] ?? '',
          organizationId: organizationIds[organization] ?? '',
          permissions: new Set(granted),
          teamPublicPositionIds: teamPublic,
          teamRestrictedPositionIds: teamRestricted,
          teamPrivatePositionIds: teamPrivate,
        };
        const found = await database.system
          .select({ id: call.id })
          .from(call)
          .innerJoin(interview, ofInterview)
          .where(visibleCalls(actor));
        const expected = all.filter((one) => isCallVisible(actor, one)).map((one) => one.id);
        expect(found.map((one) => one.id).sort()).toEqual(expected.sort());
      },
    ),
    { numRuns: 300 },
  );
});
