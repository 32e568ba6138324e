import { useQuery } from '@apollo/client/react';
import { useNavigate, useParams } from 'react-router';
import { plural } from '#shared/domain/plural.ts';
import { formatTimecode } from '#shared/domain/time.ts';
import {
  PlaylistClipFragment,
  PlaylistDocument,
  PlaylistRowFragment,
} from '../../features/playlists/playlistDocuments.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import classes from './ClipScreen.module.css';
import { PlaylistActions } from './PlaylistActions.tsx';
import { PlaylistPlayer } from './PlaylistPlayer.tsx';

/** One playlist: its clips in order, played through. */
export function PlaylistScreen() {
  const { playlistId = '' } = useParams();
  const navigate = useNavigate();
  const query = useQuery(PlaylistDocument, {
    variables: { id: playlistId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  usePageTitle('Playlist');
  const state = loadStateOf(query, (data) => data.playlist);
  if (state.kind !== 'ready')
    return <NotLoaded state={state} skeleton={<PageSkeleton />} absent={<NotFoundScreen />} />;
  const playlist = readFragment(PlaylistRowFragment, state.value);
  const clips = state.value.clips.map((clip) => readFragment(PlaylistClipFragment, clip));
  return (
    <div className={classes.page}>
      <PageHeader
        title={playlist.title}
        back={<BackLink to="/playlists">All playlists</BackLink>}
        action={
          <PlaylistActions
            playlist={playlist}
            canShare={state.value.canShare}
            onDeleted={() => void navigate('/playlists')}
          />
        }
      >
        <ul className={classes.facts}>
          <li>{plural(clips.length, 'clip')}</li>
          <li>
            {formatTimecode(clips.reduce((sum, { durationMs }) => sum + durationMs, 0))} in total
          </li>
          <li>by {playlist.owner.fullName}</li>
        </ul>
        {playlist.description && <p className={classes.description}>{playlist.description}</p>}
      </PageHeader>
      {clips.length > 0 ? (
        <PlaylistPlayer playlist={playlist} clips={clips} />
      ) : (
        <EmptyState
          title="This playlist has no clips yet. Open a clip and choose Add to playlist."
          action={<LinkButton to="/clips">Open clips</LinkButton>}
        />
      )}
    </div>
  );
}
