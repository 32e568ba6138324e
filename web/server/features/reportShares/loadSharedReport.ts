import { loadActorOfUser } from '../../auth/loadActor.ts';
import type { Db } from '../../db/database.ts';
import { UserError } from '../../errors/userError.ts';
import { insightPolicy } from '../insights/insightPolicy.ts';
import { filterLines, loadFilterNames } from '../insights/loadFilterNames.ts';
import { loadOverview, type InsightOverview } from '../insights/loadOverview.ts';
import { openReport, type OpenReport } from '../insights/insightType.ts';
import { measuresOn } from '../insights/loadReport.ts';
import { loadOrganizationSettings } from '../organizations/loadOrganizationSettings.ts';
import type { ReportShareRow } from './editReportShares.ts';
import { reportVerb } from './reportSharePolicy.ts';

/** A shared report with its figures; one of `overview` and `interviewers` is null. */
export interface LoadedSharedReport {
  share: ReportShareRow;
  filterNames: string[];
  overview: InsightOverview | null;
  interviewers: OpenReport | null;
}

/**
 * The figures of a shared report as its sharer reads them at this moment. Questions on protected ground are
 * left out: only owners, interviewers and site admins know of them.
 * @throws {UserError} FORBIDDEN where the sharer may no longer read the report
 */
export async function loadSharedReport(
  db: Db,
  system: Db,
  share: ReportShareRow,
): Promise<LoadedSharedReport> {
  const sharer = await loadActorOfUser(system, share.createdById);
  const isStillTheirs =
    sharer?.organizationId === share.organizationId &&
    insightPolicy.can(sharer, reportVerb(share.report), null);
  if (!sharer || !isStillTheirs)
    throw new UserError(
      'FORBIDDEN',
      'The person who shared this report may no longer read it, so it is no longer shared.',
    );
  const { filter, report } = share;
  const filterNames = filterLines(await loadFilterNames(db, sharer, filter));
  if (report === 'OVERVIEW') {
    const overview = await loadOverview(db, sharer, filter);
    return { share, filterNames, overview, interviewers: null };
  }
  const settings = await loadOrganizationSettings(db, share.organizationId);
  const measures =
    report === 'INTERVIEWER_QUALITY'
      ? measuresOn(settings).filter((measure) => measure !== 'PROBLEMATIC_QUESTIONS')
      : [];
  const interviewers = await openReport(db, sharer, filter, measures);
  return { share, filterNames, overview: null, interviewers };
}
