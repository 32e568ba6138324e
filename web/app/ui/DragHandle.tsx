import { IconGripVertical } from '@tabler/icons-react';
import type { DraggableProvidedDragHandleProps } from 'react-beautiful-dnd';
import classes from './DragHandle.module.css';

interface DragHandleProps {
  /** Null while it cannot be dragged. */
  handle: DraggableProvidedDragHandleProps | null;
  label: string;
  isDisabled: boolean;
}

/** Where a thing is taken to be moved: by mouse, or with Space, the arrows and Space again. */
export function DragHandle({ handle, label, isDisabled }: DragHandleProps) {
  if (isDisabled || !handle)
    return (
      <span className={classes.space} {...handle} aria-hidden role="presentation" tabIndex={-1} />
    );
  return (
    <span {...handle} className={classes.handle} aria-label={`Move ${label}`}>
      <IconGripVertical size={16} stroke={1.6} aria-hidden />
    </span>
  );
}
