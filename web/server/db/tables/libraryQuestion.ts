import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { libraryQuestionTypes } from '#shared/planning/library/competency.ts';
import { createdAt, id, known, organizationId, updatedAt } from './columns.ts';
import { user } from './user.ts';

/** A question that an organization adds to the library, under a competency of ours or its own. */
export const libraryQuestion = pgTable(
  'library_question',
  {
    id: id(),
    organizationId: organizationId(),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => user.id),
    competency: text('competency').notNull(),
    /** Words of postings that show the competency, parted by commas. */
    cues: text('cues').notNull().default(''),
    type: text('type', { enum: libraryQuestionTypes }).notNull(),
    question: text('question').notNull(),
    good: text('good').array().notNull(),
    weak: text('weak').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('library_question_organization').on(t.organizationId, t.competency, t.createdAt),
    known(t.type, libraryQuestionTypes),
  ],
);
