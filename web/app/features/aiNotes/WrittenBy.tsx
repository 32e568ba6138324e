import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDateTime, formatRelative } from '../../../../shared/domain/time.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import classes from './WrittenBy.module.css';

export interface WritingEngine {
  kind: 'BUILT_IN' | 'MODEL';
  name: string;
  version: string;
  finishedAt: string;
}

interface WrittenByProps {
  engine: WritingEngine;
  /** IANA name of the reader's zone. */
  zone: string;
  /** Absent where the reader may not, or while it is being written. */
  onWriteAgain: (() => Promise<void>) | null;
}

export const engineText = ({ kind, name, version }: Omit<WritingEngine, 'finishedAt'>): string =>
  kind === 'BUILT_IN' ? `the built-in engine ${version}` : name;

/** Which engine wrote the notes and when, and how far to trust it; they can be written anew. */
export function WrittenBy({ engine, zone, onWriteAgain }: WrittenByProps) {
  const confirm = useConfirm();
  const [isOrdering, setIsOrdering] = useState(false);
  const writeAgain = async () => {
    const isConfirmed = await confirm({
      title: 'Write the AI notes again?',
      body: 'The engine reads the transcript anew. Sentences that people edited, deleted or added stay as they are.',
      cancelLabel: 'Cancel',
      confirmLabel: 'Write again',
    });
    if (!isConfirmed) return;
    setIsOrdering(true);
    await onWriteAgain?.();
    setIsOrdering(false);
  };
  const { finishedAt } = engine;
  return (
    <div className={classes.by}>
      <p className={classes.text}>
        Written by {engineText(engine)},{' '}
        <time dateTime={finishedAt} title={formatDateTime(finishedAt, zone, true)}>
          {formatRelative(finishedAt, new Date(), { zone })}
        </time>
        .{' '}
        {engine.kind === 'BUILT_IN'
          ? 'It picks sentences out of the transcript and understands little of them: listen before you rely on one.'
          : 'It can be wrong: listen before you rely on a sentence.'}
      </p>
      {onWriteAgain && (
        <Button
          variant="default"
          loading={isOrdering}
          leftSection={<IconRefresh size={16} stroke={1.6} />}
          onClick={() => void writeAgain()}
        >
          Write again
        </Button>
      )}
    </div>
  );
}
