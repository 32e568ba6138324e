import { eq } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { readSessionToken } from '../../auth/sessionCookie.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { session } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { RequestContext } from '../../graphql/context.ts';
import { endSession } from './signIn.ts';

/**
 * Opens a session of an hour in which a site admin acts as another person. Every audit entry of that session
 * names the site admin.
 */
export async function impersonateUser(
  context: RequestContext,
  actor: Actor,
  userId: string,
): Promise<void> {
  const { services, headers } = context;
  const { secret, settings, database } = services;
  const isHttps = settings.PUBLIC_URL.startsWith('https:');
  const impersonatorToken = readSessionToken(headers.get('cookie'), { secret, isHttps });
  if (impersonatorToken === null) throw new UserError('UNAUTHENTICATED', 'Sign in to continue.');
  // Recorded first: an impersonation without an entry must not exist.
  await database.system.transaction((tx) => recordEvent(tx, actor, 'user.impersonated', userId));
  const opened = await services.auth.api.openImpersonation({
    body: { userId, impersonatorId: actor.userId, impersonatorToken },
    headers,
    returnHeaders: true,
  });
  context.setCookie(opened.headers.getSetCookie());
}

/**
 * Ends an impersonation and returns to the site admin's own session. Where that session has ended meanwhile,
 * the browser is signed out.
 */
export async function unimpersonate(context: RequestContext): Promise<{ redirectTo: string }> {
  const { actor, services, headers } = context;
  if (!actor?.impersonatorId) throw new UserError('CONFLICT', 'You are not impersonating anybody.');
  const { organizationId, impersonatorId, userId, sessionId } = actor;
  const db = services.database.system;
  await db.transaction((tx) =>
    recordEvent(tx, { organizationId, userId: impersonatorId }, 'user.unimpersonated', userId),
  );
  try {
    const stopped = await services.auth.api.stopImpersonating({ headers, returnHeaders: true });
    context.setCookie(stopped.headers.getSetCookie());
    return { redirectTo: '/settings/users' };
  } catch {
    if (sessionId) await db.delete(session).where(eq(session.id, sessionId));
    await endSession(context);
    return { redirectTo: '/sign-in' };
  } finally {
    if (sessionId) services.actors.forget(sessionId);
  }
}
