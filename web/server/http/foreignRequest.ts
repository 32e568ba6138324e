import type { IncomingMessage } from 'node:http';
import type { Settings } from '../settings/settings.ts';
import { bearerOf } from './requestContext.ts';

const localHosts = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether the request names a host that is not this server. A page can point a name of its own at this
 * machine and then counts as the same origin here. In production the session's cookie belongs to
 * PUBLIC_URL alone, and load balancers ask by any name, so the host is not checked.
 */
export function hasForeignHost(
  req: IncomingMessage,
  { PUBLIC_URL, isProduction }: Pick<Settings, 'PUBLIC_URL' | 'isProduction'>,
): boolean {
  if (isProduction) return false;
  const address = `http://${req.headers.host ?? ''}`;
  if (!URL.canParse(address)) return true;
  const { host, hostname } = new URL(address);
  return !localHosts.includes(hostname) && host !== new URL(PUBLIC_URL).host;
}

/**
 * Whether another site's page made the browser send this write. Browsers name the origin of every such
 * request; programs that are no browser send none and carry no cookie of ours by accident.
 */
export function isForeignWrite(req: IncomingMessage, publicUrl: string): boolean {
  if (req.method === 'GET' || req.method === 'HEAD' || req.method === 'OPTIONS') return false;
  // The extension sends a token, beside which no cookie counts. A foreign page has no such token.
  if (bearerOf(req.headers.authorization) !== null || req.url === '/api/extension/token')
    return false;
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const { origin, host } = req.headers;
  if (origin === undefined) return false;
  return origin !== new URL(publicUrl).origin && !isSameHost(origin, host);
}

const isSameHost = (origin: string, host: string | undefined): boolean =>
  URL.canParse(origin) && host !== undefined && new URL(origin).host === host;
