import type { IncomingMessage, ServerResponse } from 'node:http';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  // Mantine sets sizes and positions by style attributes.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** Headers that every answer carries. `frameAncestors` are the origins that may frame the app, if any. */
export function setSecurityHeaders(
  res: ServerResponse,
  isHttps: boolean,
  frameAncestors: string | undefined,
): void {
  res.setHeader(
    'content-security-policy',
    `${policy}; frame-ancestors ${frameAncestors ?? "'none'"}`,
  );
  res.setHeader('x-content-type-options', 'nosniff');
  res.setHeader('referrer-policy', 'same-origin');
  res.setHeader('cross-origin-opener-policy', 'same-origin');
  res.setHeader('cross-origin-resource-policy', 'same-origin');
  res.setHeader('permissions-policy', 'camera=(), geolocation=(), payment=(), usb=()');
  if (isHttps) res.setHeader('strict-transport-security', 'max-age=31536000');
}

/**
 * Refuses writes that another site's page makes the browser send. Browsers name the origin of every such
 * request; programs that are no browser send none and carry no cookie of ours by accident.
 */
export function isForeignWrite(req: IncomingMessage, publicUrl: string): boolean {
  if (req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS') return false;
  // The extension's requests carry a token of their own and no cookie counts beside it: a foreign page
  // has no such token, and may not send this header to us without asking.
  if (req.headers.authorization !== undefined || req.url === '/api/extension/token') return false;
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = req.headers;
  if (origin === undefined) return false;
  return origin !== new URL(publicUrl).origin && !isSameHost(origin, host);
}

const isSameHost = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
