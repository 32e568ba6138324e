import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fromNodeHeaders } from 'better-auth/node';
import { findExtensionConnection } from '../features/extension/extensionConnection.ts';
import { isSessionDueForRenewal } from '../auth/createAuth.ts';
import { loadActorOfUser } from '../auth/loadActor.ts';
import { readSessionToken } from '../auth/sessionCookie.ts';
import type { Actor } from '../auth/actor.ts';
import type { RequestContext, Services } from '../graphql/context.ts';

/** Who asks, from where, under which id. One statement at most for a signed-in person, none for a visitor. */
export async function createRequestContext(
  services: Services,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<RequestContext> {
  const lifetime = new AbortController();
  res.once('close', () => lifetime.abort());
  const headers = fromNodeHeaders(req.headers);
  const setCookie = (cookies: string[]) => {
    if (!res.headersSent) for (const cookie of cookies) res.appendHeader('set-cookie', cookie);
  };
  return {
    services,
    actor: await authenticateExtension(services, headers, setCookie),
    requestId: requestIdOf(res),
    clientAddress: clientAddressOf(services, req),
    headers,
    setCookie,
    signal: lifetime.signal,
  };
}

/** The person of a request that the extension may make too: by its token, or by a session. */
export async function authenticateExtension(
  services: Services,
  headers: Headers,
  setCookie: (cookies: string[]) => void = () => {},
): Promise<Actor | null> {
  const token = bearerOf(headers.get('authorization'));
  if (token === null) return authenticate(services, headers, setCookie);
  const { system } = services.database;
  const connection = await findExtensionConnection(system, token);
  const actor = connection && (await loadActorOfUser(system, connection.userId));
  return actor && { ...actor, connectionId: connection.id };
}

/** The signed-in person of a request, or null. */
export async function authenticate(
  services: Services,
  headers: Headers,
  setCookie: (cookies: string[]) => void = () => {},
): Promise<Actor | null> {
  // A cookie beside any such header does not count.
  if (headers.get('authorization') !== null) return null;
  const { secret, settings } = services;
  const isHttps = settings.PUBLIC_URL.startsWith('https:');
  const sessionToken = readSessionToken(headers.get('cookie'), { secret, isHttps });
  const found = sessionToken === null ? null : await services.actors.ofToken(sessionToken);
  if (!found) return null;
  if (!found.actor.isImpersonated && isSessionDueForRenewal(found.expiresAtMs)) {
    const renewed = await services.auth.api.getSession({ headers, returnHeaders: true });
    setCookie(renewed.headers.getSetCookie());
  }
  return found.actor;
}

/** The token of `Authorization: Bearer …`, or null. */
export const bearerOf = (header: string | null | undefined): string | null =>
  /^Bearer (\S{20,200})$/.exec(header ?? '')?.[1] ?? null;

const requestIds = new WeakMap<ServerResponse, string>();

/** The id that stands in the answer, the log and error messages. */
export function requestIdOf(res: ServerResponse): string {
  const known = requestIds.get(res);
  if (known) return known;
  const id = randomUUID();
  requestIds.set(res, id);
  return id;
}

export function clientAddressOf(services: Services, req: IncomingMessage): string {
  const direct = req.socket.remoteAddress ?? 'unknown';
  if (!services.settings.TRUST_PROXY) return direct;
  // The last entry is the one our own proxy wrote; those before it are the client's word.
  const forwarded = req.headers['x-forwarded-for'];
  const list = (Array.isArray(forwarded) ? forwarded.join(',') : (forwarded ?? '')).split(',');
  return list.at(-1)?.trim() || direct;
}
