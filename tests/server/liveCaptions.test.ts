import { createHash, randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  auditEntry,
  call,
  caption,
  interview,
  liveCapture,
  segment,
  user,
} from '../../web/server/db/tables/schema.ts';
import { createCaptureJobs } from '../../web/server/features/captures/createCaptureJobs.ts';
import { endLiveCall } from '../../web/server/features/captures/endLiveCall.ts';
import { watchCaptureQueue } from '../../web/server/features/captures/captureQueues.ts';
import { buildCall } from '../factories/buildCall.ts';
import { buildOrganization } from '../factories/buildOrganization.ts';
import { buildUser, personByEmail } from '../factories/buildUser.ts';
import { fakeEngine } from '../harness/fakeEngine.ts';
import { readFixture } from '../harness/readInterview.ts';
import { readWords, type ReadTurn } from '../harness/readWords.ts';
import { startTestServer, type TestServer, type Visitor } from '../harness/testServer.ts';

let server: TestServer;
let tom: Visitor;
let colleague: Visitor;
let basic: Visitor;
let stranger: Visitor;

beforeAll(async () => {
  server = await startTestServer({ speech: fakeEngine() });
  const db = server.database.system;
  const here = await buildOrganization(db, { name: 'Here' });
  await buildUser(db, here, { email: 'tom@here.test', firstName: 'Tom', lastName: 'Okafor' });
  await buildUser(db, here, { email: 'col@here.test', roleType: 'RECRUITER' });
  tom = await server.as('tom@here.test');
  await buildUser(db, here, { email: 'basic@here.test', roleType: 'BASIC' });
  const elsewhere = await buildOrganization(db, { name: 'Elsewhere' });
  await buildUser(db, elsewhere, { email: 'eve@elsewhere.test', roleType: 'SITE_ADMIN' });
  colleague = await server.as('col@here.test');
  basic = await server.as('basic@here.test');
  stranger = await server.as('eve@elsewhere.test');
});
afterAll(() => server.stop());

interface Caption {
  utteranceId: string;
  revision: number;
  speaker: string | null;
  text: string;
  startMs: number;
  endMs: number;
  isFinal: boolean;
}
const said = (
  utteranceId: string,
  speaker: string,
  text: string,
  startMs: number,
  revision = 1,
) => ({ utteranceId, revision, speaker, text, startMs, endMs: startMs + 2000, isFinal: false });

async function start(
  captureId = randomUUID(),
  who = tom,
  startedAt = '2026-03-02T10:00:00Z',
): Promise<string> {
  const { data, errors } = await who.graphql(
    `mutation ($id: ID!, $startedAt: DateTime!) { addCall(input: { consentText: "Told.", captureId: $id, platform: GOOGLE_MEET,
       meetingUrl: "https://meet.google.com/abc-defg-hij?authuser=1", startedAt: $startedAt,
       candidateName: "Ines Carvalho", iaVersion: "1.2.0" }) { id status } }`,
    { id: captureId, startedAt },
  );
  expect(errors).toEqual([]);
  return (data as { addCall: { id: string } }).addCall.id;
}

const append = (callId: string, captions: Caption[], who = tom) =>
  who.graphql(
    `mutation ($callId: ID!, $captions: [CaptionInput!]!) { appendCaptions(callId: $callId, captions: $captions) { accepted } }`,
    { callId, captions },
  );

const end = (callId: string, who = tom) =>
  who.graphql(
    `mutation ($callId: ID!) { endCall(callId: $callId, endedAt: "2026-03-02T10:30:00Z") { status } }`,
    { callId },
  );

interface Seen {
  status: string;
  isProcessing: boolean;
  transcriptionStatus: string;
  captionSequence: number;
  captions: { sequence: number; captions: { text: string; speaker: string | null }[] };
  speakers: { name: string; role: string }[];
  metrics: { questionsAsked: number } | null;
  transcript: { engine: { name: string } } | null;
  words: ReadTurn[] | null;
}
async function look(callId: string, who = tom): Promise<Seen | null> {
  const { data } = await who.graphql(
    `query ($id: ID!) { call(id: $id) { status isProcessing transcriptionStatus captionSequence
       captions { sequence captions { text speaker } } speakers { name role } metrics { questionsAsked }
       transcript { engine { name } } } }`,
    { id: callId },
  );
  const { call } = data as { call: Omit<Seen, 'words'> | null };
  return call && { ...call, words: await readWords(who.fetch, callId) };
}
const finished = (callId: string) =>
  expect.poll(async () => (await look(callId))?.transcriptionStatus).toBe('COMPLETED');

