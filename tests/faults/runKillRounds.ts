import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '../fixtures/media/seededRandom.ts';
import { bringRecording, checkName } from './bringRecording.ts';
import { inspectFolder } from './inspectFolder.ts';
import { makeDataFolder, nextUpload, uploaderEmail, type KillUpload } from './killWorld.ts';
import { startServerProcess, type ServerProcess } from './serverProcess.ts';
import { startSpeechService } from './speechService.ts';
import { openUploadClient, type UploadClient } from './uploadClient.ts';

export interface KillReport {
  /** Promises the server has broken, in words. */
  faults: string[];
  killsWhileStarting: number;
  killsWhileUploading: number;
  killsWhileProcessing: number;
  uploads: number;
  bytes: number;
  segments: number;
  stepsRepeated: number;
  /** From spawn to the first answer, milliseconds. */
  slowestStartMs: number;
}

export interface KillOptions {
  rounds: number;
  seed: number;
  onRound?: (line: string) => void;
}

const uploadsAtOnce = 2;
const longestFinishMs = 180_000;

/**
 * Kills a server that takes in and processes recordings, again and again at random moments, on one data
 * folder; then lets it finish and looks whether anything that it had acknowledged was lost or doubled.
 */
export async function runKillRounds({ rounds, seed, onRound }: KillOptions): Promise<KillReport> {
  const random = seededRandom(seed);
  const speech = await startSpeechService(150);
  const { dataDir, remove } = await makeDataFolder();
  const environment = { SPEECH_URL: speech.url, SEED: 'demo' };
  const faults = new Set<string>();
  const uploads: KillUpload[] = [];
  const report: KillReport = {
    ...{ faults: [], killsWhileStarting: 0, killsWhileUploading: 0, killsWhileProcessing: 0 },
    ...{ uploads: 0, bytes: 0, segments: 0, stepsRepeated: 0, slowestStartMs: 0 },
  };
  let cookie = '';
  let server: ServerProcess | null = null;
  const onFault = (fault: string) => void faults.add(fault);
  const open = async (server: ServerProcess) => {
    const begunAtMs = performance.now();
    const client = await openUploadClient(await server.ready, { email: uploaderEmail, cookie });
    cookie = client.cookie;
    report.slowestStartMs = Math.max(report.slowestStartMs, performance.now() - begunAtMs);
    return client;
  };

  try {
    for (let round = 1; round <= rounds; round++) {
      const running = (server = startServerProcess(dataDir, environment));
      let isKilled = false;
      const kill = () => {
        isKilled = true;
        return running.kill();
      };
      if (random() < 0.25) {
        await wait(200 + random() * 2500);
        report.killsWhileStarting += 1;
        await kill();
        onRound?.(`round ${round}: killed while starting`);
        continue;
      }
      const client = await open(running);
      const work = Array.from({ length: uploadsAtOnce }, () =>
        keepBringing(client, uploads, random, onFault),
      ).map((lane) =>
        lane.catch((error: unknown) => {
          if (!isKilled) onFault(`round ${round}: ${String(error)} ${running.output()}`);
        }),
      );
      await wait(100 + random() * 2900);
      const isUploading = uploads.some(({ acknowledged, bytes }) => acknowledged < bytes.length);
      if (isUploading) report.killsWhileUploading += 1;
      if (await isProcessing(client)) report.killsWhileProcessing += 1;
      await kill();
      await Promise.all(work);
      onRound?.(`round ${round}: killed with ${uploads.length} uploads begun`);
    }

    const last = (server = startServerProcess(dataDir, environment));
    const client = await open(last);
    for (const upload of uploads) await bringRecording({ client, upload, random, onFault });
    await untilProcessed(client, onFault);
    for (const upload of uploads) await checkName(client, upload, onFault);
    const code = await last.terminate();
    if (code !== 0) onFault(`the last server ended with ${code}: ${last.output()}`);
    const { segments, stepsRepeated, ...found } = await inspectFolder(dataDir, uploads);
    report.bytes = uploads.reduce((sum, { bytes }) => sum + bytes.length, 0);
    return {
      ...{ ...report, segments, stepsRepeated, uploads: uploads.length },
      faults: [...faults, ...found.faults],
    };
  } finally {
    await server?.kill();
    await speech.close();
    await remove();
  }
}

/** Brings what is unfinished, then new recordings, until the server dies. */
async function keepBringing(
  client: UploadClient,
  uploads: KillUpload[],
  random: () => number,
  onFault: (fault: string) => void,
): Promise<never> {
  const busy = busyUploads(uploads);
  for (;;) {
    let upload = uploads.find((item) => item.acknowledged < item.bytes.length && !busy.has(item));
    if (!upload) {
      upload = nextUpload(uploads.length);
      uploads.push(upload);
    }
    busy.add(upload);
    try {
      await checkName(client, upload, onFault);
      await bringRecording({ client, upload, random, onFault });
    } finally {
      busy.delete(upload);
    }
    await wait(300);
  }
}

/** The uploads that one of the lanes is at; two must not send the same one. */
const busyOf = new WeakMap<KillUpload[], Set<KillUpload>>();
function busyUploads(uploads: KillUpload[]): Set<KillUpload> {
  const busy = busyOf.get(uploads) ?? new Set<KillUpload>();
  busyOf.set(uploads, busy);
  return busy;
}

interface CallState {
  transcriptionStatus: string;
}

const callStates = async (client: UploadClient): Promise<CallState[]> =>
  (
    await client.graphql<{ calls: { results: CallState[] } }>(
      `{ calls(limit: 200) { results { transcriptionStatus } } }`,
    )
  ).calls.results;

const isProcessing = async (client: UploadClient): Promise<boolean> =>
  (await callStates(client)).some(({ transcriptionStatus }) =>
    ['DISPATCHED', 'IN_PROGRESS'].includes(transcriptionStatus),
  );

async function untilProcessed(
  client: UploadClient,
  onFault: (fault: string) => void,
): Promise<void> {
  const lastAtMs = performance.now() + longestFinishMs;
  while (performance.now() < lastAtMs) {
    const states = await callStates(client);
    if (states.every(({ transcriptionStatus: status }) => ['COMPLETED', 'FAILED'].includes(status)))
      return;
    await wait(250);
  }
  onFault(`not everything was processed within ${longestFinishMs / 1000} seconds`);
}
