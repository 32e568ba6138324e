import { insightIntervals } from '#shared/domain/insightPeriod.ts';
import type { InsightMeasure, QualityMeasure } from '#shared/domain/interviewQuality.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { builder } from '../../graphql/builder.ts';
import type { ActorContext } from '../../graphql/context.ts';
import { PageInfo } from '../../graphql/pageInfo.ts';
import { CurrentUser, User } from '../users/userType.ts';
import { checkInsightFilter, type InsightFilter } from './insightFilter.ts';
import { authorizeReport, authorizeTable, insightPolicy } from './insightPolicy.ts';
import { keepInsights } from './keepInsights.ts';
import { loadFilterNames, type InsightFilterNames } from './loadFilterNames.ts';
import { loadInterviewerInsights, type InterviewerInsights } from './loadInterviewerInsights.ts';
import { loadOverview, type InsightOverview, type InsightPoint } from './loadOverview.ts';
import {
  interviewerOrders,
  loadInterviewerPage,
  loadTeamReport,
  measuresOn,
  type InterviewerFigures,
  type InterviewerPage,
  type TeamReport,
} from './loadReport.ts';
import { measureSql, type InsightFigure } from './measureSql.ts';
import { insightTables, insightTableUrl } from './insightTableLink.ts';
import type { Suggestion, SuggestionMoment } from './suggestImprovements.ts';

const MeasureEnum = builder.enumType('InsightMeasure', {
  values: Object.keys(measureSql) as InsightMeasure[],
});
export const IntervalEnum = builder.enumType('InsightInterval', { values: insightIntervals });

export const InsightFilterInput = builder.inputType('InsightFilter', {
  fields: (t) => ({
    start: t.field({ type: 'DateTime', required: true }),
    end: t.field({ type: 'DateTime', required: true, description: 'Excluded.' }),
    interval: t.field({ type: IntervalEnum, required: true }),
    zone: t.string({
      required: true,
      description: 'IANA name: hours, days, weeks and months begin there.',
    }),
    positionId: t.id(),
    clientId: t.id(),
    stageId: t.id(),
    interviewerId: t.id(),
  }),
});

const Figure = builder.objectRef<InsightFigure>('InsightFigure').implement({
  fields: (t) => ({
    measure: t.expose('measure', { type: MeasureEnum }),
    value: t.exposeFloat('value', {
      nullable: true,
      description: 'Null where fewer than five interviews know it.',
    }),
    interviews: t.exposeInt('interviews', { description: 'On how many it rests.' }),
  }),
});

const Point = builder.objectRef<InsightPoint>('InsightPoint').implement({
  fields: (t) => ({
    period: t.exposeString('period', {
      description: 'When it begins by the clock of the zone: "2026-05-04T00:00".',
    }),
    interviews: t.exposeInt('interviews'),
    figures: t.field({ type: [Figure], resolve: ({ figures }) => figures }),
  }),
});

export const Overview = builder.objectRef<InsightOverview>('InsightOverview').implement({
  description: 'Counts only the interviews that the viewer may see.',
  fields: (t) => ({
    interviews: t.exposeInt('interviews'),
    durationMs: t.exposeFloat('durationMs'),
    candidates: t.exposeInt('candidates'),
    positions: t.exposeInt('positions'),
    figures: t.field({ type: [Figure], resolve: ({ figures }) => figures }),
    trend: t.field({ type: [Point], resolve: ({ trend }) => trend }),
  }),
});

const InterviewerRow = builder.objectRef<InterviewerFigures>('InterviewerFigures').implement({
  fields: (t) => ({
    user: t.field({ type: User, resolve: ({ user }) => user }),
    interviews: t.exposeInt('interviews'),
    durationMs: t.exposeFloat('durationMs'),
    figures: t.field({ type: [Figure], resolve: ({ figures }) => figures }),
  }),
});

const InterviewerPageType = builder.objectRef<InterviewerPage>('InterviewerPage').implement({
  fields: (t) => ({
    results: t.field({ type: [InterviewerRow], resolve: ({ results }) => results }),
    pageInfo: t.field({ type: PageInfo, resolve: (page) => page }),
  }),
});
const OrderEnum = builder.enumType('InterviewerOrder', { values: interviewerOrders });

/** The figures of the team, and as whom and for what those of its people are read. */
export interface OpenReport extends TeamReport {
  reader: Actor;
  filter: InsightFilter;
}

export async function openReport(
  db: Db,
  reader: Actor,
  filter: InsightFilter,
  measures: readonly QualityMeasure[],
): Promise<OpenReport> {
  return { ...(await loadTeamReport(db, reader, filter, measures)), reader, filter };
}

export const Report = builder.objectRef<OpenReport>('InterviewerReport').implement({
  description: 'Counts only the interviews that the viewer may see.',
  fields: (t) => ({
    measures: t.field({
      type: [MeasureEnum],
      description: 'Those switched on; none for viewers who may not read the quality report.',
      resolve: ({ measures }) => [...measures],
    }),
    interviews: t.exposeInt('interviews'),
    durationMs: t.exposeFloat('durationMs'),
    team: t.field({ type: [Figure], resolve: ({ team }) => team }),
    interviewers: t.field({
      type: InterviewerPageType,
      args: {
        page: t.arg.int({ defaultValue: 1 }),
        limit: t.arg.int({ defaultValue: 50 }),
        order: t.arg({ type: OrderEnum, defaultValue: 'INTERVIEWS' }),
        isAscending: t.arg.boolean({ defaultValue: false }),
      },
      resolve: ({ reader, filter, measures }, args, context) =>
        loadInterviewerPage(context.signedIn().db, reader, filter, measures, {
          ...{ page: args.page ?? 1, limit: args.limit ?? 50 },
          ...{ order: args.order ?? 'INTERVIEWS', isAscending: args.isAscending ?? false },
        }),
    }),
    trend: t.field({ type: [Point], resolve: ({ trend }) => trend }),
  }),
});

