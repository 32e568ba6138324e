import { z } from 'zod';
import { callVisibilities } from './visibility.ts';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** How times of day are written: as the browser's language has them, or always with 12 or with 24 hours. */
export const timeFormats = ['AUTO', 'H12', 'H24'] as const;
export type TimeFormat = (typeof timeFormats)[number];
export const timeFormatLabels: Record<TimeFormat, string> = {
  AUTO: 'As your browser’s language',
  H12: '12 hours, 2:05 PM',
  H24: '24 hours, 14:05',
};

/** What people decide for themselves. A key without a stored value has the default. */
export const userSettings = z.object({
  /** IANA name of the time zone in which the person reads dates. */
  timezoneName: z
    .string()
    .max(64)
    .refine(isTimeZone, { message: 'Unknown time zone', abort: true })
    .default('UTC'),
  timeFormat: z.enum(timeFormats).default('AUTO'),
  /** Visibility that the person's new interviews start with. */
  defaultCallVisibility: z.enum(callVisibilities).default('PUBLIC'),
});
export type UserSettings = z.infer<typeof userSettings>;
