import type { Deduction } from '#shared/analysis/analysis.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import classes from './WhyScore.module.css';

interface WhyScoreProps {
  score: number;
  deductions: readonly Deduction[];
}

/** Every point that is missing, and what it is missing for. */
export function WhyScore({ score, deductions }: WhyScoreProps) {
  if (deductions.length === 0) return null;
  return (
    <div className={classes.why}>
      <Disclosure label={`Why ${score}?`}>
        <ul className={classes.list}>
          {deductions.map(({ key, points, text }) => (
            <li key={key}>
              <span className={classes.points}>−{points}</span>
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
