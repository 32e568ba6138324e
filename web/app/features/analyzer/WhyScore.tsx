import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Deduction } from '../../../../shared/analysis/analysis.ts';
import classes from './WhyScore.module.css';

interface WhyScoreProps {
  score: number;
  deductions: readonly Deduction[];
}

/** Every point that is missing, and what it is missing for. */
export function WhyScore({ score, deductions }: WhyScoreProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  if (deductions.length === 0) return null;
  return (
    <div className={classes.why}>
      <UnstyledButton
        className={classes.toggle ?? ''}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Why {score}?
        <IconChevronDown size={16} stroke={1.6} aria-hidden className={classes.chevron} />
      </UnstyledButton>
      <ul id={listId} hidden={!isOpen} className={classes.list}>
        {deductions.map(({ key, points, text }) => (
          <li key={key}>
            <span className={classes.points}>−{points}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
