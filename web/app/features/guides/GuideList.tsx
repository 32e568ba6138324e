import { IconLock, IconUsers } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatDateTime, formatRelative } from '../../../../shared/domain/time.ts';
import type { GuideRow_GuideFragment } from '../../lib/__generated__/graphql.ts';
import classes from './GuideList.module.css';

interface GuideListProps {
  guides: readonly GuideRow_GuideFragment[];
  /** IANA name of the reader's zone. */
  zone: string;
}

/** The guides somebody may read, one row each. */
export function GuideList({ guides, zone }: GuideListProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">For</th>
          <th scope="col">Questions</th>
          <th scope="col">Seen by</th>
          <th scope="col">Created by</th>
          <th scope="col">Updated</th>
        </tr>
      </thead>
      <tbody>
        {guides.map((guide) => (
          <tr key={guide.id}>
            <th scope="row">
              <Link to={`/guide/${guide.id}`} className={classes.name}>
                {guide.name}
              </Link>
            </th>
            <td>
              {[guide.position?.displayTitle, guide.interviewStage?.title]
                .filter(Boolean)
                .join(' · ')}
            </td>
            <td className={classes.number}>{guide.cuesCount}</td>
            <td>
              <GuideVisibility visibility={guide.visibility} />
            </td>
            <td>{guide.creator.fullName}</td>
            <td>
              <time dateTime={guide.updatedAt} title={formatDateTime(guide.updatedAt, zone, true)}>
                {formatRelative(guide.updatedAt, new Date(), { zone })}
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Who sees a guide: the team, or only those it was given to. */
export function GuideVisibility({ visibility }: { visibility: string }) {
  const isTeam = visibility === 'PUBLIC';
  const Icon = isTeam ? IconUsers : IconLock;
  return (
    <span className={classes.visibility}>
      <Icon size={14} stroke={1.6} aria-hidden /> {isTeam ? 'Team' : 'Private'}
    </span>
  );
}
