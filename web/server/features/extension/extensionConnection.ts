import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lt } from 'drizzle-orm';
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

/** The connection of a token that still works, or null. Notes to the hour when it was last used. */
export async function findExtensionConnection(
  db: Db,
  token: string,
): Promise<{ id: string; userId: string } | null> {
  const { id, userId, lastUsedAt } = extensionConnection;
  const now = new Date();
  const [found] = await db
    .select({ id, userId, lastUsedAt })
    .from(extensionConnection)
    .where(
      and(eq(extensionConnection.tokenHash, hash(token)), gt(extensionConnection.expiresAt, now)),
    );
  if (!found) return null;
  if (now.getTime() - found.lastUsedAt.getTime() > 3600_000)
    await db.update(extensionConnection).set({ lastUsedAt: now }).where(eq(id, found.id));
  return { id: found.id, userId: found.userId };
}

/** The browsers whose extension acts for a person, the last used first. */
export const listExtensionConnections = (db: Db, { userId }: Pick<Owner, 'userId'>) =>
  db
    .select({
      id: extensionConnection.id,
      createdAt: extensionConnection.createdAt,
      lastUsedAt: extensionConnection.lastUsedAt,
      expiresAt: extensionConnection.expiresAt,
    })
    .from(extensionConnection)
    .where(
      and(eq(extensionConnection.userId, userId), gt(extensionConnection.expiresAt, new Date())),
    )
    .orderBy(desc(extensionConnection.lastUsedAt));

/** Ends a connection by its token, which works no more. */
export async function returnExtensionToken(db: Db, token: string): Promise<void> {
  await db.delete(extensionConnection).where(eq(extensionConnection.tokenHash, hash(token)));
}

/** Ends one of a person's connections. @returns whether there was one. */
export async function endExtensionConnection(
  db: Db,
  { userId }: Pick<Owner, 'userId'>,
  id: string,
): Promise<boolean> {
  const ended = await db
    .delete(extensionConnection)
    .where(and(eq(extensionConnection.id, id), eq(extensionConnection.userId, userId)))
    .returning({ id: extensionConnection.id });
  return ended.length > 0;
}
