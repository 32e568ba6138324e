import type { SpeakerRole } from '../transcript.ts';
import { fillTimes } from './fillTimes.ts';
import { formatName } from './formatName.ts';
import type { ReadWarning, SkippedLine, TranscriptReading } from './transcriptReading.ts';

export interface PreviewSpeaker {
  /** Null for words nobody is named for. */
  name: string | null;
  role: SpeakerRole;
  segmentCount: number;
}

/** What was understood of a transcript file, and what was not, before anything is made of it. */
export interface TranscriptPreview {
  /** "Zoom (VTT)" */
  format: string;
  title: string | null;
  segmentCount: number;
  wordCount: number;
  noteCount: number;
  hasTimes: boolean;
  /** Up to the last word; an estimate where the file has no times. */
  durationMs: number;
  speakers: PreviewSpeaker[];
  firstSegments: { speaker: string | null; startMs: number | null; text: string }[];
  /** Stretches of a minute or more without a word: how many, and the longest ten. */
  gapCount: number;
  gaps: { startMs: number; endMs: number }[];
  warnings: ReadWarning[];
  skipped: SkippedLine[];
}

const shownSegments = 20;
const shownText = 600;
const shownGaps = 10;
const gapMs = 60_000;

/** Sums a reading up. `speakers` of the answer are in order of first word, as an import names them. */
export function previewTranscript(reading: TranscriptReading): TranscriptPreview {
  const { segments, warnings, skipped, hasTimes } = reading;
  const timed = fillTimes(segments);
  const gaps = hasTimes ? gapsOf(timed) : [];
  return {
    ...{ warnings, skipped, hasTimes },
    format: formatName(reading.format),
    title: reading.title,
    segmentCount: segments.length,
    wordCount: segments.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0),
    noteCount: reading.notes.length,
    durationMs: timed.reduce((latest, { endMs }) => Math.max(latest, endMs), 0),
    speakers: speakersOf(reading),
    firstSegments: segments.slice(0, shownSegments).map(({ speaker, startMs, text }) => ({
      ...{ speaker, startMs },
      text: text.length > shownText ? `${text.slice(0, shownText).toWellFormed()}…` : text,
    })),
    gapCount: gaps.length,
    gaps: gaps
      .toSorted((a, b) => b.endMs - b.startMs - (a.endMs - a.startMs))
      .slice(0, shownGaps)
      .sort((a, b) => a.startMs - b.startMs),
  };
}

/** All who speak, words without a name included, in order of first word. */
export function speakersOf({ segments, speakers }: TranscriptReading): PreviewSpeaker[] {
  const byName = new Map(speakers.map((speaker) => [speaker.name, speaker]));
  const order = new Map<string | null, number>();
  for (const { speaker } of segments) order.set(speaker, (order.get(speaker) ?? 0) + 1);
  return [...order].map(([name, segmentCount]) => ({
    ...{ name, segmentCount },
    role: (name !== null && byName.get(name)?.role) || 'UNKNOWN',
  }));
}

function gapsOf(timed: readonly { startMs: number; endMs: number }[]) {
  const gaps: { startMs: number; endMs: number }[] = [];
  let quietFrom = timed[0]?.startMs ?? 0;
  for (const { startMs, endMs } of timed) {
    if (startMs - quietFrom >= gapMs) gaps.push({ startMs: quietFrom, endMs: startMs });
    quietFrom = Math.max(quietFrom, endMs);
  }
  return gaps;
}
