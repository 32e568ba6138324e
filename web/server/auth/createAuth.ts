import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { admin } from 'better-auth/plugins/admin';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { account, session, user, verification } from '../db/tables/schema.ts';
import type { Settings } from '../settings/settings.ts';

export type Auth = ReturnType<typeof createAuth>;

const sessionLifetimeSec = 30 * 24 * 3600;
const impersonationLifetimeSec = 3600;
const renewAfterSec = 24 * 3600;

/** A session in use is made longer once a day. */
export const isSessionDueForRenewal = (expiresAtMs: number): boolean =>
  expiresAtMs - (sessionLifetimeSec - renewAfterSec) * 1000 <= Date.now();

/**
 * Makes, renews and ends sessions and their cookies. Which proof opens a session is ours (`signInCode.ts`),
 * and so is who a cookie stands for (`actorCache.ts`).
 */
export function createAuth(
  db: Db,
  secret: string,
  settings: Pick<Settings, 'PUBLIC_URL' | 'isProduction'>,
) {
  const isHttps = settings.PUBLIC_URL.startsWith('https:');
  return betterAuth({
    secret,
    baseURL: settings.PUBLIC_URL,
    basePath: '/api/auth',
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user, session, account, verification },
    }),
    telemetry: { enabled: false },
    logger: { level: 'error' },
    // Better-auth never makes a person here; named only so that it knows the columns it may not touch.
    user: {
      additionalFields: Object.fromEntries(
        (['organizationId', 'userRoleId', 'firstName', 'lastName'] as const).map((name) => [
          name,
          { type: 'string' as const, required: true, input: false },
        ]),
      ),
    },
    session: { expiresIn: sessionLifetimeSec, updateAge: renewAfterSec },
    advanced: {
      database: { generateId: 'uuid' },
      // Named here rather than by `useSecureCookies`, whose prefix lets sibling domains set the cookie.
      cookiePrefix: isHttps ? '__Host-rapport' : 'rapport',
      useSecureCookies: false,
      defaultCookieAttributes: { sameSite: 'lax', httpOnly: true, path: '/', secure: isHttps },
    },
    plugins: [admin(), sessionForUser()],
  });
}

/** Opens a session for a person whose proof the server has already checked. Never routed over HTTP. */
function sessionForUser() {
  return {
    id: 'session-for-user',
    endpoints: {
      openSession: createAuthEndpoint(
        { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
        async (ctx) => {
          const person = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
          if (!person) throw ctx.error('NOT_FOUND');
          const opened = await ctx.context.internalAdapter.createSession(person.id);
          await setSessionCookie(ctx, { session: opened, user: person });
          return ctx.json({ sessionId: opened.id });
        },
      ),
      openImpersonation: createAuthEndpoint(
        {
          method: 'POST',
          body: z.object({
            userId: z.string(),
            impersonatorId: z.string(),
            impersonatorToken: z.string(),
          }),
          metadata: { SERVER_ONLY: true },
        },
        async (ctx) => {
          const { internalAdapter, authCookies, secret } = ctx.context;
          const { userId, impersonatorId, impersonatorToken } = ctx.body;
          const person = await internalAdapter.findUserById(userId);
          if (!person) throw ctx.error('NOT_FOUND');
          const opened = await internalAdapter.createSession(
            person.id,
            true,
            {
              impersonatedBy: impersonatorId,
              expiresAt: new Date(Date.now() + impersonationLifetimeSec * 1000),
            },
            true,
          );
          // `stopImpersonating` reads the session to return to from this cookie, in this form.
          await ctx.setSignedCookie(
            ctx.context.createAuthCookie('admin_session').name,
            `${impersonatorToken}:`,
            secret,
            authCookies.sessionToken.attributes,
          );
          await setSessionCookie(ctx, { session: opened, user: person }, true);
          return ctx.json({ sessionId: opened.id });
        },
      ),
    },
  } as const;
}
