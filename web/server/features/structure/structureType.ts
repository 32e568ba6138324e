import { coveragePercent, questionOutcomes, type Coverage } from '#shared/domain/structure.ts';
import { builder } from '../../graphql/builder.ts';
import { Position } from '../positions/positionType.ts';
import { agreementScopes, type Agreement } from './measureAgreement.ts';
import {
  openStructureReport,
  type StructureCell,
  type StructureReport,
  type StructureRow,
} from './structureReport.ts';

const QuestionOutcomeEnum = builder.enumType('QuestionOutcome', { values: questionOutcomes });
const AgreementScopeEnum = builder.enumType('AgreementScope', { values: agreementScopes });

const CellType = builder.objectRef<StructureCell>('StructureCell').implement({
  description: 'What became of a planned question in an interview.',
  fields: (t) => ({
    outcome: t.expose('outcome', { type: QuestionOutcomeEnum }),
    callId: t.exposeID('callId', { nullable: true }),
    timeMs: t.exposeInt('timeMs', { nullable: true, description: 'Where to listen.' }),
    missing: t.exposeString('missing', {
      nullable: true,
      description: 'The part of the question that was not answered.',
    }),
  }),
});

const CoverageType = builder.objectRef<Coverage>('StructureCoverage').implement({
  fields: (t) => ({
    asked: t.exposeInt('asked'),
    perhaps: t.exposeInt('perhaps'),
    known: t.exposeInt('known', { description: 'Questions of which something is known.' }),
    percent: t.int({ nullable: true, resolve: coveragePercent }),
  }),
});

const RowType = builder.objectRef<StructureRow>('StructureRow').implement({
  fields: (t) => ({
    interviewId: t.id({ resolve: ({ interview }) => interview.id }),
    callId: t.id({ nullable: true, resolve: ({ interview }) => interview.callIds[0] ?? null }),
    candidateName: t.string({
      nullable: true,
      resolve: ({ interview }) => interview.candidateName,
    }),
    interviewName: t.string({ resolve: ({ interview }) => interview.name }),
    heldAt: t.field({ type: 'DateTime', resolve: ({ interview }) => interview.heldAt }),
    cells: t.field({
      type: [CellType],
      description: 'One for each question, in their order.',
      resolve: ({ cells }) => cells,
    }),
    coverage: t.field({ type: CoverageType, resolve: ({ coverage }) => coverage }),
  }),
});

const QuestionType = builder
  .objectRef<StructureReport['questions'][number]>('PlannedQuestion')
  .implement({
    fields: (t) => ({
      cueId: t.exposeID('cueId'),
      question: t.exposeString('question'),
      competency: t.exposeString('competency', { nullable: true }),
    }),
  });

const GuideType = builder.objectRef<StructureReport['guides'][number]>('StructureGuide').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    interviewCount: t.exposeInt('interviewCount'),
  }),
});

const EstimateType = builder
  .objectRef<NonNullable<Agreement['estimate']>>('AgreementEstimate')
  .implement({
    description: "Krippendorff's alpha for ordinal scores with its 95 % interval.",
    fields: (t) => ({
      alpha: t.exposeFloat('alpha'),
      low: t.exposeFloat('low'),
      high: t.exposeFloat('high'),
    }),
  });

const AgreementType = builder.objectRef<Agreement>('InterviewerAgreement').implement({
  description: 'How far interviewers agree, all of them together.',
  fields: (t) => ({
    scope: t.expose('scope', { type: AgreementScopeEnum }),
    interviewCount: t.exposeInt('interviewCount'),
    unitCount: t.exposeInt('unitCount'),
    scoreCount: t.exposeInt('scoreCount'),
    estimate: t.field({
      type: EstimateType,
      nullable: true,
      description: 'Null where too few interviews have two scorecards, or all scores are the same.',
      resolve: ({ estimate }) => estimate,
    }),
  }),
});

const ReportType = builder.objectRef<StructureReport>('StructureReport').implement({
  fields: (t) => ({
    position: t.field({ type: Position, resolve: ({ position }) => position }),
    guides: t.field({ type: [GuideType], resolve: ({ guides }) => guides }),
    guideId: t.exposeID('guideId', { nullable: true }),
    questions: t.field({ type: [QuestionType], resolve: ({ questions }) => questions }),
    rows: t.field({ type: [RowType], description: 'Oldest first.', resolve: ({ rows }) => rows }),
    interviewCount: t.exposeInt('interviewCount'),
    withoutGuideCount: t.exposeInt('withoutGuideCount'),
    hiddenGuideCount: t.exposeInt('hiddenGuideCount'),
    agreement: t.field({ type: [AgreementType], resolve: ({ agreement }) => agreement }),
  }),
});

builder.queryFields((t) => ({
  structureReport: t.field({
    type: ReportType,
    nullable: true,
    description:
      'Whether candidates for a position were asked the same planned questions, from the interviews that the viewer may open.',
    args: {
      positionId: t.arg.id({ description: 'That of the newest interview, if left out.' }),
      guideId: t.arg.id({ description: 'The guide that most interviews followed, if left out.' }),
    },
    resolve: (_root, { positionId, guideId }, context) =>
      openStructureReport(context.signedIn(), positionId ?? null, guideId ?? null),
  }),
}));
