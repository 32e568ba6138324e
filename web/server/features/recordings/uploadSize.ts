import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { upload } from '../../db/tables/schema.ts';

/** How many bytes an upload will have, or null when there is no such upload. */
export async function uploadSize(database: Database, uploadId: string): Promise<number | null> {
  const [row] = await database.system
    .select({ sizeBytes: upload.sizeBytes })
    .from(upload)
    .where(eq(upload.id, uploadId));
  return row?.sizeBytes ?? null;
}
