import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { alertThemeNames } from '#shared/language/alertThemes.ts';
import { call } from './call.ts';
import { candidate } from './candidate.ts';
import { createdAt, id, known, organizationId } from './columns.ts';
import { position } from './position.ts';
import { segment } from './transcript.ts';
import { user } from './user.ts';

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** A person has seen an alert, and perhaps says if it is right. The alert itself is a spoken finding. */
export const candidateAlertView = pgTable(
  'candidate_alert_view',
  {
    id: id(),
    organizationId: organizationId(),
    userId: userId(),
    segmentId: uuid('segment_id')
      .notNull()
      .references(() => segment.id, { onDelete: 'cascade' }),
    theme: text('theme', { enum: alertThemeNames }).notNull(),
    /** Null until the person says so. */
    isAccurate: boolean('is_accurate'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('candidate_alert_view_once').on(t.userId, t.segmentId, t.theme),
    index('candidate_alert_view_segment').on(t.segmentId),
    known(t.theme, alertThemeNames),
  ],
);

/** A person follows the alerts of a candidate or of a position. */
export const candidateAlertSubscription = pgTable(
  'candidate_alert_subscription',
  {
    id: id(),
    organizationId: organizationId(),
    userId: userId(),
    candidateId: uuid('candidate_id').references(() => candidate.id, { onDelete: 'cascade' }),
    positionId: uuid('position_id').references(() => position.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('candidate_alert_subscription_candidate').on(t.candidateId, t.userId),
    uniqueIndex('candidate_alert_subscription_position').on(t.positionId, t.userId),
    index('candidate_alert_subscription_user').on(t.userId),
    check(
      'candidate_alert_subscription_subject',
      sql`num_nonnulls(${t.candidateId}, ${t.positionId}) = 1`,
    ),
  ],
);

/** A person was sent the alerts of a call by e-mail, so that they get them once. */
export const candidateAlertMail = pgTable(
  'candidate_alert_mail',
  {
    id: id(),
    organizationId: organizationId(),
    callId: uuid('call_id')
      .notNull()
      .references(() => call.id, { onDelete: 'cascade' }),
    userId: userId(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('candidate_alert_mail_once').on(t.callId, t.userId),
    index('candidate_alert_mail_user').on(t.userId),
  ],
);
