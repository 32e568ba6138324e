import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readTranscript } from '#shared/domain/transcripts/readTranscript.ts';
import {
  auditEntry,
  call,
  engineRecord,
  task,
  transcriptImport,
} from '../../web/server/db/tables/schema.ts';
import { buildCall, buildTranscript } from '../factories/buildCall.ts';
import { readWords } from '../harness/readWords.ts';
import { imported, transcriptFile, transcriptWorld } from '../harness/transcriptWorld.ts';

const { here, send, preview, importIt } = transcriptWorld();
const wordsOf = async (callId: string) => (await readWords(here().priya.fetch, callId)) ?? [];
const statusOf = async (callId: string) =>
  (await here().server.database.system.select().from(call).where(eq(call.id, callId)))[0]
    ?.transcriptionStatus;

describe('a preview', () => {
  test('says what was understood, and who the speakers are', async () => {
    const read = await preview('zoom.vtt', transcriptFile('zoom.vtt'));
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
    const byName = Object.fromEntries(read.speakers.map((speaker) => [speaker.name, speaker]));
    expect(byName['Priya Raman']).toMatchObject({
      role: 'INTERVIEWER',
      user: { id: here().owner.id, fullName: 'Priya Raman' },
    });
    expect(byName['Omar Haddad']).toMatchObject({
      role: 'CANDIDATE',
      candidate: { fullName: 'Omar Haddad' },
    });
  });

  test.each([
    ['Raman, Priya (she/her)', 'Omar Haddad (Guest)'],
    ['Priya Raman [External]', 'Haddad, Omar'],
  ])('knows who %s and %s are, as meetings write their names', async (colleague, candidate) => {
    const cue = (at: number, name: string, words: string) =>
      `00:00:0${at}.000 --> 00:00:0${at + 1}.000\n<v ${name}>${words}</v>\n\n`;
    const read = await preview(
      'teams.vtt',
      `WEBVTT\n\n${cue(1, colleague, 'Shall we?')}${cue(3, candidate, 'Shall we begin, yes?')}`,
    );
    expect(read.speakers).toMatchObject([
      { name: colleague, role: 'INTERVIEWER', user: { id: here().owner.id } },
      { name: candidate, role: 'CANDIDATE', candidate: { fullName: 'Omar Haddad' } },
    ]);
  });

  test('names nobody the person may not see', async () => {
    const read = await preview('zoom.vtt', transcriptFile('zoom.vtt'), here().stranger);
    expect(read.speakers.flatMap(({ user, candidate }) => [user, candidate])).toEqual(
      read.speakers.flatMap(() => [null, null]),
    );
    const asInterviewer = await preview('zoom.vtt', transcriptFile('zoom.vtt'), here().colleague);
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
    const none = await send(here().priya, 'none.txt', ' \n'.repeat(400_000));
    expect(none.status).toBe(422);
    expect(await none.text()).toMatch(/^The file has no words in it\./);
  });

  test.each([
    ['a picture.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]), 422],
    ['empty.vtt', '', 422],
    ['words.txt', '   \n \n', 422],
    ['long.txt', 'a'.repeat(10 * 1024 * 1024 + 1), 413],
    [
      'crowd.txt',
      Array.from({ length: 10_000 }, (_, at) => `Guest ${at}: Good day.\n`).join(''),
      422,
    ],
    ['clock.vtt', 'WEBVTT\n\n50:00:01.000 --> 50:00:04.000\nAnn: Hello.\n', 422],
  ])('%s is refused in words, and not kept', async (name, body, status) => {
    const answer = await send(here().priya, name, body);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/^[A-Z].+\.\s*$/);
    const kept = await here()
      .server.database.system.select()
      .from(transcriptImport)
      .where(eq(transcriptImport.fileName, name));
    expect(kept).toEqual([]);
  });

  test('is for signed-in people, from this site', async () => {
    expect((await send(here().server.visitor, 'zoom.vtt', transcriptFile('zoom.vtt'))).status).toBe(
      401,
    );
    const foreign = await here().priya.fetch('/transcripts/imports', {
      method: 'POST',
      body: 'Ann: Hello.',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
    expect((await here().priya.fetch('/transcripts/imports')).status).toBe(405);
  });
});

describe('an import', () => {
  test('makes an interview with its words, who wrote them and what follows', async () => {
    const read = await preview('zoom.vtt', transcriptFile('zoom.vtt'));
    const found = imported(await importIt(here().priya, read));
    expect(found).toMatchObject({
      name: 'zoom',
      type: 'ZOOM',
      durationMs: read.durationMs,
      transcript: { engine: { id: 'import', name: 'Imported from Zoom (VTT)' } },
    });
    expect(found.speakers).toEqual(
      read.speakers.map(({ name, role }) => expect.objectContaining({ name, role })),
    );
    const file = readTranscript({ bytes: transcriptFile('zoom.vtt') });
    expect(
      (await wordsOf(found.id)).map(({ startMs, endMs, text }) => [startMs, endMs, text]),
    ).toEqual(file.segments.map(({ startMs, endMs, text }) => [startMs, endMs, text]));
    await expect.poll(() => statusOf(found.id)).toBe('COMPLETED');
    const measured = await here().priya.graphql(
      `{ call(id: "${found.id}") { metrics { questionsAsked } sketch } }`,
    );
    expect(measured.data).toMatchObject({
      call: { metrics: { questionsAsked: expect.any(Number) } },
    });
    // The notes of the interview are ordered as after a transcription, and written.
    const writings = async () =>
      (
        await here()
          .server.database.system.select()
          .from(task)
          .where(and(eq(task.callId, found.id), inArray(task.name, ['NOTES', 'SUMMARY'])))
      ).map(({ status }) => status);
    await expect.poll(writings).toEqual(['COMPLETED', 'COMPLETED']);
    const db = here().server.database.system;
    const events = await db.select().from(auditEntry).where(eq(auditEntry.subjectId, found.id));
    expect(events.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['call.added', 'transcript.imported']),
    );
    const [record] = await db.select().from(engineRecord).where(eq(engineRecord.callId, found.id));
    expect(record).toMatchObject({ inputHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(record?.output).toMatchObject({ fileName: 'zoom.vtt' });
  });

  test('takes a file once, and only from the person who brought it', async () => {
    const read = await preview('zoom.vtt', transcriptFile('zoom.vtt'));
    for (const other of [here().colleague, here().stranger]) {
      const refused = await importIt(other, read);
      expect(refused.errors[0]?.message).toMatch(/^This file is no longer here/);
    }
    imported(await importIt(here().priya, read));
    const again = await importIt(here().priya, read);
    expect(again.errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  test('keeps the file when it is refused, and takes the names the person gave', async () => {
    const read = await preview('plain.txt', 'Ann: Hello there.\nBob: Hello.\nAnn: Shall we?\n');
    const refused = await importIt(here().priya, read, {
      speakers: [{ name: 'Only one', role: 'UNKNOWN' }],
    });
    expect(refused.errors[0]?.message).toMatch(/^The speakers do not match the file/);
    const unnamed = await importIt(here().priya, read, {
      speakers: read.speakers.map(() => ({ name: ' ', role: 'UNKNOWN' })),
    });
    expect(unnamed.errors[0]?.message).toBe('Give every speaker a name.');
    const found = imported(
      await importIt(here().priya, read, {
        speakers: read.speakers.map(() => ({ name: 'Ann Bob', role: 'CANDIDATE' })),
      }),
    );
    expect(found.speakers).toEqual([{ name: 'Ann Bob', role: 'CANDIDATE' }]);
    expect((await wordsOf(found.id))[1]?.startMs).toBeGreaterThan(0);
  });

  test('into an interview with words asks first, and then replaces them', async () => {
    const db = here().server.database.system;
    const { id: organizationId } = here().organization;
    const existing = await buildCall(db, { organizationId, ownerId: here().owner.id });
    await buildTranscript(db, existing);
    const read = await preview('zoom.vtt', transcriptFile('zoom.vtt'));
    const asked = await importIt(here().priya, read, { callId: existing.id });
    expect(asked.errors[0]?.extensions?.code).toBe('CONFLICT');
    const found = imported(
      await importIt(here().priya, read, { callId: existing.id, replacesExisting: true }),
    );
    expect(found.id).toBe(existing.id);
    expect((await wordsOf(found.id))[0]?.text).toBe('Hi Omar, can you hear me?');
    await expect.poll(() => statusOf(found.id)).toBe('COMPLETED');
  });

  test('into an interview that is being transcribed waits; after a failure it takes its place', async () => {
    const db = here().server.database.system;
    const { id: organizationId } = here().organization;
    const existing = await buildCall(db, { organizationId, ownerId: here().owner.id });
    const steps = ['PROBE', 'REMUX', 'PEAKS', 'TRANSCRIBE'] as const;
    await db.insert(task).values(
      steps.map((name) => ({
        ...{ organizationId, callId: existing.id, name },
        status: name === 'TRANSCRIBE' ? ('IN_PROGRESS' as const) : ('COMPLETED' as const),
      })),
    );
    const read = await preview('zoom.vtt', transcriptFile('zoom.vtt'));
    const early = await importIt(here().priya, read, { callId: existing.id });
    expect(early.errors[0]?.message).toMatch(/still being prepared/);
    await db
      .update(task)
      .set({ status: 'FAILED', failureReason: 'The engine was down.' })
      .where(eq(task.name, 'TRANSCRIBE'));
    imported(await importIt(here().priya, read, { callId: existing.id }));
    await expect.poll(() => statusOf(existing.id)).toBe('COMPLETED');
  });

  test('is refused to who may not edit the interview', async () => {
    const db = here().server.database.system;
    const existing = await buildCall(db, {
      ...{
        organizationId: here().organization.id,
        ownerId: here().owner.id,
        visibility: 'ORGANIZATION',
      },
    });
    const read = await preview('zoom.vtt', transcriptFile('zoom.vtt'), here().colleague);
    const refused = await importIt(here().colleague, read, { callId: existing.id });
    expect(refused.errors[0]?.extensions?.code).toBe('FORBIDDEN');
    const foreign = await importIt(
      here().stranger,
      await preview('z.vtt', transcriptFile('zoom.vtt'), here().stranger),
      {
        callId: existing.id,
      },
    );
    expect(foreign.errors[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});
