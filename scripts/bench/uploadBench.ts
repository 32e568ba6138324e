// A large file by tus to the product's uploads beside a plain PUT to disk, sums compared. One client sends to
// all of them: a file stream into a request.
import { createHash, randomFillSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requestBytes } from '../../web/app/features/uploads/sendFile.ts';
import type { AppReady } from './appChild.ts';
import type { Bench, BenchReport, BenchRow } from './bench.ts';
import { median } from './quantiles.ts';
import type { ReceiverReady } from './receiverChild.ts';
import { startChild, type Child } from './startChild.ts';

const partBytes = 8 * 1024 ** 2;

interface Sent {
  method: string;
  url: string;
  headers: OutgoingHttpHeaders;
  body?: Readable;
}

/** Milliseconds of each round. */
type Times = Record<'ours' | 'tus' | 'put', number[]>;

export const uploadBench: Bench = {
  name: 'upload',
  about:
    '256 MB by tus in the requests the web app makes beside a plain PUT with fsync and a bare tus server; memory',
  async run({ rounds, isQuick, workDir }) {
    const bytes = (isQuick ? 64 : 256) * 1024 ** 2;
    const source = join(workDir, 'source');
    const sum = await writeRandom(source, bytes);
    const dataDir = join(workDir, 'data');
    const app = await startChild<AppReady>('appChild.ts', {
      ...{ dataDir, webDir: join(workDir, 'none'), segments: [1], isProduction: true },
    });
    const folder = join(workDir, 'received');
    await mkdir(folder);
    const receiver = await startChild<ReceiverReady>('receiverChild.ts', { folder });
    const { putUrl, tusUrl } = receiver.ready;
    const ms: Times = { ours: [], tus: [], put: [] };
    const check = async (path: string) => {
      if ((await sumOf(path)) !== sum) throw new Error(`${path} is not what was sent`);
      // The job that makes a recording of it may have moved it meanwhile.
      await rm(path, { force: true });
    };
    try {
      const before = await app.memory();
      await app.forgetPeak();
      // The first round warms up and is not counted.
      for (let round = -1; round < rounds; round++) {
        const toOurs = await sendToOurs(app, source, bytes, round);
        await check(join(dataDir, 'uploads', toOurs.uploadId));
        const toTus = await timed(() => sendToTus(tusUrl, source, bytes));
        await check(join(folder, 'tus'));
        const toPut = await timed(() => sendByPut(putUrl, source, bytes));
        await check(join(folder, 'put'));
        if (round < 0) continue;
        ms.ours.push(toOurs.ms);
        ms.tus.push(toTus);
        ms.put.push(toPut);
      }
      return reportOf(bytes, ms, { before: before.bytes, peak: (await app.memory()).peakBytes });
    } finally {
      await receiver.stop();
      await app.stop();
    }
  },
};

async function writeRandom(path: string, bytes: number): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'w');
  const part = Buffer.alloc(partBytes);
  for (let written = 0; written < bytes; written += part.length) {
    randomFillSync(part);
    hash.update(part);
    await file.write(part);
  }
  await file.sync();
  await file.close();
  return hash.digest('hex');
}

async function sumOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await run();
  return performance.now() - startedAt;
}

/** As the web app does it: the interview first, then its bytes to the place it names. */
async function sendToOurs(app: Child<AppReady>, source: string, bytes: number, round: number) {
  const { url, person } = app.ready;
  const { cookie } = await app.ask<{ cookie: string }>('sign in');
  const startedAt = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({
      query: `mutation ($input: AddUploadedCallInput!) { addUploadedCall(input: $input) { uploadUrl upload { id } } }`,
      variables: {
        input: {
          ...{ fileName: 'interview.webm', sizeBytes: bytes, fingerprint: `round ${round}` },
          ...{ interviewerIds: [person.id], languageCode: 'en-US', consentText: 'Agreed' },
        },
      },
    }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { addUploadedCall: { uploadUrl: string; upload: { id: string } } };
    errors?: unknown;
  };
  if (!data) throw new Error(JSON.stringify(errors));
  const { uploadUrl, upload } = data.addUploadedCall;
  await sendByTus(new URL(uploadUrl, url).href, source, bytes, { cookie });
  return { ms: performance.now() - startedAt, uploadId: upload.id };
}

