import { createHmac, timingSafeEqual } from 'node:crypto';

/** What the browser names beside the key. */
export const searchApplicationId = 'rapport';
/** Longest life of a key. */
export const searchKeySeconds = 3600;
const maxKeyLength = 4096;

/**
 * The key that signs search keys; never leaves the server. Made from the server's secret, so that a search
 * key says nothing about cookies or codes.
 */
export const searchSigningKey = (secret: string): string =>
  createHmac('sha256', secret).update('search keys').digest('hex');

export interface SearchKeyClaims {
  userId: string;
  /** Null for keys of jobs and tests, which end with their time only. */
  sessionId: string | null;
  organizationId: string;
  /** Parameters that hold whatever the browser asks: `filters`, `hitsPerPage`, … */
  restrictions: URLSearchParams;
}

/**
 * A search key for one person: Algolia's secured key, base64 of the HMAC of its restrictions and the
 * restrictions themselves. What a person may see is not in it: that is asked anew at every query.
 */
export function signSearchKey(
  signingKey: string,
  claims: Omit<SearchKeyClaims, 'restrictions'> & { restrictions?: Record<string, string> },
  now = Date.now(),
): string {
  const text = new URLSearchParams({
    ...claims.restrictions,
    userToken: [claims.organizationId, claims.userId, claims.sessionId ?? ''].join('/'),
    validUntil: String(Math.floor(now / 1000) + searchKeySeconds),
  }).toString();
  return Buffer.from(hmacOf(signingKey, text) + text).toString('base64');
}

/** What a key allows, or null for one that is foreign, changed or past its time. */
export function readSearchKey(
  signingKey: string,
  key: string,
  now = Date.now(),
): SearchKeyClaims | null {
  if (key.length > maxKeyLength) return null;
  const text = Buffer.from(key, 'base64').toString('utf8');
  const signature = Buffer.from(text.slice(0, 64));
  const signed = text.slice(64);
  const expected = Buffer.from(hmacOf(signingKey, signed));
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return null;
  const restrictions = new URLSearchParams(signed);
  const validUntil = Number(restrictions.get('validUntil'));
  const nowSec = now / 1000;
  if (!(validUntil > nowSec) || validUntil > nowSec + searchKeySeconds) return null;
  const [organizationId, userId, sessionId] = (restrictions.get('userToken') ?? '').split('/');
  if (!organizationId || !userId) return null;
  restrictions.delete('validUntil');
  restrictions.delete('userToken');
  return { organizationId, userId, sessionId: sessionId || null, restrictions };
}

const hmacOf = (signingKey: string, text: string): string =>
  createHmac('sha256', signingKey).update(text).digest('hex');
