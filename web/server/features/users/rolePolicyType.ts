import {
  permissionsOfPolicy,
  policyRoles,
  teamPolicyPermissions,
} from '#shared/domain/permissions.ts';
import { builder } from '../../graphql/builder.ts';
import { memberListPolicy, rolePolicyPolicy } from './memberPolicy.ts';
import { loadRolePolicies, updateRolePolicy, type RolePolicy } from './updateRolePolicy.ts';

const PolicyRoleEnum = builder.enumType('PolicyRole', { values: policyRoles });
const TeamPolicyEnum = builder.enumType('TeamPolicyPermission', { values: teamPolicyPermissions });

const RolePolicyType = builder.objectRef<RolePolicy>('RolePolicy').implement({
  description: 'What a role in a hiring team may do with the interviews of its position.',
  fields: (t) => ({
    id: t.id({ resolve: ({ role }) => role }),
    role: t.expose('role', { type: PolicyRoleEnum }),
    permissions: t.field({
      type: [TeamPolicyEnum],
      resolve: ({ permissions }) => [...permissions],
    }),
    editablePermissions: t.field({
      type: [TeamPolicyEnum],
      description: 'Those that the viewer may give or take.',
      resolve: ({ role }, _args, context) =>
        permissionsOfPolicy(role).filter((permission) =>
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
      grant: t.arg({ type: [TeamPolicyEnum], defaultValue: [] }),
      revoke: t.arg({ type: [TeamPolicyEnum], defaultValue: [] }),
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
