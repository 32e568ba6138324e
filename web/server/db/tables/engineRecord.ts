import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { call } from './call.ts';
import { createdAt, id, known, organizationId } from './columns.ts';
import { jobDescription } from './jobDescription.ts';
import { plan } from './plan.ts';
import { user } from './user.ts';

export interface EngineRecordChange {
  at: string;
  userId: string;
  sentenceId: string;
  /** Null where there was, or is, nothing. */
  before: string | null;
  after: string | null;
}

/**
 * What an engine was asked and said about a call or a job description: the evidence behind anything the
 * product shows of its own.
 */
export const engineRecord = pgTable(
  'engine_record',
  {
    id: id(),
    organizationId: organizationId(),
    callId: uuid('call_id').references(() => call.id, { onDelete: 'cascade' }),
    jobDescriptionId: uuid('job_description_id').references(() => jobDescription.id, {
      onDelete: 'cascade',
    }),
    /** The plan that was made of the job description. */
    planId: uuid('plan_id').references(() => plan.id, { onDelete: 'set null' }),
    /** Who asked; null for work that nobody waits for. */
    actorId: uuid('actor_id').references(() => user.id, { onDelete: 'set null' }),
    task: text('task').notNull(),
    engine: text('engine').notNull(),
    engineName: text('engine_name').notNull(),
    engineVersion: text('engine_version').notNull(),
    trust: text('trust', { enum: ['rough', 'good'] }).notNull(),
    languageCode: text('language_code'),
    inputHash: text('input_hash').notNull(),
    output: jsonb('output').$type<Record<string, unknown>>().notNull(),
    /** What people changed of it since, oldest first. */
    changes: jsonb('changes').$type<EngineRecordChange[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    index('engine_record_newest').on(t.organizationId, t.createdAt.desc()),
    index('engine_record_call').on(t.callId, t.createdAt),
    index('engine_record_job_description').on(t.jobDescriptionId, t.createdAt.desc()),
    check('engine_record_subject', sql`num_nonnulls(${t.callId}, ${t.jobDescriptionId}) = 1`),
    known(t.trust, ['rough', 'good']),
  ],
);
