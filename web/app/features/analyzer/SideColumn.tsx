import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { SideOrSheet } from '../../ui/SideOrSheet.tsx';
import { useHasRoomForSide } from '../../ui/useHasRoomForSide.ts';
import classes from './SideColumn.module.css';
import { scoreTone } from './ScoreRing.tsx';

interface SideColumnProps {
  score: number | null;
  children: ReactNode;
  /** Raised by one to close the sheet: something in it led into the text. */
  closeSignal: number;
}

/** A third of the page; under 1024 px a bar below that opens as a sheet. */
export function SideColumn({ score, children, closeSignal }: SideColumnProps) {
  const hasRoom = useHasRoomForSide();
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const side = (
    <SideOrSheet
      label="Analysis"
      className={classes.side}
      isOpen={openedAt === closeSignal}
      onClose={() => setOpenedAt(null)}
      isScrollable
    >
      {children}
    </SideOrSheet>
  );
  if (hasRoom) return side;
  return (
    <div className={classes.bar}>
      <span>
        Score <strong style={{ color: scoreTone(score).color }}>{score ?? '-'}</strong>
        {score !== null && ` · ${scoreTone(score).label}`}
      </span>
      <Button variant="default" onClick={() => setOpenedAt(closeSignal)}>
        Advice
      </Button>
      {side}
    </div>
  );
}
