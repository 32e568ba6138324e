import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import { signInCode } from '../db/tables/schema.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
export const codeLength = 6;
const lifetimeMs = 10 * 60_000;
const tries = 5;

/**
 * Makes a new code for an e-mail address or phone number; the one before it stops working.
 * Six letters and digits, ten minutes, five tries, once.
 */
export async function issueSignInCode(db: Db, secret: string, identifier: string): Promise<string> {
  const code = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join(
    '',
  );
  const row = {
    codeHash: hash(secret, identifier, code),
    triesLeft: tries,
    expiresAt: new Date(Date.now() + lifetimeMs),
  };
  await db
    .insert(signInCode)
    .values({ identifier: hash(secret, identifier), ...row })
    .onConflictDoUpdate({ target: signInCode.identifier, set: row });
  return code;
}

/**
 * Whether the code is the one last sent. Every call costs a try, counted by the database itself, so that
 * simultaneous guesses count each; a right code works once.
 */
export async function redeemSignInCode(
  db: Db,
  secret: string,
  identifier: string,
  code: string,
): Promise<boolean> {
  const [row] = await db
    .update(signInCode)
    .set({ triesLeft: sql`${signInCode.triesLeft} - 1` })
    .where(
      and(
        eq(signInCode.identifier, hash(secret, identifier)),
        gt(signInCode.triesLeft, 0),
        gt(signInCode.expiresAt, new Date()),
      ),
    )
    .returning({ codeHash: signInCode.codeHash });
  // Hashed also when there is no row, so that a missing address takes as long as a wrong code.
  const input = hash(secret, identifier, code.trim().toUpperCase());
  const known = row?.codeHash ?? hash(secret, identifier);
  if (!timingSafeEqual(Buffer.from(input), Buffer.from(known)) || !row) return false;
  const used = await db
    .delete(signInCode)

    .where(and(eq(signInCode.codeHash, known), eq(signInCode.identifier, hash(secret, identifier))))
    .returning({ identifier: signInCode.identifier });
  return used.length === 1;
}

/** Of an address, or of one with a code: neither is kept as it is. */
const hash = (secret: string, identifier: string, code = ''): string =>
  createHmac('sha256', secret).update(`${identifier}\n${code}`).digest('hex');
