import { Link } from 'react-router';
import { LogTable } from '../../ui/LogTable.tsx';
import classes from '../../ui/LogTable.module.css';
import { When } from '../../ui/When.tsx';

interface AuditListProps {
  entries: readonly {
    id: string;
    text: string;
    /** Only in the audit log. */
    detail?: string;
    createdAt: string;
    actorName: string | null;
    impersonatorName: string | null;
    subject: { name: string; path: string | null } | null;
  }[];
}

/** Who did what to which record, one row each, newest first. */
export function AuditList({ entries }: AuditListProps) {
  return (
    <LogTable
      columns={['When', 'Who', 'What', 'Record']}
      widest={entries.some(({ detail }) => detail) ? 'What' : 'Record'}
    >
      {entries.map(({ id, createdAt, actorName, impersonatorName, text, detail, subject }) => (
        <tr key={id}>
          <td className={classes.time}>
            <When at={createdAt} isExact />
          </td>
          <td>
            {actorName ?? 'The server'}
            {impersonatorName && (
              <span className={classes.soft}>by {impersonatorName}, impersonating</span>
            )}
          </td>
          <th scope="row">
            {text}
            {detail && <span className={classes.soft}>{detail}</span>}
          </th>
          <td>
            {subject?.path ? (
              <Link to={subject.path} className={classes.link}>
                {subject.name}
              </Link>
            ) : (
              subject?.name
            )}
          </td>
        </tr>
      ))}
    </LogTable>
  );
}
