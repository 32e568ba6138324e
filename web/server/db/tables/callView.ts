import { sql } from 'drizzle-orm';
import { check, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { call } from './call.ts';
import { id, instant, organizationId } from './columns.ts';
import { share } from './share.ts';
import { user } from './user.ts';

/** Who opened a call, first and last: a person of the organization, or somebody outside by their share. */
export const callView = pgTable(
  'call_view',
  {
    id: id(),
    organizationId: organizationId(),
    callId: uuid('call_id')
      .notNull()
      .references(() => call.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').references(() => user.id, { onDelete: 'cascade' }),
    shareId: uuid('share_id').references(() => share.id, { onDelete: 'cascade' }),
    firstViewedAt: instant('first_viewed_at').notNull().defaultNow(),
    lastViewedAt: instant('last_viewed_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('call_view_user').on(t.callId, t.userId),
    uniqueIndex('call_view_share').on(t.callId, t.shareId),
    index('call_view_of_user').on(t.userId),
    index('call_view_of_share').on(t.shareId),
    check('call_view_has_viewer', sql`num_nonnulls(${t.userId}, ${t.shareId}) = 1`),
  ],
);
