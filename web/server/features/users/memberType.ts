import { memberStatuses } from '#shared/domain/memberStatus.ts';
import { planRoles } from '#shared/domain/permissions.ts';
import { builder } from '../../graphql/builder.ts';
import type { ActorContext, GraphqlContext } from '../../graphql/context.ts';
import { countMembers, listMembers, memberStatusOf } from './listMembers.ts';
import { memberListPolicy, memberPolicy, type Member } from './memberPolicy.ts';
import type { UserRow } from './userLoaders.ts';
import { CurrentUser, PlanUserRole, UserRole } from './userType.ts';

type MemberVerb =
  'changeRole' | 'changePlanRole' | 'delete' | 'reactivate' | 'sendInvite' | 'impersonate';

const MemberStatusEnum = builder.enumType('MemberStatus', { values: memberStatuses });

export const loadMember = async ({ loaders }: ActorContext, user: UserRow): Promise<Member> => ({
  user,
  role: await loaders.userRoleById.loadOrThrow(user.userRoleId),
});

async function can(user: UserRow, context: GraphqlContext, verb: MemberVerb): Promise<boolean> {
  const own = context.signedIn();
  return memberPolicy.can(own.actor, verb, await loadMember(own, user));
}

export const OrganizationMember = builder.objectRef<UserRow>('OrganizationMember').implement({
  description: 'A person of the organization, for those who manage roles.',
  fields: (t) => ({
    id: t.exposeID('id'),
    fullName: t.exposeString('name'),
    email: t.exposeString('email'),
    profilePicUrl: t.exposeString('image', { nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When they were invited.' }),
    status: t.field({ type: MemberStatusEnum, resolve: memberStatusOf }),
    userRole: t.field({
      type: UserRole,
      resolve: (user, _args, context) =>
        context.signedIn().loaders.userRoleById.loadOrThrow(user.userRoleId),
    }),
    planUserRole: t.field({
      type: PlanUserRole,
      nullable: true,
      resolve: ({ planRole }) => planRole,
    }),
    canChangeRole: t.boolean({ resolve: (user, _, context) => can(user, context, 'changeRole') }),
    canChangePlanRole: t.boolean({
      resolve: (user, _, context) => can(user, context, 'changePlanRole'),
    }),
    canDelete: t.boolean({ resolve: (user, _, context) => can(user, context, 'delete') }),
    canReactivate: t.boolean({ resolve: (user, _, context) => can(user, context, 'reactivate') }),
    canImpersonate: t.boolean({ resolve: (user, _, context) => can(user, context, 'impersonate') }),
    canSendInvite: t.boolean({ resolve: (user, _, context) => can(user, context, 'sendInvite') }),
  }),
});

const MemberFilter = builder.inputType('OrganizationMemberFilter', {
  fields: (t) => ({ status: t.field({ type: MemberStatusEnum }), userRoleId: t.id() }),
});

builder.objectFields(CurrentUser, (t) => ({
  canListMembers: t.boolean({
    description: 'May open the list of people and roles.',
    resolve: (_user, _args, context) =>
      memberListPolicy.can(context.signedIn().actor, 'list', null),
  }),
  canInviteUsers: t.boolean({
    resolve: (_user, _args, context) =>
      memberListPolicy.can(context.signedIn().actor, 'invite', null),
  }),
  canGivePlanRole: t.boolean({
    resolve: (_user, _args, context) =>
      memberListPolicy.can(context.signedIn().actor, 'givePlanRole', null),
  }),
}));

builder.queryFields((t) => ({
  organizationMembers: t.field({
    type: [OrganizationMember],
    description: 'By name, deactivated people last. A page that is not full is the last one.',
    args: {
      query: t.arg.string(),
      filter: t.arg({ type: MemberFilter }),
      page: t.arg.int({ defaultValue: 1 }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_root, { query, filter, page, limit }, context) => {
      const { db, actor } = context.signedIn();
      memberListPolicy.authorize(actor, 'list', null);
      return listMembers(db, { query, ...filter }, page ?? 1, limit ?? 50);
    },
  }),
  organizationMembersCount: t.int({
    args: { query: t.arg.string(), filter: t.arg({ type: MemberFilter }) },
    resolve: (_root, { query, filter }, context) => {
      const { db, actor } = context.signedIn();
      memberListPolicy.authorize(actor, 'list', null);
      return countMembers(db, { query, ...filter });
    },
  }),
  planUserRoles: t.field({ type: [PlanUserRole], resolve: () => [...planRoles] }),
}));
