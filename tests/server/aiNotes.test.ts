import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { aiNote, task, cue, engineRecord, guide } from '../../web/server/db/tables/schema.ts';
import { buildCall } from '../factories/buildCall.ts';
import { firstRow } from '../factories/firstRow.ts';
import { hasSentenceModel } from '../../web/server/language/sentenceModel.ts';
import { aiNotesWorld, firstAnswered, textsOf, type Sentence } from '../harness/aiNotesWorld.ts';

const { ask, change, here, read, write, written } = aiNotesWorld();

test('notes, summary, chapters and topics are written, each sentence with the words it rests on', async () => {
  expect(await read()).toMatchObject({
    aiNotesProcessingStatus: 'PENDING',
    ...{ aiNotes: [], aiSummary: null, chapters: [], topics: [] },
  });
  const call = await write();
  expect(call.aiNotes.map(({ question }) => question)).toEqual(
    here().made.interview.guide.map((item) => item.cue),
  );
  expect(new Set(call.aiNotes.map(({ status }) => status))).toContain('ANSWERED');
  const segments = new Map(here().made.segments.map((segment) => [segment.id, segment]));
  const shown = [
    ...call.aiNotes.flatMap((note) => note.sentences),
    ...(call.aiSummary?.tldr.sentences ?? []),
    ...(call.aiSummary?.candidateSummary.sentences ?? []),
    ...(call.aiSummary?.qAndA.flatMap((item) => item.sentences) ?? []),
    ...(call.aiSummary?.writeUp.flatMap((item) => item.sentences) ?? []),
  ];
  // Neighboring clauses of a turn are one sentence.
  expect(shown.length).toBeGreaterThan(15);
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
  const perhaps = call.aiNotes.filter(({ isUnsure }) => isUnsure);
  for (const { matchReason } of perhaps)
    expect(matchReason).toBe(
      'This may have been asked in other words. Listen to these moments before you rely on it.',
    );
  expect(call.chapters[0]?.segmentId).toBe(here().made.segments[0]?.id);
  expect(call.topics.length).toBeGreaterThan(2);
  expect(call.aiNotes[0]?.engine).toMatchObject({ kind: 'BUILT_IN', name: 'Rapport built-in' });
  const records = await here()
    .server.database.system.select()
    .from(engineRecord)
    .where(eq(engineRecord.callId, here().made.call.id));
  expect(records.map(({ task }) => task).sort()).toEqual([
    ...['answerGuide', 'summarizeInterview', 'transcribe'],
  ]);
  for (const { task, inputHash } of records)
    if (task !== 'transcribe') expect(inputHash).toMatch(/^[0-9a-f]{64}$/);
});

test('an interview without a guide has a summary and no notes; one without words has neither', async () => {
  const db = here().server.database.system;
  const { organizationId, ownerId } = here();
  const none = await buildCall(db, { organizationId, ownerId });
  const refused = await here().owner.graphql(
    `mutation { createAiNotes(callId: "${none.id}") { id } }`,
  );
  expect(refused.errors[0]?.extensions?.code).toBe('CONFLICT');
  expect(refused.errors[0]?.message).toMatch(/no transcript yet/);
  await change(`updateCall(id: "${here().made.call.id}", input: { callGuideId: null })`);
  const call = await write();
  expect(call.aiNotes).toEqual([]);
  expect(call.aiSummary?.tldr.sentences.length).toBeGreaterThan(0);
});

test('notes of the guide and topics are ordered apart', async () => {
  await write();
  const statuses = (name: string) =>
    ask(
      here().owner,
      `mutation { ${name}(callId: "${here().made.call.id}") {
        aiNotesProcessingStatus aiSummaryProcessingStatus } }`,
    );
  expect(await statuses('createAiNoteTags')).toMatchObject({
    aiSummaryProcessingStatus: 'COMPLETED',
  });
  await written();
  expect(await statuses('createAiTopics')).toMatchObject({ aiNotesProcessingStatus: 'COMPLETED' });
  expect((await written()).aiSummary?.tldr.sentences.length).toBeGreaterThan(0);
});

test('another guide has its questions answered, and the questions of the old one go', async () => {
  const { organizationId, ownerId } = here();
  await write();
  const db = here().server.database.system;
  const other = firstRow(
    await db
      .insert(guide)
      .values({ organizationId, name: 'Other', creatorId: ownerId })
      .returning(),
  );
  const question = 'Which shifts can you work?';
  await db.insert(cue).values({ organizationId, guideId: other.id, cue: question, index: 0 });
  await change(`addGuideToCall(callId: "${here().made.call.id}", callGuideId: "${other.id}")`);
  expect((await written()).aiNotes.map((note) => note.question)).toEqual([question]);
});

