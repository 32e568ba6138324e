import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildJobDescription } from '../../../../tests/factories/buildJobDescription.ts';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { buildUser } from '../../../../tests/factories/buildUser.ts';
import { openTestDatabase } from '../../../../tests/harness/testDatabase.ts';
import {
  isJobDescriptionVisible,
  type PlanActor,
} from '#shared/domain/jobDescriptionVisibility.ts';
import { planRoles } from '#shared/domain/permissions.ts';
import type { Database } from '../../db/database.ts';
import { jobDescription } from '../../db/tables/schema.ts';
import {
  loadedJobDescriptionColumns,
  toLoadedJobDescription,
  type LoadedJobDescription,
} from './jobDescriptionLoaders.ts';
import { visibleJobDescriptions } from './visibleJobDescriptions.ts';

let database: Database;
let all: LoadedJobDescription[];
const userIds: string[] = [];
const organizationIds: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const db = database.system;
  for (let n = 0; n < 2; n++) {
    const organization = await buildOrganization(db, { planEnabled: true });
    const organizationId = organization.id;
    const people = [];
    for (let m = 0; m < 3; m++) people.push((await buildUser(db, organization)).id);
    const [first = '', second = '', third = ''] = people;
    organizationIds.push(organizationId);
    userIds.push(...people);
    for (const creatorId of [first, second])
      for (const deletedAt of [null, new Date()])
        for (const sharedToIds of [[], [third], creatorId === first ? [second, third] : [first]])
          await buildJobDescription(db, { organizationId, creatorId, deletedAt, sharedToIds });
  }
  all = (await db.select(loadedJobDescriptionColumns).from(jobDescription)).map(
    toLoadedJobDescription,
  );
});
afterAll(() => database.close());

test('the predicate in SQL and the rule in code agree for every kind of person', async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.nat(5),
      fc.nat(1),
      fc.constantFrom(...planRoles, null),
      fc.boolean(),
      async (person, organization, planRole, planEnabled) => {
        const actor: PlanActor = {
          userId: userIds[person] ?? '',
          organizationId: organizationIds[organization] ?? '',
          ...{ planRole, planEnabled },
        };
        const found = await database.system
          .select({ id: jobDescription.id })
          .from(jobDescription)
          .where(visibleJobDescriptions(actor));
        const expected = all
          .filter((item) => isJobDescriptionVisible(actor, item))
          .map((item) => item.id);
        seen += expected.length;
        expect(found.map((item) => item.id).sort()).toEqual(expected.sort());
      },
    ),
    { numRuns: 150 },
  );
  expect(seen).toBeGreaterThan(20);
});
