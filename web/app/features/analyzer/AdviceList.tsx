import { Button } from '@mantine/core';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import type { BestPractice } from '#shared/analysis/analysis.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
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
  const open = advice.filter(({ isOk }) => !isOk);
  const good = advice.filter(({ isOk }) => isOk);
  return (
    <>
      {open.length === 0 && <p className={classes.none}>Nothing to improve. Well written.</p>}
      <ul className={classes.list}>
        {open.map((item) => (
          <Advice key={item.key} advice={item} onAction={onAction} isReadOnly={isReadOnly} />
        ))}
      </ul>
      {good.length > 0 && (
        <Disclosure label={`What is good (${good.length})`}>
          <ul className={classes.list}>
            {good.map((item) => (
              <Advice key={item.key} advice={item} onAction={onAction} isReadOnly={isReadOnly} />
            ))}
          </ul>
        </Disclosure>
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
