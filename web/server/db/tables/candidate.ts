import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  applicationStatuses,
  candidateLinkTypes,
  consentDecisions,
  highestRating,
  type PhoneType,
} from '#shared/domain/candidate.ts';
import { between, createdAt, id, instant, known, organizationId, updatedAt } from './columns.ts';
import { interviewStage, position } from './position.ts';
import { user } from './user.ts';

export interface CandidatePhone {
  id: string;
  type: PhoneType;
  phoneNumber: string;
}

export const candidate = pgTable(
  'candidate',
  {
    id: id(),
    organizationId: organizationId(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** The first one is the default; the same for phone numbers. */
    emails: text('emails').array().notNull().default([]),
    phoneNumbers: jsonb('phone_numbers').$type<CandidatePhone[]>().notNull().default([]),
    /** The candidate does not want to be recorded: the last entry of the consent ledger says so. */
    recordingDisabled: boolean('recording_disabled').notNull().default(false),
    /** Somebody keeps this record: it stays when the interviews that it came from are deleted. */
    /** Name and e-mails in small letters: to look for a part of them takes a tenth of the time of ILIKE. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`candidate_search_text(first_name, last_name, emails)`,
    ),
    isKept: boolean('is_kept').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('candidate_organization').on(t.organizationId, t.lastName, t.firstName, t.id),
    // The order of recordings by candidate.
    index('candidate_by_name').on(
      t.organizationId,
      sql`lower(${t.lastName} || ' ' || ${t.firstName})`,
    ),
    index('candidate_newest').on(t.organizationId, t.createdAt.desc().nullsFirst(), t.id),
  ],
);

const candidateId = () =>
  uuid('candidate_id')
    .notNull()
    .references(() => candidate.id, { onDelete: 'cascade' });

export const candidateLink = pgTable(
  'candidate_link',
  {
    id: id(),
    organizationId: organizationId(),
    candidateId: candidateId(),
    type: text('type', { enum: candidateLinkTypes }).notNull(),
    link: text('link').notNull(),
    /** Where it comes from or what it is, in words of the person who added it. */
    source: text('source').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('candidate_link_once').on(t.candidateId, t.link),
    known(t.type, candidateLinkTypes),
  ],
);

/** The stars that one person gives a candidate. */
export const candidateRating = pgTable(
  'candidate_rating',
  {
    id: id(),
    organizationId: organizationId(),
    candidateId: candidateId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    rating: smallint('rating').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('candidate_rating_once').on(t.candidateId, t.userId),
    between(t.rating, 1, highestRating),
  ],
);

/** What a candidate decided about recording, who wrote it down and why. Entries are only added. */
export const consentEntry = pgTable(
  'consent_entry',
  {
    id: id(),
    organizationId: organizationId(),
    candidateId: candidateId(),
    decision: text('decision', { enum: consentDecisions }).notNull(),
    /** How it is known: what the candidate said or wrote. */
    evidence: text('evidence').notNull(),
    recordedById: uuid('recorded_by_id')
      .notNull()
      .references(() => user.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('consent_entry_candidate').on(t.candidateId, t.createdAt),
    known(t.decision, consentDecisions),
  ],
);

export const application = pgTable(
  'application',
  {
    id: id(),
    organizationId: organizationId(),
    candidateId: candidateId(),
    positionId: uuid('position_id')
      .notNull()
      .references(() => position.id, { onDelete: 'cascade' }),
    status: text('status', { enum: applicationStatuses }).notNull().default('ACTIVE'),
    interviewStageId: uuid('interview_stage_id').references(() => interviewStage.id, {
      onDelete: 'set null',
    }),
    /** When it came to its stage. */
    stageEnteredAt: instant('stage_entered_at').notNull().defaultNow(),
    /** When the candidate was hired or rejected. */
    closedAt: instant('closed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('application_once').on(t.candidateId, t.positionId),
    index('application_position').on(t.positionId),
    known(t.status, applicationStatuses),
  ],
);
