import { guideVisibilities, questionTypes, type QuestionType } from '#shared/domain/guide.ts';
import { plainTextFromHtml } from '#shared/editor/plainTextFromHtml.ts';
import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import type { InterviewStageFacts, PositionFacts } from '../positions/positionLoaders.ts';
import { InterviewStage, Position } from '../positions/positionType.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import { User } from '../users/userType.ts';
import type { GuideRow } from './guideLoaders.ts';
import { guidePolicy, newGuidePolicy } from './guidePolicy.ts';
import { listGuides } from './listGuides.ts';

export const GuideVisibilityEnum = builder.enumType('GuideVisibility', {
  values: guideVisibilities,
});
export const QuestionTypeEnum = builder.enumType('QuestionType', { values: questionTypes });

/** What a row of the list shows of a guide beside its own columns, read together with it. */
export interface GuideParts {
  cuesCount: number;
  position: PositionFacts | null;
  interviewStage: InterviewStageFacts | null;
  creator: UserFacts;
}
type ListedGuide = GuideRow & { parts?: GuideParts };

interface CueShape {
  id: string;
  cue: string;
  description: string;
  isHtmlType: boolean;
  type: QuestionType;
  scoringEnabled: boolean;
  competencyName: string | null;
}
export const Cue = builder.objectRef<CueShape>('Cue').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    cue: t.exposeString('cue'),
    description: t.string({
      description: 'In plain words.',
      resolve: ({ description, isHtmlType }) =>
        isHtmlType ? plainTextFromHtml(description) : description,
    }),
    descriptionHtml: t.string({
      nullable: true,
      description: 'Where it has a look of its own: HTML that the editor wrote.',
      resolve: ({ description, isHtmlType }) => (isHtmlType ? description : null),
    }),
    type: t.exposeString('type'),
    scoringEnabled: t.exposeBoolean('scoringEnabled', {
      description: 'Scorecards ask for a score of the answer.',
    }),
    competency: t.exposeString('competencyName', { nullable: true }),
  }),
});

const GuideCompetency = builder
  .objectRef<{ id: string; name: string }>('GuideCompetency')
  .implement({ fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }) });

export const CallGuide = builder.objectRef<ListedGuide>('CallGuide').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    visibility: t.exposeString('visibility'),
    overallScoringEnabled: t.exposeBoolean('overallScoringEnabled', {
      description: 'Scorecards ask for an overall score.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    cuesCount: t.int({
      resolve: async (guide, _args, context) =>
        guide.parts?.cuesCount ??
        (await context.signedIn().loaders.cueCountByGuideId.loadFirst(guide.id))?.count ??
        0,
    }),
    position: t.field({
      type: Position,
      nullable: true,
      resolve: (guide, _args, context) =>
        guide.parts
          ? guide.parts.position
          : context.signedIn().loaders.positionById.loadIfSet(guide.positionId),
    }),
    interviewStage: t.field({
      type: InterviewStage,
      nullable: true,
      resolve: (guide, _args, context) =>
        guide.parts
          ? guide.parts.interviewStage
          : context.signedIn().loaders.interviewStageById.loadIfSet(guide.interviewStageId),
    }),
    creator: t.field({
      type: User,
      resolve: (guide, _args, context) =>
        guide.parts?.creator ?? context.signedIn().loaders.userById.loadOrThrow(guide.creatorId),
    }),
    cues: t.field({
      type: [Cue],
      description: 'In their order.',
      resolve: (guide, _args, context) => context.signedIn().loaders.cuesByGuideId.load(guide.id),
    }),
    competencies: t.field({
      type: [GuideCompetency],
      description: 'In their order; questions name the one they belong to.',
      resolve: (guide, _args, context) =>
        context.signedIn().loaders.competenciesByGuideId.load(guide.id),
    }),
    assignedUsers: t.field({
      type: [User],
      resolve: (guide, _args, context) =>
        context.signedIn().loaders.assignedUsersByGuideId.load(guide.id),
    }),
    canEdit: t.boolean({
      resolve: (guide, _args, context) => guidePolicy.can(context.signedIn().actor, 'edit', guide),
    }),
    canDelete: t.boolean({
      resolve: (guide, _args, context) =>
        guidePolicy.can(context.signedIn().actor, 'delete', guide),
    }),
    canDuplicate: t.boolean({
      resolve: (guide, _args, context) =>
        guidePolicy.can(context.signedIn().actor, 'duplicate', guide),
    }),
    canRemoveFromPosition: t.boolean({
      resolve: (guide, _args, context) =>
        guide.positionId !== null &&
        guidePolicy.can(context.signedIn().actor, 'removeFromPosition', guide),
    }),
    canAssign: t.boolean({
      description: 'May name the interviewers who use this guide.',
      resolve: async (guide, _args, context) => {
        const own = context.signedIn();
        return guidePolicy.can(own.actor, 'assign', guide) && (await isAssigningEnabled(own));
      },
    }),
  }),
});

/** Whether the organization lets guides be assigned to single interviewers. */
export async function isAssigningEnabled({ actor, loaders }: ActorContext): Promise<boolean> {
  const { settings } = await loaders.organizationById.loadOrThrow(actor.organizationId);
  return settings.assignGuidesToInterviewersEnabled;
}

const GuideFilterInput = builder.inputType('GuideFilter', {
  fields: (t) => ({
    positionId: t.id(),
    interviewStageId: t.id(),
    isOwn: t.boolean(),
    isAssigned: t.boolean(),
  }),
});

builder.queryFields((t) => ({
  canCreateCallGuide: t.boolean({
    description: 'May make guides.',
    resolve: (_root, _args, context) =>
      newGuidePolicy.can(context.signedIn().actor, 'create', { positionId: null }),
  }),
  guide: t.field({
    type: CallGuide,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) => context.signedIn().loaders.guideById.load(id),
  }),
  guides: t.field({
    type: [CallGuide],
    description: 'By name. A page that is not full is the last one.',
    args: {
      query: t.arg.string(),
      filter: t.arg({ type: GuideFilterInput }),
      page: t.arg.int({ defaultValue: 1 }),
      limit: t.arg.int({ defaultValue: 50 }),
    },
    resolve: (_root, { query, filter, page, limit }, context) => {
      const { db, actor } = context.signedIn();
      return listGuides(db, actor, { ...filter, query }, page ?? 1, limit ?? 50);
    },
  }),
}));
