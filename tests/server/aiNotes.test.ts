import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aiNote,
  aiWriting,
  auditEntry,
  cue,
  engineRecord,
  guide,
  sentenceReport,
} from '../../web/server/db/tables/schema.ts';
import { buildLabelledCall } from '../factories/buildLabelledCall.ts';
import { buildCall } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

interface Sentence {
  id: string;
  text: string;
  originalText: string | null;
  isEdited: boolean;
  isReportedByMe: boolean;
  editedBy: { fullName: string } | null;
  writtenBy: { fullName: string } | null;
  evidence: { segmentId: string; startMs: number; endMs: number; quote: string }[];
}
interface Note {
  id: string;
  question: string;
  status: string;
  matchReason: string;
  isEdited: boolean;
  askedAt: { segmentId: string; startMs: number } | null;
  engine: { kind: string; name: string } | null;
  sentences: Sentence[];
}
interface CallShape {
  aiNotes: Note[];
  aiSummary: {
    engine: { kind: string };
    tldr: { id: string; sentences: Sentence[] };
    candidateSummary: { sentences: Sentence[] };
    qAndA: { question: { text: string }; sentences: Sentence[] }[];
    writeUp: { title: string; sentences: Sentence[] }[];
  } | null;
  chapters: { title: string; startMs: number; segmentId: string }[];
  topics: { name: string; mentions: { segmentId: string }[] }[];
  aiNotesProcessingStatus: string;
  aiSummaryProcessingStatus: string;
  canEditAiNotes: boolean;
}

const sentence = `id text originalText isEdited isReportedByMe editedBy { fullName }
  writtenBy { fullName } evidence { segmentId startMs endMs quote }`;
const fields = `id aiNotesProcessingStatus aiNotesFailureReason aiSummaryProcessingStatus canEditAiNotes
  aiNotes { id question status matchReason isEdited askedAt { segmentId startMs }
    engine { kind name version finishedAt } sentences { ${sentence} } }
  aiSummary { engine { kind } tldr { id sentences { ${sentence} } }
    candidateSummary { sentences { ${sentence} } }
    qAndA { question { text } sentences { ${sentence} } } writeUp { title sentences { ${sentence} } } }
  chapters { title startMs segmentId } topics { name mentions { segmentId } }`;

let server: TestServer;
let owner: Visitor;
let colleague: Visitor;
let organizationId: string;
let ownerId: string;
let made: Awaited<ReturnType<typeof buildLabelledCall>>;

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  const organization = await buildOrganization(db);
  organizationId = organization.id;
  const person = { firstName: 'Ada', lastName: 'Owner', email: 'owner@notes.test' };
  ownerId = (await buildUser(db, organization, person)).id;
  await buildUser(db, organization, { email: 'colleague@notes.test' });
  owner = await server.as('owner@notes.test');
  colleague = await server.as('colleague@notes.test');
});
afterAll(() => server.stop());

beforeEach(async () => {
  const given = { organizationId, ownerId, visibility: 'ORGANIZATION' as const };
  made = await buildLabelledCall(server.database.system, given);
});

async function ask<Shape = CallShape>(visitor: Visitor, document: string): Promise<Shape> {
  const answer = await visitor.graphql(document);
  expect(answer.errors).toEqual([]);
  return Object.values(answer.data ?? {})[0] as Shape;
}
const read = (visitor = owner) => ask(visitor, `{ call(id: "${made.call.id}") { ${fields} } }`);
const change = (mutation: string, visitor = owner) =>
  ask(visitor, `mutation { ${mutation} { ${fields} } }`);

async function written(): Promise<CallShape> {
  await expect
    .poll(async () => {
      const call = await read();
      return [call.aiNotesProcessingStatus, call.aiSummaryProcessingStatus];
    })
    .toEqual(['COMPLETED', 'COMPLETED']);
  return read();
}
const write = async () => {
  await change(`createAiNotes(callId: "${made.call.id}")`);
  return written();
};
const firstAnswered = ({ aiNotes }: CallShape): { note: Note; sentence: Sentence } => {
  const note = firstRow(aiNotes.filter(({ status }) => status === 'ANSWERED'));
  return { note, sentence: firstRow(note.sentences) };
};
const textsOf = ({ aiNotes }: CallShape) =>
  aiNotes.flatMap((one) => one.sentences.map((s) => s.text));

