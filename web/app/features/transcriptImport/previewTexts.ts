import type { ImportPreview } from '#shared/domain/transcripts/importPreview.ts';
import { plural } from '#shared/domain/plural.ts';
import { formatTimecode } from '#shared/domain/time.ts';

/** What a file holds, a sentence each. `duration` is in words. */
export function understoodFacts(preview: ImportPreview, duration: string): string[] {
  const { format, segmentCount, wordCount, speakers, hasTimes, gapCount, noteCount } = preview;
  const named = speakers.filter(({ name }) => name !== null).length;
  const voices = named === 0 ? 'no speaker is named' : plural(named, 'speaker');
  return [
    `Format: ${format}`,
    `${plural(segmentCount, 'turn')}, ${plural(wordCount, 'word')}, ${voices}`,
    hasTimes
      ? `${duration} long, ${gapCount === 0 ? 'without gaps' : `with ${plural(gapCount, 'gap')} of a minute or more`}`
      : `No times in it: they are estimated from the length of what was said, about ${duration} in all`,
    ...(noteCount > 0
      ? [`${plural(noteCount, 'note')} in it, kept as notes that only you can see`]
      : []),
  ];
}

export interface FaultLine {
  /** Counted from 1; 0 where it is about the whole file. */
  line: number;
  what: string;
  quote?: string;
}

/** What was not understood or looks wrong, in order of line. */
export function faultLines({ warnings, skipped, gaps }: ImportPreview): FaultLine[] {
  const lines: FaultLine[] = [
    ...warnings.map(({ line, message }) => ({ line, what: message })),
    ...skipped.map(({ line, text, why }) => ({ line, what: `Left out. ${why}`, quote: text })),
  ];
  return [
    ...lines.sort((a, b) => a.line - b.line),
    ...gaps.map(({ startMs, endMs }) => ({
      line: 0,
      what: `Nothing is said from ${formatTimecode(startMs)} to ${formatTimecode(endMs)}.`,
    })),
  ];
}
