import {
  levelOfScore,
  scorecardItemKinds,
  scorecardStatuses,
  scoreLevels,
  type ScoreAgreement,
} from '#shared/domain/scorecard.ts';
import { builder } from '../../graphql/builder.ts';
import type { GraphqlContext } from '../../graphql/context.ts';
import { Call, wholeCall } from '../calls/callType.ts';
import type { ListedCall } from '../calls/listedCall.ts';
import { User } from '../users/userType.ts';
import {
  agreementOf,
  averageOf,
  interviewScores,
  type InterviewScores,
} from './interviewScores.ts';
import type { ScorecardItemRow, ScorecardRow } from './scorecardLoaders.ts';
import { scorecardPolicy, scoringPolicy } from './scorecardPolicy.ts';

const ScoreLevelEnum = builder.enumType('ScoreLevel', { values: scoreLevels });
const ScorecardStatusEnum = builder.enumType('ScorecardStatus', { values: scorecardStatuses });
const ScorecardItemKindEnum = builder.enumType('ScorecardItemKind', { values: scorecardItemKinds });

const ScorecardItem = builder.objectRef<ScorecardItemRow>('ScorecardItem').implement({
  description: 'A competency or question of the guide, as it was when the scorecard began.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: ScorecardItemKindEnum }),
    cueId: t.exposeID('cueId', {
      nullable: true,
      description: 'The question it comes from, while the guide has it.',
    }),
    itemText: t.exposeString('itemText'),
    score: t.exposeInt('score', { description: '1 to 4; 0 is not scored.' }),
    level: t.field({ type: ScoreLevelEnum, resolve: (item) => levelOfScore(item.score) }),
    notes: t.exposeString('notes'),
    markedTimeMs: t.exposeInt('markedTimeMs', {
      nullable: true,
      description: 'The moment of the recording that was marked for it.',
    }),
  }),
});

export const Scorecard = builder.objectRef<ScorecardRow>('Scorecard').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    interviewId: t.exposeID('interviewId'),
    status: t.expose('status', { type: ScorecardStatusEnum }),
    user: t.field({
      type: User,
      resolve: (card, _args, context) =>
        context.signedIn().loaders.userById.loadOrThrow(card.userId),
    }),
    overallScoringEnabled: t.exposeBoolean('overallScoringEnabled'),
    overallScore: t.exposeInt('overallScore', { description: '1 to 4; 0 is not scored.' }),
    overallLevel: t.field({
      type: ScoreLevelEnum,
      resolve: (card) => levelOfScore(card.overallScore),
    }),
    overallNotes: t.exposeString('overallNotes'),
    items: t.field({
      type: [ScorecardItem],
      resolve: (card, _args, context) =>
        context.signedIn().loaders.itemsByScorecardId.load(card.id),
    }),
    submittedAt: t.expose('submittedAt', { type: 'DateTime', nullable: true }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    canEdit: t.boolean({
      resolve: (card, _args, context) => card.status === 'DRAFT' && canDo(card, context, 'edit'),
    }),
    canReopen: t.boolean({ resolve: (card, _args, context) => canDo(card, context, 'reopen') }),
  }),
});

async function canDo(card: ScorecardRow, context: GraphqlContext, verb: 'edit' | 'reopen') {
  const { actor, loaders } = context.signedIn();
  const interview = await loaders.interviewById.load(card.interviewId);
  return interview !== null && scorecardPolicy.can(actor, verb, { card, interview });
}

const ScoreAgreementType = builder.objectRef<ScoreAgreement>('ScoreAgreement').implement({
  description: 'What several interviewers scored for the same thing.',
  fields: (t) => ({
    itemText: t.exposeString('itemText', {
      nullable: true,
      description: 'Null for the overall score.',
    }),
    scores: t.exposeIntList('scores', { description: 'Lowest first.' }),
    averageScore: t.exposeFloat('averageScore'),
    spread: t.exposeInt('spread', { description: 'Highest less lowest.' }),
  }),
});

const InterviewScorecards = builder.objectRef<InterviewScores>('InterviewScorecards').implement({
  fields: (t) => ({
    interviewId: t.id({ resolve: ({ interview }) => interview.id }),
    name: t.string({ resolve: ({ interview }) => interview.name }),
    candidateName: t.string({
      nullable: true,
      resolve: async ({ interview }, _args, context) => {
        const { loaders } = context.signedIn();
        const candidate = await loaders.candidateById.loadIfSet(interview.candidateId);
        return candidate && `${candidate.firstName} ${candidate.lastName}`.trim();
      },
    }),
    positionTitle: t.string({
      nullable: true,
      resolve: async ({ interview }, _args, context) =>
        (await context.signedIn().loaders.positionById.loadIfSet(interview.positionId))?.title ??
        null,
    }),
    mine: t.field({ type: Scorecard, nullable: true, resolve: ({ mine }) => mine }),
    submitted: t.field({
      type: [Scorecard],
      description: 'Those of others that the viewer may read.',
      resolve: ({ submitted }) => submitted,
    }),
    isHidden: t.exposeBoolean('isHidden', {
      description: 'Others have scored; the viewer sees it after submitting their own.',
    }),
    missing: t.field({
      type: [User],
      description: 'People expected to score who have not submitted.',
      resolve: ({ missingIds }, _args, context) =>
        context.signedIn().loaders.userById.loadMany(missingIds),
    }),
    averageScore: t.float({ nullable: true, resolve: averageOf }),
    agreement: t.field({
      type: [ScoreAgreementType],
      description: 'Overall first; only what at least two people scored.',
      resolve: (scores, _args, context) => agreementOf(context.signedIn(), scores),
    }),
    canScore: t.boolean({
      resolve: ({ interview }, _args, context) =>
        scoringPolicy.can(context.signedIn().actor, 'score', interview),
    }),
  }),
});

async function scoresOfCall(call: ListedCall, context: GraphqlContext): Promise<InterviewScores> {
  const own = context.signedIn();
  const { interviewId } = await wholeCall(call, context);
  return interviewScores(own, await own.loaders.interviewById.loadOrThrow(interviewId));
}

builder.objectFields(Call, (t) => ({
  interviewId: t.id({
    description: 'The interview that this is a recording of.',
    resolve: async (call, _args, context) => (await wholeCall(call, context)).interviewId,
  }),
  scorecards: t.field({
    type: InterviewScorecards,
    resolve: (call, _args, context) => scoresOfCall(call, context),
  }),
  myScore: t.int({
    nullable: true,
    resolve: async (call, _args, context) =>
      (await scoresOfCall(call, context)).mine?.overallScore || null,
  }),
  averageScore: t.float({
    nullable: true,
    resolve: async (call, _args, context) => averageOf(await scoresOfCall(call, context)),
  }),
  needsCurrentUserScore: t.boolean({
    resolve: async (call, _args, context) =>
      (await scoresOfCall(call, context)).missingIds.includes(context.signedIn().actor.userId),
  }),
  hasPendingScores: t.boolean({
    resolve: async (call, _args, context) =>
      (await scoresOfCall(call, context)).missingIds.length > 0,
  }),
}));

builder.queryFields((t) => ({
  interviewScorecards: t.field({
    type: InterviewScorecards,
    nullable: true,
    description: 'Of an interview with or without a recording.',
    args: { interviewId: t.arg.id({ required: true }) },
    resolve: async (_root, { interviewId }, context) => {
      const own = context.signedIn();
      const interview = await own.loaders.interviewById.load(interviewId);
      return interview && interviewScores(own, interview);
    },
  }),
}));