test('notes, summary, chapters and topics are written, each sentence with the words it rests on', async () => {
  expect(await read()).toMatchObject({
    aiNotesProcessingStatus: 'PENDING',
    ...{ aiNotes: [], aiSummary: null, chapters: [], topics: [] },
  });
  const call = await write();
  expect(call.aiNotes.map(({ question }) => question)).toEqual(
    made.interview.guide.map((one) => one.cue),
  );
  expect(new Set(call.aiNotes.map(({ status }) => status))).toContain('ANSWERED');
  const segments = new Map(made.segments.map((one) => [one.id, one]));
  const shown = [
    ...call.aiNotes.flatMap((one) => one.sentences),
    ...(call.aiSummary?.tldr.sentences ?? []),
    ...(call.aiSummary?.candidateSummary.sentences ?? []),
    ...(call.aiSummary?.qAndA.flatMap((one) => one.sentences) ?? []),
    ...(call.aiSummary?.writeUp.flatMap((one) => one.sentences) ?? []),
  ];
  expect(shown.length).toBeGreaterThan(20);
  for (const { evidence, text } of shown) {
    expect(evidence.length, text).toBeGreaterThan(0);
    for (const { segmentId, quote, startMs, endMs } of evidence) {
      const segment = segments.get(segmentId);
      expect(segment?.text).toContain(quote);
      expect(startMs).toBeGreaterThanOrEqual(segment?.startMs ?? Infinity);
      expect(endMs).toBeLessThanOrEqual(segment?.endMs ?? 0);
      const words = segment?.words.filter(([, from, to]) => from >= startMs && to <= endMs);
      expect(words?.map(([word]) => word).join(' ')).toBe(quote);
    }
  }
  for (const { status, askedAt } of call.aiNotes)
    if (status === 'ANSWERED') expect(segments.has(askedAt?.segmentId ?? '')).toBe(true);
  expect(call.chapters[0]?.segmentId).toBe(made.segments[0]?.id);
  expect(call.topics.length).toBeGreaterThan(2);
  expect(call.aiNotes[0]?.engine).toMatchObject({ kind: 'BUILT_IN', name: 'Rapport built-in' });
  const records = await server.database.system
    .select()
    .from(engineRecord)
    .where(eq(engineRecord.callId, made.call.id));
  expect(records.map(({ task }) => task).sort()).toEqual([
    ...['answerGuide', 'summarizeInterview', 'transcribe'],
  ]);
  for (const { task, inputHash } of records)
    if (task !== 'transcribe') expect(inputHash).toMatch(/^[0-9a-f]{64}$/);
});

test('an interview without a guide has a summary and no notes; one without words has neither', async () => {
  const db = server.database.system;
  const none = await buildCall(db, { organizationId, ownerId });
  const refused = await owner.graphql(`mutation { createAiNotes(callId: "${none.id}") { id } }`);
  expect(refused.errors[0]?.extensions?.code).toBe('CONFLICT');
  expect(refused.errors[0]?.message).toMatch(/no transcript yet/);
  await change(`updateCall(id: "${made.call.id}", input: { callGuideId: null })`);
  const call = await write();
  expect(call.aiNotes).toEqual([]);
  expect(call.aiSummary?.tldr.sentences.length).toBeGreaterThan(0);
});

test('another guide has its questions answered, and the questions of the old one go', async () => {
  await write();
  const db = server.database.system;
  const other = firstRow(
    await db
      .insert(guide)
      .values({ organizationId, name: 'Other', creatorId: ownerId })
      .returning(),
  );
  const question = 'Which shifts can you work?';
  await db.insert(cue).values({ organizationId, guideId: other.id, cue: question, index: 0 });
  await change(`addGuideToCall(callId: "${made.call.id}", callGuideId: "${other.id}")`);
  expect((await written()).aiNotes.map((one) => one.question)).toEqual([question]);
});

