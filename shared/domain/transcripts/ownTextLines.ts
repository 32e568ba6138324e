import { formatTimecode } from '../time.ts';
import type { PreparedTranscript, WriteOptions } from './writableTranscript.ts';

/** A line of our text and Word exports, with what it is, so that Word can dress it. */
export interface OwnLine {
  kind: 'title' | 'mark' | 'section' | 'head' | 'words' | 'blank';
  text: string;
}

export const ownTextMark =
  /^Rapport transcript (\d{1,4}) \((times, speakers|times|speakers|words)\)$/;
export const notesSection = '== Notes ==';
export const nobody = '(no name)';

/**
 * A transcript as lines: title, a line that says what the file holds, then for each segment a head
 * ("[0:00:05] Name", "Name:" without times, nothing without both), its words and a blank line. Words
 * that would be taken for something else (a blank line, a backslash, "== ") begin with a backslash.
 */
export function ownTextLines(
  { title, segments, notes }: PreparedTranscript,
  options: WriteOptions,
): OwnLine[] {
  const holds = [options.times && 'times', options.speakers && 'speakers'].filter(Boolean);
  const lines: OwnLine[] = title === null ? [] : [{ kind: 'title', text: title }];
  lines.push({ kind: 'mark', text: `Rapport transcript 1 (${holds.join(', ') || 'words'})` });
  const blank: OwnLine = { kind: 'blank', text: '' };
  const block = (atMs: number | null, name: string | null, text: string, hasName: boolean) => {
    lines.push(blank);
    const head = headOf(atMs, name, options.times, hasName);
    if (head !== null) lines.push({ kind: 'head', text: head });
    if (text === '' && head !== null) return;
    for (const line of text.split('\n')) lines.push({ kind: 'words', text: escapeLine(line) });
  };
  for (const { startMs, speaker, text } of segments) {
    block(startMs, speaker, text, options.speakers);
  }
  if (notes.length > 0) lines.push(blank, { kind: 'section', text: notesSection });
  for (const { atMs, author, text } of notes) block(atMs, author, text, true);
  return [...lines, blank];
}

function headOf(
  atMs: number | null,
  name: string | null,
  hasTimes: boolean,
  hasName: boolean,
): string | null {
  if (hasTimes) {
    const stamp = `[${atMs === null ? '-' : formatTimecode(atMs, true)}]`;
    return name === null ? stamp : `${stamp} ${name}`;
  }
  if (!hasName) return null;
  return name === null ? nobody : `${name}:`;
}

const escapeLine = (line: string): string =>
  line === '' || line.startsWith('\\') || line.startsWith('== ') ? `\\${line}` : line;
