import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportPreview } from '../../shared/domain/transcripts/importPreview.ts';
import { readTranscript } from '../../shared/domain/transcripts/readTranscript.ts';
import { exportFormats } from '../../shared/domain/transcripts/writeTranscript.ts';
import {
  aiWriting,
  auditEntry,
  call,
  engineRecord,
  note,
  processingStep,
  transcriptImport,
} from '../../web/server/db/tables/schema.ts';
import { buildCall, buildTranscript } from '../factories/buildCall.ts';
import { buildOrganization, type BuiltOrganization } from '../factories/buildOrganization.ts';
import { buildCandidate } from '../factories/buildPosition.ts';
import { buildUser } from '../factories/buildUser.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/transcripts/${name}`, import.meta.url)));

let server: TestServer;
let organization: BuiltOrganization;
let owner: { id: string };
let priya: Visitor;
let colleague: Visitor;
let stranger: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  const db = server.database.system;
  organization = await buildOrganization(db);
  owner = await buildUser(db, organization, {
    roleType: 'RECRUITER',
    email: 'priya@here.test',
    firstName: 'Priya',
    lastName: 'Raman',
    timezoneName: 'Pacific/Auckland',
  });
  await buildUser(db, organization, { email: 'colleague@here.test' });
  await buildUser(db, organization, { roleType: 'RECRUITER', email: 'recruiter@here.test' });
  await buildCandidate(db, {
    organizationId: organization.id,
    firstName: 'Omar',
    lastName: 'Haddad',
  });
  const other = await buildOrganization(db);
  await buildUser(db, other, { roleType: 'SITE_ADMIN', email: 'admin@there.test' });
  priya = await server.as('priya@here.test');
  colleague = await server.as('colleague@here.test');
  stranger = await server.as('admin@there.test');
});
afterAll(() => server.stop());

