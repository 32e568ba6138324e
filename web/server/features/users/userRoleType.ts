import { editablePermissions, formatPermissions } from '#shared/domain/rolePermissions.ts';
import type { Permission, UserRoleType } from '#shared/domain/permissions.ts';
import { UserError } from '../../errors/userError.ts';
import { builder, UserRoleTypeEnum } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import {
  canGivePermission,
  canGrantRole,
  memberListPolicy,
  userRolePolicy,
} from './memberPolicy.ts';
import {
  addUserRole,
  deleteUserRole,
  parsePermissions,
  siteAdminChoices,
  updateUserRole,
} from './updateUserRole.ts';
import type { UserRoleRow } from './userLoaders.ts';
import { CurrentUser, UserRole } from './userType.ts';

async function factsOf({ actor, loaders }: ActorContext, role: UserRoleRow) {
  const [own, usersCount] = await Promise.all([
    loaders.memberById.loadOrThrow(actor.userId),
    loaders.usersCountByRoleId.loadFirst(role.id),
  ]);
  return { role, isOwn: own.userRoleId === role.id, usersCount: usersCount?.usersCount ?? 0 };
}

/** The permissions that the person may give to this role or take from it. */
const choicesOf = ({ actor }: ActorContext, type: UserRoleType, all: readonly Permission[]) =>
  all.filter(
    (permission) =>
      (type !== 'SITE_ADMIN' || siteAdminChoices.includes(permission)) &&
      canGivePermission(actor, permission),
  );

builder.objectFields(UserRole, (t) => ({
  formattedPermissions: t.string({ resolve: ({ permissions }) => formatPermissions(permissions) }),
  usersCount: t.int({
    resolve: async (role, _args, context) => (await factsOf(context.signedIn(), role)).usersCount,
  }),
  canGrant: t.boolean({
    description: 'The viewer may give it to others.',
    resolve: (role, _args, context) => canGrantRole(context.signedIn().actor, role),
  }),
  editablePermissions: t.stringList({
    description: 'Those that the viewer may give to the role or take from it.',
    resolve: async (role, _args, context) => {
      const own = context.signedIn();
      return userRolePolicy.can(own.actor, 'edit', await factsOf(own, role))
        ? choicesOf(own, role.type, editablePermissions)
        : [];
    },
  }),
  canEdit: t.boolean({
    resolve: async (role, _args, context) => {
      const own = context.signedIn();
      return userRolePolicy.can(own.actor, 'edit', await factsOf(own, role));
    },
  }),
  canDelete: t.boolean({
    resolve: async (role, _args, context) => {
      const own = context.signedIn();
      return userRolePolicy.can(own.actor, 'delete', await factsOf(own, role));
    },
  }),
}));

builder.objectFields(CurrentUser, (t) => ({
  canAddUserRole: t.boolean({
    resolve: (_user, _args, context) =>
      memberListPolicy.can(context.signedIn().actor, 'addRole', null),
  }),
  grantablePermissions: t.stringList({
    description: 'Those that the person may give to a new role.',
    resolve: (_user, _args, context) => choicesOf(context.signedIn(), 'BASIC', editablePermissions),
  }),
}));

builder.queryFields((t) => ({
  userRoles: t.field({
    type: [UserRole],
    description: 'The built-in roles first.',
    resolve: (_root, _args, context) => {
      const { actor, loaders } = context.signedIn();
      memberListPolicy.authorize(actor, 'list', null);
      return loaders.userRolesByOrganizationId.load(actor.organizationId);
    },
  }),
}));

function requireChoices(own: ActorContext, type: UserRoleType, chosen: readonly Permission[]) {
  if (choicesOf(own, type, chosen).length < chosen.length)
    throw new UserError('FORBIDDEN', 'You may only give permissions that you have yourself.');
}

builder.mutationFields((t) => ({
  addUserRole: t.field({
    type: UserRole,
    args: {
      name: t.arg.string({ required: true }),
      type: t.arg({ type: UserRoleTypeEnum, required: true }),
      permissions: t.arg.stringList({ required: true }),
    },
    resolve: async (_root, { name, type, permissions }, context) => {
      const own = context.signedIn();
      const { db, actor, loaders } = own;
      memberListPolicy.authorize(actor, 'addRole', null);
      if (type === 'SITE_ADMIN')
        throw new UserError('BAD_INPUT', 'There is one role of site admins.');
      const chosen = parsePermissions(permissions);
      requireChoices(own, type, chosen);
      loaders.userRolesByOrganizationId.clear(actor.organizationId);
      return addUserRole({ db, actor, name, type, permissions: chosen });
    },
  }),
  updateUserRole: t.field({
    type: UserRole,
    args: {
      id: t.arg.id({ required: true }),
      name: t.arg.string(),
      grant: t.arg.stringList({ defaultValue: [] }),
      revoke: t.arg.stringList({ defaultValue: [] }),
    },
    resolve: async (_root, { id, name, ...changes }, context) => {
      const own = context.signedIn();
      const { db, actor, loaders } = own;
      const role = await loaders.userRoleById.loadOrThrow(id);
      userRolePolicy.authorize(actor, 'edit', await factsOf(own, role));
      const [grant, revoke] = [changes.grant ?? [], changes.revoke ?? []].map(parsePermissions);
      requireChoices(own, role.type, [...(grant ?? []), ...(revoke ?? [])]);
      loaders.userRoleById.clear(id);
      return updateUserRole({ db, actor, role, name, grant: grant ?? [], revoke: revoke ?? [] });
    },
  }),
  deleteUserRole: t.boolean({
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const { db, actor, loaders } = own;
      const role = await loaders.userRoleById.loadOrThrow(id);
      userRolePolicy.authorize(actor, 'delete', await factsOf(own, role));
      await deleteUserRole({ db, actor, role });
      return true;
    },
  }),
}));