describe('a live call', () => {
  test('sent twice it starts once, and its captions are seen while it goes on', async () => {
    const captureId = randomUUID();
    const callId = await start(captureId);
    expect(await start(captureId)).toBe(callId);
    await append(callId, [said('a', 'You', 'How did you', 0)]);
    await append(callId, [said('a', 'You', 'How did you plan it?', 0, 2)]);
    expect(await look(callId, colleague)).toMatchObject({
      status: 'LIVE',
      captions: { captions: [{ text: 'How did you plan it?', speaker: 'Tom Okafor' }] },
      transcript: null,
    });
  });

  test('is paused by who may edit it: words said from then on are refused, and the browser learns of it', async () => {
    const pausing = 'recordingPaused recordingPauseInProgress canPauseRecording';
    const pause = (who: Visitor, isPaused: boolean, id = callId) =>
      who.graphql(
        `mutation { pauseCallRecording(callId: "${id}", pauseRecording: ${isPaused}) { ${pausing} } }`,
      );
    const listen = async (captions: Caption[] = []) => {
      const { data } = await tom.graphql(
        `mutation ($callId: ID!, $captions: [CaptionInput!]!) {
           appendCaptions(callId: $callId, captions: $captions) { accepted isPaused } }`,
        { callId, captions },
      );
      return (data as { appendCaptions: object }).appendCaptions;
    };
    const state = async (who: Visitor) =>
      (await who.graphql(`{ call(id: "${callId}") { ${pausing} } }`)).data as object;
    const startedMs = Date.now() - 60_000;
    const callId = await start(randomUUID(), tom, new Date(startedMs).toISOString());
    const [{ interviewId } = { interviewId: '' }] = await server.database.system
      .select({ interviewId: call.interviewId })
      .from(call)
      .where(eq(call.id, callId));
    await server.database.system
      .update(interview)
      .set({ visibility: 'ORGANIZATION' })
      .where(eq(interview.id, interviewId));
    expect(await listen([said('a', 'You', 'Before.', 1_000)])).toEqual({
      ...{ accepted: 1, isPaused: false },
    });
    expect((await pause(basic, true)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
    expect(await state(basic)).toMatchObject({ call: { canPauseRecording: false } });
    expect((await pause(stranger, true)).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ]);
    expect((await pause(colleague, true)).data).toEqual({
      pauseCallRecording: {
        ...{ recordingPaused: true, recordingPauseInProgress: true, canPauseRecording: true },
      },
    });
    await pause(tom, true);
    const during = said('c', 'You', 'During.', Date.now() - startedMs + 1_000);
    expect(await listen([said('b', 'You', 'Just before.', 2_000), during])).toEqual({
      ...{ accepted: 1, isPaused: true },
    });
    expect(await state(tom)).toMatchObject({
      call: { recordingPaused: true, recordingPauseInProgress: false },
    });
    await pause(tom, false);
    expect(await listen()).toEqual({ accepted: 0, isPaused: false });
    const after = said('d', 'You', 'After.', Date.now() - startedMs + 2_000);
    expect(await listen([after])).toEqual({ accepted: 1, isPaused: false });
    expect((await look(callId))?.captions.captions.map(({ text }) => text)).toEqual([
      ...['Before.', 'Just before.', 'After.'],
    ]);
    const events = await server.database.system
      .select({ event: auditEntry.event })
      .from(auditEntry)
      .where(eq(auditEntry.subjectId, callId));
    const pauses = events.filter(({ event }) => /paused|resumed/.test(event));
    expect(pauses.map(({ event }) => event).sort()).toEqual(['call.paused', 'call.resumed']);
    await end(callId);
    expect((await pause(tom, true)).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  });

  test('becomes an interview by itself when it ends: words, speakers with roles, measures', async () => {
    const callId = await start();
    await append(callId, [
      said('a', 'You', 'How did you plan the move to the new ward?', 1000),
      said('b', 'Ines Carvalho', 'We drew every shift on one board first.', 5000),
    ]);
    await end(callId);
    await finished(callId);
    expect(await look(callId)).toMatchObject({
      status: 'ENDED',
      isProcessing: false,
      speakers: [
        { name: 'Tom Okafor', role: 'INTERVIEWER' },
        { name: 'Ines Carvalho', role: 'CANDIDATE' },
      ],
      metrics: { questionsAsked: 1 },
      transcript: { engine: { name: 'Captions of Google Meet' } },
      words: [
        { text: 'How did you plan the move to the new ward?' },
        { text: 'We drew every shift on one board first.' },
      ],
    });
  });

  test('has one candidate, also when they change the name they show on the way', async () => {
    const callId = await start();
    await append(callId, [
      said('a', 'You', 'How did you plan the move to the new ward?', 1000),
      said('b', 'Ines Carvalho', 'We drew every shift on one board first.', 5000),
      said('c', 'You', 'And what went wrong?', 9000),
      said('d', 'Ines M. Carvalho (she/her)', 'The board was too small.', 13_000),
    ]);
    await end(callId);
    await finished(callId);
    expect((await look(callId))?.speakers).toEqual([
      { name: 'Tom Okafor', role: 'INTERVIEWER' },
      { name: 'Ines Carvalho', role: 'CANDIDATE' },
    ]);
  });

  test('ends once: a second end changes nothing', async () => {
    const callId = await start();
    await append(callId, [said('a', 'You', 'Thank you for coming.', 0)]);
    await end(callId);
    await finished(callId);
    const before = await look(callId);
    await end(callId);
    expect(await look(callId)).toEqual(before);
  });

  test('captions that come after the end join the transcript; corrections stay', async () => {
    const callId = await start();
    await append(callId, [said('a', 'You', 'First question here.', 0)]);
    await append(callId, [said('c', 'Ines Carvalho', 'The last anser.', 20_000)]);
    await end(callId);
    await finished(callId);
    const segmentId = (await look(callId))?.words?.[1]?.id;
    await tom.graphql(
      `mutation ($callId: ID!, $segmentId: ID!) { correctWords(callId: $callId, segmentId: $segmentId, fromWord: 2, toWord: 2, text: "answer.") { call { id } } }`,
      { callId, segmentId },
    );
    await append(callId, [said('b', 'Ines Carvalho', 'A reply from the tunnel.', 10_000)]);
    await expect
      .poll(async () => (await look(callId))?.words?.map(({ text }) => text))
      .toEqual(['First question here.', 'A reply from the tunnel.', 'The last answer.']);
  });

  test('however batches repeat, overtake and overlap, each utterance stands once in its last form', async () => {
    const callId = await start();
    const final = new Map<string, string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            utterance: fc.integer({ min: 0, max: 6 }).map((n) => `u${n}`),
            revision: fc.integer({ min: 0, max: 30 }),
          }),
          { minLength: 1, maxLength: 12 },
        ),
        async (batch) => {
          const captions = batch.map(({ utterance, revision }) =>
            said(utterance, 'You', `${utterance} revision ${revision}`, 0, revision),
          );
          await append(callId, captions);
          for (const { utterance, revision } of batch) {
            const known = Number(/\d+$/.exec(final.get(utterance) ?? '-1')?.[0] ?? -1);
            if (final.get(utterance) === undefined || revision > known)
              final.set(utterance, `${utterance} revision ${revision}`);
          }
          const rows = await server.database.system
            .select()
            .from(caption)
            .where(eq(caption.callId, callId));
          expect(new Map(rows.map((row) => [row.utteranceId, row.text]))).toEqual(final);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('what is no caption is refused and changes nothing', async () => {
    const callId = await start();
    const tooLong = { ...said('a', 'You', 'x'.repeat(20_001), 0) };
    const nul = said('a', 'Nul\u0000Speaker', 'x', 0);
    for (const bad of [tooLong, nul, said('', 'You', 'x', 0), said('a', 'You', 'x', -1)])
      expect((await append(callId, [bad])).errors[0]?.extensions?.code).toBe('BAD_INPUT');
    expect((await look(callId))?.captions.captions).toEqual([]);
  });

  test('nobody else may add captions or end it', async () => {
    const callId = await start();
    expect((await append(callId, [said('a', 'X', 'x', 0)], colleague)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
    expect((await end(callId, colleague)).errors).toMatchObject([
      { extensions: { code: 'FORBIDDEN' } },
    ]);
  });

  test('that falls silent ends by itself, and goes on when captions come again', async () => {
    const callId = await start();
    await append(callId, [said('a', 'You', 'Are you there?', 0)]);
    const long = new Date(Date.now() - 45 * 60_000);
    const db = server.database.system;
    const { organizationId = '' } =
      (
        await db
          .update(liveCapture)
          .set({ lastHeardAt: long })
          .where(eq(liveCapture.callId, callId))
          .returning()
      )[0] ?? {};
    const watch = createCaptureJobs().find(({ name }) => name === watchCaptureQueue.name);
    await watch?.run(
      { organizationId, callId },
      {
        database: server.database,
        retryCount: 0,
        signal: new AbortController().signal,
        send: server.services.jobs.send,
      },
    );
    await finished(callId);
    expect((await look(callId))?.status).toBe('ENDED');
    await append(callId, [said('b', 'You', 'Good, you are back.', 9000)]);
    expect((await look(callId))?.status).toBe('LIVE');
    await end(callId);
    await expect.poll(() => db.$count(segment, eq(segment.callId, callId))).toBe(2);
  });

  test('words spoken long after it fell silent belong to another interview and are refused', async () => {
    const callId = await start();
    await append(callId, [said('a', 'You', 'Goodbye.', 0)]);
    const db = server.database.system;
    const ended = { endedAt: new Date(), endedBy: 'SILENCE' as const };
    await db.update(liveCapture).set(ended).where(eq(liveCapture.callId, callId));
    const hour = 3_600_000;
    const refusal = await append(callId, [said('b', 'Priya Nair', 'I am the next.', 2 * hour)]);
    expect(refusal.errors).toMatchObject([{ extensions: { code: 'BAD_INPUT' } }]);
    expect((await look(callId))?.captions.captions).toHaveLength(1);
  });

  test('its person can discard it, nobody else can, and not a day later', async () => {
    const discard = (callId: string, who = tom) =>
      who.graphql(`mutation ($id: ID!) { cancelRecording(callId: $id) }`, { id: callId });
    const callId = await start();
    expect((await discard(callId, colleague)).errors).not.toEqual([]);
    expect((await discard(callId)).errors).toEqual([]);
    expect(await look(callId)).toBeNull();
    const old = await start();
    const endedAt = new Date(Date.now() - 86_400_000);
    await server.database.system
      .update(liveCapture)
      .set({ endedAt, endedBy: 'PERSON' })
      .where(eq(liveCapture.callId, old));
    expect((await discard(old)).errors).toMatchObject([{ extensions: { code: 'CONFLICT' } }]);
  });

  test('deleted, it keeps no word of the meeting, nor where it was', async () => {
    const callId = await start();
    await append(callId, [said('a', 'Ines Carvalho', 'A secret of mine.', 0)]);
    await end(callId);
    await finished(callId);
    await tom.graphql('mutation ($id: ID!) { deleteCall(id: $id) }', { id: callId });
    const db = server.database.system;
    const rowsLeft = async () =>
      (await db.$count(caption, eq(caption.callId, callId))) +
      (await db.$count(liveCapture, eq(liveCapture.callId, callId)));
    await expect.poll(rowsLeft).toBe(0);
    expect((await append(callId, [said('b', 'You', 'Late', 0)])).errors).toHaveLength(1);
  });

  test('finds the candidate that was named before again, and takes a single name as it is', async () => {
    const candidateOf = async (candidateName: string) => {
      const { data, errors } = await tom.graphql(
        `mutation ($id: ID!, $name: String!) { addCall(input: { consentText: "Told.", captureId: $id, platform: GOOGLE_MEET,
           startedAt: "2026-03-02T10:00:00Z", candidateName: $name }) { candidate { id fullName } } }`,
        { id: randomUUID(), name: candidateName },
      );
      expect(errors).toEqual([]);
      return (data as { addCall: { candidate: { id: string; fullName: string } } }).addCall
        .candidate;
    };
    const first = await candidateOf('Marta Ruiz Lopez');
    expect(first.fullName).toBe('Marta Ruiz Lopez');
    expect(await candidateOf(' marta  ruiz Lopez ')).toEqual(first);
    const single = await candidateOf('Marta');
    expect(single.fullName).toBe('Marta');
    expect(await candidateOf('Marta')).toEqual(single);
  });

  test('the text that everybody agreed to is kept with its hash and who saw it, and none begins without', async () => {
    const begin = (consentText: string) =>
      tom.graphql(
        `mutation ($id: ID!, $text: String!) { addCall(input: { captureId: $id, platform: ZOOM,
           startedAt: "2026-03-02T10:00:00Z", consentText: $text }) { id } }`,
        { id: randomUUID(), text: consentText },
      );
    for (const text of [' ', 'x'.repeat(2_001)]) {
      const { errors } = await begin(text);
      expect(errors[0]?.extensions?.code).toBe('BAD_INPUT');
    }
    const { data } = await begin(' We save what is said. Do you agree? ');
    const callId = (data as { addCall: { id: string } }).addCall.id;
    const db = server.database.system;
    const entries = await db.select().from(auditEntry).where(eq(auditEntry.subjectId, callId));
    const person = await personByEmail(db, 'tom@here.test');
    expect(entries.find(({ event }) => event === 'call.captureStarted')).toMatchObject({
      actorId: person.id,
      detail: {
        consentText: 'We save what is said. Do you agree?',
        consentSha256: createHash('sha256')
          .update('We save what is said. Do you agree?')
          .digest('hex'),
      },
    });
  });

  test('that somebody opened the assistant is noted', async () => {
    const callId = await start();
    const { data } = await tom.graphql(
      `mutation ($id: ID!) { addInterviewAssistantOpens(callId: $id, entryPoint: BANNER) }`,
      { id: callId },
    );
    expect(data).toEqual({ addInterviewAssistantOpens: true });
    const db = server.database.system;
    const entries = await db.select().from(auditEntry).where(eq(auditEntry.subjectId, callId));
    expect(entries.map(({ event, detail }) => ({ event, detail }))).toContainEqual({
      ...{ event: 'call.assistantOpened', detail: { entryPoint: 'BANNER' } },
    });
  });

  test('starts with the visibility and in the language that its person uses', async () => {
    const db = server.database.system;
    const person = await personByEmail(db, 'col@here.test');
    await db.update(user).set({ defaultCallVisibility: 'PRIVATE' }).where(eq(user.id, person.id));
    await buildCall(db, {
      organizationId: person.organizationId,
      ownerId: person.id,
      languageCode: 'de-DE',
    });
    const { data } = await colleague.graphql(
      `mutation ($id: ID!) { addCall(input: { consentText: "Told.", captureId: $id, platform: GOOGLE_MEET,
         startedAt: "${new Date().toISOString()}" }) { visibility languageCode } }`,
      { id: randomUUID() },
    );
    expect(data).toEqual({ addCall: { visibility: 'PRIVATE', languageCode: 'de-DE' } });
  });

  test('its last captions and its end do not wait for each other', async ({ skip }) => {
    const { database, services } = server;
    if (database.kind !== 'postgres') return skip('needs TEST_DATABASE_URL');
    const callId = await start();
    const [known] = await database.system.select().from(call).where(eq(call.id, callId));
    if (!known) throw new Error('The call is missing');
    const waiting = async () => {
      const found = await database.system.execute<{ waiting: number }>(
        sql`select count(*)::int as waiting from pg_locks l
          join pg_database d on d.oid = l.database and d.datname = current_database()
          where not l.granted or exists (select from pg_stat_activity a
            where a.pid = l.pid and a.wait_event_type = 'Lock')`,
      );
      return found.rows[0]?.waiting ?? 0;
    };
    let ending: Promise<boolean> = Promise.resolve(false);
    // Half of what appendCaptions does, then the end, then the other half.
    await database.system.transaction(async (tx) => {
      await tx.update(call).set({ captionSequence: 1 }).where(eq(call.id, callId));
      ending = endLiveCall({
        ...{ db: database.system, actor: null, call: known, send: services.jobs.send },
        ...{ endedAt: new Date(), endedBy: 'PERSON' },
      });
      await expect.poll(waiting).toBeGreaterThan(0);
      await tx
        .update(liveCapture)
        .set({ lastHeardAt: new Date() })
        .where(eq(liveCapture.callId, callId));
    });
    expect(await ending).toBe(true);
  });
});

describe('the recording of a capture', () => {
  const addRecording = (callId: string, sizeBytes: number, who = tom, isMicrophoneOnly = false) =>
    who.graphql(
      `mutation ($callId: ID!, $sizeBytes: Float!, $isMicrophoneOnly: Boolean) {
         addCallRecording(callId: $callId, sizeBytes: $sizeBytes, isMicrophoneOnly: $isMicrophoneOnly) { uploadUrl } }`,
      { callId, sizeBytes, isMicrophoneOnly },
    );
  const bring = async (callId: string, isMicrophoneOnly = false) => {
    const bytes = await readFixture('media/two-channels.webm');
    const { data, errors } = await addRecording(callId, bytes.length, tom, isMicrophoneOnly);
    expect(errors).toEqual([]);
    const { uploadUrl } = data?.['addCallRecording'] as { uploadUrl: string };
    const sent = await tom.fetch(uploadUrl, {
      method: 'PATCH',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes),
    });
    expect(sent.status).toBe(204);
  };
  const engineOf = async (callId: string) => (await look(callId))?.transcript?.engine.name;
  const questions = [
    said('a', 'You', 'Please tell me about your last job.', 0),
    said('b', 'Ines Carvalho', 'I worked in a library for three years.', 6000),
  ];
  const firstWord = async (callId: string) => (await look(callId))?.words?.[0]?.text ?? '';

  const playbackOf = async (callId: string) => {
    const { data } = await tom.graphql(
      `query ($id: ID!) { call(id: $id) { recording { url } transcriptionStatus } }`,
      { id: callId },
    );
    return data?.['call'];
  };

  test('is transcribed as a whole in the place of the captions, its channels by name', async () => {
    const callId = await start();
    await append(callId, questions);
    expect((await addRecording(callId, 10)).errors[0]?.extensions?.code).toBe('CONFLICT');
    await end(callId);
    expect((await addRecording(callId, 10, colleague)).errors[0]?.extensions?.code).toBe(
      'FORBIDDEN',
    );
    await bring(callId);
    await expect.poll(() => engineOf(callId), { timeout: 45_000 }).toBe('test engine');
    await finished(callId);
    expect((await look(callId))?.speakers).toEqual(
      expect.arrayContaining([
        { name: 'Tom Okafor', role: 'INTERVIEWER' },
        { name: 'Ines Carvalho', role: 'CANDIDATE' },
      ]),
    );
    await append(callId, [said('late', 'You', 'Words that were late.', 20_000)]);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(await engineOf(callId)).toBe('test engine');
  });

  test('leaves captions alone that somebody has corrected', async () => {
    const callId = await start();
    await append(callId, questions);
    await end(callId);
    await finished(callId);
    const segmentId = (await look(callId))?.words?.[0]?.id;
    await tom.graphql(
      `mutation ($callId: ID!, $segmentId: ID!) { correctWords(callId: $callId, segmentId: $segmentId, fromWord: 0, toWord: 0, text: "Now") { call { id } } }`,
      { callId, segmentId },
    );
    await bring(callId);
    await expect
      .poll(() => playbackOf(callId), { timeout: 45_000 })
      .toMatchObject({ recording: { url: expect.any(String) }, transcriptionStatus: 'COMPLETED' });
    expect(await firstWord(callId)).toMatch(/^Now tell me/);
  });

  test('that holds the microphone alone is played, and the captions stay the transcript', async () => {
    const callId = await start();
    await append(callId, questions);
    await end(callId);
    await finished(callId);
    const captionEngine = await engineOf(callId);
    await bring(callId, true);
    await expect
      .poll(() => playbackOf(callId), { timeout: 45_000 })
      .toMatchObject({ recording: { url: expect.any(String) }, transcriptionStatus: 'COMPLETED' });
    expect(await engineOf(callId)).toBe(captionEngine);
    expect(await firstWord(callId)).toMatch(/^Please tell me/);
  });

  test('that is never sent does not keep the interview open, and giving it up keeps the words', async () => {
    const callId = await start();
    await append(callId, questions);
    await end(callId);
    await finished(callId);
    await addRecording(callId, 10);
    const { data } = await tom.graphql('{ unfinishedUploads { callId } }');
    expect(data).toEqual({ unfinishedUploads: [] });
    await tom.graphql('mutation ($callId: ID!) { cancelUpload(callId: $callId) }', { callId });
    expect(await firstWord(callId)).toBe('Please tell me about your last job.');
  });
});
