import type { SpeakerRole, Word } from '../transcript.ts';

/** What a file turned out to be, judged by its content. */
export type TranscriptFormat =
  | 'TEAMS_VTT'
  | 'ZOOM_VTT'
  | 'VTT'
  | 'SRT'
  | 'MEET'
  | 'OTTER'
  | 'NAME_TIME'
  | 'STAMPED'
  | 'PLAIN'
  | 'RAPPORT_TEXT'
  | 'RAPPORT_JSON'
  | 'WHISPER_JSON'
  | 'AWS_JSON'
  | 'JSON'
  | 'MARKDOWN'
  | 'CSV'
  | 'DOCX';

/** Times are milliseconds from the start of the recording; null where the file does not say. */
export interface ReadSegment {
  speaker: string | null;
  startMs: number | null;
  endMs: number | null;
  text: string;
  /** Only where the file times single words. */
  words?: Word[];
}

export interface TranscriptNote {
  atMs: number | null;
  author: string | null;
  text: string;
}

export interface NamedSpeaker {
  name: string;
  role: SpeakerRole;
}

export interface ReadWarning {
  /** Counted from 1; 0 where it is about the whole file. */
  line: number;
  message: string;
}

export interface SkippedLine {
  line: number;
  /** The first 200 letters. */
  text: string;
  why: string;
}

export interface TranscriptReading {
  format: TranscriptFormat;
  title: string | null;
  segments: ReadSegment[];
  notes: TranscriptNote[];
  /** In order of first word. */
  speakers: (NamedSpeaker & { segmentCount: number })[];
  warnings: ReadWarning[];
  skipped: SkippedLine[];
  /** Whether at least one segment says when it begins. */
  hasTimes: boolean;
}

/** What the reader of one format found, before names and texts are tidied. */
export interface TranscriptDraft {
  format: TranscriptFormat;
  segments: ReadSegment[];
  title?: string | null;
  notes?: TranscriptNote[];
  speakers?: NamedSpeaker[];
  /** Our own export: texts are exact, spaces and empty ones included. */
  isExact?: boolean;
}

export const maxBytes = 20 * 1024 * 1024;
export const maxLineLength = 10 * 1024 * 1024;
export const maxLines = 2_000_000;
export const maxSegments = 200_000;
