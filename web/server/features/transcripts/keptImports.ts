import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { and, eq, lt } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { transcriptImport } from '../../db/tables/schema.ts';
import { isUuid } from '../../db/isUuid.ts';
import { UserError } from '../../errors/userError.ts';

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];
const keptMs = 24 * 3600_000;

export const maxImportBytes = 10 * 1024 * 1024;

/** Keeps a file for the import that may follow its preview, and lets those of yesterday go. */
export async function keepImport(
  db: Db,
  actor: Actor,
  { fileName, content }: { fileName: string; content: Uint8Array },
): Promise<string> {
  const packed = await pack(content);
  return db.transaction(async (tx) => {
    await tx
      .delete(transcriptImport)
      .where(lt(transcriptImport.createdAt, new Date(Date.now() - keptMs)));
    const [kept] = await tx
      .insert(transcriptImport)
      .values({
        organizationId: actor.organizationId,
        userId: actor.userId,
        fileName: fileName.slice(0, 255),
        content: packed,
        sizeBytes: content.length,
      })
      .returning({ id: transcriptImport.id });
    if (!kept) throw new UserError('UNAVAILABLE', 'The file could not be kept. Try again.');
    return kept.id;
  });
}

/** A kept file of this person's own. @throws {UserError} NOT_FOUND, also for somebody else's. */
export async function takeImport(
  db: Tx,
  actor: Actor,
  id: string,
): Promise<{ fileName: string; content: Uint8Array }> {
  const [kept] = isUuid(id)
    ? await db
        .select()
        .from(transcriptImport)
        .where(and(eq(transcriptImport.id, id), eq(transcriptImport.userId, actor.userId)))
    : [];
  if (!kept)
    throw new UserError(
      'NOT_FOUND',
      'This file is no longer here: it is kept for a day, and until it is imported. Choose it again.',
    );
  return {
    fileName: kept.fileName,
    content: await unpack(kept.content, { maxOutputLength: maxImportBytes + 1 }),
  };
}

export const dropImport = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(transcriptImport).where(eq(transcriptImport.id, id));
};
