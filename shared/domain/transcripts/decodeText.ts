import type { ReadingReport } from './readingReport.ts';
import { TranscriptError } from './transcriptError.ts';

/**
 * The text of a file: by its byte order mark, else UTF-16 when every other byte is 0, else UTF-8,
 * else Windows-1252 with a warning. Throws TranscriptError `NOT_A_TRANSCRIPT` when it is no text.
 */
export function decodeText(bytes: Uint8Array, report: ReadingReport): string {
  const text = decode(bytes, report);
  const sample = text.slice(0, 100_000);
  const odd = sample.match(/[^\P{Cc}\s]/gu)?.length ?? 0;
  if (odd > Math.max(1, sample.length / 100)) {
    throw new TranscriptError(
      'NOT_A_TRANSCRIPT',
      'This file is not text. Add a transcript as VTT, SRT, TXT, CSV, JSON, Markdown or Word (.docx).',
    );
  }
  return text;
}

function decode(bytes: Uint8Array, report: ReadingReport): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const wide = wideWithoutMark(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeFaulty(bytes, report);
  }
}

/** Latin text in UTF-16 has a zero in every other byte; its place tells the byte order. */
function wideWithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, 4096);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length * 0.3;
  if (odd > many && even < many / 10) return 'utf-16le';
  return even > many && odd < many / 10 ? 'utf-16be' : null;
}

/** UTF-8 with a few broken letters is still UTF-8; with more broken than whole ones it never was. */
function decodeFaulty(bytes: Uint8Array, report: ReadingReport): string {
  const utf8 = new TextDecoder('utf-8').decode(bytes);
  const broken = utf8.match(/\ufffd/g)?.length ?? 0;
  const whole = utf8.match(/[^\p{ASCII}\ufffd]/gu)?.length ?? 0;
  if (whole > broken || isCutOff(bytes)) {
    report.warn(0, `${broken} letters in the file are damaged and show as \ufffd.`);
    return utf8;
  }
  report.warn(
    0,
    'The file is not in UTF-8 and was read as Windows text. Check letters with accents.',
  );
  return new TextDecoder('windows-1252').decode(bytes);
}

/** Whether only the last letter is broken, as in a file that was not copied to its end. */
function isCutOff(bytes: Uint8Array): boolean {
  for (let missing = 1; missing <= 3 && missing < bytes.length; missing++) {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, -missing));
      return bytes.length > 64;
    } catch {
      // One byte fewer may end on a whole letter.
    }
  }
  return false;
}
