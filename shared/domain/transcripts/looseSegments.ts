import { z } from 'zod';
import type { Word } from '../transcript.ts';
import type { ReadingReport } from './readingReport.ts';
import { parseTimecode } from './timecode.ts';
import type { ReadSegment } from './transcriptReading.ts';

const time = z.union([z.number(), z.string()]).nullish();
const name = z.union([z.string(), z.number()]).nullish();
const person = z.union([name, z.object({ name: z.string() })]).nullish();

/** What services call the same things. */
export const looseSegment = z
  .object({
    text: z.string().optional(),
    transcript: z.string().optional(),
    content: z.string().optional(),
    speaker: person.catch(null),
    speaker_name: name.catch(null),
    speakerName: name.catch(null),
    speaker_label: name.catch(null),
    start: time.catch(null),
    start_time: time.catch(null),
    startTime: time.catch(null),
    start_offset_seconds: time.catch(null),
    startMs: z.number().nullish().catch(null),
    start_ms: z.number().nullish().catch(null),
    end: time.catch(null),
    end_time: time.catch(null),
    endTime: time.catch(null),
    endMs: z.number().nullish().catch(null),
    end_ms: z.number().nullish().catch(null),
    words: z.array(z.unknown()).nullish().catch(null),
  })
  .refine((item) => (item.text ?? item.transcript ?? item.content) !== undefined);

const looseWord = z.object({
  word: z.string().optional(),
  text: z.string().optional(),
  start: z.number(),
  end: z.number(),
  probability: z.number().nullish().catch(null),
  confidence: z.number().nullish().catch(null),
});

/** Segments from a list of objects as speech services write them; others are told of and left out. */
export function segmentsOf(items: readonly unknown[], report: ReadingReport): ReadSegment[] {
  const parsed = items.flatMap((item, index) => {
    const found = looseSegment.safeParse(item);
    if (found.success) return [found.data];
    report.skip(0, JSON.stringify(item) ?? '', `Entry ${index + 1} of the list has no text.`);
    return [];
  });
  const isMs = areMilliseconds(parsed.map((item) => [startOf(item), endOf(item)]));
  if (isMs) report.warn(0, 'Times were taken for milliseconds.');
  const nameOf = voiceNames(parsed.map(speakerOf));
  const toMs = (value: unknown) => readTime(value, isMs ? 1 : 1000);
  return parsed.map((item): ReadSegment => {
    const { text, transcript, content, startMs, start_ms, endMs, end_ms, words } = item;
    const from = startMs ?? start_ms ?? toMs(startOf(item));
    const until = endMs ?? end_ms ?? toMs(endOf(item));
    const segment = {
      speaker: nameOf(speakerOf(item)),
      startMs: from,
      endMs: from === null ? null : until,
      text: text ?? transcript ?? content ?? '',
    };
    const timed = wordsOf(words ?? [], isMs ? 1 : 1000);
    return timed.length > 0 ? { ...segment, words: timed } : segment;
  });
}

type Loose = z.infer<typeof looseSegment>;

const startOf = (loose: Loose) =>
  loose.start ?? loose.start_time ?? loose.startTime ?? loose.start_offset_seconds ?? null;
const endOf = (loose: Loose) => loose.end ?? loose.end_time ?? loose.endTime ?? null;

function speakerOf({ speaker, speaker_name, speakerName, speaker_label }: Loose): string | null {
  const found = speaker_name ?? speakerName ?? speaker ?? speaker_label ?? null;
  if (found === null) return null;
  return typeof found === 'object' ? found.name : String(found);
}

/** How services write a voice they have no name for: "0", "A", "spk_1", "SPEAKER_00", "Speaker 2". */
const countedVoice = /^(?:spk|speaker)?[_ ]?(\d{1,3}|[A-Z])$/i;

/** Names unnamed voices "Speaker 1", "Speaker 2" or "Speaker A", also where the service counts them from 0. */
function voiceNames(labels: readonly (string | null)[]): (label: string | null) => string | null {
  const mark = (label: string | null) => countedVoice.exec(label ?? '')?.[1] ?? null;
  const first = labels.some((label) => /^0+$/.test(mark(label) ?? '')) ? 1 : 0;
  return (label) => {
    const counted = mark(label);
    if (counted === null) return label;
    return `Speaker ${/\d/.test(counted) ? Number(counted) + first : counted.toUpperCase()}`;
  };
}

function readTime(value: unknown, factor: number): number | null {
  if (typeof value === 'string') {
    const seconds = /^\d{1,9}(?:\.\d{1,9})?s?$/.test(value) ? parseFloat(value) : null;
    return seconds === null ? parseTimecode(value) : Math.round(seconds * factor);
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  return Math.max(0, Math.round(value * factor));
}

/** Whole numbers whose usual segment would last longer than 100 s can only be milliseconds. */
export function areMilliseconds(spans: readonly (readonly [unknown, unknown])[]): boolean {
  const lengths: number[] = [];
  for (const [start, end] of spans) {
    if (typeof start !== 'number' || typeof end !== 'number') continue;
    if (!Number.isInteger(start) || !Number.isInteger(end)) return false;
    lengths.push(end - start);
  }
  lengths.sort((item, other) => item - other);
  return (lengths[lengths.length >> 1] ?? 0) > 100;
}

function wordsOf(words: readonly unknown[], factor: number): Word[] {
  return words.flatMap((item): Word[] => {
    const found = looseWord.safeParse(item);
    if (!found.success) return [];
    const { word, text, start, end, probability, confidence } = found.data;
    const said = (word ?? text ?? '').trim();
    const startMs = Math.max(0, Math.round(start * factor));
    const endMs = Math.max(startMs, Math.round(end * factor));
    const sure = probability ?? confidence ?? null;
    return said === '' ? [] : [[said, startMs, endMs, sure === null ? null : clamp(sure)]];
  });
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));
