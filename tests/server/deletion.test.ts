import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NoteSentence } from '#shared/domain/aiNote.ts';
import type { Actor } from '../../web/server/auth/actor.ts';
import type { Database, Db } from '../../web/server/db/database.ts';
import { findReferences } from '../../web/server/db/deleteRowsOf.ts';
import * as tables from '../../web/server/db/tables/schema.ts';
import { disableCallRecording } from '../../web/server/features/redactions/disableCallRecording.ts';
import { deleteCall } from '../../web/server/features/calls/deleteCall.ts';
import { findVisibleCalls } from '../../web/server/features/calls/callLoaders.ts';
import { createRemoveCallFilesJob } from '../../web/server/features/recordings/removeCallFilesJob.ts';
import { UploadFileStore } from '../../web/server/features/recordings/uploadFileStore.ts';
import { diskStorage } from '../../web/server/storage/diskStorage.ts';
import { callFileKey } from '../../web/server/storage/storageKey.ts';
import { buildCall, buildTranscript, type BuiltCall } from '../factories/buildCall.ts';
import { buildScorecard } from '../factories/buildScorecard.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate } from '../factories/buildPosition.ts';
import { actorOf, buildUser } from '../factories/buildUser.ts';
import { firstRow } from '../factories/firstRow.ts';
import { findWord } from '../harness/findWord.ts';
import { openTestDatabase } from '../harness/testDatabase.ts';

const canary = 'kanarienvogel';
let database: Database;
let db: Db;
let actor: Actor;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.system;
  folder = await mkdtemp(join(tmpdir(), 'deletion-'));
  actor = await actorOf(db, await buildUser(db, await buildOrganization(db)));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const sentences: NoteSentence[] = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    text: canary,
    evidence: [],
    editedText: canary,
    ...{ editedById: null, writtenById: null, isDeleted: false },
  },
];

