import { UserError } from '../../errors/userError.ts';
import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { addClient, addInterviewStage, addPosition } from './addPosition.ts';
import { clientTeamPolicy, positionPolicy, positionTeamPolicy } from './positionPolicy.ts';
import {
  Client,
  HiringTeamRoleEnum,
  InterviewStage,
  Position,
  PositionRoleEnum,
} from './positionType.ts';
import { setClientMemberships, setMemberships, type MembershipChange } from './setMemberships.ts';
import { updateClient, updatePosition } from './updatePosition.ts';

const UpdatePositionInput = builder.inputType('UpdatePositionInput', {
  description: 'What is left out stays.',
  fields: (t) => ({
    title: t.string(),
    clientId: t.id(),
    requisitionId: t.string(),
    locations: t.stringList(),
    autoJoinInterview: t.boolean(),
  }),
});

const MembershipInput = builder.inputType('MembershipInput', {
  description: 'A person’s place in a team. Without a role the person leaves it.',
  fields: (t) => ({
    userId: t.id({ required: true }),
    role: t.field({ type: HiringTeamRoleEnum }),
    positionRole: t.field({ type: PositionRoleEnum }),
  }),
});

const checkPeople = ({ loaders }: ActorContext, memberships: readonly MembershipChange[]) =>
  Promise.all(memberships.map(({ userId }) => loaders.userById.loadOrThrow(userId)));

builder.mutationFields((t) => ({
  addPosition: t.field({
    type: Position,
    args: {
      clientId: t.arg.id({ required: true }),
      title: t.arg.string({ required: true }),
    },
    resolve: async (_root, { clientId, title }, context) => {
      const { db, actor, loaders } = context.signedIn();
      const group = await loaders.clientById.load(clientId);
      if (!group) throw new UserError('BAD_INPUT', 'Position Group is required');
      positionPolicy.authorize(actor, 'create', null);
      return addPosition({ db, actor, group, title });
    },
  }),
  updatePosition: t.field({
    type: Position,
    args: {
      id: t.arg.id({ required: true }),
      input: t.arg({ type: UpdatePositionInput, required: true }),
    },
    resolve: async (_root, { id, input: { clientId, ...changes } }, context) => {
      const { db, actor, loaders } = context.signedIn();
      const position = await loaders.positionById.loadOrThrow(id);
      positionTeamPolicy.authorize(actor, 'edit', position);
      // The team of another group would come with it; auto-join adds people to the team.
      if (clientId || typeof changes.autoJoinInterview === 'boolean')
        positionTeamPolicy.authorize(actor, 'manageTeam', position);
      if (clientId) await loaders.clientById.loadOrThrow(clientId);
      const moved = { ...changes, positionGroupId: clientId };
      await updatePosition({ db, actor, positionId: id, changes: moved });
      loaders.positionById.clear(id);
      return loaders.positionById.loadOrThrow(id);
    },
  }),
  setMemberships: t.field({
    type: Position,
    description: 'Changes the hiring team; people who are not named stay as they are.',
    args: {
      positionId: t.arg.id({ required: true }),
      memberships: t.arg({ type: [MembershipInput], required: true }),
    },
    resolve: async (_root, { positionId, memberships }, context) => {
      const own = context.signedIn();
      const { db, actor, loaders } = own;
      const position = await loaders.positionById.loadOrThrow(positionId);
      positionTeamPolicy.authorize(actor, 'manageTeam', position);
      await checkPeople(own, memberships);
      await setMemberships({ db, actor, positionId, memberships });
      return position;
    },
  }),
  addClient: t.field({
    type: Client,
    args: { name: t.arg.string({ required: true }) },
    resolve: (_root, { name }, context) => {
      const { db, actor } = context.signedIn();
      positionPolicy.authorize(actor, 'create', null);
      return addClient({ db, actor, name });
    },
  }),
  updateClient: t.field({
    type: Client,
    description: 'What is left out stays.',
    args: {
      id: t.arg.id({ required: true }),
      name: t.arg.string(),
      autoJoinAllNewPositions: t.arg.boolean(),
    },
    resolve: async (_root, { id, ...changes }, context) => {
      const { db, actor, loaders } = context.signedIn();
      await loaders.clientById.loadOrThrow(id);
      if (typeof changes.autoJoinAllNewPositions === 'boolean')
        clientTeamPolicy.authorize(actor, 'manageTeam', null);
      if (typeof changes.name === 'string' || changes.autoJoinAllNewPositions == null)
        positionPolicy.authorize(actor, 'create', null);
      await updateClient({ db, actor, clientId: id, changes });
      loaders.clientById.clear(id);
      return loaders.clientById.loadOrThrow(id);
    },
  }),
  setClientMemberships: t.field({
    type: Client,
    description: 'The same for the team of a position group, which is on each of its positions.',
    args: {
      clientId: t.arg.id({ required: true }),
      memberships: t.arg({ type: [MembershipInput], required: true }),
    },
    resolve: async (_root, { clientId, memberships }, context) => {
      const own = context.signedIn();
      const { db, actor, loaders } = own;
      const client = await loaders.clientById.loadOrThrow(clientId);
      clientTeamPolicy.authorize(actor, 'manageTeam', null);
      await checkPeople(own, memberships);
      await setClientMemberships({ db, actor, clientId, memberships });
      return client;
    },
  }),
  addInterviewStage: t.field({
    type: InterviewStage,
    args: { title: t.arg.string({ required: true }) },
    resolve: (_root, { title }, context) => {
      const { db, actor } = context.signedIn();
      positionPolicy.authorize(actor, 'create', null);
      return addInterviewStage({ db, actor, title });
    },
  }),
}));
