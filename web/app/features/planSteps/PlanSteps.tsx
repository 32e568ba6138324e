import { IconCheck } from '@tabler/icons-react';
import classes from './PlanSteps.module.css';

/** Where the way to a plan began: a pasted job description (jdo), or one made with the assistant (jdc). */
export type StepperSource = 'jdo' | 'jdc';
export const stepperSourceOf = (value: string | null): StepperSource | null =>
  value === 'jdo' || value === 'jdc' ? value : null;

const steps: Record<StepperSource, readonly string[]> = {
  jdo: ['Paste job description', 'Configure interview plan', 'Done'],
  jdc: ['Create JD content', 'Format & optimize JD', 'Configure interview plan', 'Done'],
};

/**
 * The steps on the way to an interview plan; `active` counts from 0. Mantine's Stepper (9.7.3) draws each step
 * as a button that does nothing, outside a list, and does not say which is the current one.
 */
export function PlanSteps({ source, active }: { source: StepperSource; active: number }) {
  return (
    <ol className={classes.steps} aria-label="Steps to an interview plan">
      {steps[source].map((title, index) => (
        <li
          key={title}
          className={classes.step}
          data-done={index < active || undefined}
          aria-current={index === active ? 'step' : undefined}
        >
          <span className={classes.number}>
            {index < active ? (
              <IconCheck size={14} stroke={2} role="img" aria-label="Done:" />
            ) : (
              index + 1
            )}
          </span>
          {title}
        </li>
      ))}
    </ol>
  );
}
