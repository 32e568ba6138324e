import { notesSection, nobody, ownTextMark } from './ownTextLines.ts';
import { parseTimecode } from './timecode.ts';
import { TranscriptError } from './transcriptError.ts';
import type { ReadSegment, TranscriptDraft, TranscriptNote } from './transcriptReading.ts';

export const isOwnText = (lines: readonly string[]): boolean =>
  lines.slice(0, 2).some((line) => ownTextMark.test(line));

/** Our own text export, exactly (see ownTextLines.ts). Throws TranscriptError `TOO_NEW`. */
export function readOwnText(lines: readonly string[]): TranscriptDraft {
  const markAt = ownTextMark.test(lines[1] ?? '') ? 1 : 0;
  const [, version, holds = ''] = ownTextMark.exec(lines[markAt] ?? '') ?? [];
  refuseNewer(Number(version));
  const [hasTimes, hasSpeakers] = [holds.includes('times'), holds.includes('speakers')];
  const segments: ReadSegment[] = [];
  const notes: TranscriptNote[] = [];
  let isNotes = false;
  for (const block of blocksOf(lines.slice(markAt + 1))) {
    if (block[0] === notesSection) {
      isNotes = true;
      continue;
    }
    const hasHead = hasTimes || hasSpeakers || isNotes;
    const { atMs, name } = hasHead
      ? readHead(block[0] ?? '', hasTimes)
      : { atMs: null, name: null };
    const text = block
      .slice(hasHead ? 1 : 0)
      .map((line) => (line.startsWith('\\') ? line.slice(1) : line))
      .join('\n');
    if (isNotes) notes.push({ atMs, author: name, text });
    else segments.push({ speaker: name, startMs: atMs, endMs: null, text });
  }
  const title = markAt === 1 ? (lines[0] ?? null) : null;
  return { format: 'RAPPORT_TEXT', isExact: true, title, segments, notes };
}

/** Throws TranscriptError `TOO_NEW` for a file of a version after ours. */
export function refuseNewer(version: number): void {
  if (version > 1) {
    throw new TranscriptError(
      'TOO_NEW',
      `This transcript was written by a newer Rapport (its version is ${version}, this one reads 1). Export it as VTT there and add that.`,
    );
  }
}

function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  let open: string[] | null = null;
  for (const line of lines) {
    if (line === '') open = null;
    else if (open) open.push(line);
    else blocks.push((open = [line]));
  }
  return blocks;
}

function readHead(line: string, hasTimes: boolean): { atMs: number | null; name: string | null } {
  if (!hasTimes) {
    return { atMs: null, name: line === nobody ? null : line.replace(/:$/, '') };
  }
  const end = line.indexOf(']');
  return { atMs: parseTimecode(line.slice(1, end)), name: line.slice(end + 2) || null };
}
