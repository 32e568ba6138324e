import { DataList } from '@mantine/core';
import type { Analysis } from '#shared/analysis/analysis.ts';
import { MeasureItem } from '../../ui/MeasureItem.tsx';
import { RangeBar } from '../../ui/RangeBar.tsx';
import classes from './MeasureList.module.css';
import { measuresOf } from './measures.ts';

/** What was measured beside its good range, then the balance of gender-coded words. */
export function MeasureList({ analysis }: { analysis: Analysis }) {
  return (
    <DataList withDivider>
      {measuresOf(analysis).map(({ key, title, value, shown, good, goodText, max, isGood }) => (
        <MeasureItem
          key={key}
          title={title}
          value={shown}
          picture={<RangeBar value={value} good={good} max={max} />}
        >
          <span className={classes.verdict} data-good={isGood}>
            {isGood ? 'Good' : 'Outside the good range'}
          </span>
          , aim for {goodText}
        </MeasureItem>
      ))}
      <GenderBalance {...analysis.metrics.gender} />
    </DataList>
  );
}

function GenderBalance({ label, step, percent }: Analysis['metrics']['gender']) {
  const isGood = step >= 3 && step <= 5;
  const shown = label === 'empty' ? 'No coded words' : label;
  return (
    <MeasureItem
      title="Gender balance"
      value={shown.charAt(0).toUpperCase() + shown.slice(1)}
      picture={
        <div aria-hidden>
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
        </div>
      }
    >
      <span className={classes.verdict} data-good={isGood}>
        {isGood ? 'Good' : 'Leans to one side'}
      </span>
      , step {step} of 7
    </MeasureItem>
  );
}
