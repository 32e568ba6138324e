import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCall } from '../../../tests/factories/buildCall.ts';
import {
  buildOrganization,
  type BuiltOrganization,
} from '../../../tests/factories/buildOrganization.ts';
import { buildPosition } from '../../../tests/factories/buildPosition.ts';
import { buildUser } from '../../../tests/factories/buildUser.ts';
import { firstRow } from '../../../tests/factories/firstRow.ts';
import { openTestDatabase } from '../../../tests/harness/testDatabase.ts';
import {
  callVisibilities,
  isCallVisible,
  visibilityReason,
  type VisibilityActor,
} from '#shared/domain/visibility.ts';
import { hiringTeamRoles, userRoleTypes } from '#shared/domain/permissions.ts';
import type { Database } from '../db/database.ts';
import {
  call,
  hiringTeamMember,
  interview,
  position,
  positionGroupMember,
  share,
  teamRolePolicy,
  user,
} from '../db/tables/schema.ts';
import { selectCalls, toLoadedCall, type LoadedCall } from '../features/calls/callLoaders.ts';
import { findViewers } from '../features/calls/findViewers.ts';
import { loadActorOfUser } from './loadActor.ts';
import { ofInterview, visibleCalls } from './visibleCalls.ts';

let database: Database;
let all: LoadedCall[];
let userIds: string[];
let positionIds: string[];
let organizationIds: string[];
let organizations: BuiltOrganization[];

beforeAll(async () => {
  database = await openTestDatabase();
  const db = database.system;
  organizations = [await buildOrganization(db), await buildOrganization(db)];
  organizationIds = organizations.map((organization) => organization.id);
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
    userIds.push(...people.map((person) => person.id));
    positionIds.push(...positions.map((item) => item.id));
    const [owner, interviewer, invited] = people.map((person) => person.id) as [
      string,
      string,
      string,
    ];
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
      fc.boolean(),
      async (
        ...[
          person,
          organization,
          granted,
          teamPublic,
          teamRestricted,
          teamPrivate,
          interviewEnabled,
        ]
      ) => {
        const actor: VisibilityActor = {
          userId: userIds[person] ?? '',
          organizationId: organizationIds[organization] ?? '',
          interviewEnabled,
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
        const expected = all.filter((item) => isCallVisible(actor, item)).map((item) => item.id);
        expect(found.map((item) => item.id).sort()).toEqual(expected.sort());
      },
    ),
    { numRuns: 300 },
  );
});

test('who sees an interview and why is the same asked by person and asked by interview', async () => {
  const db = database.system;
  const [organization] = organizations;
  const [positionId = ''] = positionIds;
  if (!organization) throw new Error('There is no organization');
  const organizationId = organization.id;
  const { positionGroupId } = firstRow(
    await db.select().from(position).where(eq(position.id, positionId)),
  );
  for (const roleType of userRoleTypes) await buildUser(db, organization, { roleType });
  for (const role of hiringTeamRoles)
    for (const positionRole of [null, 'HIRING_MANAGER', 'RECRUITER'] as const) {
      const member = { organizationId, role, positionRole };
      const [direct, byGroup] = [
        await buildUser(db, organization),
        await buildUser(db, organization),
      ];
      await db.insert(hiringTeamMember).values({ ...member, positionId, userId: direct.id });
      await db
        .insert(positionGroupMember)
        .values({ ...member, positionGroupId, userId: byGroup.id });
    }
  const gone = await buildUser(db, organization, { roleType: 'SITE_ADMIN' });
  await db.update(user).set({ banned: true }).where(eq(user.id, gone.id));

  const compare = async () => {
    const people = await db.select().from(user).where(eq(user.organizationId, organizationId));
    const actors = await Promise.all(people.map(({ id }) => loadActorOfUser(db, id)));
    const reasons = new Set<string>();
    for (const facts of all.filter((item) => item.organizationId === organizationId)) {
      const expected = actors.flatMap((actor) => {
        const reason = actor && visibilityReason(actor, facts);
        if (reason) reasons.add(`${facts.visibility} ${reason}`);
        return actor && reason ? [`${actor.userId} ${reason}`] : [];
      });
      const { viewers, count } = await findViewers(db, facts, { limit: 200 });
      expect(viewers.map((viewer) => `${viewer.user.id} ${viewer.reason}`).sort()).toEqual(
        expected.sort(),
      );
      expect(count).toBe(expected.length);
    }
    return reasons;
  };
  expect(await compare()).not.toContain('PRIVATE TEAM');
  await db.insert(teamRolePolicy).values([
    { organizationId, role: 'HIRING_MANAGER', permissions: ['ACCESS_TEAM_PRIVATE_CALLS'] },
    { organizationId, role: 'MEMBER', permissions: [] },
  ]);
  expect(await compare()).toContain('PRIVATE TEAM');
});
