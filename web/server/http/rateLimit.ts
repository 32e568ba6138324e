import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { UserError } from '../errors/userError.ts';

export interface RateRule {
  name: string;
  points: number;
  perSec: number;
}

/**
 * Counts one use; called by the field that does the thing, so that aliases and batches count each.
 * @throws {UserError} RATE_LIMITED with the seconds to wait.
 */
export type RateLimit = (rule: RateRule, key: string) => Promise<void>;

/**
 * Counters live in the database, so that they hold over many machines and a restart. Their keys are
 * hashed: a table of who asked when is nothing to keep addresses of people in.
 */
export function createRateLimit(systemPool: pg.Pool, secret: string): RateLimit {
  const limiters = new Map<string, RateLimiterPostgres>();
  return async (rule, key) => {
    let limiter = limiters.get(rule.name);
    if (!limiter) {
      const limits = { points: rule.points, duration: rule.perSec };
      limiter = new RateLimiterPostgres({
        storeClient: systemPool,
        storeType: 'pool',
        tableName: 'rate_limit',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: rule.name,
        insuranceLimiter: new RateLimiterMemory(limits),
        ...limits,
      });
      limiters.set(rule.name, limiter);
    }
    try {
      await limiter.consume(createHmac('sha256', secret).update(key).digest('base64url'));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const waitSec = Math.ceil(refusal.msBeforeNext / 1000);
      const wait = waitSec < 90 ? `${waitSec} seconds` : `${Math.ceil(waitSec / 60)} minutes`;
      throw new UserError('RATE_LIMITED', `Too many tries. Wait ${wait} and try again.`, {
        retryAfterSec: waitSec,
      });
    }
  };
}
