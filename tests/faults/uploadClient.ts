import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** A person's browser, as far as uploads go: it knows what it was told, and forgets nothing. */
export interface UploadClient {
  cookie: string;
  graphql<T>(query: string, variables?: Record<string, unknown>): Promise<T>;
  /** Upload-Offset as the server tells it now. */
  offsetOf(uploadUrl: string): Promise<number>;
  /** Sends bytes from `offset` on, slowly; returns the offset the server has acknowledged. */
  send(uploadUrl: string, offset: number, bytes: Buffer): Promise<number>;
}

const tus = { 'tus-resumable': '1.0.0' };

/** Signs in as a demo person, unless a cookie of an earlier sign-in is given. */
export async function openUploadClient(
  url: string,
  { email, cookie = '' }: { email: string; cookie?: string },
): Promise<UploadClient> {
  const client: UploadClient = {
    cookie,
    async graphql<T>(query: string, variables: Record<string, unknown> = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: client.cookie },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = (await response.json()) as {
        data: T;
        errors?: { message: string }[];
      };
      if (errors?.length) throw new Error(errors.map(({ message }) => message).join(' '));
      client.cookie = withCookies(client.cookie, response.headers.getSetCookie());
      return data;
    },
    async offsetOf(uploadUrl) {
      const headers = { ...tus, cookie: client.cookie };
      const response = await fetch(url + uploadUrl, { method: 'HEAD', headers });
      if (response.status !== 200) throw new Error(`HEAD was answered ${response.status}`);
      return Number(response.headers.get('upload-offset'));
    },
    async send(uploadUrl, offset, bytes) {
      const { status, headers, text } = await patchSlowly(url + uploadUrl, bytes, {
        ...tus,
        cookie: client.cookie,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      });
      if (status !== 204) throw new Error(`PATCH was answered ${status}: ${text}`);
      return Number(headers['upload-offset']);
    },
  };
  if (cookie === '')
    await client.graphql(
      `mutation ($email: String!) { signInAsDemoPerson(email: $email) { id } }`,
      { email },
    );
  return client;
}

/** A cookie header with what an answer has set; others stay as they were. */
function withCookies(cookie: string, set: readonly string[]): string {
  const jar = new Map<string, string>();
  for (const part of [...cookie.split('; '), ...set.map((line) => line.split(';')[0] ?? '')]) {
    const [name = ''] = part.split('=');
    if (name) jar.set(name, part);
  }
  return [...jar.values()].join('; ');
}

/** In three pieces with a pause between, so that a server can die in the middle of a request. */
async function patchSlowly(url: string, bytes: Buffer, headers: Record<string, string>) {
  const sent = request(url, {
    method: 'PATCH',
    headers: { ...headers, 'content-length': bytes.length },
  });
  const answered = once(sent, 'response') as Promise<[IncomingMessage]>;
  answered.catch(() => {}); // Awaited below; the server may die before.
  sent.on('error', () => {}); // Told by the answer that does not come.
  const third = Math.ceil(bytes.length / 3);
  for (let start = 0; start < bytes.length; start += third) {
    if (start > 0) await wait(10);
    sent.write(bytes.subarray(start, start + third));
  }
  sent.end();
  const [response] = await answered;
  let text = '';
  for await (const piece of response.setEncoding('utf8') as AsyncIterable<string>) text += piece;
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}
