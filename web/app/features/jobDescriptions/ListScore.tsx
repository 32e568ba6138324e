import { RingProgress } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { JobDescriptionRow_JobDescriptionFragment } from '../../lib/__generated__/graphql.ts';
import classes from './ListScore.module.css';

const toneColors = {
  grey: 'transparent',
  red: 'var(--rapport-danger)',
  yellow: 'var(--rapport-warning)',
  green: 'var(--rapport-accent)',
} as const;

/** The score of a row as a ring; a question mark after an error, a pencil for a draft. */
export function ListScore({
  jobDescription,
}: {
  jobDescription: JobDescriptionRow_JobDescriptionFragment;
}) {
  const { error, jobDescriptionState } = jobDescription;
  if (jobDescriptionState === 'Creator')
    return (
      <span className={classes.draft} role="img" aria-label="Draft" title="Draft">
        <IconPencil size={18} stroke={1.6} aria-hidden />
      </span>
    );
  const { value, tone, words } = listScore(jobDescription);
  return (
    <span className={classes.ring} role="img" aria-label={words} title={error ?? words}>
      <RingProgress
        aria-hidden
        size={36}
        thickness={3}
        roundCaps
        rootColor="var(--rapport-line)"
        sections={error ? [] : [{ value, color: toneColors[tone] }]}
        label={<span className={classes.number}>{error ? '?' : value}</span>}
      />
    </span>
  );
}

type ScoreTone = keyof typeof toneColors;

/** A score as the list shows it: none is 0, one below 0 is 1; its colour, and the same in words. */
export function listScore({
  score,
  error,
}: {
  score?: number | null | undefined;
  error?: string | null | undefined;
}): { value: number; tone: ScoreTone; words: string } {
  const value = (score ?? 0) < 0 ? 1 : (score ?? 0);
  const tone = value === 0 ? 'grey' : value < 40 ? 'red' : value < 80 ? 'yellow' : 'green';
  if (error) return { value, tone, words: 'The analysis failed' };
  return { value, tone, words: value === 0 ? 'No score yet' : `Score ${value} of 100` };
}
