import { z } from 'zod';
import { readSession, writeSession, type Session } from './settings.ts';
import { text } from './text.ts';

const patienceMs = 20_000;
/** Somebody looks at a form meanwhile. */
const meetingPatienceMs = 8_000;
/** A slow line needs this long for a part of a recording. */
const uploadPatienceMs = 180_000;

/** Why the server did not do what was asked, in words for people. */
export class ServerProblem extends Error {
  readonly kind: 'unreachable' | 'signedOut' | 'refused';
  readonly code: string;
  constructor(kind: ServerProblem['kind'], message: string, code = '') {
    super(message);
    this.name = 'ServerProblem';
    this.kind = kind;
    this.code = code;
  }
}

const answerSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z.object({ code: z.string().optional() }).optional(),
      }),
    )
    .optional(),
});

/**
 * Asks the person's server; the answer must fit `schema`.
 * @throws {ServerProblem}
 */
export async function askServer<Data>(
  schema: z.ZodType<Data>,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const session = await readSession();
  if (!session || session.isExpired) throw signedOut();
  const response = await reach(`${session.serverUrl}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      authorization: `Bearer ${session.token}`,
    },
    body: JSON.stringify({ query, variables }),
  });
  if (response.status === 401) return expire(session);
  const { data, errors } = await readAnswer(response);
  const [error] = errors ?? [];
  if (error?.extensions?.code === 'UNAUTHENTICATED') return expire(session);
  const code = error?.extensions?.code;
  if (error && code) throw new ServerProblem('refused', error.message, code);
  const parsed = schema.safeParse(data);
  // An error without a code is about the question itself, and not for people.
  if (error || !parsed.success) throw new ServerProblem('refused', text('otherVersion'));
  return parsed.data;
}

const tokenSchema = z.object({
  token: z.string(),
  user: z.object({ id: z.string(), fullName: z.string(), email: z.string() }),
  expiresAt: z.string(),
});

/** Trades the code of a sign-in for a session. @throws {ServerProblem} */
export async function redeemCode(serverUrl: string, code: string): Promise<Session> {
  const response = await reach(`${serverUrl}/api/extension/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  const parsed = tokenSchema.safeParse(await response.json().catch(() => null));
  if (!response.ok || !parsed.success) throw new ServerProblem('refused', text('signInRefused'));
  return { serverUrl, ...parsed.data, isExpired: false };
}

/**
 * Makes sure that Rapport answers at an address, before a page of it is opened.
 * @throws {ServerProblem} with what to do about it
 */
export async function meetServer(serverUrl: string): Promise<void> {
  const { host } = new URL(serverUrl);
  const answer = await reach(`${serverUrl}/healthz`, { cache: 'no-store' }, meetingPatienceMs).then(
    async (response) => (response.ok ? (await response.text()).trim() : ''),
    () => null,
  );
  if (answer === null) throw new ServerProblem('unreachable', text('noServerAt', { host }));
  if (answer !== 'ok') throw new ServerProblem('unreachable', text('notRapportAt', { host }));
}

/**
 * The server's data about foreign pages, unchecked; null where it has none.
 * @throws {ServerProblem}
 */
export async function fetchSiteData(serverUrl: string): Promise<unknown> {
  const response = await reach(`${serverUrl}/extension/sites.json`, { cache: 'no-cache' });
  if (response.status === 404) return null;
  if (!response.ok) throw new ServerProblem('refused', 'The server has no data about other pages.');
  return response.json();
}

/** Gives the token back, if the server can be reached. */
export async function returnToken({ serverUrl, token }: Session): Promise<void> {
  await reach(`${serverUrl}/api/extension/token`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  }).catch(() => undefined);
}

async function reach(url: string, init: RequestInit, waitMs = patienceMs): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, {
      ...init,
      credentials: 'omit',
      signal: AbortSignal.timeout(waitMs),
    });
  } catch {
    throw new ServerProblem('unreachable', text('serverUnreachable'));
  }
  if (response.status >= 500 || response.status === 429)
    throw new ServerProblem('unreachable', text('serverBusy'));
  return response;
}

async function readAnswer(response: Response): Promise<z.infer<typeof answerSchema>> {
  const parsed = answerSchema.safeParse(await response.json().catch(() => null));
  if (parsed.success) return parsed.data;
  throw new ServerProblem('unreachable', text('notRapport'));
}

async function expire(session: Session): Promise<never> {
  await writeSession({ ...session, isExpired: true });
  throw signedOut();
}

const wordsPatienceMs = 30_000;

/**
 * Has the server write down what is said in a piece of a live recording; the answer must fit `schema`.
 * @throws {ServerProblem}
 */
export async function askForWords<Heard>(
  schema: z.ZodType<Heard>,
  callId: string,
  place: Record<string, string>,
  sound: Uint8Array<ArrayBuffer>,
): Promise<Heard> {
  const session = await readSession();
  if (!session || session.isExpired) throw signedOut();
  const path = `/api/extension/calls/${callId}/words?${new URLSearchParams(place).toString()}`;
  const response = await reach(
    session.serverUrl + path,
    {
      method: 'POST',
      body: sound,
      headers: { authorization: `Bearer ${session.token}`, 'content-type': 'audio/webm' },
    },
    wordsPatienceMs,
  );
  if (response.status === 401) return expire(session);
  const answer: unknown = await response.json().catch(() => null);
  const heard = schema.safeParse(answer).data;
  if (response.ok && heard) return heard;
  const refusal = refusalSchema.safeParse(answer).data;
  throw new ServerProblem(
    'refused',
    refusal?.message ?? text('otherVersion'),
    response.status === 404 ? 'NOT_FOUND' : '',
  );
}

const refusalSchema = z.object({ message: z.string() });

const tusHeaders = { 'tus-resumable': '1.0.0' };

/** How many bytes of an upload the server has. @throws {ServerProblem} */
export const readUploadOffset = async (uploadUrl: string): Promise<number> =>
  offsetIn(await reachUpload(uploadUrl, { method: 'HEAD', headers: tusHeaders }));

/** Adds bytes to an upload; returns how many the server then has. @throws {ServerProblem} */
export const putUploadBytes = async (
  uploadUrl: string,
  offset: number,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<number> =>
  offsetIn(
    await reachUpload(uploadUrl, {
      method: 'PATCH',
      body: bytes,
      headers: {
        ...tusHeaders,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
    }),
  );

async function reachUpload(
  uploadUrl: string,
  init: RequestInit & { headers: Record<string, string> },
): Promise<Response> {
  const session = await readSession();
  if (!session || session.isExpired) throw signedOut();
  const headers = { ...init.headers, authorization: `Bearer ${session.token}` };
  const url = session.serverUrl + uploadUrl;
  const response = await reach(url, { ...init, headers }, uploadPatienceMs);
  if (response.status === 401) return expire(session);
  if (response.status === 404)
    throw new ServerProblem('refused', text('recordingGone'), 'NOT_FOUND');
  // Another request of ours has moved it on: the next round asks where it stands.
  if (response.status === 409) throw new ServerProblem('unreachable', text('sentElsewhere'));
  if (!response.ok)
    throw new ServerProblem('refused', text('recordingRefused', { status: response.status }));
  return response;
}

function offsetIn({ headers }: Response): number {
  const offset = Number(headers.get('upload-offset') ?? NaN);
  if (Number.isSafeInteger(offset) && offset >= 0) return offset;
  throw new ServerProblem('unreachable', text('notRapport'));
}

const signedOut = (): ServerProblem => new ServerProblem('signedOut', text('signInToGoOn'));
