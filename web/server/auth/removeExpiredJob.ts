import { lt } from 'drizzle-orm';
import { z } from 'zod';
import {
  extensionCode,
  extensionConnection,
  rateLimit,
  session,
  signInCode,
  verification,
} from '../db/tables/schema.ts';
import { defineJob, defineQueue } from '../jobs/job.ts';

export const removeExpiredQueue = defineQueue('removeExpired', z.object({}));

/** Removes what has run out and nothing reads again: sessions, codes, tokens, rate counters. Hourly. */
export const removeExpiredJob = defineJob(
  removeExpiredQueue,
  async (_payload, { database: { system } }) => {
    const now = new Date();
    for (const table of [session, signInCode, extensionCode, extensionConnection, verification])
      await system.delete(table).where(lt(table.expiresAt, now));
    await system.delete(rateLimit).where(lt(rateLimit.expire, now.getTime()));
  },
  { isHourly: true },
);
