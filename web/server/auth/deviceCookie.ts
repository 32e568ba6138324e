import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const lifetimeSec = 400 * 24 * 3600;
const nameFor = (isHttps: boolean) => `${isHttps ? '__Host-' : ''}rapport.device`;

interface Keys {
  secret: string;
  isHttps: boolean;
}

/**
 * The cookie of a browser that has signed in with this address. It opens nothing: what it asks for is
 * counted apart, so that strangers who ask for the same address do not keep its owner out.
 */
export function makeDeviceCookie(address: string, { secret, isHttps }: Keys): string {
  const id = randomBytes(16).toString('base64url');
  const value = `${id}.${signatureOf(secret, id, address)}`;
  return `${nameFor(isHttps)}=${value}; Max-Age=${lifetimeSec}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;
}

/** The id of a browser that has signed in with this address before, or null. */
export function knownDevice(
  cookieHeader: string | null,
  address: string,
  { secret, isHttps }: Keys,
): string | null {
  const start = `${nameFor(isHttps)}=`;
  const pair = cookieHeader?.split('; ').find((part) => part.startsWith(start));
  const [id = '', signature = ''] = (pair?.slice(start.length) ?? '').split('.');
  const actual = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(secret, id, address));
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : null;
}

const signatureOf = (secret: string, id: string, address: string): string =>
  createHmac('sha256', secret).update(`device\n${id}\n${address}`).digest('base64url');
