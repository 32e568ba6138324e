import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOrganization } from '../../../../tests/factories/buildOrganization.ts';
import { buildUser } from '../../../../tests/factories/buildUser.ts';
import { firstRow } from '../../../../tests/factories/firstRow.ts';
import { openPlanWorld } from '../../../../tests/harness/planWorld.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Database, Db } from '../../db/database.ts';
import { mailboxMessage, upgradeRequest } from '../../db/tables/schema.ts';
import { createMailUpgradeJob } from './mailUpgradeJob.ts';
import { requestUpgrade } from './requestUpgrade.ts';

let database: Database;
let db: Db;
let actor: Actor;
let admin: Actor;
let organizationId: string;

beforeAll(async () => {
  const world = await openPlanWorld();
  ({ database, db, organizationId } = world);
  actor = await world.person();
  admin = await world.person({ roleType: 'SITE_ADMIN' });
});
afterAll(() => database.close());

test('asking for the product tells the site admins once a day', async () => {
  const queued: object[] = [];
  const ask = () =>
    requestUpgrade({
      db,
      actor,
      product: 'PLAN',
      send: async (_job, payload) => void queued.push(payload),
    });
  await ask();
  await ask();
  expect(queued).toHaveLength(1);
  const [request] = await db.select().from(upgradeRequest);
  const job = createMailUpgradeJob({
    messages: {
      canSend: () => true,
      fault: () => Promise.resolve(null),
      send: async (message) => void (await database.system.insert(mailboxMessage).values(message)),
    },
  });
  const context = {
    ...{ database, retryCount: 0, signal: new AbortController().signal },
    send: async () => {},
  };
  const payload = { organizationId, requestId: request?.id ?? '' };
  await job.run(payload, context);
  await job.run(payload, context);
  const mails = await database.system.select().from(mailboxMessage);
  expect(mails).toHaveLength(1);
  expect(admin.roleType).toBe('SITE_ADMIN');
  await db.update(upgradeRequest).set({ createdAt: new Date(Date.now() - 25 * 3600_000) });
  await ask();
  expect(queued).toHaveLength(2);
});

test('a refused address keeps no other admin from the mail, and none is mailed twice', async () => {
  const company = await buildOrganization(database.system);
  const addAdmin = () => buildUser(database.system, company, { roleType: 'SITE_ADMIN' });
  const first = await addAdmin();
  const refused = await addAdmin();
  const later = await addAdmin();
  const last = await addAdmin();
  const request = firstRow(
    await database.system
      .insert(upgradeRequest)
      .values({ organizationId: company.id, userId: first.id, product: 'INSIGHTS' })
      .returning(),
  );
  const received: string[] = [];
  let isLaterBusy = true;
  const job = createMailUpgradeJob({
    messages: {
      canSend: () => true,
      fault: () => Promise.resolve(null),
      send: async ({ recipient }) => {
        if (recipient === refused.email)
          throw Object.assign(new Error('no such person'), {
            code: 'EENVELOPE',
            responseCode: 550,
          });
        if (recipient === later.email && isLaterBusy)
          throw Object.assign(new Error('busy'), { code: 'EENVELOPE', responseCode: 450 });
        received.push(recipient);
      },
    },
  });
  const run = (retryCount: number) =>
    job.run(
      { organizationId: company.id, requestId: request.id },
      { database, retryCount, signal: new AbortController().signal, send: async () => {} },
    );
  await expect(run(0)).rejects.toThrow('busy');
  expect(received).toEqual([first.email, last.email]);
  await run(19);
  isLaterBusy = false;
  await run(1);
  await run(2);
  expect(received).toEqual([first.email, last.email, later.email]);
});
