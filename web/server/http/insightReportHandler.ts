import { UserError } from '../errors/userError.ts';
import { insightPolicy } from '../features/insights/insightPolicy.ts';
import { loadReport, measuresOn } from '../features/insights/loadReport.ts';
import { reportRows } from '../features/insights/reportRows.ts';
import { readReportLink } from '../features/insights/reportLink.ts';
import { loadOrganizationSettings } from '../features/organizations/loadOrganizationSettings.ts';
import { createDownloadHandler, csvFile, type DownloadOptions } from './downloadHandler.ts';

/** `GET /insights-report.csv?report=`: the figures of interviewers as a table, by a link that expires. */
export const createInsightReportHandler = (options: DownloadOptions) =>
  createDownloadHandler(options, async ({ services, actor, db, url }) => {
    const link = url.searchParams.get('report') ?? '';
    const filter = readReportLink(services.secret, actor.userId, link);
    if (!filter)
      throw new UserError('FORBIDDEN', 'This link has expired. Download the report again.');
    const seesQuality = insightPolicy.can(actor, 'quality', null);
    if (!seesQuality) insightPolicy.authorize(actor, 'overview', null);
    const settings = await loadOrganizationSettings(db, actor.organizationId);
    const measures = seesQuality ? measuresOn(settings) : [];
    const report = await loadReport(db, actor, filter, measures);
    return csvFile('Interviewers.csv', reportRows(report));
  });
