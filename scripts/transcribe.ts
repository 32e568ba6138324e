// Usage: npm run --silent transcribe -- FILE [--language en-US]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { speechTrackPath } from '../web/server/media/extractSpeech.ts';
import { MediaError } from '../web/server/media/mediaError.ts';
import { attributeSpeakers } from '../web/server/speech/attributeSpeakers.ts';
import { chooseSpeechEngine } from '../web/server/speech/chooseSpeechEngine.ts';
import { SpeechError } from '../web/server/speech/speechError.ts';
import { transcribeRecording } from '../web/server/speech/transcribeRecording.ts';

const usage = 'Usage: npm run --silent transcribe -- FILE [--language en-US]';

/** Transcribes one file with the engine the environment names and prints it as JSON. */
async function printTranscript(file: string, language: string, signal: AbortSignal) {
  const engine = chooseSpeechEngine(process.env);
  const workDir = await mkdtemp(join(tmpdir(), 'rapport-transcribe-'));
  try {
    const transcript = await transcribeRecording({
      mediaPath: file,
      workDir,
      engine,
      language,
      done: new Map(),
      onChunk: () => undefined,
      signal,
    });
    const wavPath = speechTrackPath(workDir, 0);
    const { speakers, turnSpeaker } = await attributeSpeakers(transcript, { wavPath, signal });
    const report = {
      file,
      durationMs: transcript.durationMs,
      language,
      engine: { id: engine.id, version: await engine.version(), trust: engine.trust },
      speakers,
      segments: transcript.turns.map(({ startMs, endMs, words }, index) => ({
        speaker: turnSpeaker[index],
        startMs,
        endMs,
        text: words.map(({ text }) => text).join(' '),
        words,
      })),
    };
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

function readCommandLine(): { file: string; language: string } | null {
  try {
    const { values, positionals } = parseArgs({
      options: { language: { type: 'string', default: 'en-US' } },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    return file && others.length === 0 ? { file, language: values.language } : null;
  } catch {
    return null;
  }
}

const command = readCommandLine();
const interrupt = new AbortController();
process.once('SIGINT', () => interrupt.abort());
process.once('SIGTERM', () => interrupt.abort());
if (!command) {
  console.error(usage);
  process.exitCode = 2;
} else {
  try {
    await printTranscript(command.file, command.language, interrupt.signal);
  } catch (error) {
    const isOurs = error instanceof MediaError || error instanceof SpeechError;
    if (interrupt.signal.aborted) console.error('Stopped.');
    else if (isOurs) console.error(error.message);
    else console.error(`Transcription failed: ${String(error)}`);
    process.exitCode = 1;
  }
}
