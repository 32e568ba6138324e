import { and, eq, ne } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { issueSignInCode, redeemSignInCode } from '../../auth/signInCode.ts';
import type { Db } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { user } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';
import type { Services } from '../../graphql/context.ts';
import { parsePhoneNumber } from './signIn.ts';

const askPerson = { name: 'phone-ask', points: 10, perSec: 3600 };
const askNumber = { name: 'phone-ask-number', points: 10, perSec: 3600 };
const tryPerson = { name: 'phone-try', points: 100, perSec: 3600 };

interface PhoneChange {
  db: Db;
  actor: Actor;
  services: Services;
  phoneNumber: string;
}

/** Nobody's code to sign in, nor another person's for the same number, verifies it. */
const codeOwner = ({ userId }: Actor, number: string): string => `phone of ${userId} ${number}`;

/** Sends a code to the number. @throws {UserError} BAD_INPUT for no number; UNAVAILABLE, RATE_LIMITED */
export async function sendPhoneNumberCode(input: PhoneChange): Promise<void> {
  const { actor, services } = input;
  const number = parsePhoneNumber(input.phoneNumber);
  if (!services.messages.canSend('sms'))
    throw new UserError('UNAVAILABLE', 'Text messages are not set up here.');
  await services.rateLimit(askPerson, actor.userId);
  await services.rateLimit(askNumber, number);
  const db = services.database.system;
  const code = await issueSignInCode(db, services.secret, codeOwner(actor, number));
  await services.messages.send({
    channel: 'sms',
    recipient: number,
    subject: 'Your code to verify this phone number',
    body: `Your code to verify this phone number for Rapport is ${code}. It works for 10 minutes, once.`,
  });
}

/**
 * Keeps the number as the actor's, who signs in with it from then on.
 * @throws {UserError} BAD_INPUT for a wrong, used or expired code; CONFLICT for a number of another account.
 */
export async function verifyPhoneNumber(input: PhoneChange & { code: string }): Promise<void> {
  const { db, actor, services, code } = input;
  const number = parsePhoneNumber(input.phoneNumber);
  await services.rateLimit(tryPerson, actor.userId);
  const system = services.database.system;
  if (!(await redeemSignInCode(system, services.secret, codeOwner(actor, number), code)))
    throw new UserError(
      'BAD_INPUT',
      'This code is wrong or no longer valid. Check it, or ask for a new one.',
    );
  const taken = await system.$count(
    user,
    and(eq(user.phoneNumber, number), ne(user.id, actor.userId)),
  );
  if (taken > 0)
    throw new UserError(
      'CONFLICT',
      'This number belongs to another account. Remove it there first.',
    );
  await savePhoneNumber(db, actor, number, 'user.phoneNumberVerified');
}

/** The actor signs in by e-mail alone from then on. */
export const removePhoneNumber = ({ db, actor }: Pick<PhoneChange, 'db' | 'actor'>) =>
  savePhoneNumber(db, actor, null, 'user.phoneNumberRemoved');

const savePhoneNumber = (db: Db, actor: Actor, phoneNumber: string | null, event: string) =>
  db.transaction(async (tx) => {
    await tx.update(user).set({ phoneNumber }).where(eq(user.id, actor.userId));
    await recordEvent(tx, actor, event, actor.userId);
  });
