import { z } from 'zod';
import { readAwsJson } from './readAwsJson.ts';
import { looseSegment, segmentsOf } from './looseSegments.ts';
import { readOwnJson } from './ownJson.ts';
import type { ReadingReport } from './readingReport.ts';
import { TranscriptError } from './transcriptError.ts';
import type { TranscriptDraft } from './transcriptReading.ts';

const wrappers = ['results', 'result', 'data', 'response', 'transcription'];
const deepest = 2;
const lists = ['segments', 'utterances', 'transcript', 'sentences', 'transcript_segments', 'cues'];

/** Whether a text claims to be JSON; "[00:05] Name: words" does not. */
export const looksLikeJson = (text: string): boolean =>
  /^\s{0,1000}(?:\{\s{0,1000}["}]|\[\s{0,1000}[{\]])/.test(text.slice(0, 4000));

/**
 * JSON of ours, of Whisper, of Amazon Transcribe, or any list of objects with text and maybe speaker
 * and times. Throws TranscriptError `DAMAGED`, `TOO_NEW` or `NOT_A_TRANSCRIPT`.
 */
export function readJson(text: string, report: ReadingReport): TranscriptDraft {
  const value = parse(text);
  const own = readOwnJson(value) ?? readAwsJson(value);
  if (own) return own;
  const found = findList(value);
  if (!found) {
    throw new TranscriptError(
      'NOT_A_TRANSCRIPT',
      'This JSON has no list of segments with a text in them. Export the transcript as VTT or text instead.',
    );
  }
  const { items, isWhisper } = found;
  const segments = segmentsOf(items, report);
  return { format: isWhisper ? 'WHISPER_JSON' : 'JSON', segments };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new TranscriptError(
      'DAMAGED',
      'This JSON is cut off or damaged and cannot be read. Export the transcript again.',
      { cause },
    );
  }
}

function findList(value: unknown, depth = 0): { items: unknown[]; isWhisper: boolean } | null {
  const isList = (list: unknown): list is unknown[] =>
    Array.isArray(list) && list.some((item) => looseSegment.safeParse(item).success);
  if (isList(value)) return { items: value, isWhisper: false };
  const whole = z.record(z.string(), z.unknown()).safeParse(value);
  if (!whole.success) return null;
  for (const key of lists) {
    const items = whole.data[key];
    if (isList(items)) return { items, isWhisper: key === 'segments' && 'text' in whole.data };
  }
  // Further down: `{ results: { utterances: [] } }`, `{ data: { transcript: { sentences: [] } } }`.
  for (const key of [...wrappers, ...lists]) {
    const inner = whole.data[key];
    if (isList(inner)) return { items: inner, isWhisper: false };
    const found = depth < deepest && !Array.isArray(inner) ? findList(inner, depth + 1) : null;
    if (found && !found.isWhisper) return found;
  }
  return typeof whole.data.text === 'string' && whole.data.text.trim() !== ''
    ? { items: [{ text: whole.data.text }], isWhisper: true }
    : null;
}
