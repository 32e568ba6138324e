import type { PositionScreenQuery } from '../../lib/__generated__/graphql.ts';
import classes from './StageTabs.module.css';

interface StageTabsProps {
  stages: NonNullable<PositionScreenQuery['position']>['activeByStage'];
  /** Id of the stage that is shown, null for all. */
  value: string | null;
  onChange: (stageId: string | null) => void;
}

/** How many active candidates stand in each stage; a press shows only those. */
export function StageTabs({ stages, value, onChange }: StageTabsProps) {
  const all = stages.reduce((sum, { candidatesCount }) => sum + candidatesCount, 0);
  const shown = stages.flatMap(({ interviewStage, candidatesCount }) =>
    interviewStage ? [{ ...interviewStage, candidatesCount }] : [],
  );
  if (shown.length === 0) return null;
  return (
    <div className={classes.stages} role="group" aria-label="Active candidates by stage">
      {[{ id: null, title: 'Active', candidatesCount: all }, ...shown].map((stage) => (
        <button
          key={stage.id}
          type="button"
          className={classes.stage}
          aria-pressed={value === stage.id}
          onClick={() => onChange(stage.id)}
        >
          {stage.title} <span className={classes.count}>{stage.candidatesCount}</span>
        </button>
      ))}
    </div>
  );
}
