import { sharedReports } from '#shared/domain/reportShare.ts';
import { builder } from '../../graphql/builder.ts';
import { checkInsightFilter } from '../insights/insightFilter.ts';
import { insightPolicy } from '../insights/insightPolicy.ts';
import { InsightFilterInput, IntervalEnum, Overview, Report } from '../insights/insightType.ts';
import { User } from '../users/userType.ts';
import {
  findReportShare,
  listReportShares,
  removeReportShare,
  shareReport,
  type ReportShareRow,
} from './editReportShares.ts';
import { loadSharedReport, type LoadedSharedReport } from './loadSharedReport.ts';
import { reportSharePolicy, reportVerb } from './reportSharePolicy.ts';

const ReportEnum = builder.enumType('AnalyticsReport', { values: sharedReports });
const SideEnum = builder.enumType('ReportShareSide', {
  values: ['SHARED_BY_ME', 'SHARED_WITH_ME'] as const,
});

const Share = builder.objectRef<ReportShareRow>('AnalyticsReportShare').implement({
  description: 'A report that a colleague may read as the sharer reads it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    report: t.expose('report', { type: ReportEnum }),
    title: t.exposeString('title'),
    message: t.exposeString('message'),
    start: t.field({ type: 'DateTime', resolve: ({ filter }) => new Date(filter.startMs) }),
    end: t.field({
      type: 'DateTime',
      description: 'Excluded.',
      resolve: ({ filter }) => new Date(filter.endMs),
    }),
    interval: t.field({ type: IntervalEnum, resolve: ({ filter }) => filter.interval }),
    zone: t.string({ resolve: ({ filter }) => filter.zone }),
    sharedBy: t.field({
      type: User,
      resolve: ({ createdById }, _args, context) =>
        context.signedIn().loaders.userById.loadOrThrow(createdById),
    }),
    sharedTo: t.field({
      type: User,
      resolve: ({ userId }, _args, context) =>
        context.signedIn().loaders.userById.loadOrThrow(userId),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const SharedReportType = builder.objectRef<LoadedSharedReport>('SharedAnalyticsReport').implement({
  description: 'Counts the interviews that the sharer may see at this moment.',
  fields: (t) => ({
    share: t.field({ type: Share, resolve: ({ share }) => share }),
    filterNames: t.exposeStringList('filterNames', { description: 'What narrows it, by name.' }),
    overview: t.field({ type: Overview, nullable: true, resolve: ({ overview }) => overview }),
    interviewers: t.field({
      type: Report,
      nullable: true,
      resolve: ({ interviewers }) => interviewers,
    }),
  }),
});

builder.queryFields((t) => ({
  analyticsReportShares: t.field({
    type: [Share],
    args: { side: t.arg({ type: SideEnum, required: true }) },
    resolve: (_root, { side }, context) => {
      const { db, actor } = context.signedIn();
      return listReportShares(db, actor, side);
    },
  }),
  sharedAnalyticsReport: t.field({
    type: SharedReportType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { db, actor, services } = context.signedIn();
      const row = await findReportShare(db, actor, id);
      reportSharePolicy.authorize(actor, 'read', row);
      return loadSharedReport(db, services.database.system, row);
    },
  }),
}));

builder.mutationFields((t) => ({
  shareAnalyticsReport: t.field({
    type: [Share],
    description: 'Lets colleagues read a report as the sharer reads it, and tells them by e-mail.',
    args: {
      report: t.arg({ type: ReportEnum, required: true }),
      filter: t.arg({ type: InsightFilterInput, required: true }),
      internalIds: t.arg.idList({ required: true }),
      title: t.arg.string(),
      message: t.arg.string(),
    },
    resolve: async (_root, { report, filter, internalIds, ...said }, context) => {
      const { db, actor, loaders, services } = context.signedIn();
      insightPolicy.authorize(actor, reportVerb(report), null);
      const recipients = await Promise.all(
        [...new Set(internalIds)].map((userId) => loaders.memberById.loadOrThrow(userId)),
      );
      await shareReport({
        ...{ db, actor, report, recipients, filter: checkInsightFilter(filter), ...said },
        send: services.jobs.send,
      });
      return listReportShares(db, actor, 'SHARED_BY_ME');
    },
  }),
  removeAnalyticsReportShare: t.field({
    type: 'ID',
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_root, { id }, context) => {
      const { db, actor } = context.signedIn();
      const row = await findReportShare(db, actor, id);
      reportSharePolicy.authorize(actor, 'remove', row);
      await removeReportShare(db, actor, row);
      return id;
    },
  }),
}));
