// A large file by tus to the product's uploads beside a plain PUT to disk, sums compared.
import { createHash, randomFillSync } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rm, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Upload } from 'tus-js-client';
import type { AppReady } from './appChild.ts';
import type { Bench, BenchRow } from './bench.ts';
import { median } from './quantiles.ts';
import { startChild, type Child } from './startChild.ts';

const chunkSize = 8 * 1024 ** 2;

export const uploadBench: Bench = {
  name: 'upload',
  about: '256 MB by tus in 8 MB chunks beside a plain PUT to disk with fsync; peak of memory',
  async run({ rounds, isQuick, workDir }) {
    const bytes = (isQuick ? 64 : 256) * 1024 ** 2;
    const source = join(workDir, 'source');
    const sum = await writeRandom(source, bytes);
    const dataDir = join(workDir, 'data');
    const app = await startChild<AppReady>('appChild.ts', {
      ...{ dataDir, webDir: join(workDir, 'none'), segments: [1], isProduction: true },
    });
    const target = join(workDir, 'put');
    const put = await startChild<{ url: string }>('putChild.ts', { path: target });
    try {
      const before = { ours: await app.memory(), put: await put.memory() };
      await app.forgetPeak();
      await put.forgetPeak();
      const ms = { ours: [] as number[], put: [] as number[] };
      // The first round warms up and is not counted.
      for (let round = -1; round < rounds; round++) {
        const toOurs = await sendByTus(app, source, bytes, round);
        const stored = join(dataDir, 'uploads', toOurs.uploadId);
        if ((await sumOf(stored)) !== sum) throw new Error('The upload is not what was sent');
        await rm(stored);
        const toPut = await sendByPut(put.ready.url, source, bytes);
        if ((await sumOf(target)) !== sum) throw new Error('The put file is not what was sent');
        if (round < 0) continue;
        ms.ours.push(toOurs.ms);
        ms.put.push(toPut.ms);
      }
      const memory = {
        ours: { before: before.ours.bytes, peak: (await app.memory()).peakBytes },
        put: { before: before.put.bytes, peak: (await put.memory()).peakBytes },
      };
      return reportOf(bytes, ms, memory);
    } finally {
      await put.stop();
      await app.stop();
    }
  },
};

async function writeRandom(path: string, bytes: number): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'w');
  const part = Buffer.alloc(chunkSize);
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

/** As the web app does it: the interview first, then its bytes to the place it names. */
async function sendByTus(app: Child<AppReady>, source: string, bytes: number, round: number) {
  const { url, person } = app.ready;
  const { cookie } = await app.ask<{ cookie: string }>('sign in');
  const startedAt = performance.now();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({
      query: `mutation ($input: AddUploadedCallInput!) { addUploadedCall(input: $input) { uploadUrl call { upload { id } } } }`,
      variables: {
        input: {
          ...{ fileName: 'interview.webm', sizeBytes: bytes, fingerprint: `round ${round}` },
          ...{ interviewerIds: [person.id], languageCode: 'en-US' },
        },
      },
    }),
  });
  const { data, errors } = (await response.json()) as {
    data?: { addUploadedCall: { uploadUrl: string; call: { upload: { id: string } } } };
    errors?: unknown;
  };
  if (!data) throw new Error(JSON.stringify(errors));
  const { uploadUrl, call } = data.addUploadedCall;
  await new Promise<void>((resolve, reject) => {
    new Upload(createReadStream(source), {
      ...{ uploadUrl: new URL(uploadUrl, url).href, uploadSize: bytes, chunkSize },
      ...{ headers: { cookie }, retryDelays: null, storeFingerprintForResuming: false },
      onSuccess: () => resolve(),
      onError: reject,
    }).start();
  });
  return { ms: performance.now() - startedAt, uploadId: call.upload.id };
}

async function sendByPut(url: string, source: string, bytes: number) {
  const startedAt = performance.now();
  await new Promise<void>((resolve, reject) => {
    const headers = { 'content-length': bytes };
    const sent = request(url, { method: 'PUT', headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`PUT ${answer.statusCode}`)),
      );
    });
    sent.once('error', reject);
    pipeline(createReadStream(source, { highWaterMark: 1024 ** 2 }), sent).catch(reject);
  });
  if ((await stat(source)).size !== bytes) throw new Error('The source changed');
  return { ms: performance.now() - startedAt };
}

function reportOf(
  bytes: number,
  ms: { ours: number[]; put: number[] },
  memory: Record<'ours' | 'put', { before: number; peak: number }>,
) {
  const rateOf = (times: number[]) => bytes / 1024 ** 2 / (median(times) / 1000);
  const megabytes = (value: number) => `${Math.round(value / 1024 ** 2)} MB`;
  const ratio = rateOf(ms.ours) / rateOf(ms.put);
  const grownBytes = memory.ours.peak - memory.ours.before;
  const rows: BenchRow[] = [
    {
      measure: `upload of ${megabytes(bytes)}`,
      ours: `${rateOf(ms.ours).toFixed(0)} MB/s, each 8 MB durable when acknowledged`,
      peer: `plain PUT, one fsync ${rateOf(ms.put).toFixed(0)} MB/s`,
      ratio: ratio.toFixed(2),
      target: '≥ 0.85',
      isMet: ratio >= 0.85,
    },
    {
      measure: 'memory the server takes for it',
      ours: `${megabytes(grownBytes)} above ${megabytes(memory.ours.before)} at rest, database included`,
      peer: `plain PUT ${megabytes(memory.put.peak - memory.put.before)} above ${megabytes(memory.put.before)}`,
      ratio: (grownBytes / bytes).toFixed(2) + ' of the file',
      target: '≤ 150 MB, whatever the file',
      isMet: grownBytes <= 150 * 1024 ** 2,
    },
  ];
  const details = (['ours', 'put'] as const).map(
    (name) =>
      `${name}: ${ms[name].map((one) => one.toFixed(0)).join(' ')} ms; memory ${megabytes(memory[name].before)}, peak ${megabytes(memory[name].peak)}`,
  );
  return { rows, details, raw: { bytes, ms, memory } };
}
