import { Button } from '@mantine/core';
import { formatDateTime, formatRelative } from '../../../../shared/domain/time.ts';
import classes from './EditsList.module.css';
import type { TranscriptEdits } from './useTranscript.ts';

interface EditsListProps {
  edits: TranscriptEdits;
  /** IANA name of the reader's zone. */
  zone: string;
  /** Absent where the reader may not correct it. */
  onUndo: ((editId: string) => void) | null;
  undoingId: string | null;
}

/** What people corrected, newest first, each to be taken back. */
export function EditsList({ edits, zone, onUndo, undoingId }: EditsListProps) {
  return (
    <ul className={classes.edits}>
      {edits.map(({ id, description, createdAt, actor }) => (
        <li key={id} className={classes.edit}>
          <div>
            <div className={classes.description}>{description}</div>
            <div className={classes.who}>
              {actor.fullName},{' '}
              <time dateTime={createdAt} title={formatDateTime(createdAt, zone, true)}>
                {formatRelative(createdAt, new Date(), { zone })}
              </time>
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
