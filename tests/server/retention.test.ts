import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntry, call, organization, userRole } from '../../web/server/db/tables/schema.ts';
import { sweepRetentionJob } from '../../web/server/features/recordings/sweepRetentionJob.ts';
import { buildCall } from '../factories/buildCall.ts';
import { aiNotesWorld } from '../harness/aiNotesWorld.ts';

const { here, ask } = aiNotesWorld();
const dayMs = 86_400_000;

const retain = (days: number) =>
  here()
    .server.database.system.update(organization)
    .set({ settings: { retentionDaysSinceInterview: days } })
    .where(eq(organization.id, here().organizationId));
const sweep = (payload: { organizationId?: string } = {}) => {
  const { database, services } = here().server;
  const context = { database, retryCount: 0, signal: new AbortController().signal };
  return sweepRetentionJob.run(payload, { ...context, send: services.jobs.send });
};
const buildOld = async (days: number, change: { status?: 'LIVE' } = {}) => {
  const { server, organizationId, ownerId } = here();
  const startTime = new Date(Date.now() - days * dayMs);
  const { id } = await buildCall(server.database.system, {
    ...{ organizationId, ownerId, visibility: 'ORGANIZATION', startTime, ...change },
  });
  return id;
};
const isDeleted = async (id: string) => {
  const [row] = await here()
    .server.database.system.select({ deletedAt: call.deletedAt })
    .from(call)
    .where(eq(call.id, id));
  return row?.deletedAt !== null;
};

test('interviews older than the organization keeps them are deleted, but not those that are kept or go on', async () => {
  const { owner, colleague, server, organizationId } = here();
  const db = server.database.system;
  const [old, kept, live, recent] = [
    await buildOld(91),
    await buildOld(91),
    await buildOld(91, { status: 'LIVE' }),
    await buildOld(89),
  ];
  const keep = (verb: string) => `mutation { ${verb}(id: "${kept}") { skipRedaction canKeep } }`;
  expect((await owner.graphql(keep('keepCall'))).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  await db
    .update(userRole)
    .set({ permissions: ['MANAGE_ALL_REDACTIONS'] })
    .where(eq(userRole.organizationId, organizationId));
  expect(await ask(colleague, keep('keepCall'))).toEqual({ skipRedaction: true, canKeep: true });

  await sweep();
  expect(await isDeleted(old), 'without a retention nothing is deleted').toBe(false);
  await retain(90);
  await sweep();
  expect(await Promise.all([old, kept, live, recent].map(isDeleted))).toEqual([
    ...[true, false, false, false],
  ]);
  const [entry] = await db.select().from(auditEntry).where(eq(auditEntry.subjectId, old));
  expect(entry).toMatchObject({ event: 'call.deleted', actorId: null });

  await ask(owner, keep('unkeepCall'));
  await sweep();
  expect(await isDeleted(kept)).toBe(true);
});

test('who manages settings and redactions runs the retention of the organization at once, after a count', async () => {
  const { owner, server, organizationId, ownerId } = here();
  const db = server.database.system;
  await retain(90);
  const count = async (who = owner) => {
    const { data } = await who.graphql(
      '{ currentUser { organization { scheduledRedactionCount } } }',
    );
    return (data as { currentUser: { organization: { scheduledRedactionCount: number | null } } })
      .currentUser.organization.scheduledRedactionCount;
  };
  const run = (who = owner) => who.graphql('mutation { redactScheduledCalls }');
  const permit = (permissions: ('MANAGE_ALL_REDACTIONS' | 'MANAGE_ORGANIZATION_SETTINGS')[]) =>
    db.update(userRole).set({ permissions }).where(eq(userRole.organizationId, organizationId));
  for (const permissions of [
    [],
    ['MANAGE_ALL_REDACTIONS' as const],
    ['MANAGE_ORGANIZATION_SETTINGS' as const],
  ]) {
    await permit(permissions);
    expect(await count()).toBeNull();
    expect((await run()).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  }
  await permit(['MANAGE_ALL_REDACTIONS', 'MANAGE_ORGANIZATION_SETTINGS']);
  // Those that this world begins with are old too.
  const calls = ((await count()) ?? 0) + 1;
  const old = await buildOld(91);
  expect(await count()).toBe(calls);
  expect((await run()).data).toEqual({ redactScheduledCalls: calls });
  await sweep({ organizationId });
  expect(await count()).toBe(0);
  expect(await isDeleted(old)).toBe(true);
  expect((await run()).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  const entries = await db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.event, 'organization.retentionRun'));
  expect(entries).toMatchObject([
    { actorId: ownerId, subjectId: organizationId, detail: { calls, retentionDays: 90 } },
  ]);
});
