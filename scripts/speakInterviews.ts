// Usage: node scripts/speakInterviews.ts FOLDER   (speaks the test interviews with flite into an existing folder)
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface SpokenTurnScript {
  voice: string;
  text: string;
  startMs: number;
  endMs: number;
}

export interface SpokenInterview {
  name: string;
  /** A person a channel. */
  stereoPath: string;
  /** Both in one channel. */
  monoPath: string;
  turns: SpokenTurnScript[];
}

const run = promisify(execFile);
const rate = 16_000;
const gapMs = 800;
const scripts = new URL('../tests/fixtures/audio/speech/interviews.json', import.meta.url);

/** Speaks the test interviews with two of flite's voices into a folder; their words are known. */
export async function speakInterviews(folder: string): Promise<SpokenInterview[]> {
  const interviews = JSON.parse(await readFile(scripts, 'utf8')) as {
    name: string;
    turns: [string, string][];
  }[];
  const spoken: SpokenInterview[] = [];
  for (const { name, turns } of interviews) spoken.push(await speak(folder, name, turns));
  return spoken;
}

async function speak(
  folder: string,
  name: string,
  script: [string, string][],
): Promise<SpokenInterview> {
  const base = join(folder, name.replaceAll(' ', '-'));
  const turns: SpokenTurnScript[] = [];
  const stereo: Buffer[] = [];
  const mono: Buffer[] = [];
  let atMs = 0;
  for (const [voice, text] of script) {
    const samples = await sayAloud(`${base}.turn.wav`, voice, text);
    const lengthMs = samples.length / 2 / (rate / 1000);
    turns.push({ voice, text, startMs: atMs, endMs: atMs + lengthMs });
    atMs += lengthMs + gapMs;
    const gap = Buffer.alloc((gapMs * rate * 2) / 1000);
    const sound = Buffer.concat([samples, gap]);
    mono.push(sound);
    stereo.push(placeInChannel(sound, voice === script[0]?.[0] ? 0 : 1));
  }
  const stereoPath = await encode(`${base}-stereo.wav`, Buffer.concat(stereo), 2);
  return {
    name,
    stereoPath,
    monoPath: await encode(`${base}-mono.wav`, Buffer.concat(mono), 1),
    turns,
  };
}

async function sayAloud(path: string, voice: string, text: string): Promise<Buffer> {
  await run('flite', ['-voice', voice, '-t', text, '-o', path]);
  const { stdout } = await run(
    'ffmpeg',
    ['-v', 'error', '-i', path, '-ac', '1', '-ar', String(rate), '-f', 's16le', 'pipe:1'],
    { encoding: 'buffer', maxBuffer: 64 * 1024 ** 2 },
  );
  return stdout;
}

function placeInChannel(sound: Buffer, channel: 0 | 1): Buffer {
  const wide = Buffer.alloc(sound.length * 2);
  for (let at = 0; at < sound.length; at += 2) sound.copy(wide, at * 2 + channel * 2, at, at + 2);
  return wide;
}

async function encode(path: string, samples: Buffer, channels: number): Promise<string> {
  const raw = `${path}.raw`;
  await writeFile(raw, samples);
  await run('ffmpeg', [
    ...['-v', 'error', '-y', '-f', 's16le', '-ar', String(rate), '-ac', String(channels)],
    ...['-i', raw, path],
  ]);
  return path;
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder) console.log(JSON.stringify(await speakInterviews(folder), null, 2));
  else {
    console.error('Usage: node scripts/speakInterviews.ts FOLDER');
    process.exitCode = 2;
  }
}
