import { fillTimes } from './fillTimes.ts';
import { keptName, keptText } from './keptText.ts';
import { TranscriptError } from './transcriptError.ts';
import type { NamedSpeaker, ReadSegment, TranscriptNote } from './transcriptReading.ts';

/** A transcript to be written. Segments stand in order of `startMs`. */
export interface WritableTranscript {
  title?: string | null;
  segments: readonly ReadSegment[];
  /** Who is interviewer and who candidate; only JSON keeps it. */
  speakers?: readonly NamedSpeaker[];
  notes?: readonly TranscriptNote[];
}

/** What to put into the file. Subtitles (VTT, SRT) always have times and never notes. */
export interface WriteOptions {
  times: boolean;
  speakers: boolean;
  notes: boolean;
}

/** What a format writer gets: names and texts as every format keeps them, and only what is wanted. */
export interface PreparedTranscript {
  title: string | null;
  segments: ReadSegment[];
  speakers: NamedSpeaker[];
  notes: TranscriptNote[];
}

/** Leaves out what is not wanted and brings names, texts and times into the form all formats keep. */
export function prepareTranscript(
  { title = null, segments, speakers = [], notes = [] }: WritableTranscript,
  options: WriteOptions,
): PreparedTranscript {
  return {
    title: keptName(title),
    segments: segments.map((segment) => prepareSegment(segment, options)),
    speakers: options.speakers
      ? speakers.flatMap(({ name, role }) => {
          const kept = keptName(name);
          return kept === null ? [] : [{ name: kept, role }];
        })
      : [],
    notes: options.notes
      ? notes.map(({ atMs, author, text }) => ({
          atMs: options.times ? wholeMs(atMs) : null,
          author: keptName(author),
          text: keptText(text),
        }))
      : [],
  };
}

function prepareSegment(segment: ReadSegment, options: WriteOptions): ReadSegment {
  const speaker = options.speakers ? keptName(segment.speaker) : null;
  const text = keptText(segment.text);
  if (!options.times) return { speaker, startMs: null, endMs: null, text };
  const startMs = wholeMs(segment.startMs);
  const endMs = startMs === null ? null : wholeMs(segment.endMs);
  const kept = {
    speaker,
    startMs,
    endMs: endMs === null ? null : Math.max(startMs ?? 0, endMs),
    text,
  };
  return segment.words ? { ...kept, words: segment.words } : kept;
}

const wholeMs = (ms: number | null): number | null =>
  ms === null || !Number.isFinite(ms) ? null : Math.max(0, Math.round(ms));

/** Subtitles need every time. Some unknown ones are estimated; TranscriptError `NO_TIMES` if all are. */
export function timedForSubtitles(
  segments: readonly ReadSegment[],
): (ReadSegment & { startMs: number; endMs: number })[] {
  if (segments.length > 0 && segments.every(({ startMs }) => startMs === null)) {
    throw new TranscriptError(
      'NO_TIMES',
      'This transcript has no times, so it cannot become subtitles. Choose text, Word or CSV instead.',
    );
  }
  return fillTimes(segments);
}
