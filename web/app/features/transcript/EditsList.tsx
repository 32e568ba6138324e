import { Button } from '@mantine/core';
import { When } from '../../ui/When.tsx';
import classes from './EditsList.module.css';
import type { TranscriptEdits } from './useTranscript.ts';

interface EditsListProps {
  edits: TranscriptEdits;
  /** Absent where the reader may not correct it. */
  onUndo: ((editId: string) => void) | null;
  undoingId: string | null;
}

/** What people corrected, newest first, each to be taken back. */
export function EditsList({ edits, onUndo, undoingId }: EditsListProps) {
  return (
    <ul className={classes.edits}>
      {edits.map(({ id, description, createdAt, actor }) => (
        <li key={id} className={classes.edit}>
          <div>
            <div className={classes.description}>{description}</div>
            <div className={classes.who}>
              {actor.fullName}, <When at={createdAt} />
            </div>
          </div>
          {onUndo && (
            <Button
              variant="default"
              loading={undoingId === id}
              disabled={undoingId !== null && undoingId !== id}
              aria-label={`Undo: ${description}`}
              onClick={() => onUndo(id)}
            >
              Undo
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