const send = (who: Visitor, name: string, body: Uint8Array | string) =>
  who.fetch(`/transcripts/imports?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    body: body as BodyInit,
  });
const preview = async (name: string, body: Uint8Array | string, who = priya) => {
  const answer = await send(who, name, body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ImportPreview;
};

const document = `mutation ($input: ImportTranscriptInput!) { importTranscript(input: $input) {
  id name type durationMs transcriptionStatus speakers { name role }
  transcript { engine { id name } segments { startMs endMs text speakerId words } } } }`;
const importIt = (who: Visitor, read: ImportPreview, over: Record<string, unknown> = {}) =>
  who.graphql(document, {
    input: {
      importId: read.importId,
      speakers: read.speakers.map(({ name, role }) => ({ name: name ?? 'Speaker', role })),
      ...('callId' in over ? {} : { details: { interviewerIds: [], languageCode: 'en-GB' } }),
      ...over,
    },
  });
interface Imported {
  id: string;
  name: string;
  type: string;
  durationMs: number;
  speakers: { name: string; role: string }[];
  transcript: {
    engine: { id: string; name: string };
    segments: { startMs: number; endMs: number; text: string }[];
  };
}
const made = (answer: { data: Record<string, unknown> | null; errors: unknown[] }): Imported => {
  expect(answer.errors).toEqual([]);
  return answer.data?.['importTranscript'] as Imported;
};
const statusOf = async (callId: string) =>
  (await server.database.system.select().from(call).where(eq(call.id, callId)))[0]
    ?.transcriptionStatus;

describe('a preview', () => {
  test('says what was understood, and who the speakers are', async () => {
    const read = await preview('zoom.vtt', fixture('zoom.vtt'));
    expect(read).toMatchObject({
      format: 'Zoom (VTT)',
      fileName: 'zoom.vtt',
      hasTimes: true,
      gapCount: 0,
    });
    expect(read.firstSegments[0]).toEqual({
      speaker: 'Priya Raman',
      startMs: 2100,
      text: 'Hi Omar, can you hear me?',
    });
    expect(read.durationMs).toBeGreaterThan(10_000);
    const byName = Object.fromEntries(read.speakers.map((one) => [one.name, one]));
    expect(byName['Priya Raman']).toMatchObject({
      role: 'INTERVIEWER',
      user: { id: owner.id, fullName: 'Priya Raman' },
    });
    expect(byName['Omar Haddad']).toMatchObject({
      role: 'CANDIDATE',
      candidate: { fullName: 'Omar Haddad' },
    });
  });

  test('names nobody the person may not see', async () => {
    const read = await preview('zoom.vtt', fixture('zoom.vtt'), stranger);
    expect(read.speakers.flatMap(({ user, candidate }) => [user, candidate])).toEqual(
      read.speakers.flatMap(() => [null, null]),
    );
    const asInterviewer = await preview('zoom.vtt', fixture('zoom.vtt'), colleague);
    expect(asInterviewer.speakers.map(({ candidate }) => candidate)).toEqual(
      asInterviewer.speakers.map(() => null),
    );
  });

  test('tells of gaps and of lines that were not understood', async () => {
    const read = await preview(
      'late.vtt',
      'WEBVTT\n\nnot a cue at all\n\n00:00:01.000 --> 00:00:04.000\nAnn: Hello.\n\n00:03:00.000 --> 00:03:02.000\nAnn: Back again.\n',
    );
    expect(read.gaps).toEqual([{ startMs: 4000, endMs: 180_000 }]);
    expect(read.skipped).toMatchObject([{ line: 3, text: 'not a cue at all' }]);
  });

  test('of a file of many hours is read beside other requests, and refused in the same words', async () => {
    const line = (at: number) => `${at % 2 ? 'Ann' : 'Bob'}: What do you say to number ${at}?\n`;
    const long = Array.from({ length: 25_000 }, (_, at) => line(at)).join('');
    expect((await preview('hours.txt', long)).segmentCount).toBe(25_000);
    const none = await send(priya, 'none.txt', ' \n'.repeat(400_000));
    expect(none.status).toBe(422);
    expect(await none.text()).toMatch(/^The file has no words in it\./);
  });

  test.each([
    ['a picture.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), 422],
    ['empty.vtt', '', 422],
    ['words.txt', '   \n \n', 422],
    ['long.txt', 'a'.repeat(10 * 1024 * 1024 + 1), 422],
    ['clock.vtt', 'WEBVTT\n\n50:00:01.000 --> 50:00:04.000\nAnn: Hello.\n', 422],
  ])('%s is refused in words, and not kept', async (name, body, status) => {
    const answer = await send(priya, name, body);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/^[A-Z].+\.\s*$/);
    const kept = await server.database.system
      .select()
      .from(transcriptImport)
      .where(eq(transcriptImport.fileName, name));
    expect(kept).toEqual([]);
  });

  test('is for signed-in people, from this site', async () => {
    expect((await send(server.visitor, 'zoom.vtt', fixture('zoom.vtt'))).status).toBe(401);
    const foreign = await priya.fetch('/transcripts/imports', {
      method: 'POST',
      body: 'Ann: Hello.',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
    expect((await priya.fetch('/transcripts/imports')).status).toBe(405);
  });
});

describe('an import', () => {
  test('makes an interview with its words, who wrote them and what follows', async () => {
    const read = await preview('zoom.vtt', fixture('zoom.vtt'));
    const one = made(await importIt(priya, read));
    expect(one).toMatchObject({
      name: 'zoom',
      type: 'ZOOM',
      durationMs: read.durationMs,
      transcript: { engine: { id: 'import', name: 'Imported from Zoom (VTT)' } },
    });
    expect(one.speakers).toEqual(
      read.speakers.map(({ name, role }) => expect.objectContaining({ name, role })),
    );
    const file = readTranscript({ bytes: fixture('zoom.vtt') });
    expect(
      one.transcript.segments.map(({ startMs, endMs, text }) => [startMs, endMs, text]),
    ).toEqual(file.segments.map(({ startMs, endMs, text }) => [startMs, endMs, text]));
    await expect.poll(() => statusOf(one.id)).toBe('COMPLETED');
    const measured = await priya.graphql(
      `{ call(id: "${one.id}") { metrics { questionsAsked } sketch } }`,
    );
    expect(measured.data).toMatchObject({
      call: { metrics: { questionsAsked: expect.any(Number) } },
    });
    // The notes of the interview are ordered as after a transcription, and written.
    const writings = async () =>
      (
        await server.database.system.select().from(aiWriting).where(eq(aiWriting.callId, one.id))
      ).map(({ status }) => status);
    await expect.poll(writings).toEqual(['COMPLETED', 'COMPLETED']);
    const db = server.database.system;
    const events = await db.select().from(auditEntry).where(eq(auditEntry.subjectId, one.id));
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['call.added', 'transcript.imported']),
    );
    const [record] = await db.select().from(engineRecord).where(eq(engineRecord.callId, one.id));
    expect(record).toMatchObject({ inputHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(record?.output).toMatchObject({ fileName: 'zoom.vtt' });
  });

  test('takes a file once, and only from the person who brought it', async () => {
    const read = await preview('zoom.vtt', fixture('zoom.vtt'));
    for (const other of [colleague, stranger]) {
      const refused = await importIt(other, read);
      expect(refused.errors[0]?.message).toMatch(/^This file is no longer here/);
    }
    made(await importIt(priya, read));
    const again = await importIt(priya, read);
    expect(again.errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  test('keeps the file when it is refused, and takes the names the person gave', async () => {
    const read = await preview('plain.txt', 'Ann: Hello there.\nBob: Hello.\nAnn: Shall we?\n');
    const refused = await importIt(priya, read, {
      speakers: [{ name: 'Only one', role: 'UNKNOWN' }],
    });
    expect(refused.errors[0]?.message).toMatch(/^The speakers do not match the file/);
    const unnamed = await importIt(priya, read, {
      speakers: read.speakers.map(() => ({ name: ' ', role: 'UNKNOWN' })),
    });
    expect(unnamed.errors[0]?.message).toBe('Give every speaker a name.');
    const one = made(
      await importIt(priya, read, {
        speakers: read.speakers.map(() => ({ name: 'Ann Bob', role: 'CANDIDATE' })),
      }),
    );
    expect(one.speakers).toEqual([{ name: 'Ann Bob', role: 'CANDIDATE' }]);
    expect(one.transcript.segments[1]?.startMs).toBeGreaterThan(0);
  });

  test('into an interview with words asks first, and then replaces them', async () => {
    const db = server.database.system;
    const { id: organizationId } = organization;
    const existing = await buildCall(db, { organizationId, ownerId: owner.id });
    await buildTranscript(db, existing);
    const read = await preview('zoom.vtt', fixture('zoom.vtt'));
    const asked = await importIt(priya, read, { callId: existing.id });
    expect(asked.errors[0]?.extensions?.code).toBe('CONFLICT');
    const one = made(await importIt(priya, read, { callId: existing.id, replacesExisting: true }));
    expect(one.id).toBe(existing.id);
    expect(one.transcript.segments[0]?.text).toBe('Hi Omar, can you hear me?');
    await expect.poll(() => statusOf(one.id)).toBe('COMPLETED');
  });

  test('into an interview that is being transcribed waits; after a failure it takes its place', async () => {
    const db = server.database.system;
    const { id: organizationId } = organization;
    const existing = await buildCall(db, { organizationId, ownerId: owner.id });
    const steps = ['PROBE', 'REMUX', 'PEAKS', 'TRANSCRIBE'] as const;
    await db.insert(processingStep).values(
      steps.map((name) => ({
        ...{ organizationId, callId: existing.id, name },
        status: name === 'TRANSCRIBE' ? ('IN_PROGRESS' as const) : ('COMPLETED' as const),
      })),
    );
    const read = await preview('zoom.vtt', fixture('zoom.vtt'));
    const early = await importIt(priya, read, { callId: existing.id });
    expect(early.errors[0]?.message).toMatch(/still being prepared/);
    await db
      .update(processingStep)
      .set({ status: 'FAILED', failureReason: 'The engine was down.' })
      .where(eq(processingStep.name, 'TRANSCRIBE'));
    made(await importIt(priya, read, { callId: existing.id }));
    await expect.poll(() => statusOf(existing.id)).toBe('COMPLETED');
  });

  test('is refused to who may not edit the interview', async () => {
    const db = server.database.system;
    const existing = await buildCall(db, {
      ...{ organizationId: organization.id, ownerId: owner.id, visibility: 'ORGANIZATION' },
    });
    const read = await preview('zoom.vtt', fixture('zoom.vtt'), colleague);
    const refused = await importIt(colleague, read, { callId: existing.id });
    expect(refused.errors[0]?.extensions?.code).toBe('FORBIDDEN');
    const foreign = await importIt(
      stranger,
      await preview('z.vtt', fixture('zoom.vtt'), stranger),
      {
        callId: existing.id,
      },
    );
    expect(foreign.errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});

describe('an export', () => {
  const exportOf = (who: Visitor, callId: string, format: string, query = '') =>
    who.fetch(`/transcripts/${callId}.${format}${query}`);

  test.each([...exportFormats])('as %s comes back as the same segments', async (format) => {
    const first = made(await importIt(priya, await preview('teams.vtt', fixture('teams.vtt'))));
    const file = await exportOf(priya, first.id, format);
    expect(file.status).toBe(200);
    const read = await preview(`back.${format}`, new Uint8Array(await file.arrayBuffer()));
    const second = made(await importIt(priya, read));
    const isExact = ['vtt', 'srt', 'json', 'csv'].includes(format);
    const linesOf = ({ transcript, speakers }: Imported) => [
      speakers.map(({ name }) => name),
      transcript.segments.map(({ startMs, text }) => [
        isExact ? startMs : Math.floor(startMs / 1000),
        text,
      ]),
    ];
    expect(linesOf(second)).toEqual(linesOf(first));
  });

  test('is named for the candidate and the day where the reader is', async () => {
    const db = server.database.system;
    const candidate = await buildCandidate(db, {
      ...{ organizationId: organization.id, firstName: 'Zoë', lastName: 'Quist' },
    });
    const built = await buildCall(db, {
      ...{ organizationId: organization.id, ownerId: owner.id, candidateId: candidate.id },
      startTime: new Date('2026-03-02T20:00:00Z'),
    });
    await buildTranscript(db, built);
    const answer = await exportOf(priya, built.id, 'vtt');
    expect(answer.headers.get('content-disposition')).toContain(
      encodeURIComponent('Zoë Quist 2026-03-03.vtt'),
    );
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('holds what was chosen, and only the notes the reader may see', async () => {
    const db = server.database.system;
    const { id: organizationId } = organization;
    const built = await buildCall(db, {
      ...{ organizationId, ownerId: owner.id, visibility: 'ORGANIZATION' },
    });
    await buildTranscript(db, built);
    const noteOf = (text: string, visibility: 'PRIVATE' | 'PUBLIC') => ({
      ...{
        organizationId,
        callId: built.id,
        authorId: owner.id,
        timeMs: 1000,
        type: 'NOTE' as const,
      },
      ...{ text, visibility },
    });
    await db
      .insert(note)
      .values([noteOf('my own thought', 'PRIVATE'), noteOf('for the team', 'PUBLIC')]);
    const text = async (who: Visitor, query: string) =>
      (await exportOf(who, built.id, 'txt', query)).text();
    expect(await text(priya, '')).not.toContain('for the team');
    expect(await text(priya, '?notes=1')).toContain('my own thought');
    expect(await text(colleague, '?notes=1')).not.toMatch(/for the team|my own thought/);
    const theirs = await text(await server.as('recruiter@here.test'), '?notes=1');
    expect(theirs).toContain('for the team');
    expect(theirs).not.toContain('my own thought');
    const bare = await text(priya, '?times=0&speakers=0');
    expect(bare).toContain('Tell me about a time');
    expect(bare).not.toMatch(/Sam Interviewer|0:00/);
  });

  test('notes come back as private notes of the person who imports them', async () => {
    const read = await preview(
      'own.json',
      JSON.stringify({
        format: 'rapport.transcript',
        version: 1,
        segments: [{ speaker: 'Ann', startMs: 0, endMs: 900, text: 'Hello there' }],
        notes: [{ atMs: 400, author: 'Cy', text: 'Friendly' }],
      }),
    );
    expect(read.noteCount).toBe(1);
    const one = made(await importIt(priya, read));
    const notes = await server.database.system.select().from(note).where(eq(note.callId, one.id));
    expect(notes).toMatchObject([
      { authorId: owner.id, visibility: 'PRIVATE', timeMs: 400, text: 'Cy: Friendly' },
    ]);
  });

  test('is not there for strangers, other formats and interviews without words', async () => {
    const db = server.database.system;
    const built = await buildCall(db, {
      ...{ organizationId: organization.id, ownerId: owner.id, visibility: 'PRIVATE' },
    });
    await buildTranscript(db, built);
    const wordless = await buildCall(db, { organizationId: organization.id, ownerId: owner.id });
    for (const [who, id, format] of [
      [stranger, built.id, 'txt'],
      [colleague, built.id, 'txt'],
      [priya, built.id, 'pdf'],
      [priya, wordless.id, 'txt'],
    ] as const) {
      const answer = await exportOf(who, id, format);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('Tell me');
    }
    expect((await exportOf(server.visitor, built.id, 'txt')).status).toBe(401);
  });
});
