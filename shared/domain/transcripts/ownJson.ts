import { z } from 'zod';
import { speakerRoles } from '../transcript.ts';
import { TranscriptError } from './transcriptError.ts';
import { refuseNewer } from './readOwnText.ts';
import type { TranscriptDraft } from './transcriptReading.ts';
import type { PreparedTranscript } from './writableTranscript.ts';

const ms = z.number().int().nonnegative();
const word = z.tuple([z.string(), ms, ms, z.number().min(0).max(1).nullable()]);
const ownSchema = z.object({
  format: z.literal('rapport.transcript'),
  version: z.literal(1),
  title: z.string().nullish(),
  speakers: z.array(z.object({ name: z.string(), role: z.enum(speakerRoles) })).default([]),
  segments: z.array(
    z.object({
      speaker: z.string().nullable(),
      startMs: ms.nullable(),
      endMs: ms.nullable(),
      text: z.string(),
      words: z.array(word).optional(),
    }),
  ),
  notes: z
    .array(z.object({ atMs: ms.nullable(), author: z.string().nullable(), text: z.string() }))
    .default([]),
});

/** JSON of version 1. Keeps everything: title, roles, notes, word times, all times in milliseconds. */
export function writeOwnJson({ title, speakers, segments, notes }: PreparedTranscript): string {
  const whole: z.input<typeof ownSchema> = {
    format: 'rapport.transcript',
    version: 1,
    title,
    speakers,
    segments,
    notes,
  };
  return `${JSON.stringify(whole, null, 1)}\n`;
}

/** Null when it is not ours. Throws TranscriptError `TOO_NEW`, or `DAMAGED` with the first fault. */
export function readOwnJson(value: unknown): TranscriptDraft | null {
  const mark = z.object({ format: z.literal('rapport.transcript'), version: z.number() });
  const head = mark.safeParse(value);
  if (!head.success) return null;
  refuseNewer(head.data.version);
  const parsed = ownSchema.safeParse(value);
  if (!parsed.success) {
    const fault = parsed.error.issues[0];
    throw new TranscriptError(
      'DAMAGED',
      `This Rapport transcript is damaged at "${fault?.path.join('.') ?? ''}": ${fault?.message ?? ''}. Export it again.`,
    );
  }
  const { title = null, speakers, notes } = parsed.data;
  const segments = parsed.data.segments.map(({ words, ...segment }) =>
    words ? { ...segment, words } : segment,
  );
  return { format: 'RAPPORT_JSON', isExact: true, title, speakers, segments, notes };
}
