import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, organizationId } from './columns.ts';
import { user } from './user.ts';

/** Interviews with the person of this address are not recorded, whether they lead them or answer. */
export const excludedUser = pgTable(
  'excluded_user',
  {
    id: id(),
    organizationId: organizationId(),
    /** In lower case. */
    email: text('email').notNull(),
    createdById: uuid('created_by_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('excluded_user_once').on(t.organizationId, t.email)],
);
