import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MediaError } from '../../web/server/media/mediaError.ts';
import { probeMedia } from '../../web/server/media/probeMedia.ts';
import { makeBadUploads, type BadUpload } from './badUploads.ts';

let dir: string;
let connections = 0;
const trap = createServer((socket) => {
  connections += 1;
  socket.destroy();
});

let uploads: BadUpload[];
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'bad-uploads-'));
  await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
  const { port } = trap.address() as AddressInfo;
  uploads = await makeBadUploads(dir, { trapUrl: `http://127.0.0.1:${port}/stolen` });
  expect(uploads).toHaveLength(200);
});
afterAll(async () => {
  trap.close();
  await rm(dir, { recursive: true, force: true });
});

// In parts, because on a busy machine each media tool that starts waits for its turn.
it.each([0, 50, 100, 150])(
  'refuses or reads each of 50 bad uploads from number %i on, in plain words and without reaching out',
  async (start) => {
    const faults: string[] = [];
    const queue = uploads.slice(start, start + 50);
    const lane = async () => {
      for (let upload = queue.shift(); upload; upload = queue.shift())
        faults.push(...(await judge(upload)));
    };
    await Promise.all([lane(), lane()]);
    expect(faults).toEqual([]);
    expect(connections).toBe(0);
  },
);

/** What is wrong with how one upload was taken; nothing when all is well. */
async function judge({ path, expectation }: BadUpload): Promise<string[]> {
  const name = basename(path);
  const startedAt = performance.now();
  try {
    const probe = await probeMedia(path);
    if (expectation === 'error') return [`${name} was accepted`];
    const isSound = probe.durationMs > 0 && (probe.audio !== null || probe.video !== null);
    return isSound ? [] : [`${name} gave an unusable probe`];
  } catch (error) {
    if (!(error instanceof MediaError)) return [`${name} threw ${String(error)}`];
    if (error.code === 'TIMED_OUT') return [`${name} hung`];
    if (error.message.includes(path) || !/^[A-Z].*\.$/.test(error.message))
      return [`${name} is refused in unfit words: ${error.message}`];
  }
  const tookMs = performance.now() - startedAt;
  return tookMs < 20_000 ? [] : [`${name} took ${tookMs} ms`];
}
