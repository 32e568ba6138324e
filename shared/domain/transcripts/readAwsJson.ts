import { z } from 'zod';
import type { ReadSegment, TranscriptDraft } from './transcriptReading.ts';

const seconds = z.coerce.number().nonnegative();
const awsSchema = z.object({
  results: z.object({
    items: z.array(
      z.object({
        type: z.enum(['pronunciation', 'punctuation']),
        start_time: seconds.optional(),
        end_time: seconds.optional(),
        speaker_label: z.string().optional(),
        alternatives: z.array(z.object({ content: z.string() })).min(1),
      }),
    ),
    speaker_labels: z
      .object({
        segments: z.array(
          z.object({
            items: z.array(z.object({ start_time: z.string(), speaker_label: z.string() })),
          }),
        ),
      })
      .optional(),
  }),
});

/** Silence longer than this begins a new segment even when the same person goes on. */
const longestPauseMs = 2000;

/** Amazon Transcribe: single words with the label of who said them. Null for any other JSON. */
export function readAwsJson(value: unknown): TranscriptDraft | null {
  const parsed = awsSchema.safeParse(value);
  if (!parsed.success) return null;
  const { items, speaker_labels: labels } = parsed.data.results;
  const labelAt = new Map(
    (labels?.segments ?? []).flatMap(({ items: words }) =>
      words.map((word) => [Number(word.start_time), word.speaker_label] as const),
    ),
  );
  const segments: ReadSegment[] = [];
  for (const { type, start_time, end_time, speaker_label, alternatives } of items) {
    const said = alternatives[0]?.content ?? '';
    const last = segments.at(-1);
    if (type === 'punctuation') {
      if (last) last.text += said;
      continue;
    }
    const startMs = start_time === undefined ? null : Math.round(start_time * 1000);
    const endMs = end_time === undefined ? startMs : Math.round(end_time * 1000);
    const speaker = nameOf(speaker_label ?? labelAt.get(start_time ?? -1));
    const isPause = (startMs ?? 0) - (last?.endMs ?? 0) > longestPauseMs;
    if (last && last.speaker === speaker && !isPause) {
      last.text += ` ${said}`;
      last.endMs = endMs;
    } else {
      segments.push({ speaker, startMs, endMs, text: said });
    }
  }
  return { format: 'AWS_JSON', segments };
}

/** "spk_0" is the first of them. */
function nameOf(label: string | undefined): string | null {
  const counted = /^spk_(\d{1,3})$/.exec(label ?? '');
  return counted ? `Speaker ${Number(counted[1]) + 1}` : (label ?? null);
}
