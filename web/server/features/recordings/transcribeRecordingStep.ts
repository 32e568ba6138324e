import { and, eq, isNull, notLike } from 'drizzle-orm';
import { z } from 'zod';
import { soundUtterancePrefix } from '#shared/domain/heardSound.ts';
import {
  caption,
  liveCapture,
  transcriptEdit,
  transcriptionChunk,
} from '../../db/tables/schema.ts';
import type { RecognizedWord } from '../../speech/speechEngine.ts';
import { transcribeRecording } from '../../speech/transcribeRecording.ts';
import { probeResult } from './probeResult.ts';
import { replaceTranscript } from './replaceTranscript.ts';
import { findOriginal } from './openOriginal.ts';
import type { RecordingStep, StepTools } from './recordingStage.ts';

const wordsSchema: z.ZodType<RecognizedWord[]> = z.array(
  z.object({
    text: z.string(),
    startMs: z.number(),
    endMs: z.number(),
    confidence: z.number().nullable(),
  }),
);

/**
 * Turns speech into words. Every chunk is kept as it comes, so that a run that dies goes on where it
 * was; the transcript there was before stays until the new one is whole.
 */
export const transcribeRecordingStep: RecordingStep = {
  name: 'TRANSCRIBE',
  async work(tools) {
    const { call, engine, folder, signal } = tools;
    const { organizationId, id: callId } = call;
    if (await keepsCaptions(tools)) return async () => ({ isKept: true });
    const { sha256 } = await findOriginal(tools.database, callId);
    const language = wantedLanguage(tools);
    const engineVersion = await engine.version();
    const runKey = [engine.id, engineVersion, language, sha256].join('|');
    const tracks = await tools.sound();
    const transcript = await transcribeRecording({
      tracks,
      mediaPath: tracks[0]?.wavPath ?? '',
      workDir: folder.path,
      engine,
      language,
      done: await finishedChunks(tools, runKey),
      onChunk: (chunkKey, words, progress) =>
        tools.save(progress, async (tx) => {
          await tx
            .insert(transcriptionChunk)
            .values({ organizationId, callId, runKey, chunkKey, words })
            .onConflictDoNothing();
        }),
      signal,
      probe: probeResult(tools.results),
    });
    return async (tx) => ({
      language,
      ...(await replaceTranscript(tx, {
        ...{ call, transcript, engine, engineVersion, language, inputHash: sha256 },
      })),
    });
  },
};

/**
 * Whether the captions stay the transcript: the recording that arrives after them has the interviewer's voice alone,
 * or somebody has already corrected them. A person may still order the transcript anew.
 */
async function keepsCaptions({ database, call, task }: StepTools): Promise<boolean> {
  if (task.result?.language !== undefined) return false;
  const { system } = database;
  const [capture] = await system
    .select({ isMicrophoneOnly: liveCapture.isMicrophoneOnly })
    .from(liveCapture)
    .where(eq(liveCapture.callId, call.id));
  if (!capture) return false;
  const read = and(
    eq(caption.callId, call.id),
    notLike(caption.utteranceId, `${soundUtterancePrefix}%`),
  );
  if (capture.isMicrophoneOnly && (await system.$count(caption, read)) > 0) return true;
  const edits = and(eq(transcriptEdit.callId, call.id), isNull(transcriptEdit.undoneAt));
  return (await system.$count(transcriptEdit, edits)) > 0;
}

/** The language asked for when the transcript was ordered anew, else the interview's. */
function wantedLanguage({ task, call }: StepTools): string {
  const asked = task.result?.language;
  return typeof asked === 'string' ? asked : call.languageCode;
}

async function finishedChunks({ database, call }: StepTools, runKey: string) {
  const rows = await database.system
    .select()
    .from(transcriptionChunk)
    .where(and(eq(transcriptionChunk.callId, call.id), eq(transcriptionChunk.runKey, runKey)));
  return new Map(rows.map(({ chunkKey, words }) => [chunkKey, wordsSchema.parse(words)]));
}
