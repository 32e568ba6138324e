import { readMarkdownText } from './markdownText.ts';
import { refuseNewer } from './readOwnText.ts';
import { parseTimecode } from './timecode.ts';
import type { ReadSegment, TranscriptDraft, TranscriptNote } from './transcriptReading.ts';

const mark = /^<!-- Rapport transcript (\d{1,4}) \((times, speakers|times|speakers|words)\) -->$/;

export const isOwnMarkdown = (lines: readonly string[]): boolean =>
  lines.slice(0, 5).some((line) => mark.test(line));

interface Head {
  atMs: number | null;
  name: string | null;
}

/** Our own Markdown export (see writeMarkdown.ts). Throws TranscriptError `TOO_NEW`. */
export function readMarkdown(lines: readonly string[]): TranscriptDraft {
  const markAt = lines.findIndex((line) => mark.test(line));
  const [, version, holds] = mark.exec(lines[markAt] ?? '') ?? [];
  refuseNewer(Number(version));
  const titleLine = lines.slice(0, markAt).find((line) => line.startsWith('# '));
  const segments: ReadSegment[] = [];
  const notes: TranscriptNote[] = [];
  let hasHeads = holds !== 'words';
  let isNotes = false;
  let open: { text: string } | null = null;
  const begin = ({ atMs, name }: Head, text = ''): void => {
    const note = { atMs, author: name, text };
    const segment = { speaker: name, startMs: atMs, endMs: null, text };
    if (isNotes) notes.push(note);
    else segments.push(segment);
    open = isNotes ? note : segment;
  };
  for (const paragraph of paragraphsOf(lines.slice(markAt + 1))) {
    const head = hasHeads ? readHead(paragraph) : null;
    if (paragraph === '## Notes') {
      isNotes = true;
      hasHeads = true;
    } else if (head) begin(head);
    else if (hasHeads && open) {
      const turn: { text: string } = open;
      // Somebody may have put a blank line into the words since.
      turn.text += `${turn.text === '' ? '' : '\n\n'}${readMarkdownText(paragraph)}`;
    } else begin({ atMs: null, name: null }, readMarkdownText(paragraph));
  }
  const title = titleLine === undefined ? null : readMarkdownText(titleLine.slice(2));
  return { format: 'MARKDOWN', isExact: true, title, segments, notes };
}

function readHead(paragraph: string): Head | null {
  const stampOnly = /^\*(-|[\d:]{4,12})\*$/.exec(paragraph);
  if (stampOnly) return { atMs: parseTimecode(stampOnly[1] ?? ''), name: null };
  const end = paragraph.lastIndexOf('**');
  const stamp = paragraph.slice(end + 2);
  const isHead = paragraph.startsWith('**') && end > 2 && /^(?: · [\d:]{4,12})?$/.test(stamp);
  if (!isHead) return null;
  return { atMs: parseTimecode(stamp.slice(3)), name: readMarkdownText(paragraph.slice(2, end)) };
}

function paragraphsOf(lines: readonly string[]): string[] {
  const paragraphs: string[][] = [];
  let open: string[] | null = null;
  for (const line of lines) {
    if (line.trim() === '') open = null;
    else if (open) open.push(line);
    else paragraphs.push((open = [line]));
  }
  return paragraphs.map((paragraph) => paragraph.join('\n'));
}
