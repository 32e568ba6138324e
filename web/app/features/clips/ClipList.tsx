import { Link } from 'react-router';
import { formatTimecode } from '#shared/domain/time.ts';
import type { ClipRow_ClipFragment } from '../../lib/__generated__/graphql.ts';
import classes from '../../ui/ListTable.module.css';
import { When } from '../../ui/When.tsx';

interface ClipListProps {
  clips: readonly ClipRow_ClipFragment[];
}

/** Clips, one row each. */
export function ClipList({ clips }: ClipListProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Interview</th>
          <th scope="col">Length</th>
          <th scope="col">Cut by</th>
          <th scope="col">Created</th>
        </tr>
      </thead>
      <tbody>
        {clips.map((clip) => (
          <tr key={clip.id}>
            <th scope="row">
              <Link to={`/clip/${clip.id}`} className={classes.name}>
                {clip.name}
              </Link>
            </th>
            <td>{clip.call?.name}</td>
            <td className={classes.number}>{formatTimecode(clip.durationMs)}</td>
            <td>{clip.user.fullName}</td>
            <td>
              <When at={clip.createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