test('a reader reads and reports, but changes nothing', async () => {
  const { note, sentence: first } = firstAnswered(await write());
  expect((await read(here().colleague)).canEditAiNotes).toBe(false);
  const args = `callId: "${here().made.call.id}", sentenceId: "${first.id}"`;
  for (const mutation of [
    `createAiNotes(callId: "${here().made.call.id}")`,
    `createAiNoteTags(callId: "${here().made.call.id}")`,
    `createAiTopics(callId: "${here().made.call.id}")`,
    `updateAiNoteSentence(${args}, text: "x")`,
    `deleteAiNoteSentence(${args})`,
    `restoreAiNoteSentence(${args})`,
    `addAiNoteSentence(callId: "${here().made.call.id}", noteId: "${note.id}", text: "x")`,
  ]) {
    const { errors } = await here().colleague.graphql(`mutation { ${mutation} { id } }`);
    expect(errors[0]?.extensions?.code, mutation).toBe('FORBIDDEN');
  }
});

test('a corrected word takes the sentences that quote it from sight until they are written anew', async () => {
  const { sentence: first } = firstAnswered(await write());
  const [evidence] = first.evidence;
  const segment = here().made.segments.find(({ id }) => id === evidence?.segmentId);
  const at = segment?.words.findIndex(([, startMs]) => startMs === evidence?.startMs) ?? -1;
  await ask(
    here().owner,
    `mutation { correctWords(callId: "${here().made.call.id}", segmentId: "${segment?.id}", fromWord: ${at}, toWord: ${at}, text: "Otherwise") { call { id } } }`,
  );
  const call = await read();
  expect(textsOf(call)).not.toContain(first.text);
  expect(call.aiNotesProcessingStatus).toBe('PENDING');
  const [writing] = await here()
    .server.database.system.select()
    .from(task)
    .where(and(eq(task.callId, here().made.call.id), eq(task.name, 'NOTES')));
  expect(writing).toMatchObject({ generation: 2, status: 'PENDING' });
});

test('a question about the interview is answered from it, or gets the nearest moments', async () => {
  const answerTo = (question: string) =>
    ask<{
      isNotSpokenOf: boolean;
      sentences: Sentence[];
      nearestMoments: Sentence[];
      engine: { kind: string };
    }>(
      here().colleague,
      `mutation { askCall(callId: "${here().made.call.id}", question: "${question}") { isNotSpokenOf sentences { text evidence { quote segmentId startMs } } nearestMoments { evidence { quote segmentId startMs } } engine { kind name } } }`,
    );
  const answer = await answerTo('Which shifts can she work?');
  expect(answer).toMatchObject({ isNotSpokenOf: false, engine: { kind: 'BUILT_IN' } });
  expect(answer.sentences[0]?.evidence[0]?.quote).toMatch(/\w/);
  const unanswered = await answerTo('Does she know Kubernetes and Terraform?');
  expect(unanswered).toMatchObject({ isNotSpokenOf: true, sentences: [] });
  expect(unanswered.nearestMoments.length).toBeLessThanOrEqual(3);
  if (hasSentenceModel()) expect(unanswered.nearestMoments[0]?.evidence[0]?.quote).toMatch(/\w/);
  const kept = await here()
    .server.database.system.select()
    .from(engineRecord)
    .where(
      and(eq(engineRecord.callId, here().made.call.id), eq(engineRecord.task, 'askInterview')),
    );
  expect(kept).toHaveLength(2);
  const { errors } = await here().owner.graphql(
    `mutation { askCall(callId: "${here().made.call.id}", question: " ") { question } }`,
  );
  expect(errors[0]?.message).toMatch(/Write a question/);
});

test('the notes of a call go with its words when it is deleted', async () => {
  await write();
  await ask(here().owner, `mutation { deleteCall(id: "${here().made.call.id}") }`);
  const db = here().server.database.system;
  await expect.poll(() => db.$count(aiNote, eq(aiNote.callId, here().made.call.id))).toBe(0);
  const records = await db
    .select()
    .from(engineRecord)
    .where(eq(engineRecord.callId, here().made.call.id));
  expect(records.map(({ output }) => output)).toEqual(records.map(() => ({})));
});
