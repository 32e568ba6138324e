import type { Analysis } from '#shared/analysis/analysis.ts';
import { RangeBar } from '../../ui/RangeBar.tsx';
import classes from './MeasureList.module.css';
import { measuresOf } from './measures.ts';

/** What was measured beside its good range, then the balance of gender-coded words. */
export function MeasureList({ analysis }: { analysis: Analysis }) {
  return (
    <dl className={classes.measures}>
      {measuresOf(analysis).map(({ key, title, value, shown, good, goodText, max, isGood }) => (
        <div key={key} className={classes.measure}>
          <dt>{title}</dt>
          <dd className={classes.value}>{shown}</dd>
          <dd className={classes.wide}>
            <RangeBar value={value} good={good} max={max} />
          </dd>
          <dd className={classes.wide} data-good={isGood}>
            {isGood ? 'Good' : 'Outside the good range'}
            <span className={classes.soft}>, aim for {goodText}</span>
          </dd>
        </div>
      ))}
      <GenderBalance {...analysis.metrics.gender} />
    </dl>
  );
}

function GenderBalance({ label, step, percent }: Analysis['metrics']['gender']) {
  const isGood = step >= 3 && step <= 5;
  const shown = label === 'empty' ? 'No coded words' : label;
  return (
    <div className={classes.measure}>
      <dt>Gender balance</dt>
      <dd className={classes.value}>{shown.charAt(0).toUpperCase() + shown.slice(1)}</dd>
      <dd className={classes.wide} aria-hidden>
        <div className={classes.scale}>
          {[1, 2, 3, 4, 5, 6, 7].map((place) => (
            <span key={place} data-even={place >= 3 && place <= 5} />
          ))}
          <i style={{ left: `${(percent - 5) / 0.7}%` }} />
        </div>
        <div className={classes.ends}>
          <span>Masculine</span>
          <span>Feminine</span>
        </div>
      </dd>
      <dd className={classes.wide} data-good={isGood}>
        {isGood ? 'Good' : 'Leans to one side'}
        <span className={classes.soft}>, step {step} of 7</span>
      </dd>
    </div>
  );
}