/** An interview that says the word wherever one can stand. */
async function buildTalkative(): Promise<BuiltCall> {
  const { organizationId, userId } = actor;
  const { id: candidateId } = await buildCandidate(db, {
    ...{ organizationId, firstName: canary, emails: [`${canary}@example.test`] },
  });
  const made = await buildCall(db, {
    ...{ organizationId, ownerId: userId, name: canary, candidateId, failureReason: canary },
    interviewerIds: [userId],
  });
  const ofCall = { organizationId, callId: made.id };
  await buildTranscript(db, made, {
    speakers: [{ name: canary, role: 'CANDIDATE' }],
    turns: [{ speaker: canary, words: [[canary, 0, 500, 1]] }],
    engine: { output: { said: canary } },
  });
  const spoken = firstRow(
    await db.select().from(tables.segment).where(eq(tables.segment.callId, made.id)),
  );
  await db.insert(tables.spokenFinding).values({
    ...{ ...ofCall, segmentId: spoken.id, startChar: 0, endChar: 1, kind: 'QUESTION' },
    theme: canary,
  });
  const ofAlert = { organizationId, userId, segmentId: spoken.id, theme: 'START' } as const;
  await db.insert(tables.candidateAlertView).values({ ...ofAlert, isAccurate: true });
  await db.insert(tables.candidateAlertMail).values({ ...ofCall, userId });
  await db
    .insert(tables.candidateAlertSubscription)
    .values({ organizationId, userId, candidateId });
  const { id: skillReportId } = firstRow(
    await db
      .insert(tables.skillReport)
      .values({
        ...{ organizationId, creatorId: userId, title: 'Skills', skills: ['Care'] },
        ...{ positionIds: [], stageIds: [], minimumInterviews: 1, processingStatus: 'COMPLETED' },
        ...{ dateRangeStart: new Date(0), dateRangeEnd: new Date(1) },
      })
      .returning(),
  );
  await db.insert(tables.skillFinding).values({
    ...{ ...ofCall, skillReportId, segmentId: spoken.id, skill: 'Care', evidence: 'SAID' },
  });
  const written = { authorId: userId, visibility: 'PUBLIC', text: canary } as const;
  const { id: noteId } = firstRow(
    await db
      .insert(tables.note)
      .values({ ...ofCall, ...written, timeMs: 0, type: 'NOTE' })
      .returning(),
  );
  const { id: replyId } = firstRow(
    await db
      .insert(tables.noteReply)
      .values({ organizationId, noteId, ...written })
      .returning(),
  );
  await db.insert(tables.noteMention).values({ ...ofCall, noteId, replyId, userId });
  await db.insert(tables.liveCapture).values({
    ...{ ...ofCall, userId, captureId: made.id, platform: 'GOOGLE_MEET' },
    meetingUrl: `https://meet.example/${canary}`,
  });
  await db.insert(tables.caption).values({
    ...{ ...ofCall, utteranceId: '1', revision: 1, speaker: canary, text: canary },
    ...{ startMs: 0, endMs: 1, isFinal: true, sequence: 1 },
  });
  await db.insert(tables.transcriptEdit).values({
    ...{ ...ofCall, actorId: userId, kind: 'RENAME_SPEAKER', change: { before: canary } },
  });
  await db.insert(tables.callView).values({ ...ofCall, userId });
  await db.insert(tables.redaction).values({ ...ofCall, actorId: userId, startMs: 0, endMs: 1 });
  await db
    .insert(tables.transcriptionChunk)
    .values({ ...ofCall, runKey: '1', chunkKey: '1', words: [canary] });
  await db
    .insert(tables.task)
    .values({ ...ofCall, name: 'ATTRIBUTE_SPEAKERS', result: { former: canary } });
  await db.insert(tables.upload).values({
    ...{ ...ofCall, userId, fileName: `${canary}.mp3`, sizeBytes: 1, fingerprint: canary },
  });
  const recorded = { ...ofCall, mimeType: 'audio/webm', sizeBytes: 1, sha256: '0' };
  await db.insert(tables.recordingFile).values({
    ...{ ...recorded, kind: 'ORIGINAL', storageKey: `x/${canary}` },
  });
  await db.insert(tables.task).values({
    ...{ ...ofCall, name: 'NOTES', status: 'COMPLETED', failureReason: canary },
  });
  await db.insert(tables.aiNote).values({
    ...{ ...ofCall, index: 0, question: canary, questionType: 'OTHER', status: 'ANSWERED' },
    ...{ matchReason: canary, sentences },
  });
  await db
    .insert(tables.aiSummary)
    .values({ ...ofCall, format: 'TLDR', index: 0, title: canary, sentences });
  await db.insert(tables.aiOutline).values({
    ...{ ...ofCall, chapters: [{ title: canary, segmentIds: [] }] },
    topics: [{ name: canary, segmentIds: [] }],
  });
  await db.insert(tables.sentenceReport).values({
    ...{
      ...ofCall,
      sentenceId: made.id,
      text: canary,
      userId,
      reason: 'NOT_SAID',
      comment: canary,
    },
  });
  const cut = { ...ofCall, userId, name: canary, startMs: 0, endMs: 500 };
  const { id: clipId } = firstRow(await db.insert(tables.clip).values(cut).returning());
  const list = { organizationId, ownerId: userId, title: 'Best of' };
  const { id: playlistId } = firstRow(await db.insert(tables.playlist).values(list).returning());
  await db.insert(tables.playlistClip).values({ organizationId, playlistId, clipId, index: 0 });
  await buildScorecard(db, made, {
    ...{ userId, overallNotes: canary, items: [{ itemText: canary, notes: canary }] },
  });
  await db.insert(tables.share).values({
    ...{ organizationId, interviewId: made.interviewId, createdById: userId },
    email: `${canary}@outside.test`,
    expiresAt: new Date(Date.now() + 86_400_000),
  });
  return made;
}

const findCanary = () => findWord(db, canary);

