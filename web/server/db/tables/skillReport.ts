import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { processingStatuses } from '#shared/domain/call.ts';
import { skillEvidence } from '#shared/domain/skillReport.ts';
import { call } from './call.ts';
import { createdAt, id, instant, known, organizationId, updatedAt } from './columns.ts';
import { segment } from './transcript.ts';
import { user } from './user.ts';

/** What interviews of some positions and a period show of skills. A task finds the moments. */
export const skillReport = pgTable(
  'skill_report',
  {
    id: id(),
    organizationId: organizationId(),
    creatorId: uuid('creator_id')
      .notNull()
      .references(() => user.id),
    title: text('title').notNull(),
    /** None stands for all. */
    positionIds: uuid('position_ids').array().notNull(),
    stageIds: uuid('stage_ids').array().notNull(),
    dateRangeStart: instant('date_range_start').notNull(),
    /** Excluded. */
    dateRangeEnd: instant('date_range_end').notNull(),
    skills: text('skills').array().notNull(),
    minimumInterviews: integer('minimum_interviews').notNull(),
    processingStatus: text('processing_status', { enum: processingStatuses }).notNull(),
    failureReason: text('failure_reason'),
    completedAt: instant('completed_at'),
    /** Names of competencies that belong to each skill, by the skill. */
    competencies: jsonb('competencies').$type<Record<string, string[]>>().notNull().default({}),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('skill_report_newest').on(t.organizationId, t.createdAt),
    known(t.processingStatus, processingStatuses),
    check('skill_report_span', sql`${t.dateRangeStart} < ${t.dateRangeEnd}`),
  ],
);

/** A moment of an interview that speaks of a skill. Its words stay in the transcript, so they follow corrections. */
export const skillFinding = pgTable(
  'skill_finding',
  {
    id: id(),
    organizationId: organizationId(),
    skillReportId: uuid('skill_report_id')
      .notNull()
      .references(() => skillReport.id, { onDelete: 'cascade' }),
    callId: uuid('call_id')
      .notNull()
      .references(() => call.id, { onDelete: 'cascade' }),
    segmentId: uuid('segment_id')
      .notNull()
      .references(() => segment.id, { onDelete: 'cascade' }),
    skill: text('skill').notNull(),
    evidence: text('evidence', { enum: skillEvidence }).notNull(),
  },
  (t) => [
    index('skill_finding_report').on(t.skillReportId, t.callId),
    index('skill_finding_call').on(t.callId),
    index('skill_finding_segment').on(t.segmentId),
    known(t.evidence, skillEvidence),
  ],
);
