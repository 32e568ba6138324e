import type { SpeakerRole } from '../transcript.ts';
import { flowedText, keptName, keptText } from './keptText.ts';
import type { ReadingReport } from './readingReport.ts';
import { TranscriptError } from './transcriptError.ts';
import { maxSegments } from './transcriptReading.ts';
import type { ReadSegment, TranscriptDraft, TranscriptReading } from './transcriptReading.ts';

const longestWord = 100_000;

/**
 * Tidies what a reader found: names, texts, order, speakers. Throws TranscriptError `NO_WORDS` or
 * `TOO_LARGE`.
 */
export function finishReading(draft: TranscriptDraft, report: ReadingReport): TranscriptReading {
  const tidy = draft.isExact ? keptText : flowedText;
  const found = draft.segments.map((segment) => ({
    ...segment,
    speaker: keptName(segment.speaker),
    text: tidy(segment.text),
  }));
  const segments = inOrder(draft.isExact ? found : found.filter(({ text }) => text !== ''), report);
  if (segments.every(({ text }) => text === '') && (!draft.isExact || segments.length === 0)) {
    throw new TranscriptError(
      'NO_WORDS',
      'No words were found in this file. Check that it is the transcript, and add it again.',
    );
  }
  if (segments.some(({ text }) => hasEndlessWord(text))) {
    throw new TranscriptError(
      'NOT_A_TRANSCRIPT',
      'A word in this file has more than 100,000 letters, so it is not what was said. Check that it is the transcript.',
    );
  }
  if (segments.length > maxSegments) {
    throw new TranscriptError(
      'TOO_LARGE',
      'The transcript has more than 200,000 segments. Split it into shorter ones.',
    );
  }
  report.close();
  return {
    format: draft.format,
    title: keptName(draft.title ?? null),
    segments,
    notes: (draft.notes ?? []).map((note) => ({
      ...note,
      author: keptName(note.author),
      text: keptText(note.text),
    })),
    speakers: speakersOf(segments, draft),
    warnings: report.warnings,
    skipped: report.skipped,
    hasTimes: segments.some(({ startMs }) => startMs !== null),
  };
}

/** Far beyond a long turn in a language that is written without spaces. */
const hasEndlessWord = (text: string): boolean =>
  text.length > longestWord && text.split(/\s/).some(({ length }) => length > longestWord);

/** By start where every one is known; those that begin together stay as they stood. */
function inOrder(segments: ReadSegment[], report: ReadingReport): ReadSegment[] {
  const isKnown = segments.every(({ startMs }) => startMs !== null);
  const isSorted = segments.every(
    ({ startMs }, index) => (segments[index - 1]?.startMs ?? 0) <= (startMs ?? 0),
  );
  if (!isKnown || isSorted) return segments;
  report.warn(0, 'Parts of the file stood out of order and were sorted by their times.');
  return segments.toSorted((segment, other) => (segment.startMs ?? 0) - (other.startMs ?? 0));
}

function speakersOf(
  segments: readonly ReadSegment[],
  { speakers = [] }: TranscriptDraft,
): TranscriptReading['speakers'] {
  const roles = new Map(speakers.map(({ name, role }) => [keptName(name), role] as const));
  const counts = new Map<string, number>();
  for (const { speaker } of segments) {
    if (speaker !== null) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  }
  return [...counts].map(([name, segmentCount]) => {
    return { name, role: roles.get(name) ?? roleByName(name), segmentCount };
  });
}

/** Only where the name itself is the role. */
function roleByName(name: string): SpeakerRole {
  if (/^(?:the )?(?:interviewer|recruiter|hiring manager)(?: [\da-z])?$/i.test(name)) {
    return 'INTERVIEWER';
  }
  return /^(?:the )?(?:candidate|interviewee|applicant)$/i.test(name) ? 'CANDIDATE' : 'UNKNOWN';
}