/** Tables that point at a call or an interview and hold rows of it. */
async function findRows(made: BuiltCall): Promise<{ filled: string[]; empty: string[] }> {
  const result = { filled: [] as string[], empty: [] as string[] };
  for (const [target, id] of [
    ['call', made.id],
    ['interview', made.interviewId],
  ] as const)
    for (const { table, column } of await findReferences(db, target)) {
      const { rows } = await db.execute(
        sql`select from ${sql.raw(table)} where ${sql.identifier(column)} = ${id}::uuid limit 1`,
      );
      result[rows.length > 0 ? 'filled' : 'empty'].push(table);
    }
  return result;
}

async function remove(
  made: BuiltCall,
  command: typeof deleteCall | typeof disableCallRecording = deleteCall,
): Promise<void> {
  const storage = diskStorage(join(folder, 'storage'));
  const store = new UploadFileStore(join(folder, 'uploads'));
  const [call] = await findVisibleCalls(db, actor, [made.id]);
  const queued: object[] = [];
  const send = async (_queue: object, payload: object) => void queued.push(payload);
  if (!call) throw new Error('The owner sees the call');
  await command({ db: database.forOrganization(made.organizationId), actor, call, send });
  expect(JSON.stringify(queued)).not.toContain(canary);
  const job = createRemoveCallFilesJob({ storage, store });
  const { signal } = new AbortController();
  for (let times = 0; times < 2; times++)
    await job.run(
      { organizationId: made.organizationId, callId: made.id },
      { database, signal, retryCount: times, send },
    );
}

test('a deleted interview leaves no word of it in any table, index or file', async () => {
  const made = await buildTalkative();
  const key = callFileKey({ ...made, callId: made.id }, 'original', made.id, 'webm');
  await diskStorage(join(folder, 'storage')).put(key, Readable.from([Buffer.from(canary)]), {
    mimeType: 'audio/webm',
  });
  // A table that is added later has to be filled above, or this says so.
  expect((await findRows(made)).empty).toEqual([]);
  expect(await findCanary()).toEqual(
    expect.arrayContaining(['caption', 'candidate', 'engine_record', 'interview', 'search_call']),
  );

  await remove(made);

  expect(await findCanary()).toEqual([]);
  expect(new Set((await findRows(made)).filled)).toEqual(new Set(['call', 'engine_record']));
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile()).map((file) => file.name)).toEqual([]);
});

test('with its recording disabled an interview keeps what people wrote, and no word that was said', async () => {
  const made = await buildTalkative();
  const key = callFileKey({ ...made, callId: made.id }, 'original', made.id, 'webm');
  await diskStorage(join(folder, 'storage')).put(key, Readable.from([Buffer.from(canary)]), {
    mimeType: 'audio/webm',
  });

  await remove(made, disableCallRecording);

  expect(await findCanary()).toEqual([
    ...['candidate', 'interview', 'note', 'note_reply', 'scorecard', 'scorecard_item'],
    // The names of the interview and its candidate.
    'search_call',
    ...['search_note', 'share'],
  ]);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  expect(files.filter((file) => file.isFile()).map((file) => file.name)).toEqual([]);
  const [row] = await db.select().from(tables.call).where(eq(tables.call.id, made.id));
  expect(row).toMatchObject({
    ...{ recordingDisabled: true, status: 'ENDED', durationMs: null, deletedAt: null },
    ...{ transcriptEngineRecordId: null, recordingStatus: 'PENDING' },
  });
  await remove(made);
  expect(await findCanary()).toEqual([]);
});

test('a candidate who was in another interview stays', async () => {
  const made = await buildTalkative();
  const { organizationId, ownerId, candidateId } = made;
  await buildCall(db, { organizationId, ownerId, candidateId });
  await remove(made);
  expect(await findCanary()).toEqual(['candidate', 'search_call']);
  const left = firstRow(await db.select().from(tables.candidate));
  expect(left.id).toBe(candidateId);
});
