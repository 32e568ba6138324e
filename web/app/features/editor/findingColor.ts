import type { AnnotationCategory } from '#shared/analysis/analysis.ts';
import { annotationConfigs } from '#shared/analysis/annotationConfigs.ts';

/** Our hues for the colour names the analysis gives; all stand apart from the ink on both schemes. */
const hues: Readonly<Record<string, string>> = {
  blue: 'var(--rapport-speaker-3)',
  grape: 'var(--rapport-speaker-2)',
  orange: 'var(--rapport-speaker-4)',
  red: 'var(--rapport-danger)',
  yellow: 'var(--rapport-warning)',
  pink: 'var(--rapport-speaker-5)',
  green: 'var(--rapport-accent)',
  violet: 'var(--rapport-speaker-2)',
  gray: 'var(--rapport-ink-soft)',
  cyan: 'var(--rapport-speaker-6)',
};

export const findingColor = (category: AnnotationCategory): string =>
  hues[annotationConfigs[category].color] ?? 'var(--rapport-ink-soft)';
