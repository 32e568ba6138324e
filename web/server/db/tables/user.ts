import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { timeFormats } from '#shared/domain/timeFormats.ts';
import { callVisibilities } from '#shared/domain/visibility.ts';
import {
  planRoles,
  policyRoles,
  userRoleTypes,
  type Permission,
  type TeamPolicyPermission,
} from '#shared/domain/permissions.ts';
import { createdAt, id, instant, organizationId, updatedAt, known } from './columns.ts';

export const userRole = pgTable(
  'user_role',
  {
    id: id(),
    organizationId: organizationId(),
    name: text('name').notNull(),
    type: text('type', { enum: userRoleTypes }).notNull(),
    permissions: text('permissions').array().$type<Permission[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('user_role_name').on(t.organizationId, t.name), known(t.type, userRoleTypes)],
);

/** What a role in a hiring team gives, where the organization has changed it. */
export const teamRolePolicy = pgTable(
  'team_role_policy',
  {
    id: id(),
    organizationId: organizationId(),
    role: text('role', { enum: policyRoles }).notNull(),
    permissions: text('permissions').array().$type<TeamPolicyPermission[]>().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('team_role_policy_once').on(t.organizationId, t.role),
    known(t.role, policyRoles),
  ],
);

/** A person who can sign in. `name`, `image`, `emailVerified` and below are better-auth's own names. */
export const user = pgTable(
  'user',
  {
    id: id(),
    organizationId: organizationId(),
    userRoleId: uuid('user_role_id')
      .notNull()
      .references(() => userRole.id),
    planRole: text('plan_role', { enum: planRoles }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    phoneNumber: text('phone_number').unique(),
    timezoneName: text('timezone_name').notNull().default('UTC'),
    timeFormat: text('time_format', { enum: timeFormats }).notNull().default('AUTO'),
    defaultCallVisibility: text('default_call_visibility', { enum: callVisibilities }),
    browserExtensionVersion: text('browser_extension_version'),
    signUpCompletedAt: instant('sign_up_completed_at'),
    /** better-auth's admin plugin: 'admin' marks staff of the product who may impersonate. */
    role: text('role'),
    banned: boolean('banned').notNull().default(false),
    banReason: text('ban_reason'),
    banExpires: instant('ban_expires'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('user_organization').on(t.organizationId, t.lastName),
    index('user_name').on(t.organizationId, t.name, t.id),
    index('user_folded_name').on(t.organizationId, sql`search_fold(${t.name})`),
    known(t.planRole, planRoles),
    known(t.timeFormat, timeFormats),
    known(t.defaultCallVisibility, callVisibilities),
  ],
);

export const session = pgTable(
  'session',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    impersonatedBy: uuid('impersonated_by'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('session_user').on(t.userId)],
);

/** A password or a foreign account to sign in with. Better-auth asks for the table; no one has either yet. */
export const account = pgTable(
  'account',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('account_user').on(t.userId),
    uniqueIndex('account_of_provider').on(t.providerId, t.accountId),
  ],
);

/** Sign-in codes, hashed; better-auth's table. */
export const verification = pgTable(
  'verification',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('verification_identifier').on(t.identifier)],
);

/** E-mails and text messages outside production, read at /dev/mailbox. */
export const mailboxMessage = pgTable(
  'mailbox_message',
  {
    id: id(),
    channel: text('channel', { enum: ['email', 'sms'] }).notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    sequence: integer('sequence').generatedAlwaysAsIdentity(),
    createdAt: createdAt(),
  },
  (t) => [known(t.channel, ['email', 'sms'])],
);

/** A code somebody was sent to sign in with: one at a time for an address, both hashed. */
export const signInCode = pgTable('sign_in_code', {
  identifier: text('identifier').primaryKey(),
  codeHash: text('code_hash').notNull(),
  triesLeft: integer('tries_left').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Counters of the rate limiter; the library names the columns. */
export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
});
