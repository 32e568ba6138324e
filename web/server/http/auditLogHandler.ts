import { auditDetailText, auditEventText } from '#shared/domain/auditLog.ts';
import { auditPolicy } from '../features/audit/auditPolicy.ts';
import { exportedEntries, type AuditEntryRow } from '../features/audit/listAuditEntries.ts';
import {
  createDownloadHandler,
  csvFile,
  dateParameter,
  type DownloadOptions,
} from './downloadHandler.ts';

/** `GET /audit-log.csv?kind=&actor=&since=&until=`: the audit log as a table, for site admins. */
export const createAuditLogHandler = (options: DownloadOptions) =>
  createDownloadHandler(options, async ({ db, actor, url }) => {
    auditPolicy.authorize(actor, 'list', null);
    const rows = await exportedEntries(db, actor, {
      kind: url.searchParams.get('kind'),
      actorId: url.searchParams.get('actor'),
      since: dateParameter(url, 'since'),
      until: dateParameter(url, 'until'),
    });
    return csvFile('Audit log.csv', [header, ...rows.map(cellsOf)]);
  });

const header = ['Time', 'Person', 'E-mail', 'Impersonated by', 'Action', 'Record id', 'Details'];

const cellsOf = (row: AuditEntryRow): string[] => [
  row.createdAt.toISOString(),
  row.actorName ?? '',
  row.actorEmail ?? '',
  row.impersonatorName ?? '',
  auditEventText(row.event),
  row.subjectId,
  auditDetailText(row.detail, { withIds: true }),
];
