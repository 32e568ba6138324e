import { plural } from './plural.ts';

export const mostShareRecipients = 10;
export const longestShareTitle = 100;
export const longestShareMessage = 2000;

/** The part of the AI notes that people outside may read beside a recording; none unless one is chosen. */
export const externalNotesFormats = ['TLDR', 'CS', 'QANDA', 'WRITEUP', 'SECTION'] as const;
export type ExternalNotesFormat = (typeof externalNotesFormats)[number];
export const externalNotesLabels: Record<ExternalNotesFormat, string> = {
  TLDR: 'In short',
  CS: 'Candidate summary',
  QANDA: 'Questions and answers',
  WRITEUP: 'Write-up',
  SECTION: 'Sections of the template',
};

/** What can be shared. */
export const sharedNouns = ['call', 'clip', 'playlist'] as const;
export type SharedNoun = (typeof sharedNouns)[number];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** A duration of a share outside, in words; below a day in hours. */
export function shareDurationText(days: number): string {
  const hours = days * 24;
  if (days < 1) return `${hours} hours`;
  return plural(days, 'day');
}

/** How long somebody outside still has access, in words. */
export function shareExpiryText(expiresAt: Date, now: Date): string {
  const leftMs = expiresAt.getTime() - now.getTime();
  if (leftMs <= 0) return 'Access expired';
  if (leftMs <= hourMs) return 'Access expires in the next hour';
  if (leftMs < dayMs) return `Access expires in ${Math.ceil(leftMs / hourMs)} hours`;
  const days = Math.ceil(leftMs / dayMs);
  return `Access expires in ${plural(days, 'day')}`;
}

const emailPattern = /^[^\s@<>"',;:]+@[^\s@<>"',;:]+\.[^\s@<>"',;:]+$/;

/** An address as it is kept, or null for what is none. */
export function readShareEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= 254 && emailPattern.test(email) ? email : null;
}
