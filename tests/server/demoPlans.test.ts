import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../web/server/db/database.ts';
import { planQuestionGroup, jobDescription } from '../../web/server/db/tables/schema.ts';
import { listJobDescriptions } from '../../web/server/features/jobDescriptions/listJobDescriptions.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { demoPeople } from '../factories/demo/demoPeople.ts';
import { seedDemoPlans } from '../factories/demo/seedDemoPlans.ts';
import { actorOf, buildUser, personByEmail } from '../factories/buildUser.ts';
import { openTestDatabase } from '../harness/testDatabase.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
  const db = database.system;
  const here = await buildOrganization(db, { planEnabled: true });
  const userIds = new Map<string, string>();
  for (const person of demoPeople) {
    const { id, name } = await buildUser(db, here, person);
    userIds.set(name, id);
  }
  await db.transaction((tx) => seedDemoPlans(tx, { organizationId: here.id, userIds }));
  const other = await buildOrganization(db);
  await buildUser(db, other, { roleType: 'SITE_ADMIN', email: 'admin@other.test' });
});
afterAll(() => database.close());

const titles = async (email: string, scope: 'MINE' | 'SHARED' | 'ALL') => {
  const actor = await actorOf(database.system, await personByEmail(database.system, email));
  const db = database.forOrganization(actor.organizationId);
  const page = await listJobDescriptions(db, actor, scope, {}, false);
  return page.results.map((result) => result.title);
};

test('the demo has job descriptions in every state, each seen by whom it is for', async () => {
  expect(await titles('recruiter@demo.test', 'MINE')).toEqual([
    '',
    'Customer Success Ninja',
    'Senior Backend Engineer',
    'QA Engineer',
  ]);
  expect(await titles('recruiter@demo.test', 'SHARED')).toEqual(['Product Designer']);
  expect(await titles('manager@demo.test', 'SHARED')).toEqual(['Senior Backend Engineer']);
  expect(await titles('admin@demo.test', 'ALL')).toHaveLength(6);
  for (const scope of ['MINE', 'SHARED', 'ALL'] as const)
    expect(await titles('admin@other.test', scope)).toEqual([]);
});

test('the scores tell a good text from a bad one, and references stand in their text', async () => {
  const rows = await database.system.select().from(jobDescription);
  const scoreOf = (title: string) => rows.find((row) => row.title === title)?.score ?? 0;
  expect(scoreOf('Senior Backend Engineer')).toBeGreaterThan(80);
  expect(scoreOf('Customer Success Ninja')).toBeLessThan(50);
  const backend = rows.find((row) => row.title === 'Senior Backend Engineer');
  const groups = await database.system.select().from(planQuestionGroup);
  const references = groups
    .filter((group) => group.planId === backend?.planId)
    .flatMap((group) => group.referenceText ?? []);
  expect(references.length).toBeGreaterThan(3);
  for (const words of references) expect(backend?.text).toContain(words);
});
