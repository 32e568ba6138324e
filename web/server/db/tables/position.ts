import {
  boolean,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { hiringTeamRoles, positionRoles } from '#shared/domain/permissions.ts';
import { createdAt, id, instant, known, organizationId, updatedAt } from './columns.ts';
import { user } from './user.ts';

/** The specification calls a position group "client". */
export const positionGroup = pgTable(
  'position_group',
  {
    id: id(),
    organizationId: organizationId(),
    name: text('name').notNull(),
    /** New positions of the group start with auto-join on. */
    autoJoinAllNewPositions: boolean('auto_join_all_new_positions').notNull().default(false),
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
    /** Whoever a manager of the team names as interviewer joins the hiring team. */
    autoJoinInterview: boolean('auto_join_interview').notNull().default(false),
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

/** A person on the hiring team of every position of a group, those that are added later included. */
export const positionGroupMember = pgTable(
  'position_group_member',
  {
    id: id(),
    organizationId: organizationId(),
    positionGroupId: uuid('position_group_id')
      .notNull()
      .references(() => positionGroup.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    role: text('role', { enum: hiringTeamRoles }).notNull(),
    positionRole: text('position_role', { enum: positionRoles }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('position_group_member_once').on(t.positionGroupId, t.userId),
    index('position_group_member_user').on(t.userId),
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
    /** Stages are listed by it, and by title where it is equal. */
    sortOrder: integer('sort_order').notNull().default(0),
    /** An archived stage is not offered any more; what has it keeps it. */
    archivedAt: instant('archived_at'),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('interview_stage_title').on(t.organizationId, t.title)],
);

/** Interviews of the stage are not recorded: those of one position, or all of them. */
export const excludedStage = pgTable(
  'excluded_stage',
  {
    id: id(),
    organizationId: organizationId(),
    interviewStageId: uuid('interview_stage_id')
      .notNull()
      .references(() => interviewStage.id, { onDelete: 'cascade' }),
    positionId: uuid('position_id').references(() => position.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [unique('excluded_stage_once').on(t.interviewStageId, t.positionId).nullsNotDistinct()],
);
