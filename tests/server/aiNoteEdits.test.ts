import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntry, engineRecord, sentenceReport } from '../../web/server/db/tables/schema.ts';
import { aiNotesWorld, firstAnswered, textsOf } from '../harness/aiNotesWorld.ts';

const { change, here, read, write } = aiNotesWorld();

test('an edited sentence keeps its evidence, says who edited it, and survives a new writing', async () => {
  const { sentence: first } = firstAnswered(await write());
  const args = `callId: "${here().made.call.id}", sentenceId: "${first.id}"`;
  await change(`updateAiNoteSentence(${args}, text: "  In  my own words. ")`);
  await write();
  const { sentence: kept } = firstAnswered(await read());
  expect(kept).toMatchObject({
    ...{ id: first.id, text: 'In my own words.', originalText: first.text, isEdited: true },
    ...{ editedBy: { fullName: 'Ada Owner' }, evidence: first.evidence },
  });
  expect(textsOf(await read())).not.toContain(first.text);
  const restored = await change(`restoreAiNoteSentence(${args})`);
  expect(firstAnswered(restored).sentence).toEqual(first);
});

test('a deleted sentence does not come back by itself, but when it is restored', async () => {
  const { sentence: first } = firstAnswered(await write());
  const args = `callId: "${here().made.call.id}", sentenceId: "${first.id}"`;
  expect(textsOf(await change(`deleteAiNoteSentence(${args})`))).not.toContain(first.text);
  expect(textsOf(await write())).not.toContain(first.text);
  expect(textsOf(await change(`restoreAiNoteSentence(${args})`))).toContain(first.text);
});

test("a sentence of one's own has its writer in the place of evidence, and stays", async () => {
  const { note } = firstAnswered(await write());
  const own = 'She also sent her references by e-mail.';
  await change(
    `addAiNoteSentence(callId: "${here().made.call.id}", noteId: "${note.id}", text: "${own}")`,
  );
  const after = await write();
  expect(firstAnswered(after).note.sentences.at(-1)).toMatchObject({
    ...{ text: own, evidence: [], isEdited: false, writtenBy: { fullName: 'Ada Owner' } },
  });
  const section = after.aiSummary?.tldr.id ?? '';
  await change(
    `addAiNoteSentence(callId: "${here().made.call.id}", noteId: "${section}", text: "${own}")`,
  );
  expect((await write()).aiSummary?.tldr.sentences.at(-1)?.text).toBe(own);
});

test('every change is kept on the record of the engine and in the audit log', async () => {
  const { sentence: first } = firstAnswered(await write());
  const args = `callId: "${here().made.call.id}", sentenceId: "${first.id}"`;
  await change(`updateAiNoteSentence(${args}, text: "Mine")`);
  await change(`deleteAiNoteSentence(${args})`);
  const db = here().server.database.system;
  const [record] = await db
    .select()
    .from(engineRecord)
    .where(and(eq(engineRecord.callId, here().made.call.id), eq(engineRecord.task, 'answerGuide')));
  expect(record?.changes).toMatchObject([
    { sentenceId: first.id, userId: here().ownerId, before: first.text, after: 'Mine' },
    { sentenceId: first.id, userId: here().ownerId, before: 'Mine', after: null },
  ]);
  expect(JSON.stringify(record?.output)).toContain(JSON.stringify(first.text));
  const events = await db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subjectId, here().made.call.id));
  expect(events.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['aiNote.sentenceEdited', 'aiNote.sentenceDeleted']),
  );
});

test('a report is kept with what the sentence said, once a person', async () => {
  const { sentence: first } = firstAnswered(await write());
  const report = (reason: string) =>
    change(
      `reportAiSentence(callId: "${here().made.call.id}", sentenceId: "${first.id}", reason: ${reason}, comment: "no")`,
      here().colleague,
    );
  await report('NOT_SAID');
  expect(firstAnswered(await report('UNFAIR')).sentence.isReportedByMe).toBe(true);
  expect(firstAnswered(await read(here().owner)).sentence.isReportedByMe).toBe(false);
  const db = here().server.database.system;
  expect(await db.select().from(sentenceReport)).toMatchObject([
    { sentenceId: first.id, text: first.text, reason: 'UNFAIR', comment: 'no' },
  ]);
});

test('empty, endless and foreign ones are refused in words', async () => {
  const { sentence: first } = firstAnswered(await write());
  const update = (sentenceId: string, text: string) =>
    here().owner.graphql(
      `mutation($text: String!) { updateAiNoteSentence(callId: "${here().made.call.id}", sentenceId: "${sentenceId}", text: $text) { id } }`,
      { text },
    );
  expect((await update(first.id, '  ')).errors[0]?.message).toMatch(/Write something/);
  expect((await update(first.id, 'x'.repeat(2001))).errors[0]?.message).toMatch(/at most 2000/);
  const unknown = await update('00000000-0000-4000-8000-000000000000', 'x');
  expect(unknown.errors[0]?.extensions?.code).toBe('NOT_FOUND');
  expect((await update('no id', 'x')).errors[0]?.extensions?.code).toBe('NOT_FOUND');
});
