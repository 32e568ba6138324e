import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { FindBar } from './FindBar.tsx';
import classes from './TranscriptTop.module.css';
import type { useFind } from './useFind.ts';

interface TranscriptTopProps {
  note: ReactNode;
  hasUnsureWords: boolean;
  isFinding: boolean;
  find: ReturnType<typeof useFind>;
  findInput: RefObject<HTMLInputElement | null>;
  onOpenFind: () => void;
  onCloseFind: () => void;
}

/** Above the words: how far to trust them, or the find bar. */
export function TranscriptTop(props: TranscriptTopProps) {
  const { note, hasUnsureWords, isFinding, find, findInput, onOpenFind, onCloseFind } = props;
  if (isFinding)
    return (
      <div className={classes.top}>
        <FindBar
          input={findInput}
          query={find.query}
          count={find.count}
          current={find.current}
          onSearch={find.search}
          onStep={find.step}
          onClose={onCloseFind}
        />
      </div>
    );
  return (
    <div className={classes.top}>
      <div className={classes.note}>
        {note}
        {hasUnsureWords && (
          <span>
            <span className={classes.sample}>Dotted</span> words are uncertain.
          </span>
        )}
      </div>
      <Button
        variant="subtle"
        color="gray"
        px={8}
        className={classes.find ?? ''}
        leftSection={<IconSearch size={16} stroke={1.6} />}
        onClick={onOpenFind}
      >
        Find
      </Button>
    </div>
  );
}
