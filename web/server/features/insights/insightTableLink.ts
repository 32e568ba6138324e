import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { insightIntervals } from '#shared/domain/insightPeriod.ts';
import type { InsightFilter } from './insightFilter.ts';

/** How long a link to a file of figures holds. */
const linkSeconds = 600;

const optionalId = z.string().max(100).nullish();
/** The tables that are downloaded as CSV. */
export const insightTables = [
  'OVERVIEW',
  'INTERVIEWERS',
  'TOPIC_TRENDS',
  'CANDIDATE_QUESTIONS',
  'CANDIDATE_MOTIVATIONS',
  'COMPENSATION',
] as const;
export type InsightTable = (typeof insightTables)[number];

const claims = z.object({
  table: z.enum(insightTables),
  userId: z.string(),
  untilSec: z.number(),
  filter: z.object({
    startMs: z.number(),
    endMs: z.number(),
    interval: z.enum(insightIntervals),
    zone: z.string().max(100),
    positionId: optionalId,
    clientId: optionalId,
    stageId: optionalId,
    interviewerId: optionalId,
  }),
});

const signatureOf = (secret: string, text: string): string =>
  createHmac('sha256', secret).update('insight report').update(text).digest('base64url');

/**
 * Where a table of insights is downloaded, for one person and ten minutes. What the person may see is not in
 * it: that is asked again when the file is made.
 */
export function insightTableUrl(
  secret: string,
  asked: { table: InsightTable; userId: string; filter: InsightFilter },
): string {
  const untilSec = Math.floor(Date.now() / 1000) + linkSeconds;
  const text = Buffer.from(JSON.stringify({ ...asked, untilSec })).toString('base64url');
  return `/insights.csv?link=${text}.${signatureOf(secret, text)}`;
}

/** What a link leads to, or null for one that is changed, past its time or of somebody else. */
export function readInsightLink(
  secret: string,
  userId: string,
  link: string,
  now = Date.now(),
): { table: InsightTable; filter: InsightFilter } | null {
  const [text = '', signature = ''] = link.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(secret, text))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const read = claims.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (!read.success || read.data.userId !== userId) return null;
  return read.data.untilSec * 1000 > now ? read.data : null;
}
