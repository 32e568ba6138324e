import { formatTimecode } from '../time.ts';
import { writeMarkdownLine, writeMarkdownText } from './markdownText.ts';
import type { PreparedTranscript, WriteOptions } from './writableTranscript.ts';

/**
 * Markdown: "**Name** · 0:00:05" above each segment. Keeps speakers, texts, title, notes and when a
 * segment begins to the second; not when it ends, nor roles.
 */
export function writeMarkdown(
  { title, segments, notes }: PreparedTranscript,
  options: WriteOptions,
): string {
  const holds = [options.times && 'times', options.speakers && 'speakers'].filter(Boolean);
  const blocks = title === null ? [] : [`# ${writeMarkdownLine(title)}`];
  blocks.push(`<!-- Rapport transcript 1 (${holds.join(', ') || 'words'}) -->`);
  const add = (atMs: number | null, name: string | null, text: string, hasName: boolean) => {
    const head = headOf(atMs, name, options.times, hasName);
    if (head !== null) blocks.push(head);
    if (text !== '') blocks.push(writeMarkdownText(text));
    else if (head === null) blocks.push('\\');
  };
  for (const { startMs, speaker, text } of segments) add(startMs, speaker, text, options.speakers);
  if (notes.length > 0) blocks.push('## Notes');
  for (const { atMs, author, text } of notes) add(atMs, author, text, true);
  return `${blocks.join('\n\n')}\n`;
}

function headOf(
  atMs: number | null,
  name: string | null,
  hasTimes: boolean,
  hasName: boolean,
): string | null {
  if (!hasTimes && !hasName) return null;
  const stamp = hasTimes && atMs !== null ? formatTimecode(atMs, true) : '-';
  if (name === null) return `*${stamp}*`;
  return `**${writeMarkdownLine(name)}**${stamp === '-' ? '' : ` · ${stamp}`}`;
}
