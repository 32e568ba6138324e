import { Link } from 'react-router';
import { plural } from '#shared/domain/plural.ts';
import type { EngineRecord_RecordFragment } from '../../lib/__generated__/graphql.ts';
import { LogTable } from '../../ui/LogTable.tsx';
import classes from '../../ui/LogTable.module.css';
import { When } from '../../ui/When.tsx';

interface EngineRecordListProps {
  records: readonly EngineRecord_RecordFragment[];
}

/** What engines said about people, one row each, newest first. */
export function EngineRecordList({ records }: EngineRecordListProps) {
  return (
    <LogTable
      columns={['When', 'Task', 'Engine', 'Interview', 'Changed by people']}
      widest="Interview"
    >
      {records.map((record) => (
        <tr key={record.id}>
          <td className={classes.time}>
            <When at={record.createdAt} isExact />
          </td>
          <th scope="row">{record.task}</th>
          <td>
            {record.engineName}
            <span className={classes.soft}>Version {record.engineVersion}</span>
            <span className={classes.hash} title={`Hash of the input: ${record.inputHash}`}>
              {record.inputHash.slice(0, 12)}
            </span>
          </td>
          <td>
            {record.callId ? (
              <Link to={`/interview/${record.callId}`} className={classes.link}>
                {record.interviewName}
              </Link>
            ) : (
              'Deleted interview'
            )}
            {record.candidateName && <span className={classes.soft}>{record.candidateName}</span>}
          </td>
          <td>{changesOf(record)}</td>
        </tr>
      ))}
    </LogTable>
  );
}

function changesOf({ editCount, reportCount }: EngineRecord_RecordFragment): string {
  const parts = [
    editCount > 0 && plural(editCount, 'change'),
    reportCount > 0 && plural(reportCount, 'report'),
  ].filter(Boolean);
  return parts.length === 0 ? 'No' : parts.join(', ');
}
