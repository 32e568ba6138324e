import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { hiringTeamRoles, positionRoles } from '../../../../shared/domain/permissions.ts';
import { createdAt, id, organizationId, updatedAt, known } from './columns.ts';
import { user } from './user.ts';

/** The specification calls a position group "client". */
export const positionGroup = pgTable(
  'position_group',
  {
    id: id(),
    organizationId: organizationId(),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('position_group_name').on(t.organizationId, t.name)],
);

export const position = pgTable(
  'position',
  {
    id: id(),
    organizationId: organizationId(),
    positionGroupId: uuid('position_group_id')
      .notNull()
      .references(() => positionGroup.id),
    title: text('title').notNull(),
    requisitionId: text('requisition_id'),
    locations: text('locations').array().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('position_organization').on(t.organizationId, t.title)],
);

export const hiringTeamMember = pgTable(
  'hiring_team_member',
  {
    id: id(),
    organizationId: organizationId(),
    positionId: uuid('position_id')
      .notNull()
      .references(() => position.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text('role', { enum: hiringTeamRoles }).notNull(),
    positionRole: text('position_role', { enum: positionRoles }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('hiring_team_member_once').on(t.positionId, t.userId),
    index('hiring_team_member_user').on(t.userId),
    known(t.role, hiringTeamRoles),
    known(t.positionRole, positionRoles),
  ],
);

export const interviewStage = pgTable(
  'interview_stage',
  {
    id: id(),
    organizationId: organizationId(),
    title: text('title').notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('interview_stage_title').on(t.organizationId, t.title)],
);
