import type { TimeFormat } from './timeFormats.ts';

/** How times of day are written, set once it is known who reads; the server and tests write 12 hours. */
let hourCycle: 'h12' | 'h23' | undefined;

/** Writes times of day from now on as the reader has chosen, or as `language`, the browser's, has them. */
export function setTimeFormat(format: TimeFormat, language: string): void {
  const usual = () =>
    new Intl.DateTimeFormat(language, { hour: 'numeric' }).resolvedOptions().hourCycle;
  hourCycle = format === 'H24' || (format === 'AUTO' && /^h2/.test(usual() ?? '')) ? 'h23' : 'h12';
}

/** Options of a time of day, as the reader has it: "2:05 PM" or "14:05". */
export const timeOfDay = (): Intl.DateTimeFormatOptions => ({
  hour: 'numeric',
  minute: '2-digit',
  ...(hourCycle && { hourCycle }),
});
