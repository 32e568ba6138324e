import { policyRoles, teamAccessPermissions } from '#shared/domain/permissions.ts';
import { builder } from '../../graphql/builder.ts';
import { memberListPolicy, rolePolicyPolicy } from './memberPolicy.ts';
import { loadRolePolicies, updateRolePolicy, type RolePolicy } from './updateRolePolicy.ts';

const PolicyRoleEnum = builder.enumType('PolicyRole', { values: policyRoles });
const TeamAccessEnum = builder.enumType('TeamAccessPermission', { values: teamAccessPermissions });

const RolePolicyType = builder.objectRef<RolePolicy>('RolePolicy').implement({
  description: 'Which interviews of a position a role in its hiring team sees.',
  fields: (t) => ({
    id: t.id({ resolve: ({ role }) => role }),
    role: t.expose('role', { type: PolicyRoleEnum }),
    permissions: t.field({
      type: [TeamAccessEnum],
      resolve: ({ permissions }) => [...permissions],
    }),
    editablePermissions: t.field({
      type: [TeamAccessEnum],
      description: 'Those that the viewer may give or take.',
      resolve: (_policy, _args, context) =>
        teamAccessPermissions.filter((permission) =>
          rolePolicyPolicy.can(context.signedIn().actor, 'edit', permission),
        ),
    }),
  }),
});

builder.queryField('rolePolicies', (t) =>
  t.field({
    type: [RolePolicyType],
    resolve: (_root, _args, context) => {
      const { db, actor } = context.signedIn();
      memberListPolicy.authorize(actor, 'list', null);
      return loadRolePolicies(db, actor.organizationId);
    },
  }),
);

builder.mutationFields((t) => ({
  updateRolePolicy: t.field({
    type: RolePolicyType,
    args: {
      role: t.arg({ type: PolicyRoleEnum, required: true }),
      grant: t.arg({ type: [TeamAccessEnum], defaultValue: [] }),
      revoke: t.arg({ type: [TeamAccessEnum], defaultValue: [] }),
    },
    resolve: (_root, { role, ...changes }, context) => {
      const { db, actor } = context.signedIn();
      const [grant, revoke] = [changes.grant ?? [], changes.revoke ?? []];
      rolePolicyPolicy.authorize(actor, 'read', null);
      for (const permission of [...grant, ...revoke])
        rolePolicyPolicy.authorize(actor, 'edit', permission);
      return updateRolePolicy({ db, actor, role, grant, revoke });
    },
  }),
}));
