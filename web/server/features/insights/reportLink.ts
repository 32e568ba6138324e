import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { insightIntervals } from '#shared/domain/insightPeriod.ts';
import type { InsightFilter } from './insightFilter.ts';

/** How long a link to a file of figures holds. */
const linkSeconds = 600;

const optionalId = z.string().max(100).nullish();
const claims = z.object({
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
 * Where the figures of a filter are downloaded, for one person and ten minutes. What the person may see is
 * not in it: that is asked again when the file is made.
 */
export function reportUrl(secret: string, userId: string, filter: InsightFilter): string {
  const untilSec = Math.floor(Date.now() / 1000) + linkSeconds;
  const text = Buffer.from(JSON.stringify({ userId, untilSec, filter })).toString('base64url');
  return `/insights-report.csv?report=${text}.${signatureOf(secret, text)}`;
}

/** The filter of a link, or null for one that is changed, past its time or of somebody else. */
export function readReportLink(
  secret: string,
  userId: string,
  link: string,
  now = Date.now(),
): InsightFilter | null {
  const [text = '', signature = ''] = link.split('.');
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf(secret, text))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const read = claims.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  if (!read.success || read.data.userId !== userId) return null;
  return read.data.untilSec * 1000 > now ? read.data.filter : null;
}
