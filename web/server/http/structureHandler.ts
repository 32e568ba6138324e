import { UserError } from '../errors/userError.ts';
import { structureRows } from '../features/structure/structureCsv.ts';
import { openStructureReport } from '../features/structure/structureReport.ts';
import { createDownloadHandler, csvFile, type DownloadOptions } from './downloadHandler.ts';

/** `GET /insights/structure.csv?position=&guide=`: the matrix of planned questions as a table. */
export const createStructureHandler = (options: DownloadOptions) =>
  createDownloadHandler(options, async ({ services, url, ...context }) => {
    const positionId = url.searchParams.get('position');
    const report = await openStructureReport(context, positionId, url.searchParams.get('guide'));
    if (!report) throw UserError.notFound('report');
    const rows = structureRows(report, services.settings.PUBLIC_URL);
    return csvFile(`Structure of ${report.position.title}.csv`, rows);
  });
