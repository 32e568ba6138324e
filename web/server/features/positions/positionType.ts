import { hiringTeamRoles, positionRoles } from '#shared/domain/permissions.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { Organization } from '../organizations/organizationType.ts';
import { User } from '../users/userType.ts';
import type { InterviewStageFacts, PositionFacts, PositionGroupFacts } from './positionLoaders.ts';
import type { StageCountRow } from './stageCounts.ts';
import type { Membership } from './positionParts.ts';
import {
  clientTeamPolicy,
  positionPolicy,
  positionTeamPolicy,
  stagePolicy,
} from './positionPolicy.ts';

export const HiringTeamRoleEnum = builder.enumType('HiringTeamRole', { values: hiringTeamRoles });
export const PositionRoleEnum = builder.enumType('PositionRole', { values: positionRoles });

const MembershipType = builder.objectRef<Membership>('Membership').implement({
  description: 'A person on a hiring team.',
  fields: (t) => ({
    user: t.field({ type: User, resolve: ({ user }) => user }),
    role: t.expose('role', { type: HiringTeamRoleEnum }),
    positionRole: t.expose('positionRole', { type: PositionRoleEnum, nullable: true }),
    isOfClient: t.exposeBoolean('isOfClient', {
      description: 'By the team of the position group, where it is changed.',
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => new Date(createdAt) }),
  }),
});

builder.objectFields(Organization, (t) => ({
  canManageStages: t.boolean({
    resolve: (_organization, _args, context) =>
      stagePolicy.can(context.signedIn().actor, 'manage', null),
  }),
}));

export const Client = builder.objectRef<PositionGroupFacts>('Client').implement({
  description: 'A position group.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    positionsCount: t.int({
      resolve: async (group, _args, context) =>
        (await context.signedIn().loaders.positionsCountByClientId.loadFirst(group.id))
          ?.positionsCount ?? 0,
    }),
    memberships: t.field({
      type: [MembershipType],
      description: 'The team of all its positions.',
      resolve: (group, _args, context) =>
        context.signedIn().loaders.membershipsByClientId.load(group.id),
    }),
    autoJoinAllNewPositions: t.boolean({
      description: 'New positions start with `autoJoinInterview` on.',
      resolve: async ({ id }, _args, context) =>
        (await context.signedIn().loaders.clientById.loadOrThrow(id)).autoJoinAllNewPositions,
    }),
    canEdit: t.boolean({
      resolve: (_group, _args, context) =>
        positionPolicy.can(context.signedIn().actor, 'create', null),
    }),
    canManageTeam: t.boolean({
      resolve: (_group, _args, context) =>
        clientTeamPolicy.can(context.signedIn().actor, 'manageTeam', null),
    }),
  }),
});

const partsOf = ({ id }: PositionFacts, context: GraphqlContext) =>
  context.signedIn().loaders.positionPartsById.loadOrThrow(id);

export const InterviewStage = builder.objectRef<InterviewStageFacts>('InterviewStage').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    isArchived: t.boolean({
      resolve: async ({ id }, _args, context) =>
        (await context.signedIn().loaders.interviewStageById.loadOrThrow(id)).archivedAt !== null,
    }),
    isExcluded: t.boolean({
      description: 'Interviews of the stage are not recorded: of the position, or of all.',
      args: { positionId: t.arg.id() },
      resolve: async ({ id }, { positionId }, context) => {
        const rows = await context.signedIn().loaders.excludedStagesByStageId.load(id);
        return rows.some((row) => row.positionId === (positionId ?? null));
      },
    }),
  }),
});

const StageCount = builder.objectRef<StageCountRow>('StageCount').implement({
  fields: (t) => ({
    interviewStage: t.field({
      type: InterviewStage,
      nullable: true,
      description: 'Null for candidates without a stage.',
      resolve: ({ stageId, stageTitle }) =>
        stageId === null ? null : { id: stageId, title: stageTitle ?? '' },
    }),
    candidatesCount: t.exposeInt('candidatesCount'),
  }),
});

export const Position = builder.objectRef<PositionFacts>('Position').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    displayTitle: t.string({
      resolve: (source) =>
        source.requisitionId ? `${source.title} (${source.requisitionId})` : source.title,
    }),
    requisitionId: t.exposeString('requisitionId', { nullable: true }),
    locations: t.exposeStringList('locations'),
    client: t.field({
      type: Client,
      resolve: (source, _args, context) =>
        context.signedIn().loaders.clientById.loadOrThrow(source.positionGroupId),
    }),
    memberships: t.field({
      type: [MembershipType],
      description: 'The hiring team, by name; the team of the position group included.',
      resolve: async (source, _args, context) => (await partsOf(source, context)).memberships,
    }),
    candidatesCount: t.int({
      description: 'Candidates the viewer may see.',
      resolve: async (source, _args, context) => (await partsOf(source, context)).candidatesCount,
    }),
    activeByStage: t.field({
      type: [StageCount],
      description: 'Active candidates the viewer may see, by stage.',
      resolve: (source, _args, context) =>
        context.signedIn().loaders.stageCountsByPositionId.load(source.id),
    }),
    callGuidesCount: t.int({
      description: 'Guides the viewer may read.',
      resolve: async (source, _args, context) => (await partsOf(source, context)).callGuidesCount,
    }),
    lastCallAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Start of the last interview the viewer may see.',
      resolve: async (source, _args, context) => (await partsOf(source, context)).lastCallAt,
    }),
    autoJoinInterview: t.boolean({
      description:
        'Interviewers of its interviews join the hiring team when somebody who manages it names them.',
      resolve: async ({ id }, _args, context) =>
        (await context.signedIn().loaders.positionById.loadOrThrow(id)).autoJoinInterview,
    }),
    canEdit: t.boolean({
      resolve: (source, _args, context) =>
        positionTeamPolicy.can(context.signedIn().actor, 'edit', source),
    }),
    canManageTeam: t.boolean({
      resolve: (source, _args, context) =>
        positionTeamPolicy.can(context.signedIn().actor, 'manageTeam', source),
    }),
  }),
});
