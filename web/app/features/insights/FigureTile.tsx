import { Link } from 'react-router';
import { fewestForAverage, measureTexts } from '#shared/domain/interviewQuality.ts';
import { plural } from '#shared/domain/plural.ts';
import classes from './FigureTile.module.css';
import type { Figure } from './insightDocuments.ts';
import { VerdictMark } from './VerdictMark.tsx';

interface FigureTileProps {
  figure: Figure;
  /** Where the interviews behind it are listed; null for readers who may not open them. */
  link: string | null;
}

/** One figure with its good range, the interviews it rests on, and the way to them. */
export function FigureTile({ figure: { measure, value, interviews }, link }: FigureTileProps) {
  const { title, definition, good, format } = measureTexts[measure];
  return (
    <section className={classes.tile} aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <p className={classes.value} data-absent={value === null || undefined}>
        {value === null ? 'Not enough' : format(value)}
      </p>
      <p className={classes.note}>
        {value === null
          ? `An average needs at least ${fewestForAverage} interviews; there ${interviews === 1 ? 'is' : 'are'} ${interviews}.`
          : good && (
              <>
                <VerdictMark measure={measure} value={value} /> Good: {good}
              </>
            )}
      </p>
      <p className={classes.note}>{definition}</p>
      {link === null ? (
        <p className={classes.note}>{plural(interviews, 'interview')}</p>
      ) : (
        <Link to={link} className={classes.link}>
          {plural(interviews, 'interview')}
        </Link>
      )}
    </section>
  );
}
