import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { memorySound } from '../../../tests/harness/memorySound.ts';
import { aCapture, memoryStore } from '../../../tests/harness/memoryStore.ts';
import { createSoundWriter } from './createSoundWriter.ts';

/** A packet of Opus that decodes. */
const packet = Uint8Array.of(0xfc, 0xff, 0xfe);

async function openRecording() {
  const store = memoryStore();
  await store.addCapture(aCapture());
  const sound = memorySound(store);
  let time = 0;
  const known = async () => (await store.captures())[0]?.sound ?? { bytes: 0, endMs: 0 };
  return {
    store: sound,
    known,
    startWriter: async () =>
      createSoundWriter({
        ...{ store: sound, captureId: 'capture', known: await known() },
        now: () => time,
      }),
    /** Lets the clock run and hands a packet over for every 20 ms of it. */
    speak: (writer: ReturnType<typeof createSoundWriter>, lengthMs: number) => {
      for (const end = time + lengthMs; time < end;) {
        time += 20;
        writer.add(packet);
      }
    },
    wait: (lengthMs: number) => void (time += lengthMs),
  };
}

/** What a player finds in a file: when its packets start, and in how many channels they sound. */
function probe(file: Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'sound-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'recording.webm');
  writeFileSync(path, file);
  const fields = ['-show_entries', 'stream=codec_name,channels:packet=pts_time', '-of', 'json'];
  const report = JSON.parse(
    execFileSync('ffprobe', ['-v', 'error', ...fields, path], { encoding: 'utf8' }),
  ) as { streams: object[]; packets: { pts_time: string }[] };
  return {
    streams: report.streams,
    startsMs: report.packets.map(({ pts_time }) => Math.round(Number(pts_time) * 1000)),
  };
}

test('what was recorded is a file that players read, at the time of the interview', async () => {
  const recording = await openRecording();
  recording.wait(3_000);
  const writer = await recording.startWriter();
  recording.speak(writer, 5_000);
  await writer.flush();
  const { streams, startsMs } = probe(recording.store.fileOf('capture'));
  expect(streams).toEqual([{ codec_name: 'opus', channels: 2 }]);
  // Silence until the first sound, so that captions and recording have one clock.
  expect(startsMs).toHaveLength(8_000 / 20);
  expect((startsMs.at(-1) ?? 0) - (startsMs[0] ?? 0)).toBe(8_000 - 20);
  expect(await recording.known()).toMatchObject({ endMs: 8_000 });
});

test('a crash takes a second at most, and the recording goes on in the same file', async () => {
  const recording = await openRecording();
  const crashed = await recording.startWriter();
  recording.speak(crashed, 9_900);
  // The browser dies without a flush, and comes back a minute later.
  await new Promise((resolve) => setTimeout(resolve));
  expect((await recording.known()).endMs).toBeGreaterThanOrEqual(9_900 - 1_000);
  recording.wait(60_000);
  const writer = await recording.startWriter();
  recording.speak(writer, 4_000);
  await writer.flush();
  const { startsMs } = probe(recording.store.fileOf('capture'));
  expect(startsMs).toHaveLength((9_900 + 60_000 + 4_000) / 20);
  expect(new Set(startsMs.slice(1).map((ms, at) => ms - (startsMs[at] ?? 0)))).toEqual(
    new Set([20]),
  );
});

test('a recording that is being sent takes nothing more', async () => {
  const recording = await openRecording();
  const writer = await recording.startWriter();
  recording.speak(writer, 100);
  expect(await writer.flush()).toBe(true);
  await recording.store.change('capture', { uploadUrl: '/files/1' });
  recording.speak(writer, 100);
  expect(await writer.flush()).toBe(false);
});
