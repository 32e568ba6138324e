import { CloseButton, Loader } from '@mantine/core';
import { useEffect, useState } from 'react';
import { planBannerTexts, type PlanScreenState } from '#shared/domain/planScreenState.ts';
import classes from './PlanBanner.module.css';

/** How long a finished plan is announced, and how long the announcement takes to go. */
const shownMs = 3000;
const fadeMs = 550;

interface PlanBannerProps {
  state: PlanScreenState;
  /** Why it failed. */
  error: string | null;
}

/** What is being made, and how it ended. It can be closed, and a good end closes it by itself. */
export function PlanBanner({ state, error }: PlanBannerProps) {
  const [phase, setPhase] = useState<'shown' | 'fading' | 'gone'>('shown');
  const isMade = state === 'success';
  useEffect(() => {
    if (phase === 'gone' || (phase === 'shown' && !isMade)) return;
    const timer = setTimeout(
      () => setPhase(phase === 'shown' ? 'fading' : 'gone'),
      phase === 'shown' ? shownMs : fadeMs,
    );
    return () => clearTimeout(timer);
  }, [phase, isMade]);
  if (phase === 'gone') return null;
  const isBusy = !isMade && state !== 'error' && state !== 'empty';
  return (
    <div
      className={classes.banner}
      data-state={state}
      data-fading={phase === 'fading' || undefined}
      role={state === 'error' ? 'alert' : 'status'}
    >
      {isBusy && <Loader size={16} aria-hidden />}
      <span className={classes.text}>
        {planBannerTexts[state]}
        {state === 'error' && error && ` ${error}`}
      </span>
      <CloseButton size="sm" aria-label="Close" onClick={() => setPhase('fading')} />
    </div>
  );
}
