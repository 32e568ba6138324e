import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { interviewStatuses } from '#shared/domain/interview.ts';
import { callVisibilities } from '#shared/domain/visibility.ts';
import { candidate } from './candidate.ts';
import { createdAt, id, instant, organizationId, updatedAt, known } from './columns.ts';
import { guide } from './guide.ts';
import { interviewStage, position } from './position.ts';
import { user } from './user.ts';

/**
 * A planned, live or past interview: who meets whom about which position, and who may see it. Its
 * recordings and captures are rows of `call`.
 */
export const interview = pgTable(
  'interview',
  {
    id: id(),
    organizationId: organizationId(),
    /** Only an interview that is planned and comes from a calendar has no owner. */
    ownerId: uuid('owner_id').references(() => user.id),
    name: text('name').notNull(),
    /** The trigger `interview_follows_calls` keeps it. */
    status: text('status', { enum: interviewStatuses }).notNull().default('PLANNED'),
    visibility: text('visibility', { enum: callVisibilities }).notNull(),
    candidateId: uuid('candidate_id').references(() => candidate.id, { onDelete: 'set null' }),
    positionId: uuid('position_id').references(() => position.id, { onDelete: 'set null' }),
    interviewStageId: uuid('interview_stage_id').references(() => interviewStage.id, {
      onDelete: 'set null',
    }),
    guideId: uuid('guide_id').references(() => guide.id, { onDelete: 'set null' }),
    scheduledStart: instant('scheduled_start'),
    scheduledEnd: instant('scheduled_end'),
    timezoneName: text('timezone_name'),
    /** Where people meet, by which the browser extension recognizes the interview. */
    meetingUrl: text('meeting_url'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('interview_scheduled').on(t.organizationId, t.scheduledStart),
    index('interview_owner').on(t.ownerId),
    index('interview_candidate').on(t.candidateId),
    index('interview_without_candidate')
      .on(t.organizationId, sql`lower(${t.name})`)
      .where(sql`${t.candidateId} is null`),
    index('interview_position').on(t.positionId),
    index('interview_stage_of').on(t.interviewStageId),
    index('interview_guide').on(t.guideId),
    check('interview_has_owner', sql`${t.status} = 'PLANNED' or ${t.ownerId} is not null`),
    known(t.status, interviewStatuses),
    known(t.visibility, callVisibilities),
  ],
);

export const interviewInterviewer = pgTable(
  'interview_interviewer',
  {
    id: id(),
    organizationId: organizationId(),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interview.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('interview_interviewer_once').on(t.interviewId, t.userId),
    index('interview_interviewer_user').on(t.userId),
  ],
);
