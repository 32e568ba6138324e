import { boolean, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { highestScore, scorecardItemKinds, scorecardStatuses } from '#shared/domain/scorecard.ts';
import { between, createdAt, id, instant, known, organizationId, updatedAt } from './columns.ts';
import { competency, cue } from './guide.ts';
import { interview } from './interview.ts';
import { user } from './user.ts';

/** How one person scores an interview, recorded or not. */
export const scorecard = pgTable(
  'scorecard',
  {
    id: id(),
    organizationId: organizationId(),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interview.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    status: text('status', { enum: scorecardStatuses }).notNull().default('DRAFT'),
    /** Copied from the guide. */
    overallScoringEnabled: boolean('overall_scoring_enabled').notNull().default(true),
    /** 1..4; 0 is not scored. */
    overallScore: smallint('overall_score').notNull().default(0),
    overallNotes: text('overall_notes').notNull().default(''),
    submittedAt: instant('submitted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('scorecard_once').on(t.interviewId, t.userId),
    known(t.status, scorecardStatuses),
    between(t.overallScore, 0, highestScore),
  ],
);

/** One thing to score. Its text is copied: guides change. */
export const scorecardItem = pgTable(
  'scorecard_item',
  {
    id: id(),
    organizationId: organizationId(),
    scorecardId: uuid('scorecard_id')
      .notNull()
      .references(() => scorecard.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: scorecardItemKinds }).notNull(),
    competencyId: uuid('competency_id').references(() => competency.id, { onDelete: 'set null' }),
    cueId: uuid('cue_id').references(() => cue.id, { onDelete: 'set null' }),
    itemText: text('item_text').notNull(),
    index: integer('index').notNull(),
    /** 1..4; 0 is not scored. */
    score: smallint('score').notNull().default(0),
    notes: text('notes').notNull().default(''),
    /** The moment of the recording that the person marked for it. */
    markedTimeMs: integer('marked_time_ms'),
  },
  (t) => [
    uniqueIndex('scorecard_item_order').on(t.scorecardId, t.index),
    known(t.kind, scorecardItemKinds),
    between(t.score, 0, highestScore),
  ],
);
