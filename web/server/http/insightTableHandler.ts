import { UserError } from '../errors/userError.ts';
import type { InsightFilter } from '../features/insights/insightFilter.ts';
import { authorizeReport, authorizeTable } from '../features/insights/insightPolicy.ts';
import { readInsightLink, type InsightTable } from '../features/insights/insightTableLink.ts';
import { loadOverview } from '../features/insights/loadOverview.ts';
import { loadReport, measuresOn } from '../features/insights/loadReport.ts';
import { overviewRows, reportRows } from '../features/insights/reportRows.ts';
import { loadOrganizationSettings } from '../features/organizations/loadOrganizationSettings.ts';
import { loadPay } from '../features/topics/loadPay.ts';
import { loadThemes } from '../features/topics/loadThemes.ts';
import { loadTopicTrends } from '../features/topics/loadTopicTrends.ts';
import { payRows, themeRows, topicTrendRows } from '../features/topics/spokenRows.ts';
import {
  createDownloadHandler,
  csvFile,
  type Download,
  type DownloadOptions,
} from './downloadHandler.ts';

/** `GET /insights.csv?link=`: a table of insights, by a link that expires. */
export const createInsightTableHandler = (options: DownloadOptions) =>
  createDownloadHandler(options, async (download) => {
    const { services, actor, url } = download;
    const link = url.searchParams.get('link') ?? '';
    const asked = readInsightLink(services.secret, actor.userId, link);
    if (!asked)
      throw new UserError('FORBIDDEN', 'This link has expired. Download the table again.');
    authorizeTable(actor, asked.table);
    const { name, load } = tables[asked.table];
    return csvFile(`${name}.csv`, await load(download, asked.filter));
  });

interface TableFile {
  name: string;
  load(download: Download, filter: InsightFilter): Promise<string[][]>;
}

const tables: Readonly<Record<InsightTable, TableFile>> = {
  OVERVIEW: {
    name: 'Overview',
    load: async ({ db, actor }, filter) => overviewRows(await loadOverview(db, actor, filter)),
  },
  INTERVIEWERS: {
    name: 'Interviewers',
    async load({ db, actor }, filter) {
      const settings = await loadOrganizationSettings(db, actor.organizationId);
      const measures = authorizeReport(actor) ? measuresOn(settings) : [];
      return reportRows(await loadReport(db, actor, filter, measures));
    },
  },
  TOPIC_TRENDS: {
    name: 'Topic trends',
    load: async ({ db, actor }, filter) => topicTrendRows(await loadTopicTrends(db, actor, filter)),
  },
  CANDIDATE_QUESTIONS: {
    name: 'Candidate questions',
    load: async ({ db, actor }, filter) =>
      themeRows(await loadThemes(db, actor, filter, 'QUESTION')),
  },
  CANDIDATE_MOTIVATIONS: {
    name: 'Candidate motivations',
    load: async ({ db, actor }, filter) => themeRows(await loadThemes(db, actor, filter, 'MOTIVE')),
  },
  COMPENSATION: {
    name: 'Compensation trends',
    async load({ db, actor, loaders }, filter) {
      const pay = await loadPay(db, actor, filter);
      const ids = new Set(pay.positions.flatMap(({ positionId }) => positionId ?? []));
      const known = await Promise.all([...ids].map((id) => loaders.positionById.load(id)));
      const titles = new Map(known.flatMap((found) => (found ? [[found.id, found.title]] : [])));
      return payRows(pay, (id) => titles.get(id));
    },
  },
};
