import { Button, VisuallyHidden } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { ScoredItem } from '../../platform/captureStore.ts';
import { text } from '../../platform/text.ts';
import classes from './GuideTab.module.css';
import { ItemScore } from './ItemScore.tsx';

interface ScoredHeadingProps {
  captureId: string;
  item: ScoredItem;
  title: string;
  /** 0 while it is not scored. */
  score: number;
  /** Stands between the title and the score. */
  children?: ReactNode;
}

/** Over the questions of a competency, or over nothing: what it is, and its score. */
export function ScoredHeading({ captureId, item, title, score, children }: ScoredHeadingProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className={classes.heading}>
        <h2 className={classes.competency}>{title}</h2>
        {children}
        <Button
          variant="subtle"
          color="gray"
          size="compact-xs"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {score > 0 ? text('scoreValue', { score }) : text('giveScore')}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      </div>
      {isOpen && (
        <div className={classes.headingScore}>
          <ItemScore {...{ captureId, item, title, score }} />
        </div>
      )}
    </>
  );
}
