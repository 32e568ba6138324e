import { engineTaskText } from '#shared/domain/engineTasks.ts';
import { recordEvent } from '../db/recordEvent.ts';
import { engineRecordPolicy } from '../features/engines/engineRecordPolicy.ts';
import { exportedRecords, type ExportedRecord } from '../features/engines/listEngineRecords.ts';
import {
  createDownloadHandler,
  csvFile,
  dateParameter,
  type DownloadOptions,
} from './downloadHandler.ts';

/**
 * `GET /engine-records.csv?task=&since=&until=&changed=`: what engines said about people as a table, for site admins.
 * Each download is in the audit log.
 */
export const createEngineRecordsHandler = (options: DownloadOptions) =>
  createDownloadHandler(options, async ({ db, actor, url }) => {
    engineRecordPolicy.authorize(actor, 'list', null);
    const rows = await exportedRecords(db, actor, {
      task: url.searchParams.get('task'),
      since: dateParameter(url, 'since'),
      until: dateParameter(url, 'until'),
      isChanged: url.searchParams.get('changed') === 'true',
    });
    await recordEvent(db, actor, 'engineRecord.downloaded', actor.organizationId, {
      records: rows.length,
    });
    return csvFile('Engine records.csv', [header, ...rows.map(cellsOf)]);
  });

const header = [
  ...['Time', 'Task', 'Engine', 'Version', 'Trust', 'Language', 'Input hash', 'Asked by'],
  ...['Candidate', 'Interview', 'Interview id', 'Changes by people', 'Reports by people'],
  ...['Changes', 'Output'],
];

const cellsOf = (row: ExportedRecord): string[] => [
  ...[row.createdAt.toISOString(), engineTaskText(row.task), row.engineName, row.engineVersion],
  ...[row.trust, row.languageCode ?? '', row.inputHash, row.actorName ?? ''],
  ...(row.isDeleted ? ['', 'Deleted'] : [row.candidateName ?? '', row.interviewName]),
  ...[row.callId, String(row.editCount), String(row.reportCount), row.changes, row.output],
];
