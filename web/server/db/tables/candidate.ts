import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, organizationId, updatedAt } from './columns.ts';
import { position } from './position.ts';

export interface CandidatePhone {
  id: string;
  type: string;
  phoneNumber: string;
}

export const candidate = pgTable(
  'candidate',
  {
    id: id(),
    organizationId: organizationId(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    emails: text('emails').array().notNull().default([]),
    phoneNumbers: jsonb('phone_numbers').$type<CandidatePhone[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('candidate_organization').on(t.organizationId, t.lastName, t.firstName)],
);

export const application = pgTable(
  'application',
  {
    id: id(),
    organizationId: organizationId(),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => candidate.id, { onDelete: 'cascade' }),
    positionId: uuid('position_id')
      .notNull()
      .references(() => position.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('application_once').on(t.candidateId, t.positionId),
    index('application_position').on(t.positionId),
  ],
);
