import { planRoles } from '#shared/domain/permissions.ts';
import type { Actor } from '../../auth/actor.ts';
import { UserError } from '../../errors/userError.ts';
import { builder } from '../../graphql/builder.ts';
import type { ActorContext, GraphqlContext } from '../../graphql/context.ts';
import { deleteUsers, reactivateUser, setPlanUserRoles, setUserRoles } from './changeMembers.ts';
import { impersonateUser } from './impersonateUser.ts';
import { inviteUsers, sendInvite } from './inviteUsers.ts';
import { canGrantRole, memberListPolicy, memberPolicy, type Member } from './memberPolicy.ts';
import { loadMember, OrganizationMember } from './memberType.ts';
import type { UserRow } from './userLoaders.ts';

const inviteRate = { name: 'invite', points: 60, perSec: 3600 };

const SetUserRoleInput = builder.inputType('SetUserRoleInput', {
  fields: (t) => ({ userId: t.id({ required: true }), userRoleId: t.id({ required: true }) }),
});
const SetPlanUserRoleInput = builder.inputType('SetPlanUserRoleInput', {
  fields: (t) => ({
    userId: t.id({ required: true }),
    planUserRoleId: t.id({ description: 'Null or empty: no access.' }),
  }),
});

function planRoleOf(id: string | null | undefined) {
  if (!id) return null;
  const role = planRoles.find((known) => known === id);
  if (!role) throw UserError.notFound('role');
  return role;
}

/** @throws {UserError} FORBIDDEN for a role stronger than the person's own. */
async function loadGrantableRole({ actor, loaders }: ActorContext, id: string) {
  const role = await loaders.userRoleById.loadOrThrow(id);
  if (!canGrantRole(actor, role))
    throw new UserError(
      'FORBIDDEN',
      'You may only give roles whose permissions you have yourself.',
    );
  return role;
}

/** Loads the people, authorizes the change of each, and returns them as they are after it. */
async function changeEach(
  context: GraphqlContext,
  userIds: readonly string[],
  authorize: (actor: Actor, member: Member) => void,
  change: (own: ActorContext) => Promise<void>,
): Promise<UserRow[]> {
  const own = context.signedIn();
  const { actor, loaders } = own;
  for (const id of userIds)
    authorize(actor, await loadMember(own, await loaders.memberById.loadOrThrow(id)));
  await change(own);
  for (const id of userIds) {
    loaders.memberById.clear(id);
    // The database announces it too, but this process need not wait for that.
    context.services.actors.forget(id);
  }
  return loaders.memberById.loadMany(userIds);
}

builder.mutationFields((t) => ({
  inviteUsers: t.field({
    type: [OrganizationMember],
    args: {
      emails: t.arg.stringList({ required: true }),
      userRoleId: t.arg.id({ required: true }),
      planUserRoleId: t.arg.id(),
    },
    resolve: async (_root, { emails, userRoleId, planUserRoleId }, context) => {
      const own = context.signedIn();
      const { db, actor, services } = own;
      memberListPolicy.authorize(actor, 'invite', null);
      const role = await loadGrantableRole(own, userRoleId);
      const planRole = planRoleOf(planUserRoleId);
      if (planRole) memberListPolicy.authorize(actor, 'givePlanRole', null);
      await services.rateLimit(inviteRate, actor.organizationId);
      return inviteUsers({ db, actor, emails, role, planRole, send: services.jobs.send });
    },
  }),
  sendInvite: t.boolean({
    description: 'Sends the invitation again.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const { db, actor, loaders, services } = own;
      const user = await loaders.memberById.loadOrThrow(id);
      memberPolicy.authorize(actor, 'sendInvite', await loadMember(own, user));
      await services.rateLimit(inviteRate, actor.organizationId);
      await sendInvite({ db, actor, userId: id, send: services.jobs.send });
      return true;
    },
  }),
  reactivateUser: t.field({
    type: OrganizationMember,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const [user] = await changeEach(
        context,
        [id],
        (actor, member) => memberPolicy.authorize(actor, 'reactivate', member),
        ({ db, actor }) => reactivateUser({ db, actor, changes: [{ userId: id }] }),
      );
      if (!user) throw UserError.notFound('user');
      return user;
    },
  }),
  deleteUsers: t.field({
    type: [OrganizationMember],
    description: 'They can no longer sign in. What they wrote stays.',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: (_root, { ids }, context) =>
      changeEach(
        context,
        ids,
        (actor, member) => memberPolicy.authorize(actor, 'delete', member),
        ({ actor, services }) =>
          deleteUsers({
            ...{ db: services.database.system, actor },
            changes: ids.map((userId) => ({ userId })),
          }),
      ),
  }),
  impersonateUser: t.boolean({
    description: 'Acts as the person for an hour, or until `unimpersonate`.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const own = context.signedIn();
      const user = await own.loaders.memberById.loadOrThrow(id);
      memberPolicy.authorize(own.actor, 'impersonate', await loadMember(own, user));
      await impersonateUser(context, own.actor, id);
      return true;
    },
  }),
  setUserRoles: t.field({
    type: [OrganizationMember],
    args: { users: t.arg({ type: [SetUserRoleInput], required: true }) },
    resolve: (_root, { users }, context) =>
      changeEach(
        context,
        users.map(({ userId }) => userId),
        (actor, member) => memberPolicy.authorize(actor, 'changeRole', member),
        async (own) => {
          for (const { userRoleId } of users) await loadGrantableRole(own, userRoleId);
          await setUserRoles({ db: own.db, actor: own.actor, changes: users });
        },
      ),
  }),
  setPlanUserRoles: t.field({
    type: [OrganizationMember],
    args: { users: t.arg({ type: [SetPlanUserRoleInput], required: true }) },
    resolve: (_root, { users }, context) => {
      const changes = users.map(({ userId, planUserRoleId }) => ({
        ...{ userId, planRole: planRoleOf(planUserRoleId) },
      }));
      const ids = changes.map(({ userId }) => userId);
      return changeEach(
        context,
        ids,
        (actor, member) => memberPolicy.authorize(actor, 'changePlanRole', member),
        ({ db, actor }) => setPlanUserRoles({ db, actor, changes }),
      );
    },
  }),
}));
