import { adverseImpactPolicy } from '../features/adverseImpact/adverseImpactPolicy.ts';
import { openImpactReport } from '../features/adverseImpact/adverseImpactReport.ts';
import { impactRows } from '../features/adverseImpact/impactCsv.ts';
import {
  createDownloadHandler,
  csvFile,
  dateParameter,
  type DownloadOptions,
} from './downloadHandler.ts';

/**
 * `GET /insights/adverse-impact.csv?category=&category=&position=&since=&until=`: the four-fifths report as a table,
 * for site admins. Each download is in the audit log.
 */
export const createAdverseImpactHandler = (options: DownloadOptions) =>
  createDownloadHandler(options, async ({ db, actor, url }) => {
    adverseImpactPolicy.authorize(actor, 'view', null);
    const filter = {
      categories: url.searchParams.getAll('category'),
      positionId: url.searchParams.get('position'),
      since: dateParameter(url, 'since'),
      until: dateParameter(url, 'until'),
    };
    const report = await openImpactReport(db, actor, filter, 'adverseImpact.downloaded');
    return csvFile('Adverse impact.csv', impactRows(report));
  });
