import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { guideVisibilities, questionTypes } from '#shared/domain/guide.ts';
import { createdAt, id, organizationId, updatedAt, known } from './columns.ts';
import { interviewStage, position } from './position.ts';
import { user } from './user.ts';

export const guide = pgTable(
  'guide',
  {
    id: id(),
    organizationId: organizationId(),
    name: text('name').notNull(),
    visibility: text('visibility', { enum: guideVisibilities }).notNull().default('PUBLIC'),
    positionId: uuid('position_id').references(() => position.id, { onDelete: 'set null' }),
    interviewStageId: uuid('interview_stage_id').references(() => interviewStage.id, {
      onDelete: 'set null',
    }),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => user.id),
    atsId: text('ats_id'),
    /** Scorecards of this guide ask for an overall score. */
    overallScoringEnabled: boolean('overall_scoring_enabled').notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('guide_organization').on(t.organizationId, t.name),
    index('guide_name').on(t.organizationId, sql`lower(${t.name})`, t.id),
    index('guide_position').on(t.positionId),
    known(t.visibility, guideVisibilities),
  ],
);

export const competency = pgTable(
  'competency',
  {
    id: id(),
    organizationId: organizationId(),
    guideId: uuid('guide_id')
      .notNull()
      .references(() => guide.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    index: integer('index').notNull(),
  },
  (t) => [uniqueIndex('competency_order').on(t.guideId, t.index)],
);

export const cue = pgTable(
  'cue',
  {
    id: id(),
    organizationId: organizationId(),
    guideId: uuid('guide_id')
      .notNull()
      .references(() => guide.id, { onDelete: 'cascade' }),
    competencyId: uuid('competency_id').references(() => competency.id, { onDelete: 'set null' }),
    cue: text('cue').notNull(),
    description: text('description').notNull().default(''),
    isHtmlType: boolean('is_html_type').notNull().default(false),
    type: text('type', { enum: questionTypes }).notNull().default('OTHER'),
    /** Scorecards of this guide ask for a score of the answer. */
    scoringEnabled: boolean('scoring_enabled').notNull().default(false),
    index: integer('index').notNull(),
  },
  (t) => [uniqueIndex('cue_order').on(t.guideId, t.index), known(t.type, questionTypes)],
);

export const guideAssignment = pgTable(
  'guide_assignment',
  {
    id: id(),
    organizationId: organizationId(),
    guideId: uuid('guide_id')
      .notNull()
      .references(() => guide.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (t) => [uniqueIndex('guide_assignment_once').on(t.guideId, t.userId)],
);
