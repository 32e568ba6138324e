import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, real, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { aiWritingKinds } from '#shared/domain/aiNote.ts';
import { processingStatuses, processingStepNames } from '#shared/domain/call.ts';
import { call } from './call.ts';
import { createdAt, id, instant, known, organizationId } from './columns.ts';
import { jobDescription } from './jobDescription.ts';
import { skillReport } from './skillReport.ts';

export const taskNames = [
  ...processingStepNames,
  ...aiWritingKinds,
  'QUESTIONS',
  'PLAN',
  'SKILLS',
] as const;
export type TaskName = (typeof taskNames)[number];

/**
 * Background work on a call, a job description or a skill report, as the page shows it: one step of making a recording
 * into an interview, or what a language engine writes. See `jobs/durableTask.ts`.
 */
export const task = pgTable(
  'task',
  {
    id: id(),
    organizationId: organizationId(),
    /** The subject is a call, a job description or a skill report. */
    callId: uuid('call_id').references(() => call.id, { onDelete: 'cascade' }),
    jobDescriptionId: uuid('job_description_id').references(() => jobDescription.id, {
      onDelete: 'cascade',
    }),
    skillReportId: uuid('skill_report_id').references(() => skillReport.id, {
      onDelete: 'cascade',
    }),
    name: text('name', { enum: taskNames }).notNull(),
    status: text('status', { enum: processingStatuses }).notNull().default('PENDING'),
    /** 0..1 */
    progress: real('progress').notNull().default(0),
    /** Grows with every order and is never reset, so that work of an earlier order is recognized. */
    generation: integer('generation').notNull().default(1),
    /** How often this order was begun. */
    attempts: integer('attempts').notNull().default(0),
    /** For people: what went wrong and what to do. */
    failureReason: text('failure_reason'),
    failureCode: text('failure_code'),
    /** What the task leaves for the next ones, or for its own next run. */
    result: jsonb('result').$type<Record<string, unknown>>(),
    startedAt: instant('started_at'),
    finishedAt: instant('finished_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('task_once').on(t.callId, t.name),
    uniqueIndex('task_once_for_posting').on(t.jobDescriptionId, t.name),
    uniqueIndex('task_once_for_skills').on(t.skillReportId, t.name),
    check(
      'task_subject',
      sql`num_nonnulls(${t.callId}, ${t.jobDescriptionId}, ${t.skillReportId}) = 1`,
    ),
    known(t.name, taskNames),
    known(t.status, processingStatuses),
  ],
);
