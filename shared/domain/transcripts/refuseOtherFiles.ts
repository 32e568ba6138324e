import { TranscriptError } from './transcriptError.ts';

/** How other kinds of file begin, as Latin-1 letters at a place, and what to do with them instead. */
const others: readonly [begin: string, at: number, advice: string][] = [
  ['%PDF-', 0, 'This is a PDF. Save the transcript as text or Word (.docx) and add that.'],
  ['{\\rtf1', 0, 'This is a rich text file. Save it as Word (.docx) or plain text and add that.'],
  ['\xd0\xcf\x11\xe0', 0, 'This is an old Word file. Save it as .docx and add that.'],
  ['ftyp', 4, 'This is a recording, not a transcript. Add it with "Upload a recording".'],
  ['\x1aE\xdf\xa3', 0, 'This is a recording, not a transcript. Add it with "Upload a recording".'],
  ['ID3\x03', 0, 'This is a recording, not a transcript. Add it with "Upload a recording".'],
  ['ID3\x04', 0, 'This is a recording, not a transcript. Add it with "Upload a recording".'],
  ['WAVEfmt', 8, 'This is a recording, not a transcript. Add it with "Upload a recording".'],
  ['OggS\0', 0, 'This is a recording, not a transcript. Add it with "Upload a recording".'],
  ['\x89PNG', 0, 'This is a picture. Add the transcript as a text file.'],
  ['\xff\xd8\xff', 0, 'This is a picture. Add the transcript as a text file.'],
  ['GIF89a', 0, 'This is a picture. Add the transcript as a text file.'],
  ['\x1f\x8b', 0, 'This file is compressed. Unpack it and add the transcript inside.'],
];

/** The same for text, by its first line. */
const otherTexts: readonly [begin: RegExp, advice: string][] = [
  [
    /^BEGIN:VCALENDAR\b/i,
    'This is a calendar entry, not a transcript. Add the transcript that the meeting left.',
  ],
  [
    /^BEGIN:VCARD\b/i,
    'This is a contact card, not a transcript. Add the transcript as a text file.',
  ],
  [
    /^(?:<!doctype html\b|<html\b|<\?xml\b)/i,
    'This is a web page, not a transcript. Copy the words of the transcript and paste them.',
  ],
  [
    /^(?:Received|Return-Path|MIME-Version|Delivered-To|Message-ID): /,
    'This is an e-mail, not a transcript. Save the transcript that came with it and add that.',
  ],
];

/** Throws TranscriptError `NOT_A_TRANSCRIPT` for texts that people mistake for a transcript. */
export function refuseOtherTexts(text: string): void {
  const begin = text.slice(0, 200).trimStart();
  // A file may be called WebVTT and hold a calendar all the same.
  const held = begin.replace(/^WEBVTT[^\n]{0,100}\n\s*/, '');
  for (const [mark, advice] of otherTexts) {
    if (mark.test(held)) throw new TranscriptError('NOT_A_TRANSCRIPT', advice);
  }
}

/** Throws TranscriptError `NOT_A_TRANSCRIPT` for files that people mistake for a transcript. */
export function refuseOtherFiles(bytes: Uint8Array): void {
  const begin = String.fromCharCode(...bytes.subarray(0, 16));
  for (const [mark, at, advice] of others) {
    if (begin.startsWith(mark, at)) throw new TranscriptError('NOT_A_TRANSCRIPT', advice);
  }
}
