import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, organizationId } from './columns.ts';
import { user } from './user.ts';

/** A transcript file between its preview and its import. Gone once imported, or after a day. */
export const transcriptImport = pgTable(
  'transcript_import',
  {
    id: id(),
    organizationId: organizationId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    /** gzip of the file. */
    content: bytes('content').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('transcript_import_user').on(t.userId, t.createdAt)],
);