describe('what people change', () => {
  test('an edited sentence keeps its evidence, says who edited it, and survives a new writing', async () => {
    const { sentence: first } = firstAnswered(await write());
    const args = `callId: "${made.call.id}", sentenceId: "${first.id}"`;
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
    const args = `callId: "${made.call.id}", sentenceId: "${first.id}"`;
    expect(textsOf(await change(`deleteAiNoteSentence(${args})`))).not.toContain(first.text);
    expect(textsOf(await write())).not.toContain(first.text);
    expect(textsOf(await change(`restoreAiNoteSentence(${args})`))).toContain(first.text);
  });

  test("a sentence of one's own has its writer in the place of evidence, and stays", async () => {
    const { note } = firstAnswered(await write());
    const own = 'She also sent her references by e-mail.';
    await change(
      `addAiNoteSentence(callId: "${made.call.id}", noteId: "${note.id}", text: "${own}")`,
    );
    const after = await write();
    expect(firstAnswered(after).note.sentences.at(-1)).toMatchObject({
      ...{ text: own, evidence: [], isEdited: false, writtenBy: { fullName: 'Ada Owner' } },
    });
    const section = after.aiSummary?.tldr.id ?? '';
    await change(
      `addAiNoteSentence(callId: "${made.call.id}", noteId: "${section}", text: "${own}")`,
    );
    expect((await write()).aiSummary?.tldr.sentences.at(-1)?.text).toBe(own);
  });

  test('every change is kept on the record of the engine and in the audit log', async () => {
    const { sentence: first } = firstAnswered(await write());
    const args = `callId: "${made.call.id}", sentenceId: "${first.id}"`;
    await change(`updateAiNoteSentence(${args}, text: "Mine")`);
    await change(`deleteAiNoteSentence(${args})`);
    const db = server.database.system;
    const [record] = await db
      .select()
      .from(engineRecord)
      .where(and(eq(engineRecord.callId, made.call.id), eq(engineRecord.task, 'answerGuide')));
    expect(record?.changes).toMatchObject([
      { sentenceId: first.id, userId: ownerId, before: first.text, after: 'Mine' },
      { sentenceId: first.id, userId: ownerId, before: 'Mine', after: null },
    ]);
    expect(JSON.stringify(record?.output)).toContain(JSON.stringify(first.text));
    const events = await db.select().from(auditEntry).where(eq(auditEntry.subjectId, made.call.id));
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['aiNote.sentenceEdited', 'aiNote.sentenceDeleted']),
    );
  });

  test('a report is kept with what the sentence said, once a person', async () => {
    const { sentence: first } = firstAnswered(await write());
    const report = (reason: string) =>
      change(
        `reportAiSentence(callId: "${made.call.id}", sentenceId: "${first.id}", reason: ${reason}, comment: "no")`,
        colleague,
      );
    await report('NOT_SAID');
    expect(firstAnswered(await report('UNFAIR')).sentence.isReportedByMe).toBe(true);
    expect(firstAnswered(await read(owner)).sentence.isReportedByMe).toBe(false);
    const db = server.database.system;
    expect(await db.select().from(sentenceReport)).toMatchObject([
      { sentenceId: first.id, text: first.text, reason: 'UNFAIR', comment: 'no' },
    ]);
  });

  test('empty, endless and foreign ones are refused in words', async () => {
    const { sentence: first } = firstAnswered(await write());
    const update = (sentenceId: string, text: string) =>
      owner.graphql(
        `mutation($text: String!) { updateAiNoteSentence(callId: "${made.call.id}", sentenceId: "${sentenceId}", text: $text) { id } }`,
        { text },
      );
    expect((await update(first.id, '  ')).errors[0]?.message).toMatch(/Write something/);
    expect((await update(first.id, 'x'.repeat(2001))).errors[0]?.message).toMatch(/at most 2000/);
    const unknown = await update('00000000-0000-4000-8000-000000000000', 'x');
    expect(unknown.errors[0]?.extensions?.code).toBe('NOT_FOUND');
    expect((await update('no id', 'x')).errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});

test('a reader reads and reports, but changes nothing', async () => {
  const { note, sentence: first } = firstAnswered(await write());
  expect((await read(colleague)).canEditAiNotes).toBe(false);
  const args = `callId: "${made.call.id}", sentenceId: "${first.id}"`;
  for (const mutation of [
    `createAiNotes(callId: "${made.call.id}")`,
    `updateAiNoteSentence(${args}, text: "x")`,
    `deleteAiNoteSentence(${args})`,
    `restoreAiNoteSentence(${args})`,
    `addAiNoteSentence(callId: "${made.call.id}", noteId: "${note.id}", text: "x")`,
  ]) {
    const { errors } = await colleague.graphql(`mutation { ${mutation} { id } }`);
    expect(errors[0]?.extensions?.code, mutation).toBe('FORBIDDEN');
  }
});

test('a corrected word takes the sentences that quote it from sight until they are written anew', async () => {
  const { sentence: first } = firstAnswered(await write());
  const [evidence] = first.evidence;
  const segment = made.segments.find(({ id }) => id === evidence?.segmentId);
  const at = segment?.words.findIndex(([, startMs]) => startMs === evidence?.startMs) ?? -1;
  await ask(
    owner,
    `mutation { correctWords(callId: "${made.call.id}", segmentId: "${segment?.id}", fromWord: ${at}, toWord: ${at}, text: "Otherwise") { call { id } } }`,
  );
  const call = await read();
  expect(textsOf(call)).not.toContain(first.text);
  expect(call.aiNotesProcessingStatus).toBe('PENDING');
  const [writing] = await server.database.system
    .select()
    .from(aiWriting)
    .where(and(eq(aiWriting.callId, made.call.id), eq(aiWriting.kind, 'NOTES')));
  expect(writing).toMatchObject({ generation: 2, status: 'PENDING' });
});

test('a question about the interview is answered from it, or said not to be spoken of', async () => {
  const answerTo = (question: string) =>
    ask<{ isNotSpokenOf: boolean; sentences: Sentence[]; engine: { kind: string } }>(
      colleague,
      `mutation { askCall(callId: "${made.call.id}", question: "${question}") { isNotSpokenOf sentences { text evidence { quote segmentId startMs } } engine { kind name } } }`,
    );
  const answer = await answerTo('Which shifts can she work?');
  expect(answer).toMatchObject({ isNotSpokenOf: false, engine: { kind: 'BUILT_IN' } });
  expect(answer.sentences[0]?.evidence[0]?.quote).toMatch(/\w/);
  expect(await answerTo('Does she know Kubernetes and Terraform?')).toMatchObject({
    ...{ isNotSpokenOf: true, sentences: [] },
  });
  const kept = await server.database.system
    .select()
    .from(engineRecord)
    .where(and(eq(engineRecord.callId, made.call.id), eq(engineRecord.task, 'askInterview')));
  expect(kept).toHaveLength(2);
  const { errors } = await owner.graphql(
    `mutation { askCall(callId: "${made.call.id}", question: " ") { question } }`,
  );
  expect(errors[0]?.message).toMatch(/Write a question/);
});

test('the notes of a call go with its words when it is deleted', async () => {
  await write();
  await ask(owner, `mutation { deleteCall(id: "${made.call.id}") }`);
  const db = server.database.system;
  await expect.poll(() => db.$count(aiNote, eq(aiNote.callId, made.call.id))).toBe(0);
  const records = await db.select().from(engineRecord).where(eq(engineRecord.callId, made.call.id));
  expect(records.map(({ output }) => output)).toEqual(records.map(() => ({})));
});
