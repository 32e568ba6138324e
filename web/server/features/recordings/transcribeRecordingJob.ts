import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { transcriptionChunk } from '../../db/tables/schema.ts';
import type { RecognizedWord } from '../../speech/speechEngine.ts';
import { transcribeRecording } from '../../speech/transcribeRecording.ts';
import { probeResult } from './probeResult.ts';
import { replaceTranscript } from './replaceTranscript.ts';
import { stepJob, type RecordingJobsOptions, type StepTools } from './stepJob.ts';

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
export const transcribeRecordingJob = (options: RecordingJobsOptions) =>
  stepJob('TRANSCRIBE', options, async (tools) => {
    const { call, engine, workDir, signal } = tools;
    const { path, sha256 } = await tools.original();
    const language = wantedLanguage(tools);
    const engineVersion = await engine.version();
    const runKey = [engine.id, engineVersion, language, sha256].join('|');
    const transcript = await transcribeRecording({
      mediaPath: path,
      workDir,
      engine,
      language,
      done: await finishedChunks(tools, runKey),
      onChunk: async (chunkKey, words, progress) => {
        await tools.database.system
          .insert(transcriptionChunk)
          .values({
            ...{ organizationId: call.organizationId, callId: call.id, runKey, chunkKey, words },
          })
          .onConflictDoNothing();
        await tools.report(progress);
      },
      signal,
      probe: probeResult(tools),
    });
    return async (tx) => ({
      language,
      ...(await replaceTranscript(tx, {
        ...{ call, transcript, engine, engineVersion, language, inputHash: sha256 },
      })),
    });
  });

/** The language asked for when the transcript was ordered anew, else the interview's. */
function wantedLanguage({ step, call }: StepTools): string {
  const asked = step.result?.language;
  return typeof asked === 'string' ? asked : call.languageCode;
}

async function finishedChunks({ database, call }: StepTools, runKey: string) {
  const rows = await database.system
    .select()
    .from(transcriptionChunk)
    .where(and(eq(transcriptionChunk.callId, call.id), eq(transcriptionChunk.runKey, runKey)));
  return new Map(rows.map(({ chunkKey, words }) => [chunkKey, wordsSchema.parse(words)]));
}
