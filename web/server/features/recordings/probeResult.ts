import { z } from 'zod';
import { FinalJobError } from '../../jobs/job.ts';
import type { MediaProbe } from '../../media/probeMedia.ts';
import type { StepResults } from './recordingStage.ts';

const containers = ['mp4', 'mov', 'webm', 'matroska', 'wav', 'mp3', 'ogg', 'flac'] as const;

const probeSchema: z.ZodType<MediaProbe> = z.object({
  container: z.enum(containers),
  durationMs: z.number(),
  audio: z.object({ codec: z.string(), channels: z.number(), sampleRate: z.number() }).nullable(),
  video: z
    .object({
      codec: z.string(),
      width: z.number(),
      height: z.number(),
      pixelFormat: z.string(),
    })
    .nullable(),
  isPlayable: z.boolean(),
  mimeType: z.string(),
  isCutShort: z.boolean(),
});

/** What the first step found in the file. */
export function probeResult(results: StepResults): MediaProbe {
  const probe = probeSchema.safeParse(results.PROBE?.probe);
  if (!probe.success)
    throw new FinalJobError('NOT_PROBED', 'The file was not checked yet. Process it again.');
  return probe.data;
}
