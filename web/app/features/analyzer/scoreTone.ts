import { scoreColor, scoreLabel } from '#shared/analysis/scoreSummary.ts';

const tones: Readonly<Record<string, string>> = {
  red: 'var(--rapport-danger)',
  orange: 'var(--rapport-speaker-4)',
  yellow: 'var(--rapport-warning)',
  green: 'var(--rapport-accent)',
};

/** The hue and word of a score; without one, a quiet dash. */
export const scoreTone = (score: number | null): { color: string; label: string } =>
  score === null
    ? { color: 'var(--rapport-control-line)', label: '-' }
    : { color: tones[scoreColor(score)] ?? 'var(--rapport-ink)', label: scoreLabel(score) };
