import { z } from 'zod';
import { timeFormats } from './timeFormats.ts';
import { callVisibilities } from './visibility.ts';

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

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
