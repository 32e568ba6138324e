import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { products } from '#shared/domain/product.ts';
import { createdAt, id, known, organizationId } from './columns.ts';
import { user } from './user.ts';

/** Somebody asked for a product that the organization lacks. */
export const upgradeRequest = pgTable(
  'upgrade_request',
  {
    id: id(),
    organizationId: organizationId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    product: text('product', { enum: products }).notNull().default('PLAN'),
    /** The admins who have been told by e-mail, or whose address the mail server refuses. */
    notifiedUserIds: uuid('notified_user_ids').array().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    index('upgrade_request_newest').on(t.organizationId, t.createdAt.desc()),
    known(t.product, products),
  ],
);
