import { Button, Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { ReactNode } from 'react';
import classes from './SideColumn.module.css';
import { scoreTone } from './scoreTone.ts';

interface SideColumnProps {
  score: number | null;
  children: ReactNode;
  /** Raised by one to close the sheet: something in it led into the text. */
  closeSignal: number;
}

/** A third of the page; under 1024 px a bar below that opens as a sheet. */
export function SideColumn({ score, children, closeSignal }: SideColumnProps) {
  const hasRoom =
    useMediaQuery('(min-width: 1024px)', true, { getInitialValueInEffect: false }) ?? true;
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  if (hasRoom)
    return (
      <aside className={classes.side} aria-label="Analysis" tabIndex={0}>
        {children}
      </aside>
    );
  return (
    <div className={classes.bar}>
      <span>
        Score <strong style={{ color: scoreTone(score).color }}>{score ?? '-'}</strong>
        {score !== null && ` · ${scoreTone(score).label}`}
      </span>
      <Button variant="default" onClick={() => setOpenedAt(closeSignal)}>
        Advice
      </Button>
      <Drawer
        opened={openedAt === closeSignal}
        onClose={() => setOpenedAt(null)}
        position="bottom"
        size="82%"
        title="Analysis"
        returnFocus={openedAt === closeSignal}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {children}
      </Drawer>
    </div>
  );
}
