// usage: node scripts/voiceDemo.ts SCRIPT.txt…   (needs flite and ffmpeg)
// Voices demo interviews: interviewer left, candidate right. Writes tests/fixtures/audio/demo-NN.webm
// and demo-NN.json with the time of every word. The same script always gives the same sound.
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BREATH_SEC, SAMPLE_RATE, speakTurn } from './speakTurn.ts';
import type { SpokenTurn, TimedWord } from './speakTurn.ts';

interface Script {
  number: number;
  candidate: string;
  turns: { speaker: string; text: string }[];
}

interface PlacedTurn extends SpokenTurn {
  speaker: string;
  channel: 0 | 1;
  startMs: number;
}

const OUT_DIR = 'tests/fixtures/audio';
const LEAD_IN_MS = 800;
const LEAD_OUT_MS = 900;
/** One reply in so many comes in over the last word of the question, as people do. */
const OVERLAP_EVERY = 11;

/** Reads a demo interview; throws a plain sentence when its header or a line is not as expected. */
export function parseScript(text: string): Script {
  const [header = '', ...body] = text.split(/\n\s*\n/);
  const field = (name: string) => new RegExp(`^${name}: *(.+)$`, 'm').exec(header)?.[1]?.trim();
  const number = Number(field('number'));
  const candidate = field('candidate');
  const interviewers = field('interviewers')?.split(/, */) ?? [];
  if (!Number.isInteger(number) || !candidate || interviewers.length !== 1) {
    throw new Error('The script needs a number, a candidate and exactly one interviewer.');
  }
  const names = [...interviewers, candidate];
  const lines = body.join('\n').split('\n');
  const turns = lines.filter(Boolean).map((line) => {
    const speaker = names.find((name) => line.startsWith(`${name}: `));
    if (!speaker) throw new Error(`No speaker of this interview says: "${line.slice(0, 60)}"`);
    return { speaker, text: line.slice(speaker.length + 2) };
  });
  return { number, candidate, turns };
}

/** Silence in ms between the last word of one turn and the first of the next; below zero is an overlap. */
export function pauseBefore(text: string, random: number): number {
  const isShort = text.split(' ').length <= 3;
  if (random < (isShort ? 0.4 : 1 / OVERLAP_EVERY)) return -Math.round(100 + random * 300);
  return Math.round(300 + random * 400);
}

async function speakScript(script: Script, workDir: string): Promise<PlacedTurn[]> {
  const random = seededRandom(script.number);
  const placed: PlacedTurn[] = [];
  let endMs = 0;
  for (const [i, { speaker, text }] of script.turns.entries()) {
    const channel = speaker === script.candidate ? 1 : 0;
    const spoken = await speakTurn(text, channel === 1 ? 'rms' : 'slt', workDir);
    const startMs =
      i === 0 ? LEAD_IN_MS : endMs + pauseBefore(text, random()) - 2 * BREATH_SEC * 1000;
    placed.push({ ...spoken, speaker, channel, startMs });
    // A short word over somebody's talk does not move the talk that follows backwards.
    endMs = Math.max(endMs, startMs + (spoken.samples.length / SAMPLE_RATE) * 1000);
  }
  return placed;
}

function mixStereo(turns: PlacedTurn[], durationMs: number): Int16Array {
  const mix = new Int16Array(Math.round((durationMs / 1000) * SAMPLE_RATE) * 2);
  for (const { samples, channel, startMs } of turns) {
    const first = Math.round((startMs / 1000) * SAMPLE_RATE);
    samples.forEach((sample, i) => {
      mix[(first + i) * 2 + channel] = sample;
    });
  }
  return mix;
}

/** Encodes to Opus in WebM with an index, without the random ids and dates that change each run. */
async function encodeWebm(mix: Int16Array, path: string): Promise<void> {
  const input = `-f s16le -ar ${SAMPLE_RATE} -ac 2 -i pipe:0`;
  const codec = '-c:a libopus -b:a 32k -application voip -flags:a +bitexact';
  const container = '-fflags +bitexact -map_metadata -1 -cues_to_front 1 -f webm';
  const args = `-nostdin -v error -y ${input} ${codec} ${container}`.split(' ');
  const ffmpeg = spawn('ffmpeg', [...args, path], { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', reject);
    ffmpeg.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`ffmpeg ended with code ${code}.`)),
    );
  });
  ffmpeg.stdin.end(Buffer.from(mix.buffer));
  await ended;
}

function timesFromStart({ speaker, startMs, words }: PlacedTurn) {
  const absolute = words.map((word): TimedWord => ({
    text: word.text,
    startMs: word.startMs + startMs,
    endMs: word.endMs + startMs,
  }));
  return {
    speaker,
    startMs: absolute[0]?.startMs ?? startMs,
    endMs: absolute.at(-1)?.endMs ?? startMs,
    words: absolute,
  };
}

/** Mulberry32: a small generator whose numbers depend on the seed alone. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

async function voiceDemo(scriptPath: string): Promise<void> {
  const script = parseScript(await readFile(scriptPath, 'utf8'));
  const workDir = await mkdtemp(join(tmpdir(), 'voice-demo-'));
  try {
    const placed = await speakScript(script, workDir);
    const turns = placed.map(timesFromStart);
    const durationMs = Math.max(...turns.map(({ endMs }) => endMs)) + LEAD_OUT_MS;
    const base = join(OUT_DIR, `demo-${String(script.number).padStart(2, '0')}`);
    await mkdir(OUT_DIR, { recursive: true });
    await encodeWebm(mixStereo(placed, durationMs), `${base}.webm`);
    await writeFile(`${base}.json`, `${JSON.stringify({ durationMs, turns })}\n`);
    console.log(`${base}.webm: ${(durationMs / 1000).toFixed(1)} s, ${turns.length} turns`);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const paths = process.argv.slice(2);
  if (paths.length === 0) {
    console.error('usage: node scripts/voiceDemo.ts SCRIPT.txt…');
    process.exit(2);
  }
  for (const path of paths) await voiceDemo(path);
}
