// A recording as a browser's MediaRecorder leaves it: no length, no index.
import { execFile } from 'node:child_process';
import { mkdir, rename, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const cacheDir = fileURLToPath(new URL('../../.cache/bench/', import.meta.url));

/** Half an hour of picture and tone, made once and kept; a minute is encoded and then repeated. */
export async function longRecording(): Promise<string> {
  const path = `${cacheDir}half-hour-uncued.webm`;
  if (await stat(path).catch(() => null)) return path;
  await mkdir(cacheDir, { recursive: true });
  const minute = `${cacheDir}minute.webm`;
  await run('ffmpeg', [
    ...['-v', 'error', '-y', '-f', 'lavfi', '-i', 'testsrc2=size=640x360:rate=15:duration=60'],
    ...['-f', 'lavfi', '-i', 'sine=frequency=220:beep_factor=4:duration=60:sample_rate=48000'],
    ...['-c:v', 'libvpx', '-deadline', 'realtime', '-cpu-used', '8', '-b:v', '600k'],
    // MediaRecorder sends a whole picture every hundred frames or so.
    ...['-g', '100', '-c:a', 'libopus', '-b:a', '48k', '-shortest', minute],
  ]);
  const unfinished = `${path}.part`;
  await run('ffmpeg', [
    ...['-v', 'error', '-y', '-stream_loop', '29', '-i', minute, '-c', 'copy'],
    ...['-f', 'webm', '-live', '1', unfinished],
  ]);
  await rename(unfinished, path);
  return path;
}
