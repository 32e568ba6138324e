import { Button, UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { BestPractice } from '../../../../shared/analysis/analysis.ts';
import { adviceAction } from './adviceAction.ts';
import type { AdviceAction } from './adviceAction.ts';
import classes from './AdviceList.module.css';

interface AdviceListProps {
  advice: readonly BestPractice[];
  onAction: (action: AdviceAction) => void;
  isReadOnly: boolean;
}

/** What would make the text better, a line each with the one thing to do; then what is fine already. */
export function AdviceList({ advice, onAction, isReadOnly }: AdviceListProps) {
  const [showsGood, setShowsGood] = useState(false);
  const open = advice.filter(({ isOk }) => !isOk);
  const good = advice.filter(({ isOk }) => isOk);
  return (
    <>
      {open.length === 0 && <p className={classes.none}>Nothing to improve. Well written.</p>}
      <ul className={classes.list}>
        {open.map((one) => (
          <Advice key={one.key} advice={one} onAction={onAction} isReadOnly={isReadOnly} />
        ))}
      </ul>
      {good.length > 0 && (
        <UnstyledButton
          className={classes.more ?? ''}
          aria-expanded={showsGood}
          onClick={() => setShowsGood(!showsGood)}
        >
          {showsGood ? 'Hide' : 'Show'} what is good ({good.length})
        </UnstyledButton>
      )}
      {showsGood && (
        <ul className={classes.list}>
          {good.map((one) => (
            <Advice key={one.key} advice={one} onAction={onAction} isReadOnly={isReadOnly} />
          ))}
        </ul>
      )}
    </>
  );
}

interface AdviceProps {
  advice: BestPractice;
  onAction: (action: AdviceAction) => void;
  isReadOnly: boolean;
}

function Advice({ advice, onAction, isReadOnly }: AdviceProps) {
  const action = adviceAction(advice);
  const isPossible = action !== null && (!isReadOnly || action.kind === 'show');
  return (
    <li className={classes.advice}>
      {advice.isOk ? (
        <IconCheck size={16} stroke={1.8} className={classes.good} aria-label="Good" />
      ) : (
        <IconAlertCircle size={16} stroke={1.8} className={classes.open} aria-label="To improve" />
      )}
      <span>{advice.text}</span>
      {isPossible && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={`${action.label}: ${advice.text}`}
          onClick={() => onAction(action)}
        >
          {action.label}
        </Button>
      )}
    </li>
  );
}
