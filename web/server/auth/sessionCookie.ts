import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The session token in a Cookie header, or null when there is none that we signed. Better-auth writes it as
 * `token.signature`, the signature being the HMAC-SHA-256 of the token under the secret, in base64.
 */
export function readSessionToken(
  cookieHeader: string | null | undefined,
  { secret, isHttps }: { secret: string; isHttps: boolean },
): string | null {
  const name = `${isHttps ? '__Host-' : ''}rapport.session_token`;
  const pair = cookieHeader?.split('; ').find((part) => part.startsWith(`${name}=`));
  const [token, signature, ...rest] = decode(pair?.slice(name.length + 1) ?? '').split('.');
  if (!token || !signature || rest.length > 0) return null;
  const expected = createHmac('sha256', secret).update(token).digest();
  const actual = Buffer.from(signature, 'base64');
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? token : null;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
