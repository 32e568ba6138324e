import type { SkillReportFields } from '#shared/domain/skillReport.ts';
import { builder, ProcessingStatusEnum } from '../../graphql/builder.ts';
import { InterviewStage, Position } from '../positions/positionType.ts';
import { SpokenExampleType } from '../topics/topicType.ts';
import { User } from '../users/userType.ts';
import {
  createSkillReport,
  deleteSkillReport,
  findSkillReport,
  listSkillReports,
  runSkillReport,
  updateSkillReport,
  type SkillReportRow,
} from './editSkillReport.ts';
import {
  loadSkillFigures,
  type SkillFigures,
  type SkillReportFigures,
} from './loadSkillFigures.ts';
import { skillReportPolicy } from './skillReportPolicy.ts';

const ReportInput = builder.inputType('SkillReportInput', {
  fields: (t) => ({
    title: t.string({ required: true }),
    positionIds: t.idList({ required: true, description: 'None stands for all.' }),
    interviewStageFilters: t.idList({ required: true, description: 'None stands for all.' }),
    dateRangeStart: t.field({ type: 'DateTime', required: true }),
    dateRangeEnd: t.field({ type: 'DateTime', required: true, description: 'Excluded.' }),
    skills: t.stringList({ required: true }),
    minimumInterviewCountFilter: t.int({ required: true }),
  }),
});

const Figures = builder.objectRef<SkillFigures>('SkillFigures').implement({
  fields: (t) => ({
    skill: t.exposeString('skill'),
    competencies: t.exposeStringList('competencies', {
      description: 'Competencies of guides and scorecards that count for it.',
    }),
    interviewsAsked: t.exposeInt('interviewsAsked', {
      description: 'In which a guide question of it was answered.',
    }),
    interviewsSaid: t.exposeInt('interviewsSaid', {
      description: 'In which the candidate says its words.',
    }),
    rating: t.exposeFloat('rating', {
      nullable: true,
      description: 'Mean of submitted scores, 1 to 4; null on fewer than five interviews.',
    }),
    interviewsRated: t.exposeInt('interviewsRated'),
    examples: t.field({ type: [SpokenExampleType], resolve: ({ examples }) => examples }),
  }),
});

const ReportFigures = builder.objectRef<SkillReportFigures>('SkillReportFigures').implement({
  description: 'Counts only the interviews that the viewer may see.',
  fields: (t) => ({
    interviews: t.exposeInt('interviews'),
    skills: t.field({
      type: [Figures],
      description: 'None under the minimum of the report.',
      resolve: ({ skills }) => skills,
    }),
  }),
});

const Report = builder.objectRef<SkillReportRow>('SkillReport').implement({
  description: 'What interviews of some positions and a period show of skills.',
  fields: (t) => ({
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    positions: t.field({
      type: [Position],
      resolve: async ({ positionIds }, _args, context) =>
        present(await context.signedIn().loaders.positionById.loadMany(positionIds)),
    }),
    stages: t.field({
      type: [InterviewStage],
      resolve: async ({ stageIds }, _args, context) =>
        present(await context.signedIn().loaders.interviewStageById.loadMany(stageIds)),
    }),
    dateRangeStart: t.expose('dateRangeStart', { type: 'DateTime' }),
    dateRangeEnd: t.expose('dateRangeEnd', { type: 'DateTime', description: 'Excluded.' }),
    skills: t.exposeStringList('skills'),
    minimumInterviewCountFilter: t.int({ resolve: ({ minimumInterviews }) => minimumInterviews }),
    processingStatus: t.expose('processingStatus', { type: ProcessingStatusEnum }),
    failureReason: t.exposeString('failureReason', { nullable: true }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its moments were last found.',
    }),
    creator: t.field({
      type: User,
      resolve: ({ creatorId }, _args, context) =>
        context.signedIn().loaders.userById.loadOrThrow(creatorId),
    }),
    figures: t.field({
      type: ReportFigures,
      nullable: true,
      description: 'Null until it has run once.',
      resolve: (report, _args, context) => {
        const { db, actor } = context.signedIn();
        return report.completedAt === null ? null : loadSkillFigures(db, actor, report);
      },
    }),
  }),
});

/** Positions and stages that were deleted meanwhile are left out. */
const present = <Row>(rows: readonly (Row | null)[]): Row[] => rows.filter((row) => row !== null);

const fieldsOf = (input: typeof ReportInput.$inferInput): SkillReportFields => ({
  ...{ title: input.title, skills: input.skills, positionIds: input.positionIds },
  ...{ stageIds: input.interviewStageFilters, startMs: input.dateRangeStart.getTime() },
  ...{ endMs: input.dateRangeEnd.getTime(), minimumInterviews: input.minimumInterviewCountFilter },
});

const inputArg = { type: ReportInput, required: true } as const;

builder.queryFields((t) => ({
  skillReports: t.field({
    type: [Report],
    resolve: (_root, _args, context) => {
      const { db, actor } = context.signedIn();
      skillReportPolicy.authorize(actor, 'read', actor);
      return listSkillReports(db, actor);
    },
  }),
  skillReport: t.field({
    type: Report,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { db, actor } = context.signedIn();
      skillReportPolicy.authorize(actor, 'read', actor);
      return findSkillReport(db, actor, id);
    },
  }),
}));

builder.mutationFields((t) => ({
  createSkillReport: t.field({
    type: Report,
    description: 'Adds a report and runs it.',
    args: { input: t.arg(inputArg) },
    resolve: (_root, { input }, context) => {
      const { db, actor, services } = context.signedIn();
      skillReportPolicy.authorize(actor, 'edit', actor);
      return createSkillReport({ db, actor, send: services.jobs.send, fields: fieldsOf(input) });
    },
  }),
  updateSkillReport: t.field({
    type: Report,
    description: 'Changes a report and runs it anew.',
    args: { id: t.arg.id({ required: true }), input: t.arg(inputArg) },
    resolve: async (_root, { id, input }, context) => {
      const { db, actor, services } = context.signedIn();
      skillReportPolicy.authorize(actor, 'edit', actor);
      const report = await findSkillReport(db, actor, id);
      const { send } = services.jobs;
      return updateSkillReport({ db, actor, send, report, fields: fieldsOf(input) });
    },
  }),
  runSkillReport: t.field({
    type: Report,
    description: 'Runs a report anew over the interviews there are now.',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { db, actor, services } = context.signedIn();
      skillReportPolicy.authorize(actor, 'edit', actor);
      const report = await findSkillReport(db, actor, id);
      return runSkillReport({ db, actor, send: services.jobs.send, report });
    },
  }),
  deleteSkillReport: t.field({
    type: 'ID',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { db, actor } = context.signedIn();
      skillReportPolicy.authorize(actor, 'edit', actor);
      await deleteSkillReport({ db, actor, report: await findSkillReport(db, actor, id) });
      return id;
    },
  }),
}));
