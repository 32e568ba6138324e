import { decodeText } from './decodeText.ts';
import { finishReading } from './finishReading.ts';
import { csvLayout, readCsv } from './readCsv.ts';
import { isZip, readDocxLines } from './readDocx.ts';
import { headLineOf, readHeaded } from './readHeaded.ts';
import { looksLikeJson, readJson } from './readJson.ts';
import { createReadingReport } from './readingReport.ts';
import type { ReadingReport } from './readingReport.ts';
import { isOwnMarkdown, readMarkdown } from './readMarkdown.ts';
import { readMeet, stampOf } from './readMeet.ts';
import { isOwnText, readOwnText } from './readOwnText.ts';
import { readPlain } from './readPlain.ts';
import { readSrt } from './readSrt.ts';
import { readStamped, stampedLineOf } from './readStamped.ts';
import { readVtt } from './readVtt.ts';
import { refuseOtherFiles, refuseOtherTexts } from './refuseOtherFiles.ts';
import { isTimingLine } from './scanCues.ts';
import { splitLines } from './splitLines.ts';
import { joinSpokenTimes } from './spokenTimes.ts';
import { TranscriptError } from './transcriptError.ts';
import { maxBytes } from './transcriptReading.ts';
import type { TranscriptDraft, TranscriptReading } from './transcriptReading.ts';

/**
 * A transcript from a file or a pasted text, whatever made it. The format is judged by content; the
 * name only helps to say what is wrong. Bounded by 20 MB, 10 MB a line and 200,000 segments, and
 * takes time in proportion to the length. Throws TranscriptError with a sentence to show as it is.
 */
export function readTranscript({
  bytes,
  fileName = '',
}: {
  bytes: Uint8Array;
  fileName?: string;
}): TranscriptReading {
  if (bytes.length > maxBytes) {
    throw new TranscriptError(
      'TOO_LARGE',
      'The file is larger than 20 MB. Split it and add the parts.',
    );
  }
  if (bytes.length === 0) {
    throw new TranscriptError(
      'EMPTY',
      'The file is empty. Export the transcript again and add that.',
    );
  }
  refuseOtherFiles(bytes);
  const report = createReadingReport();
  if (isZip(bytes)) {
    const draft = readLines(readDocxLines(bytes), report);
    return finishReading({ ...draft, format: 'DOCX' }, report);
  }
  const text = decodeText(bytes, report);
  if (text.trim() === '') {
    throw new TranscriptError('EMPTY', 'The file has no words in it. Export the transcript again.');
  }
  refuseOtherTexts(text);
  return finishReading(readText(text, fileName, report), report);
}

function readText(text: string, fileName: string, report: ReadingReport): TranscriptDraft {
  const lines = splitLines(text);
  if (isOwnText(lines) || isOwnMarkdown(lines) || lines[0]?.startsWith('WEBVTT')) {
    return readLines(lines, report);
  }
  if (looksLikeJson(text)) return readJson(text, report);
  const layout = csvLayout(lines[0] ?? '');
  if (layout) return readCsv(text, layout, report);
  if (/\.(?:csv|tsv)$/i.test(fileName)) {
    throw new TranscriptError(
      'NOT_A_TRANSCRIPT',
      'The first row of this CSV must name its columns: Text, and Speaker or Start. Add that row.',
    );
  }
  return readLines(lines, report);
}

function readLines(lines: readonly string[], report: ReadingReport): TranscriptDraft {
  if (isOwnText(lines)) return readOwnText(lines);
  if (isOwnMarkdown(lines)) return readMarkdown(lines);
  if (lines[0]?.startsWith('WEBVTT')) return readVtt(lines, report);
  if (lines.some(isTimingLine)) return readSrt(lines, report);
  const joined = joinSpokenTimes(lines);
  if (joined) return readHeaded(joined, report);
  const filled = lines.filter((line) => line.trim() !== '').length;
  const stamped = lines.filter((line) => stampedLineOf(line) !== null).length;
  const headed = lines.filter(
    (line, index) => headLineOf(line, lines[index - 1] ?? '', lines[index + 1] ?? '') !== null,
  ).length;
  if (headed > 0 && headed >= stamped) return readHeaded(lines, report);
  // One time among many lines is part of what somebody says.
  if (stamped >= 2 || stamped > filled / 3) return readStamped(lines, report);
  if (lines.some((line) => stampOf(line) !== null)) return readMeet(lines, report);
  return readPlain(lines, report);
}
