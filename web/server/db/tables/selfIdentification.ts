import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { candidate } from './candidate.ts';
import { createdAt, id, organizationId } from './columns.ts';

/**
 * What candidates said of themselves for equal-opportunity monitoring, such as "Gender: Woman", as an
 * administrator uploaded it. Never inferred, and read only by the adverse impact report.
 */
export const selfIdentification = pgTable(
  'self_identification',
  {
    id: id(),
    organizationId: organizationId(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidate.id, { onDelete: 'cascade' }),
    category: text('category').notNull(),
    group: text('group_name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('self_identification_once').on(t.candidateId, t.category),
    index('self_identification_category').on(t.organizationId, t.category),
  ],
);
