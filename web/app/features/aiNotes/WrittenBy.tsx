import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { When } from '../../ui/When.tsx';
import classes from './WrittenBy.module.css';

interface WritingEngine {
  kind: 'BUILT_IN' | 'MODEL';
  name: string;
  version: string;
  finishedAt: string;
}

interface WrittenByProps {
  engine: WritingEngine;
  /** Absent where the reader may not, or while it is being written. */
  onWriteAgain: (() => Promise<void>) | null;
}

export const engineText = ({ kind, name, version }: Omit<WritingEngine, 'finishedAt'>): string =>
  kind === 'BUILT_IN' ? `the built-in engine ${version}` : name;

/** Which engine wrote the notes and when, and how far to trust it; they can be written anew. */
export function WrittenBy({ engine, onWriteAgain }: WrittenByProps) {
  const confirm = useConfirm();
  const [isOrdering, setIsOrdering] = useState(false);
  const writeAgain = async () => {
    const isConfirmed = await confirm({
      title: 'Regenerate the AI notes?',
      body: 'The engine reads the transcript again. Sentences that people edited, deleted or added stay as they are.',
      cancelLabel: 'Cancel',
      confirmLabel: 'Regenerate',
    });
    if (!isConfirmed) return;
    setIsOrdering(true);
    await onWriteAgain?.();
    setIsOrdering(false);
  };
  return (
    <div className={classes.by}>
      <p className={classes.text}>
        Written by {engineText(engine)}, <When at={engine.finishedAt} />.{' '}
        {engine.kind === 'BUILT_IN'
          ? 'Sentences chosen automatically from the transcript. Listen before you rely on them.'
          : 'It can be wrong: listen before you rely on a sentence.'}
      </p>
      {onWriteAgain && (
        <Button
          variant="default"
          loading={isOrdering}
          leftSection={<IconRefresh size={16} stroke={1.6} />}
          onClick={() => void writeAgain()}
        >
          Regenerate
        </Button>
      )}
    </div>
  );
}
