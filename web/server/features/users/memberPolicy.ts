import {
  planPermissionsOf,
  type Permission,
  type TeamPolicyPermission,
} from '#shared/domain/permissions.ts';
import type { Actor } from '../../auth/actor.ts';
import { definePolicy } from '../../auth/policy.ts';
import type { UserRoleRow, UserRow } from './userLoaders.ts';

/** A person of the organization with their role. */
export interface Member {
  user: UserRow;
  role: UserRoleRow;
}

const managesRoles = (actor: Actor): boolean => actor.permissions.has('MANAGE_USER_ROLES');
const managesPlanRoles = (actor: Actor): boolean =>
  actor.planEnabled && planPermissionsOf(actor.planRole).includes('MANAGE_USER_ROLES');

/** Site admins give every permission, other people only those they have. */
export const canGivePermission = (actor: Actor, permission: Permission): boolean =>
  actor.roleType === 'SITE_ADMIN' || actor.permissions.has(permission);

/** Nobody gives a role that is stronger than their own, and nobody takes one from others. */
export const canGrantRole = (
  actor: Actor,
  { type, permissions }: Pick<UserRoleRow, 'type' | 'permissions'>,
): boolean =>
  managesRoles(actor) &&
  !actor.isImpersonated &&
  (type !== 'SITE_ADMIN' || actor.roleType === 'SITE_ADMIN') &&
  permissions.every((permission) => canGivePermission(actor, permission));

/** Another person whose role the actor may give. Nobody changes their own role. */
const canChange = (actor: Actor, { user, role }: Member): boolean =>
  user.id !== actor.userId && canGrantRole(actor, role);

/** The list of an organization's people and roles. */
export const memberListPolicy = definePolicy<null, 'list' | 'invite' | 'givePlanRole' | 'addRole'>(
  'list of people',
  {
    read: () => true,
    list: (actor) => managesRoles(actor) || managesPlanRoles(actor),
    invite: (actor) => managesRoles(actor) && !actor.isImpersonated,
    givePlanRole: (actor) => managesPlanRoles(actor) && !actor.isImpersonated,
    addRole: (actor) => managesRoles(actor) && !actor.isImpersonated,
  },
);

export const memberPolicy = definePolicy<
  Member,
  'changeRole' | 'changePlanRole' | 'delete' | 'reactivate' | 'sendInvite' | 'impersonate'
>('user', {
  read: (actor) => managesRoles(actor) || managesPlanRoles(actor),
  changeRole: (actor, member) => !member.user.banned && canChange(actor, member),
  changePlanRole: (actor, { user }) =>
    !user.banned && user.id !== actor.userId && managesPlanRoles(actor) && !actor.isImpersonated,
  delete: (actor, member) => !member.user.banned && canChange(actor, member),
  reactivate: (actor, member) => member.user.banned && canChange(actor, member),
  sendInvite: (actor, member) =>
    !member.user.banned && member.user.signUpCompletedAt === null && canChange(actor, member),
  // By a site admin in the web app, of a person with a weaker role who uses the product.
  impersonate: (actor, member) =>
    actor.roleType === 'SITE_ADMIN' &&
    actor.sessionId !== null &&
    member.role.type !== 'SITE_ADMIN' &&
    !member.user.banned &&
    member.user.signUpCompletedAt !== null &&
    canChange(actor, member),
});

/** Site admins edit every role. Other people do not edit the role they have themselves. */
export const userRolePolicy = definePolicy<
  { role: UserRoleRow; isOwn: boolean; usersCount: number },
  'edit' | 'delete'
>('role', {
  read: managesRoles,
  edit: (actor, { role, isOwn }) =>
    canGrantRole(actor, role) && (!isOwn || actor.roleType === 'SITE_ADMIN'),
  delete: (actor, { role, isOwn, usersCount }) =>
    canGrantRole(actor, role) && !isOwn && usersCount === 0,
});

const sameForAll = {
  ACCESS_TEAM_PUBLIC_CALLS: 'ACCESS_ALL_PUBLIC_CALLS',
  ACCESS_TEAM_RESTRICTED_CALLS: 'ACCESS_ALL_RESTRICTED_CALLS',
  ACCESS_TEAM_PRIVATE_CALLS: 'ACCESS_ALL_PRIVATE_CALLS',
  ACCESS_TEAM_NOTES: 'ACCESS_OTHERS_NOTES',
  SHARE_TEAM_RECORDINGS_EXTERNALLY: 'SHARE_RECORDINGS_EXTERNALLY',
} as const satisfies Record<TeamPolicyPermission, Permission>;

/** Who manages roles sees what hiring teams may; who sees such interviews everywhere decides who sees them in a team. */
export const rolePolicyPolicy = definePolicy<TeamPolicyPermission | null, 'edit'>('role policy', {
  read: managesRoles,
  edit: (actor, permission) =>
    !actor.isImpersonated &&
    permission !== null &&
    canGivePermission(actor, sameForAll[permission]),
});
