import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { questionTypes } from '../../../../shared/domain/guide.ts';
import { createdAt, id, organizationId, updatedAt, known } from './columns.ts';
import { interviewStage, position } from './position.ts';
import { user } from './user.ts';

export const guide = pgTable(
  'guide',
  {
    id: id(),
    organizationId: organizationId(),
    name: text('name').notNull(),
    visibility: text('visibility', { enum: ['PUBLIC', 'PRIVATE'] })
      .notNull()
      .default('PUBLIC'),
    positionId: uuid('position_id').references(() => position.id, { onDelete: 'set null' }),
    interviewStageId: uuid('interview_stage_id').references(() => interviewStage.id, {
      onDelete: 'set null',
    }),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => user.id),
    atsId: text('ats_id'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('guide_organization').on(t.organizationId, t.name),
    known(t.visibility, ['PUBLIC', 'PRIVATE']),
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
  (t) => [index('competency_guide').on(t.guideId, t.index)],
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
    index: integer('index').notNull(),
  },
  (t) => [index('cue_guide').on(t.guideId, t.index), known(t.type, questionTypes)],
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
