import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { extensionCode, extensionConnection } from '../../db/tables/schema.ts';

const codeLifetimeMs = 2 * 60_000;
const tokenLifetimeMs = 90 * 86_400_000;

const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
// 256 random bits need no slow hash: there is nothing to guess.
const newSecret = (): string => randomBytes(32).toString('base64url');

interface Owner {
  organizationId: string;
  userId: string;
}

/** What the web app hands the extension in the same browser: two minutes, once. */
export async function issueExtensionCode(
  db: Db,
  { organizationId, userId }: Owner,
): Promise<{ code: string; expiresAt: Date }> {
  const code = newSecret();
  const expiresAt = new Date(Date.now() + codeLifetimeMs);
  await db.delete(extensionCode).where(lt(extensionCode.expiresAt, new Date()));
  await db
    .insert(extensionCode)
    .values({ codeHash: hash(code), organizationId, userId, expiresAt });
  return { code, expiresAt };
}

/** Trades a code for a token that acts for its person for 90 days; null for a wrong, used or late one. */
export async function redeemExtensionCode(
  db: Db,
  code: string,
): Promise<(Owner & { token: string; expiresAt: Date }) | null> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .delete(extensionCode)
      .where(and(eq(extensionCode.codeHash, hash(code)), gt(extensionCode.expiresAt, new Date())))
      .returning();
    if (!found) return null;
    const { organizationId, userId } = found;
    const token = newSecret();
    const expiresAt = new Date(Date.now() + tokenLifetimeMs);
    await tx
      .insert(extensionConnection)
      .values({ organizationId, userId, tokenHash: hash(token), expiresAt });
    return { organizationId, userId, token, expiresAt };
  });
}

/** Whose extension this is, or null. */
export async function findExtensionOwner(
  db: Db,
  token: string,
): Promise<{ userId: string } | null> {
  const [found] = await db
    .select({ userId: extensionConnection.userId })
    .from(extensionConnection)
    .where(
      and(
        eq(extensionConnection.tokenHash, hash(token)),
        gt(extensionConnection.expiresAt, new Date()),
      ),
    );
  return found ?? null;
}

/** Ends a connection; its token works no more. */
export async function endExtensionConnection(db: Db, token: string): Promise<void> {
  await db.delete(extensionConnection).where(eq(extensionConnection.tokenHash, hash(token)));
}
