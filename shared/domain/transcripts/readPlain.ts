import { findSpeakers } from './findSpeakers.ts';
import { readNameLines } from './nameLines.ts';
import type { ReadingReport } from './readingReport.ts';
import { speakerTurns } from './speakerTurns.ts';
import type { TranscriptDraft } from './transcriptReading.ts';

/** Text without times, with or without "Name: words" or names on lines of their own. */
export function readPlain(lines: readonly string[], report: ReadingReport): TranscriptDraft {
  const tidy = lines.map(withoutMarkup);
  const spoken = tidy.map(findSpeakers(tidy, report));
  const isNamed = spoken.some(({ speaker }) => speaker !== null);
  const underNames = isNamed ? null : readNameLines(tidy);
  return { format: 'PLAIN', segments: speakerTurns(underNames ?? spoken) };
}

/** "**Amara:** words" and "- Amara: words", as pasted from notes, without their marks. */
export function withoutMarkup(line: string): string {
  const bare = line.replace(/^\s{0,20}(?:[-•]\s{1,5})?(?=\S)/, '');
  const bold = /^\*\*([^*]{1,80})\*\*(:?)\s?/.exec(bare);
  if (!bold || !(bold[1]?.endsWith(':') || bold[2] === ':')) return bare;
  return `${bold[1] ?? ''}${bold[2] ?? ''} ${bare.slice(bold[0].length)}`;
}
