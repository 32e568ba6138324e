import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { request } from 'node:http';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { TranscriptBody } from '#shared/domain/transcript.ts';
import { call, share } from '../../web/server/db/tables/schema.ts';
import { buildCall, buildTranscript, type CallOverrides } from '../factories/buildCall.ts';
import { buildUser } from '../factories/buildUser.ts';
import { readWords } from '../harness/readWords.ts';
import { transcriptWorld } from '../harness/transcriptWorld.ts';
import type { Visitor } from '../harness/testServer.ts';
import { watchStatements } from '../harness/watchStatements.ts';

const { here } = transcriptWorld();

const buildSpoken = async (columns: CallOverrides = {}) => {
  const db = here().server.database.system;
  const made = await buildCall(db, {
    organizationId: here().organization.id,
    ownerId: here().owner.id,
    ...columns,
  });
  return { id: made.id, interviewId: made.interviewId, ...(await buildTranscript(db, made)) };
};
const bodyOf = (who: Visitor, callId: string, headers: Record<string, string> = {}) =>
  who.fetch(`/transcripts/${callId}`, { headers });

/** An answer as it comes over the wire: `fetch` unpacks what it gets. */
const rawBody = async (callId: string, headers: Record<string, string>) => {
  const { server, priya } = here();
  const { promise, resolve, reject } = Promise.withResolvers<{
    headers: NodeJS.Dict<string | string[]>;
    bytes: Buffer;
  }>();
  request(
    `${server.url}/transcripts/${callId}`,
    { headers: { cookie: priya.cookie, ...headers } },
    (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve({ headers: answer.headers, bytes: Buffer.concat(parts) }));
    },
  )
    .on('error', reject)
    .end();
  return promise;
};
const correct = (callId: string, segmentId: string, text: string) =>
  here().priya.graphql(
    `mutation { correctWords(callId: "${callId}", segmentId: "${segmentId}", fromWord: 0, toWord: 0, text: "${text}") { segments { id speakerId text isEdited } } }`,
  );

describe('the words of an interview', () => {
  test('come packed as the reader can unpack them, each packing under a tag of its own', async () => {
    const { id, segments } = await buildSpoken();
    const unpack = {
      br: brotliDecompressSync,
      gzip: gunzipSync,
      identity: (bytes: Buffer) => bytes,
    };
    const etags = new Set<unknown>();
    for (const [accepted, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip;q=0.5', 'gzip'],
      ['identity', 'identity'],
    ] as const) {
      const { headers, bytes } = await rawBody(id, { 'accept-encoding': accepted });
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'private, no-cache',
        vary: 'accept-encoding',
        'x-transcript-revision': '1',
      });
      etags.add(headers.etag);
      const { turns } = JSON.parse(unpack[encoding](bytes).toString()) as TranscriptBody;
      expect(turns).toEqual(segments.map(({ text: _text, ...turn }) => turn));
    }
    expect(etags.size).toBe(3);
  });

  test('are not sent again until they change', async () => {
    const { id, segments } = await buildSpoken();
    const etagOf = async () => (await bodyOf(here().priya, id)).headers.get('etag') ?? '';
    const etag = await etagOf();
    expect(etag).toMatch(/^"[\w-]+-\w+"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await bodyOf(here().priya, id, { 'if-none-match': known });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('etag')).toBe(etag);
    }
    expect((await bodyOf(here().priya, id, { 'if-none-match': '"other"' })).status).toBe(200);
    const answer = await correct(id, segments[0]?.id ?? '', 'Told');
    expect(answer.data?.['correctWords']).toEqual({
      segments: [
        {
          id: segments[0]?.id,
          speakerId: segments[0]?.speakerId,
          text: segments[0]?.text.replace(/^\S+/, 'Told'),
          isEdited: true,
        },
      ],
    });
    const changed = await bodyOf(here().priya, id, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('x-transcript-revision')).toBe('2');
    expect((await readWords(here().priya.fetch, id))?.[0]?.words[0]?.[0]).toBe('Told');
  });

  test('cost one statement beside the question who asks, kept by the browser or not', async () => {
    const { id } = await buildSpoken();
    const etag = (await bodyOf(here().priya, id)).headers.get('etag') ?? '';
    for (const headers of [{}, { 'if-none-match': etag }]) {
      const statements: string[] = [];
      const stop = watchStatements(here().server.database, (sql) => statements.push(sql));
      await bodyOf(here().priya, id, headers);
      stop();
      expect(statements.filter((sql) => sql.includes('transcript_body'))).toHaveLength(1);
      expect(statements.filter((sql) => sql.includes('"segment"'))).toEqual([]);
    }
  });

  test('are none, and no fault, before there is a transcript', async () => {
    const db = here().server.database.system;
    const { id } = await buildCall(db, {
      organizationId: here().organization.id,
      ownerId: here().owner.id,
    });
    const answer = await bodyOf(here().priya, id);
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
  });

  test('of a deleted interview are gone, for a browser that kept them too', async () => {
    const { id } = await buildSpoken();
    const etag = (await bodyOf(here().priya, id)).headers.get('etag') ?? '';
    await here()
      .server.database.system.update(call)
      .set({ deletedAt: new Date() })
      .where(eq(call.id, id));
    expect((await bodyOf(here().priya, id, { 'if-none-match': etag })).status).toBe(404);
  });
});

