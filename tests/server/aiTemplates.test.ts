import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { call, organization, userRole } from '../../web/server/db/tables/schema.ts';
import { templateOfCall } from '../../web/server/features/aiTemplates/templateOfCall.ts';
import { aiNotesWorld } from '../harness/aiNotesWorld.ts';

const { here, ask } = aiNotesWorld();

const input = (
  change = '',
) => `{ name: "Screen", customType: CUSTOM, customPrompt: "", defaultForPersona: [],
  sections: [{ title: "Clinic", prompt: "What happened at the clinic?" }, { title: "Elephants", prompt: "" }],
  visibility: PUBLIC, defaultFor: NONE, defaultForKeywords: [], defaultForMeetingType: [] ${change} }`;
const create = (fields = input()) =>
  `mutation { createAiSummaryTemplate(input: ${fields}) { validationError template { id name canEdit } } }`;

const allow = (permissions: 'MANAGE_CUSTOM_TEMPLATES'[]) =>
  here()
    .server.database.system.update(userRole)
    .set({ permissions })
    .where(eq(userRole.organizationId, here().organizationId));

interface Saved {
  validationError: string | null;
  template: { id: string; name: string; canEdit: boolean } | null;
}

test('only who may write templates makes, changes, copies and deletes them', async () => {
  const { owner, colleague } = here();
  await allow([]);
  expect((await owner.graphql(create())).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  await allow(['MANAGE_CUSTOM_TEMPLATES']);
  const wrong = await ask<Saved>(owner, create(input().replace('"Screen"', '" "')));
  expect(wrong).toEqual({ validationError: 'Give the template a name.', template: null });
  const { template } = await ask<Saved>(owner, create());
  const id = template?.id ?? '';
  const copy = await ask<{ id: string; name: string; visibility: string }>(
    owner,
    `mutation { duplicateAiSummaryTemplate(id: "${id}") { id name visibility } }`,
  );
  expect(copy).toMatchObject({ name: 'Screen (copy)', visibility: 'PRIVATE' });
  const names = await ask<{ name: string }[]>(colleague, '{ aiSummaryTemplates { name } }');
  expect(names).toEqual([{ name: 'Screen' }]);
  const update = (of: string) =>
    `mutation { updateAiSummaryTemplate(id: "${of}", input: ${input('').replace('"Screen"', '"Call"')}) { template { name } } }`;
  expect((await colleague.graphql(update(copy.id))).errors).toMatchObject([
    { extensions: { code: 'NOT_FOUND' } },
  ]);
  expect(await ask(colleague, update(id))).toEqual({ template: { name: 'Call' } });
  await allow([]);
  expect((await colleague.graphql(update(id))).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
  await allow(['MANAGE_CUSTOM_TEMPLATES']);
  for (const item of [id, copy.id])
    await ask(owner, `mutation { deleteAiSummaryTemplate(id: "${item}") }`);
  expect(await ask(owner, '{ aiSummaryTemplates { name } }')).toEqual([]);
});

interface Summary {
  template: { name: string } | null;
  sections: { title: string; gap: string | null }[];
  tldr: { id: string } | null;
}

test('notes are written by the template that somebody chose, and shown as the standard summary again', async () => {
  const { owner, made } = here();
  await allow(['MANAGE_CUSTOM_TEMPLATES']);
  const { template } = await ask<Saved>(owner, create());
  const choose = async (id: string | null) => {
    await ask(
      owner,
      `mutation { updateCallSummaryFormat(callId: "${made.call.id}", customTemplateId: ${JSON.stringify(id)}) { id } }`,
    );
    const read = () =>
      ask<{ aiSummaryProcessingStatus: string; aiSummary: Summary }>(
        owner,
        `{ call(id: "${made.call.id}") { aiSummaryProcessingStatus
          aiSummary { template { name } sections { title gap } tldr { id } } } }`,
      );
    await expect.poll(async () => (await read()).aiSummaryProcessingStatus).toBe('COMPLETED');
    return (await read()).aiSummary;
  };
  const chosen = await choose(template?.id ?? '');
  expect(chosen).toMatchObject({ template: { name: 'Screen' }, tldr: null });
  expect(chosen.sections.map(({ title }) => title)).toEqual(['Clinic', 'Elephants']);
  // What was not spoken of stays empty.
  expect(chosen.sections[1]).toMatchObject({ gap: 'NO_EVIDENCE' });
  const standard = await choose(null);
  expect(standard).toMatchObject({ template: null, sections: [] });
  expect(standard.tldr).not.toBeNull();
});

test('an interview for which nobody chose a template has the default of the team', async () => {
  const { owner, made, server } = here();
  const db = server.database.system;
  const [row] = await db.select().from(call).where(eq(call.id, made.call.id));
  if (!row) throw new Error('The interview is gone');
  await allow(['MANAGE_CUSTOM_TEMPLATES']);
  expect(await templateOfCall(db, row)).toBeNull();
  const everywhere = input().replace('defaultFor: NONE', 'defaultFor: ALL');
  const { template } = await ask<Saved>(owner, create(everywhere));
  expect(await templateOfCall(db, row)).toMatchObject({ id: template?.id, isOfCandidate: false });
  expect(await templateOfCall(db, { ...row, isAiTemplateChosen: true })).toBeNull();
  const settings = { allowAiCustomTemplates: false };
  await db.update(organization).set({ settings }).where(eq(organization.id, row.organizationId));
  expect(await templateOfCall(db, row)).toBeNull();
  expect((await owner.graphql(create())).errors).toMatchObject([
    { extensions: { code: 'FORBIDDEN' } },
  ]);
});
