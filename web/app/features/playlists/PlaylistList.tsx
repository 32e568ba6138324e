import { Link } from 'react-router';
import { plural } from '#shared/domain/plural.ts';
import { formatTimecode } from '#shared/domain/time.ts';
import type { PlaylistRow_PlaylistFragment } from '../../lib/__generated__/graphql.ts';
import classes from '../../ui/ListTable.module.css';
import { When } from '../../ui/When.tsx';

interface PlaylistListProps {
  playlists: readonly PlaylistRow_PlaylistFragment[];
}

/** Playlists, one row each. */
export function PlaylistList({ playlists }: PlaylistListProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Clips</th>
          <th scope="col">Length</th>
          <th scope="col">Owner</th>
          <th scope="col">Updated</th>
        </tr>
      </thead>
      <tbody>
        {playlists.map(({ id, title, clipCount, durationMs, owner, updatedAt }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={`/playlist/${id}`} className={classes.name}>
                {title}
              </Link>
            </th>
            <td className={classes.number}>{plural(clipCount, 'clip')}</td>
            <td className={classes.number}>{formatTimecode(durationMs)}</td>
            <td>{owner.fullName}</td>
            <td>
              <When at={updatedAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