/** In the requests that the web app makes, from the byte the server says it has. */
async function sendByTus(
  url: string,
  source: string,
  bytes: number,
  headers: OutgoingHttpHeaders = {},
): Promise<void> {
  const common = { 'tus-resumable': '1.0.0', ...headers };
  const { headers: state } = await send({ method: 'HEAD', url, headers: common });
  for (let offset = Number(state['upload-offset']); offset < bytes; offset += requestBytes) {
    const length = Math.min(requestBytes, bytes - offset);
    const patch = {
      'content-type': 'application/offset+octet-stream',
      'content-length': length,
      'upload-offset': offset,
    };
    const body = readFrom(source, { start: offset, end: offset + length - 1 });
    await send({ method: 'PATCH', url, headers: { ...common, ...patch }, body });
  }
}

async function sendToTus(endpoint: string, source: string, bytes: number): Promise<void> {
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': bytes };
  const made = await send({ method: 'POST', url: endpoint, headers });
  await sendByTus(new URL(made.headers.location ?? '', endpoint).href, source, bytes);
}

const sendByPut = (url: string, source: string, bytes: number) =>
  send({
    ...{ method: 'PUT', url, headers: { 'content-length': bytes } },
    body: readFrom(source),
  });

const readFrom = (source: string, range: { start?: number; end?: number } = {}) =>
  createReadStream(source, { highWaterMark: 1024 ** 2, ...range });

function send({ url, body, ...options }: Sent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      answer.resume();
      answer.once('end', () =>
        (answer.statusCode ?? 0) < 300
          ? resolve(answer)
          : reject(new Error(`${options.method} answered ${answer.statusCode}`)),
      );
    });
    sent.once('error', reject);
    if (body) pipeline(body, sent).catch(reject);
    else sent.end();
  });
}

function reportOf(bytes: number, ms: Times, memory: { before: number; peak: number }): BenchReport {
  const rateOf = (times: number[]) => bytes / 1024 ** 2 / (median(times) / 1000);
  const megabytes = (value: number) => `${Math.round(value / 1024 ** 2)} MB`;
  const [ours, tus, put] = [rateOf(ms.ours), rateOf(ms.tus), rateOf(ms.put)];
  const grownBytes = memory.peak - memory.before;
  const rows: BenchRow[] = [
    {
      measure: `upload of ${megabytes(bytes)}`,
      ours: `${ours.toFixed(0)} MB/s, each request of ${megabytes(requestBytes)} durable and authorized`,
      peer: `plain PUT with one fsync ${put.toFixed(0)} MB/s; bare @tus/server, no fsync, ${tus.toFixed(0)} MB/s`,
      ratio: `${(ours / put).toFixed(2)} of PUT, ${(ours / tus).toFixed(2)} of bare tus`,
      target: '≥ 0.6 of PUT',
      isMet: ours / put >= 0.6,
    },
    {
      measure: 'memory the server takes for it',
      ours: `${megabytes(grownBytes)} above ${megabytes(memory.before)} at rest, database included`,
      peer: `the file: ${megabytes(bytes)}`,
      ratio: (grownBytes / bytes).toFixed(2),
      target: '≤ 150 MB, whatever the file',
      isMet: grownBytes <= 150 * 1024 ** 2,
    },
  ];
  const details = Object.entries(ms).map(
    ([name, times]) => `${name}: ${times.map((time) => time.toFixed(0)).join(' ')} ms`,
  );
  return { rows, details, raw: { bytes, ms, memory } };
}
