import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router';
import { formatTimecode } from '#shared/domain/time.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { useListPages } from '../../lib/useListPages.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { ListEnd } from '../../ui/ListEnd.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { CallClipsDocument, ClipRowFragment } from './clipDocuments.ts';
import classes from './ClipsPanel.module.css';
import { useDeleteClip } from './useDeleteClip.ts';
import { TimeChip } from '../../ui/TimeChip.tsx';

interface ClipsPanelProps {
  callId: string;
  canClip: boolean;
  /** Plays the passage where it stands in the interview. */
  onPlay: (passage: { startMs: number; endMs: number }) => void;
}

/** The clips of an interview in its order. */
export function ClipsPanel({ callId, canClip, onPlay }: ClipsPanelProps) {
  const {
    rows: clips,
    query: { error },
    more,
    reload,
  } = useListPages({
    document: CallClipsDocument,
    filter: { callId },
    rowsOf: (data) => data.clips.map((clip) => readFragment(ClipRowFragment, clip)),
  });
  const deleteClip = useDeleteClip();
  if (!clips && error) return <ErrorState message={errorMessage(error)} onRetry={reload} />;
  if (!clips) return <RowsSkeleton rows={3} />;
  if (clips.length === 0)
    return (
      <p className={classes.hint}>
        No clips yet.{' '}
        {canClip &&
          'Select words in the transcript, drag over the wave with Shift, or press I and O while it plays.'}
      </p>
    );
  return (
    <>
      <ul className={classes.clips} aria-label="Clips">
        {clips.map((clip) => (
          <li key={clip.id} className={classes.clip}>
            <TimeChip
              timeMs={clip.startMs}
              aria-label={`Play ${clip.name}`}
              onClick={() => onPlay(clip)}
            />
            <div className={classes.what}>
              <Link to={`/clip/${clip.id}`} className={classes.name}>
                {clip.name}
              </Link>
              <span className={classes.facts}>
                {formatTimecode(clip.durationMs)} · {clip.user.fullName}
              </span>
            </div>
            {clip.canDelete && (
              <ActionIcon
                aria-label={`Delete ${clip.name}`}
                onClick={() => ignoreRejection(deleteClip(clip))}
              >
                <IconTrash size={16} stroke={1.6} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {(more.hasMore || more.error !== null) && <ListEnd shown={clips.length} {...more} />}
    </>
  );
}