describe('whose words they are', () => {
  const unseen = {
    message: 'This transcript does not exist, or you have no access to it.',
    status: 404,
  };

  test('is asked at every request: hidden and absent look alike', async () => {
    const { id } = await buildSpoken({ visibility: 'PRIVATE' });
    const etag = (await bodyOf(here().priya, id)).headers.get('etag') ?? '';
    for (const [who, callId] of [
      [here().stranger, id],
      [here().colleague, id],
      [here().priya, '00000000-0000-4000-8000-000000000000'],
    ] as const) {
      const answer = await bodyOf(who, callId, { 'if-none-match': etag });
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.json()).toEqual(unseen);
    }
    const signedOut = await bodyOf(here().server.visitor, id, { 'if-none-match': etag });
    expect(signedOut.status).toBe(401);
    expect(await signedOut.json()).toEqual({ message: 'Sign in to continue.', status: 401 });
    expect((await bodyOf(here().priya, 'nonsense')).status).toBe(404);
    const posted = await here().priya.fetch(`/transcripts/${id}`, { method: 'POST' });
    expect(posted.status).toBe(405);
  });

  test.each([
    ['SITE_ADMIN', 'PRIVATE', 200],
    ['RECRUITER', 'PRIVATE', 404],
    ['RECRUITER', 'RESTRICTED', 404],
    ['RECRUITER', 'PUBLIC', 200],
    ['BASIC', 'PUBLIC', 404],
    ['BASIC', 'RESTRICTED', 404],
    ['BASIC', 'ORGANIZATION', 200],
  ] as const)('a %s asks for a %s interview: %i', async (roleType, visibility, status) => {
    const { id } = await buildSpoken({ visibility });
    const email = `${roleType}-${visibility}@here.test`.toLowerCase();
    await buildUser(here().server.database.system, here().organization, { roleType, email });
    expect((await bodyOf(await here().server.as(email), id)).status).toBe(status);
  });

  test('follows a share until it ends', async () => {
    const db = here().server.database.system;
    const { id, interviewId } = await buildSpoken({ visibility: 'PRIVATE' });
    const guest = await buildUser(db, here().organization, { email: 'guest@here.test' });
    const visitor = await here().server.as('guest@here.test');
    await db.insert(share).values({
      organizationId: here().organization.id,
      interviewId,
      userId: guest.id,
      createdById: here().owner.id,
      expiresAt: new Date(Date.now() + 60_000),
    });
    expect((await bodyOf(visitor, id)).status).toBe(200);
    await db
      .update(share)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(share.interviewId, interviewId));
    expect((await bodyOf(visitor, id)).status).toBe(404);
  });
});
