import { useQuery } from '@apollo/client/react';
import { useCallback, useState } from 'react';
import { ClipDocument, ClipPlayFragment } from '../../features/clips/clipDocuments.ts';
import { PlaylistClips } from '../../features/playlists/PlaylistClips.tsx';
import { usePlaylistEdits } from '../../features/playlists/usePlaylistEdits.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import type {
  PlaylistClip_ClipFragment,
  PlaylistRow_PlaylistFragment,
} from '../../lib/__generated__/graphql.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { ClipPlayer } from './ClipPlayer.tsx';
import classes from './PlaylistPlayer.module.css';

interface PlaylistPlayerProps {
  playlist: PlaylistRow_PlaylistFragment;
  clips: readonly PlaylistClip_ClipFragment[];
}

/** Plays the clips of a playlist one after another, beside their list. */
export function PlaylistPlayer({ playlist, clips }: PlaylistPlayerProps) {
  const edits = usePlaylistEdits(playlist);
  const [chosen, setChosen] = useState<{ id: string; isPlaying: boolean } | null>(null);
  const current = clips.find(({ id }) => id === chosen?.id) ?? clips[0];
  const currentId = current?.id ?? '';
  const nextId = clips[clips.findIndex(({ id }) => id === currentId) + 1]?.id;
  const playNext = useCallback(() => {
    if (nextId) setChosen({ id: nextId, isPlaying: true });
  }, [nextId]);
  const query = useQuery(ClipDocument, { variables: { id: currentId } });
  const state = loadStateOf(query, (data) => data.clip);
  const ids = clips.map(({ id }) => id);
  return (
    <div className={classes.columns}>
      {state.kind === 'ready' ? (
        <ClipPlayer
          key={currentId}
          passage={readFragment(ClipPlayFragment, state.value)}
          link={`${window.location.origin}/clip/${currentId}`}
          isPlaying={chosen?.isPlaying ?? false}
          onEnded={playNext}
        />
      ) : (
        <div className={classes.loading}>
          <NotLoaded
            state={state}
            skeleton={<RowsSkeleton />}
            absent={<EmptyState title="This clip is no longer there." />}
          />
        </div>
      )}
      {/* Outside of what is drawn again for each clip, so that it keeps its focus. */}
      <section className={classes.list} aria-label="Clips">
        <PlaylistClips
          clips={clips}
          currentId={currentId}
          canEdit={playlist.canEdit}
          onPlay={(id) => setChosen({ id, isPlaying: true })}
          onMove={(from, to) => edits.move(ids, from, to)}
          onRemove={(clip) => edits.remove(clip, ids[ids.indexOf(clip.id) - 1] ?? null)}
        />
      </section>
    </div>
  );
}
