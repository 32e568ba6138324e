import type { ReadWarning, SkippedLine } from './transcriptReading.ts';

const maxReported = 100;
const shownLength = 200;

/** Collects what was odd in a file. Bounded: a file of a million odd lines tells of the first 100. */
export interface ReadingReport {
  warnings: ReadWarning[];
  skipped: SkippedLine[];
  /** `line` counts from 1; 0 for the whole file. */
  warn(line: number, message: string): void;
  skip(line: number, text: string, why: string): void;
  /** Adds how many were left untold. */
  close(): void;
}

export function createReadingReport(): ReadingReport {
  const warnings: ReadWarning[] = [];
  const skipped: SkippedLine[] = [];
  let untold = 0;
  return {
    warnings,
    skipped,
    warn(line, message) {
      if (warnings.length < maxReported) warnings.push({ line, message });
      else untold += 1;
    },
    skip(line, text, why) {
      const shown = text.trim().slice(0, shownLength).toWellFormed();
      if (skipped.length < maxReported) skipped.push({ line, text: shown, why });
      else untold += 1;
    },
    close() {
      if (untold > 0) warnings.push({ line: 0, message: `${untold} more remarks are not listed.` });
    },
  };
}
