import { createHmac, timingSafeEqual } from 'node:crypto';

const lifetimeSec = 12 * 3600;
const nameFor = (isHttps: boolean) => `${isHttps ? '__Host-' : ''}rapport.external`;

interface Keys {
  secret: string;
  isHttps: boolean;
}

/** The cookie of somebody outside who has shown that an e-mail address is theirs. It holds for twelve hours. */
export function makeExternalCookie(email: string, { secret, isHttps }: Keys): string {
  const endsAtSec = Math.floor(Date.now() / 1000) + lifetimeSec;
  const said = `${Buffer.from(email).toString('base64url')}.${endsAtSec}`;
  const value = `${said}.${signatureOf(secret, said)}`;
  return `${nameFor(isHttps)}=${value}; Max-Age=${lifetimeSec}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/** The address that the browser has shown to be its person's, or null. */
export function readExternalCookie(
  cookieHeader: string | null | undefined,
  { secret, isHttps }: Keys,
): string | null {
  const start = `${nameFor(isHttps)}=`;
  const pair = cookieHeader?.split('; ').find((part) => part.startsWith(start));
  const [email = '', endsAtSec = '', signature = ''] = (pair?.slice(start.length) ?? '').split('.');
  const actual = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(secret, `${email}.${endsAtSec}`));
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null;
  return Number(endsAtSec) * 1000 > Date.now() ? Buffer.from(email, 'base64url').toString() : null;
}

const signatureOf = (secret: string, said: string): string =>
  createHmac('sha256', secret).update(`external\n${said}`).digest('base64url');
