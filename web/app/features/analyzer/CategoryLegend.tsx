import type { CSSProperties } from 'react';
import type { Annotation, AnnotationCategory } from '#shared/analysis/analysis.ts';
import { annotationConfigs } from '#shared/analysis/annotationConfigs.ts';
import classes from './CategoryLegend.module.css';

interface CategoryLegendProps {
  annotations: readonly Annotation[];
  hidden: ReadonlySet<AnnotationCategory>;
  onToggle: (category: AnnotationCategory) => void;
  colorOf: (category: AnnotationCategory) => string;
}

/** What the marks in the text mean, how many there are of each, and which are shown. */
export function CategoryLegend({ annotations, hidden, onToggle, colorOf }: CategoryLegendProps) {
  const counts = new Map<AnnotationCategory, number>();
  for (const { category } of annotations) counts.set(category, (counts.get(category) ?? 0) + 1);
  const categories = (Object.keys(annotationConfigs) as AnnotationCategory[]).filter((category) =>
    counts.has(category),
  );
  if (categories.length === 0) return <p className={classes.none}>Nothing is marked.</p>;
  return (
    <ul className={classes.legend}>
      {categories.map((category) => (
        <li key={category}>
          <button
            type="button"
            className={classes.entry}
            aria-pressed={!hidden.has(category)}
            title={hidden.has(category) ? 'Show these marks' : 'Hide these marks'}
            onClick={() => onToggle(category)}
            style={{ '--finding': colorOf(category) } as CSSProperties}
          >
            <span className={classes.swatch} data-look={annotationConfigs[category].style} />
            {annotationConfigs[category].label}
            <span className={classes.count}>{counts.get(category)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
