import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import {
  archiveInterviewStage,
  createExcludeStage,
  deleteExcludeStage,
  moveInterviewStage,
  updateInterviewStage,
} from './changeStages.ts';
import { positionTeamPolicy, stagePolicy } from './positionPolicy.ts';
import { InterviewStage } from './positionType.ts';

async function changedStage({ loaders }: ActorContext, id: string) {
  loaders.interviewStageById.clear(id);
  return loaders.interviewStageById.loadOrThrow(id);
}

builder.mutationFields((t) => ({
  updateInterviewStage: t.field({
    type: InterviewStage,
    args: { id: t.arg.id({ required: true }), title: t.arg.string({ required: true }) },
    resolve: async (_root, { id, title }, context) => {
      const own = context.signedIn();
      const { db, actor, loaders } = own;
      await loaders.interviewStageById.loadOrThrow(id);
      stagePolicy.authorize(actor, 'manage', null);
      await updateInterviewStage({ db, actor, stageId: id, title });
      return changedStage(own, id);
    },
  }),
  moveInterviewStage: t.field({
    type: InterviewStage,
    description: 'Puts a stage behind another, or first without one.',
    args: { id: t.arg.id({ required: true }), afterId: t.arg.id() },
    resolve: async (_root, { id, afterId }, context) => {
      const own = context.signedIn();
      const { db, actor, loaders } = own;
      await loaders.interviewStageById.loadOrThrow(id);
      stagePolicy.authorize(actor, 'manage', null);
      await moveInterviewStage({ db, actor, stageId: id, afterId: afterId ?? null });
      return changedStage(own, id);
    },
  }),
  archiveInterviewStage: t.field({
    type: InterviewStage,
    description: 'Takes a stage out of the lists people choose from, or back in.',
    args: {
      id: t.arg.id({ required: true }),
      isArchived: t.arg.boolean({ defaultValue: true }),
    },
    resolve: async (_root, { id, isArchived }, context) => {
      const own = context.signedIn();
      const { db, actor, loaders } = own;
      await loaders.interviewStageById.loadOrThrow(id);
      stagePolicy.authorize(actor, 'manage', null);
      await archiveInterviewStage({ db, actor, stageId: id, isArchived: isArchived ?? true });
      return changedStage(own, id);
    },
  }),
  createExcludeStage: t.field({
    type: InterviewStage,
    description: 'Interviews of the stage are not recorded: of one position, or of all.',
    args: { interviewStageId: t.arg.id({ required: true }), positionId: t.arg.id() },
    resolve: async (_root, { interviewStageId: stageId, positionId }, context) => {
      const own = context.signedIn();
      const { db, actor, loaders } = own;
      await loaders.interviewStageById.loadOrThrow(stageId);
      if (positionId) await loaders.positionById.loadOrThrow(positionId);
      if (positionId) positionTeamPolicy.authorize(actor, 'manageTeam', { id: positionId });
      else stagePolicy.authorize(actor, 'manage', null);
      await createExcludeStage({ db, actor, stageId, positionId: positionId ?? null });
      return changedStage(own, stageId);
    },
  }),
  deleteExcludeStage: t.field({
    type: InterviewStage,
    args: { interviewStageId: t.arg.id({ required: true }), positionId: t.arg.id() },
    resolve: async (_root, { interviewStageId: stageId, positionId }, context) => {
      const own = context.signedIn();
      const { db, actor, loaders } = own;
      await loaders.interviewStageById.loadOrThrow(stageId);
      if (positionId) await loaders.positionById.loadOrThrow(positionId);
      if (positionId) positionTeamPolicy.authorize(actor, 'manageTeam', { id: positionId });
      else stagePolicy.authorize(actor, 'manage', null);
      await deleteExcludeStage({ db, actor, stageId, positionId: positionId ?? null });
      return changedStage(own, stageId);
    },
  }),
}));
