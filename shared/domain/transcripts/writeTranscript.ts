import { writeOwnJson } from './ownJson.ts';
import { ownTextLines } from './ownTextLines.ts';
import { prepareTranscript } from './writableTranscript.ts';
import type { PreparedTranscript, WritableTranscript, WriteOptions } from './writableTranscript.ts';
import { writeCsv } from './writeCsv.ts';
import { writeDocx } from './writeDocx.ts';
import { writeMarkdown } from './writeMarkdown.ts';
import { writeSrt } from './writeSrt.ts';
import { writeVtt } from './writeVtt.ts';

export const exportFormats = ['txt', 'md', 'vtt', 'srt', 'json', 'csv', 'docx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface WrittenTranscript {
  bytes: Uint8Array;
  mimeType: string;
  /** Without a dot. */
  extension: ExportFormat;
}

type Writer = (transcript: PreparedTranscript, options: WriteOptions) => string | Uint8Array;

/** Plain text keeps what Word does (see writeDocx): starts to the second, no ends, no roles. */
const writeText: Writer = (transcript, options) =>
  `${ownTextLines(transcript, options)
    .map(({ text }) => text)
    .join('\n')}\n`;

const writers: Record<ExportFormat, [write: Writer, mimeType: string]> = {
  txt: [writeText, 'text/plain; charset=utf-8'],
  md: [writeMarkdown, 'text/markdown; charset=utf-8'],
  vtt: [writeVtt, 'text/vtt; charset=utf-8'],
  srt: [writeSrt, 'application/x-subrip; charset=utf-8'],
  json: [writeOwnJson, 'application/json'],
  csv: [writeCsv, 'text/csv; charset=utf-8'],
  docx: [writeDocx, 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
};

/**
 * A transcript as a file. With times and speakers every format reads back to the same segments:
 * speaker, text and start, to the millisecond in VTT, SRT, JSON and CSV, to the second in text,
 * Markdown and Word. What a format cannot hold its writer says. Names and texts are written as
 * `keptName` and `keptText` leave them. Throws TranscriptError `NO_TIMES` for subtitles without times.
 */
export function writeTranscript(
  transcript: WritableTranscript,
  { format, ...options }: WriteOptions & { format: ExportFormat },
): WrittenTranscript {
  const [write, mimeType] = writers[format];
  const isSubtitle = format === 'vtt' || format === 'srt';
  const wanted = isSubtitle ? { ...options, times: true, notes: false } : options;
  const written = write(prepareTranscript(transcript, wanted), wanted);
  const bytes = typeof written === 'string' ? new TextEncoder().encode(written) : written;
  return { bytes, mimeType, extension: format };
}
