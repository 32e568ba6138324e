import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  planGroupSources,
  planProcessingStatuses,
  planQuestionTypes,
} from '#shared/domain/plan.ts';
import { postingLineKinds, unaskedReasons } from '#shared/planning/postingLine.ts';
import { createdAt, id, instant, organizationId, updatedAt, known } from './columns.ts';
import { guide } from './guide.ts';
import { jobDescription } from './jobDescription.ts';
import { user } from './user.ts';

/**
 * Interviews made from a job description. A rebuild makes a new row; `job_description.plan_id` names the
 * one that counts, so that the old one stays until the new one is whole.
 */
export const plan = pgTable(
  'plan',
  {
    id: id(),
    organizationId: organizationId(),
    jobDescriptionId: uuid('job_description_id')
      .notNull()
      .references(() => jobDescription.id, { onDelete: 'cascade' }),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => user.id),
    status: text('status', { enum: planProcessingStatuses }).notNull().default('Dispatched'),
    /** For people: why it failed and what to do. */
    error: text('error'),
    /** The text the plan is made from, as it stood when it was asked for. */
    jobDescriptionText: text('job_description_text').notNull().default(''),
    numberOfInterviews: integer('number_of_interviews').notNull(),
    includeRecruiterScreen: boolean('include_recruiter_screen').notNull().default(true),
    /** As typed: areas parted by commas. */
    additionalAreas: text('additional_areas').notNull().default(''),
    /** Grows with every change by a person, so that guides are made once of each version. */
    revision: integer('revision').notNull().default(0),
    completedAt: instant('completed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('plan_job_description').on(t.jobDescriptionId, t.createdAt.desc()),
    known(t.status, planProcessingStatuses),
  ],
);

const planId = () =>
  uuid('plan_id')
    .notNull()
    .references(() => plan.id, { onDelete: 'cascade' });

/** What is deleted keeps its row and its place, so that it can be brought back. */
export const planInterview = pgTable(
  'plan_interview',
  {
    id: id(),
    organizationId: organizationId(),
    planId: planId(),
    name: text('name').notNull(),
    order: integer('order').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [index('plan_interview_plan').on(t.planId, t.order)],
);

/** A competency of an interview. */
export const planQuestionGroup = pgTable(
  'plan_question_group',
  {
    id: id(),
    organizationId: organizationId(),
    planId: planId(),
    planInterviewId: uuid('plan_interview_id')
      .notNull()
      .references(() => planInterview.id, { onDelete: 'cascade' }),
    competency: text('competency').notNull(),
    source: text('source', { enum: planGroupSources }).notNull(),
    /** Words of the job description, verbatim; null where it does not come from there. */
    referenceText: text('reference_text'),
    order: integer('order').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('plan_question_group_plan').on(t.planId),
    index('plan_question_group_interview').on(t.planInterviewId, t.order),
    known(t.source, planGroupSources),
  ],
);

export const planQuestion = pgTable(
  'plan_question',
  {
    id: id(),
    organizationId: organizationId(),
    planId: planId(),
    groupId: uuid('group_id')
      .notNull()
      .references(() => planQuestionGroup.id, { onDelete: 'cascade' }),
    question: text('question').notNull(),
    type: text('type', { enum: planQuestionTypes }).notNull(),
    /** What a good answer holds; empty where nothing is known. */
    good: text('good').array().notNull().default([]),
    /** What a weak answer sounds like. */
    weak: text('weak').notNull().default(''),
    order: integer('order').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('plan_question_plan').on(t.planId),
    index('plan_question_in_group').on(t.groupId, t.order),
    known(t.type, planQuestionTypes),
  ],
);

/** A duty or requirement of the posting that the plan is made from: a row of its coverage matrix. */
export const planLine = pgTable(
  'plan_line',
  {
    id: id(),
    organizationId: organizationId(),
    planId: planId(),
    text: text('text').notNull(),
    kind: text('kind', { enum: postingLineKinds }).notNull(),
    /** Why no question is made from it; null when one could be. */
    reason: text('reason', { enum: unaskedReasons }),
    /** A person says that it need not be asked about. */
    isNotAsked: boolean('is_not_asked').notNull().default(false),
    order: integer('order').notNull(),
  },
  (t) => [
    index('plan_line_plan').on(t.planId, t.order),
    known(t.kind, postingLineKinds),
    known(t.reason, unaskedReasons),
  ],
);

/** A question that asks about a line: it was made from it, or a person tied the two. */
export const planLineQuestion = pgTable(
  'plan_line_question',
  {
    id: id(),
    organizationId: organizationId(),
    planLineId: uuid('plan_line_id')
      .notNull()
      .references(() => planLine.id, { onDelete: 'cascade' }),
    planQuestionId: uuid('plan_question_id')
      .notNull()
      .references(() => planQuestion.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('plan_line_question_once').on(t.planLineId, t.planQuestionId),
    index('plan_line_question_question').on(t.planQuestionId),
  ],
);

/** A guide made from an interview of a plan, once for each version of the plan. */
export const planGuide = pgTable(
  'plan_guide',
  {
    id: id(),
    organizationId: organizationId(),
    planId: planId(),
    planInterviewId: uuid('plan_interview_id')
      .notNull()
      .references(() => planInterview.id, { onDelete: 'cascade' }),
    planRevision: integer('plan_revision').notNull(),
    guideId: uuid('guide_id')
      .notNull()
      .references(() => guide.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('plan_guide_once').on(t.planInterviewId, t.planRevision)],
);
