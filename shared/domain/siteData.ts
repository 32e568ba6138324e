import { z } from 'zod';
import { exportedTexts, type ExportedText } from './exportedText.ts';

export const meetingSiteIds = ['meet', 'zoom', 'teams'] as const;
export const atsIds = [
  ...(['greenhouse', 'lever', 'ashby', 'smartrecruiters'] as const),
  ...(['workday', 'icims', 'bullhorn'] as const),
] as const;

/** What a field of an applicant tracking system's page is for. */
export type FieldPurpose = ExportedText;

/** What such a page shows beside its fields. */
export const pageFacts = ['CANDIDATE', 'POSITION', 'STAGE'] as const;
export type PageFact = (typeof pageFacts)[number];

const selector = z.string().min(1).max(500);
/** From 0, a guess, to 1, seen. */
const confidence = z.number().min(0).max(1);
/** The day on which somebody saw the page. */
const seen = z.iso.date();
/** Why the extension shall not run there for now, in words for people. */
const switchedOff = z.string().min(1).max(300).optional();
const mostEntries = 50;

const meetingDataSchema = z.strictObject({
  seen,
  switchedOff,
  /** Replace the selectors of the same name. */
  selectors: z.record(z.string().max(40), selector).default({}),
  /** Replace all places where captions may be. */
  regions: z
    .array(z.strictObject({ signal: z.string().min(1).max(40), selector, confidence }))
    .max(mostEntries)
    .default([]),
});
export type MeetingData = z.infer<typeof meetingDataSchema>;

const atsDataSchema = z.strictObject({
  seen,
  switchedOff,
  fields: z
    .array(z.strictObject({ purpose: z.enum(exportedTexts), selector, confidence }))
    .max(mostEntries),
  facts: z
    .array(
      z.strictObject({
        fact: z.enum(pageFacts),
        selector,
        /** The selector finds labels; the fact stands beside one with any of these texts. */
        labels: z.array(z.string().min(1).max(80)).min(1).max(20).optional(),
        confidence,
      }),
    )
    .max(mostEntries)
    .default([]),
});
/** The pages of one applicant tracking system. */
export type AtsData = z.infer<typeof atsDataSchema>;
/** A field that somebody saw on a site, or in an example of it. */
export type KnownField = AtsData['fields'][number];
export type KnownFact = AtsData['facts'][number];

/**
 * What foreign pages look like, as a server hands it out to replace what is built in. Data only: an unknown
 * key is refused, and nothing in it is ever run.
 */
export const siteDataSchema = z.strictObject({
  madeOn: z.iso.date(),
  meetings: z.partialRecord(z.enum(meetingSiteIds), meetingDataSchema).default({}),
  ats: z.partialRecord(z.enum(atsIds), atsDataSchema).default({}),
});
export type SiteData = z.infer<typeof siteDataSchema>;
