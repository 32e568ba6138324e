import { pino, type Logger } from 'pino';

export type { Logger };

/**
 * Structured lines on standard output. They carry ids, counts, codes and times; never names, addresses,
 * words or cookies of people.
 */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, formatters: { level: (label) => ({ level: label }) } });
