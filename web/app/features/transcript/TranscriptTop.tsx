import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
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
  const { note, hasUnsureWords, isFinding, find, findInput } = props;
  const { onOpenFind } = props;
  const opener = useRef<HTMLButtonElement>(null);
  // Opened by a link it must not take the keys of the player.
  const [isFromLink, setIsFromLink] = useState(isFinding);
  const [isJustClosed, setIsJustClosed] = useState(false);
  useEffect(() => {
    if (isJustClosed) opener.current?.focus();
  }, [isJustClosed]);
  const onCloseFind = () => {
    setIsFromLink(false);
    setIsJustClosed(true);
    props.onCloseFind();
  };
  if (isFinding)
    return (
      <div className={classes.top}>
        <FindBar
          input={findInput}
          isFocusedFirst={!isFromLink}
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
            Words with a <span className={classes.sample}>dotted line</span> may be wrong.
          </span>
        )}
      </div>
      <Button
        variant="subtle"
        color="gray"
        px={8}
        ref={opener}
        className={classes.find}
        leftSection={<IconSearch size={16} stroke={1.6} />}
        onClick={() => {
          setIsJustClosed(false);
          onOpenFind();
        }}
      >
        Find
      </Button>
    </div>
  );
}
