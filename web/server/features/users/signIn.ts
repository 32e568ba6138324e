import { eq } from 'drizzle-orm';
import { knownDevice, makeDeviceCookie } from '../../auth/deviceCookie.ts';
import { issueSignInCode, redeemSignInCode } from '../../auth/signInCode.ts';
import type { Db } from '../../db/database.ts';
import { extensionConnection, session, user } from '../../db/tables/schema.ts';
import type { RequestContext, Services } from '../../graphql/context.ts';
import { UserError } from '../../errors/userError.ts';
import type { UserRow } from './userLoaders.ts';

export type SignInChannel = 'email' | 'sms';

const askAddress = { name: 'sign-in-ask', points: 10, perSec: 3600 };
const askClient = { name: 'sign-in-ask-client', points: 100, perSec: 3600 };
const tryClient = { name: 'sign-in-try-client', points: 100, perSec: 3600 };

/**
 * Sends a code when somebody with this address may sign in. Says nothing either way, and takes as long
 * either way, so that nobody learns who has an account.
 */
export async function askSignInCode(
  context: RequestContext,
  channel: SignInChannel,
  address: string,
): Promise<void> {
  const { services, clientAddress } = context;
  const identifier = parseAddress(channel, address);
  if (!services.messages.canSend(channel))
    throw new UserError(
      'UNAVAILABLE',
      channel === 'sms'
        ? 'Text messages are not set up here. Sign in with your e-mail address.'
        : 'E-mail is not set up here. Ask your site admin.',
    );
  await services.rateLimit(askClient, clientAddress);
  const counted = countedAs(context, identifier);
  await services.rateLimit(askAddress, counted);
  // Asked whoever it is for, so that the answer tells nothing of accounts.
  if (channel === 'email' && (await services.messages.fault()) !== null)
    throw new UserError(
      'UNAVAILABLE',
      'No e-mail can be sent at the moment. Try again in a minute, or tell your site admin.',
    );
  const db = services.database.system;
  const code = await issueSignInCode(db, services.secret, counted);
  const person = await findByAddress(db, channel, identifier);
  if (!person || person.banned) return;
  void services.messages
    .send({
      channel,
      recipient: identifier,
      subject: 'Your code to sign in to Rapport',
      body: `Your code to sign in to Rapport is ${code}. It works for 10 minutes, once.\n\nIf you did not ask for it, you can ignore this message.`,
    })
    .catch(() => {
      // The sender logs why; the page must not tell whether there was an account to send to.
    });
}

/** Signs in with a code. @throws {UserError} BAD_INPUT for a wrong, used or expired one. */
export async function signInWithCode(
  context: RequestContext,
  channel: SignInChannel,
  address: string,
  code: string,
): Promise<{ person: UserRow; sessionId: string }> {
  const { services, clientAddress } = context;
  const identifier = parseAddress(channel, address);
  await services.rateLimit(tryClient, clientAddress);
  const db = services.database.system;
  const counted = countedAs(context, identifier);
  const isRight = await redeemSignInCode(db, services.secret, counted, code);
  const person = isRight ? await findByAddress(db, channel, identifier) : null;
  if (!person || person.banned)
    throw new UserError(
      'BAD_INPUT',
      'This code is wrong or no longer valid. Check it, or ask for a new one.',
    );
  const sessionId = await openSession(context, person);
  context.setCookie([makeDeviceCookie(identifier, cookieKeys(context))]);
  return { person, sessionId };
}

const cookieKeys = ({ services: { secret, settings } }: RequestContext) => ({
  secret,
  isHttps: settings.PUBLIC_URL.startsWith('https:'),
});

/** A browser that has signed in with the address before has codes and tries of its own. */
function countedAs(context: RequestContext, identifier: string): string {
  const device = knownDevice(context.headers.get('cookie'), identifier, cookieKeys(context));
  return device === null ? identifier : `${identifier} ${device}`;
}

/** Opens a session, sets its cookie on the answer, and returns its id. */
export async function openSession(context: RequestContext, person: UserRow): Promise<string> {
  await endFormerSession(context);
  const { headers, response } = await context.services.auth.api.openSession({
    body: { userId: person.id },
    headers: context.headers,
    returnHeaders: true,
  });
  context.setCookie(headers.getSetCookie());
  await context.services.database.system
    .update(user)
    .set({ emailVerified: true, signUpCompletedAt: person.signUpCompletedAt ?? new Date() })
    .where(eq(user.id, person.id));
  return response.sessionId;
}

/** Signing in again in a browser leaves no session behind that nobody can see. */
async function endFormerSession({ actor, services }: RequestContext): Promise<void> {
  if (!actor?.sessionId || actor.isImpersonated) return;
  await services.database.system.delete(session).where(eq(session.id, actor.sessionId));
  services.actors.forget(actor.sessionId);
}

/** Ends the session and removes its cookie. */
export async function endSession(context: RequestContext): Promise<void> {
  const { headers } = await context.services.auth.api.signOut({
    headers: context.headers,
    returnHeaders: true,
  });
  context.setCookie(headers.getSetCookie());
  // The database announces it too, but this process need not wait for that.
  if (context.actor?.sessionId) context.services.actors.forget(context.actor.sessionId);
}

/** Ends every session and every extension connection of a person, this browser's included. */
export async function endEverySession(context: RequestContext, userId: string): Promise<void> {
  const db = context.services.database.system;
  await db.transaction(async (tx) => {
    await tx.delete(session).where(eq(session.userId, userId));
    await tx.delete(extensionConnection).where(eq(extensionConnection.userId, userId));
  });
  context.services.actors.forget(userId);
  await endSession(context);
}

export async function findByAddress(
  db: Db,
  channel: SignInChannel,
  identifier: string,
): Promise<UserRow | null> {
  const [person] = await db
    .select()
    .from(user)
    .where(eq(channel === 'email' ? user.email : user.phoneNumber, identifier));
  return person ?? null;
}

function parseAddress(channel: SignInChannel, address: string): string {
  const trimmed = address.trim();
  if (channel === 'email') {
    if (trimmed.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed))
      throw new UserError('BAD_INPUT', 'Enter an email address');
    return trimmed.toLowerCase();
  }
  return parsePhoneNumber(trimmed);
}

/** @throws {UserError} BAD_INPUT for what is no number with its country code. */
export function parsePhoneNumber(text: string): string {
  const digits = text.trim().replace(/[\s().-]/g, '');
  if (!/^\+[1-9]\d{6,14}$/.test(digits))
    throw new UserError(
      'BAD_INPUT',
      'Enter a phone number with its country code, like +1 555 010 0100.',
    );
  return digits;
}

export const isDemoSignInOpen = (services: Services): boolean =>
  !services.settings.isProduction && services.settings.SEED === 'demo';