const Moment = builder.objectRef<SuggestionMoment>('SuggestionMoment').implement({
  fields: (t) => ({
    callId: t.exposeID('callId'),
    name: t.exposeString('name'),
    startTime: t.expose('startTime', { type: 'DateTime' }),
    atMs: t.exposeInt('atMs'),
    detail: t.exposeString('detail'),
  }),
});

const SuggestionType = builder.objectRef<Suggestion>('InsightSuggestion').implement({
  fields: (t) => ({
    measure: t.expose('measure', { type: MeasureEnum }),
    text: t.exposeString('text'),
    moments: t.field({ type: [Moment], resolve: ({ moments }) => moments }),
  }),
});

const Insights = builder.objectRef<InterviewerInsights>('InterviewerInsights').implement({
  description: 'Counts only the interviews that the viewer may see.',
  fields: (t) => ({
    user: t.field({
      type: User,
      resolve: ({ userId }, _args, context) =>
        context.signedIn().loaders.userById.loadOrThrow(userId),
    }),
    measures: t.field({ type: [MeasureEnum], resolve: ({ measures }) => [...measures] }),
    interviews: t.exposeInt('interviews'),
    durationMs: t.exposeFloat('durationMs'),
    figures: t.field({ type: [Figure], resolve: ({ figures }) => figures }),
    team: t.field({ type: [Figure], resolve: ({ team }) => team }),
    teamInterviews: t.exposeInt('teamInterviews'),
    trend: t.field({ type: [Point], resolve: ({ trend }) => trend }),
    suggestions: t.field({ type: [SuggestionType], resolve: ({ suggestions }) => suggestions }),
  }),
});

const FilterNames = builder.objectRef<InsightFilterNames>('InsightFilterNames').implement({
  description: 'What a filter narrows by; null where it does not.',
  fields: (t) => ({
    positionGroup: t.exposeString('positionGroup', { nullable: true }),
    position: t.exposeString('position', { nullable: true }),
    stage: t.exposeString('stage', { nullable: true }),
    interviewer: t.exposeString('interviewer', { nullable: true }),
  }),
});

/** The measures that the organization has switched on. */
const measuresFor = async ({ actor, loaders }: ActorContext) =>
  measuresOn((await loaders.organizationById.loadOrThrow(actor.organizationId)).settings);

builder.queryFields((t) => ({
  insightFilterNames: t.field({
    type: FilterNames,
    args: { filter: t.arg({ type: InsightFilterInput, required: true }) },
    resolve: (_root, { filter }, context) => {
      const { db, actor } = context.signedIn();
      insightPolicy.authorize(actor, 'read', null);
      return loadFilterNames(db, actor, filter);
    },
  }),
  insightOverview: t.field({
    type: Overview,
    args: { filter: t.arg({ type: InsightFilterInput, required: true }) },
    resolve: async (_root, { filter }, context) => {
      const { db, actor } = context.signedIn();
      insightPolicy.authorize(actor, 'overview', null);
      await keepInsights(context);
      return loadOverview(db, actor, checkInsightFilter(filter));
    },
  }),
  interviewerReport: t.field({
    type: Report,
    args: { filter: t.arg({ type: InsightFilterInput, required: true }) },
    resolve: async (_root, { filter }, context) => {
      const signedIn = context.signedIn();
      const measures = authorizeReport(signedIn.actor) ? await measuresFor(signedIn) : [];
      await keepInsights(context);
      return openReport(signedIn.db, signedIn.actor, checkInsightFilter(filter), measures);
    },
  }),
  insightTableCsv: t.string({
    description: 'Where the table is downloaded as CSV, by this person, in the next ten minutes.',
    args: {
      table: t.arg({
        type: builder.enumType('InsightTable', { values: insightTables }),
        required: true,
      }),
      filter: t.arg({ type: InsightFilterInput, required: true }),
    },
    resolve: (_root, { table, filter }, context) => {
      const { actor, services } = context.signedIn();
      authorizeTable(actor, table);
      return insightTableUrl(services.secret, {
        ...{ table, userId: actor.userId, filter: checkInsightFilter(filter) },
      });
    },
  }),
  interviewerInsights: t.field({
    type: Insights,
    args: {
      userId: t.arg.id({ required: true }),
      filter: t.arg({ type: InsightFilterInput, required: true }),
    },
    resolve: async (_root, { userId, filter }, context) => {
      const signedIn = context.signedIn();
      const { db, actor } = signedIn;
      insightPolicy.authorize(actor, 'person', { userId });
      await keepInsights(context);
      const measures = await measuresFor(signedIn);
      return loadInterviewerInsights(db, actor, userId, checkInsightFilter(filter), measures);
    },
  }),
}));

builder.objectFields(CurrentUser, (t) => ({
  canViewQualityReport: t.boolean({
    resolve: (_user, _args, context) =>
      insightPolicy.can(context.signedIn().actor, 'quality', null),
  }),
  canViewAdvancedInsights: t.boolean({
    resolve: (_user, _args, context) =>
      insightPolicy.can(context.signedIn().actor, 'advanced', null),
  }),
}));
