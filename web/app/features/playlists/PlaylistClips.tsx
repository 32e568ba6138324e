import { ActionIcon } from '@mantine/core';
import { IconGripVertical, IconX } from '@tabler/icons-react';
import { DragDropContext, Draggable, Droppable } from 'react-beautiful-dnd';
import { formatTimecode } from '#shared/domain/time.ts';
import type { PlaylistClip_ClipFragment } from '../../lib/__generated__/graphql.ts';
import classes from './PlaylistClips.module.css';

interface PlaylistClipsProps {
  clips: readonly PlaylistClip_ClipFragment[];
  currentId: string | null;
  canEdit: boolean;
  onPlay: (clipId: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (clip: PlaylistClip_ClipFragment) => void;
}

/** The clips of a playlist in their order: to choose one, to drag by mouse or keys, to take away. */
export function PlaylistClips(props: PlaylistClipsProps) {
  const { clips, currentId, canEdit, onPlay, onMove, onRemove } = props;
  return (
    <DragDropContext
      onDragEnd={({ source, destination }) => {
        if (destination && destination.index !== source.index)
          onMove(source.index, destination.index);
      }}
    >
      <Droppable droppableId="playlist">
        {(drop) => (
          <ol
            ref={drop.innerRef}
            {...drop.droppableProps}
            className={classes.clips}
            aria-label="Clips in their order"
          >
            {clips.map((clip, index) => (
              <Draggable
                key={clip.id}
                draggableId={clip.id}
                index={index}
                isDragDisabled={!canEdit || clips.length < 2}
              >
                {(drag, { isDragging }) => (
                  <li
                    ref={drag.innerRef}
                    {...drag.draggableProps}
                    className={classes.clip}
                    data-dragging={isDragging || undefined}
                    aria-current={clip.id === currentId || undefined}
                  >
                    {canEdit && clips.length > 1 && (
                      <span
                        {...drag.dragHandleProps}
                        className={classes.handle}
                        aria-label={`Move ${clip.name}`}
                      >
                        <IconGripVertical size={16} stroke={1.6} aria-hidden />
                      </span>
                    )}
                    <button
                      type="button"
                      className={classes.choose}
                      onClick={() => onPlay(clip.id)}
                    >
                      <span className={classes.name}>{clip.name}</span>
                      <span className={classes.facts}>
                        {[formatTimecode(clip.durationMs), clip.call?.name]
                          .filter(Boolean)
                          .join(' · ')}
                      </span>
                    </button>
                    {canEdit && (
                      <ActionIcon
                        aria-label={`Remove ${clip.name} from the playlist`}
                        onClick={() => onRemove(clip)}
                      >
                        <IconX size={16} stroke={1.6} />
                      </ActionIcon>
                    )}
                  </li>
                )}
              </Draggable>
            ))}
            {drop.placeholder}
          </ol>
        )}
      </Droppable>
    </DragDropContext>
  );
}
