import { Button, Tooltip } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { PlanScreenState } from '#shared/domain/planScreenState.ts';
import type { SaveState } from '../../lib/createAutosave.ts';
import { SaveIndicator } from '../../ui/SaveIndicator.tsx';
import { InlineText } from '../../ui/InlineText.tsx';
import classes from './PlanHeader.module.css';
import { countPlan, type PlanTree } from './planTree.ts';

interface PlanHeaderProps {
  planId: string;
  title: string;
  onRename: ((title: string, began: string) => void) | null;
  tree: PlanTree;
  state: PlanScreenState;
  saveState: SaveState;
  /** Sends the edits that wait for the connection. */
  onRetrySaving: () => void;
  /** Where a rebuild is configured; null while it is not to be had. */
  rebuildTo: string | null;
  onCopy: () => void;
  /** How far the questions cover the job description. */
  coverage: ReactNode;
  /** Share, and how the plan is finished. */
  actions: ReactNode;
}

/** A plan's title, how much is in it, and what can be done with the whole of it. */
export function PlanHeader(props: PlanHeaderProps) {
  const { title, onRename, tree, state, saveState, onRetrySaving, rebuildTo, onCopy } = props;
  const { interviews, competencies, questions } = countPlan(tree);
  const isLoading = ['interviewsLoading', 'competenciesLoading', 'questionsLoading'].includes(
    state,
  );
  const shown = (count: number) => (count > 0 ? String(count) : isLoading ? 'Generating...' : '—');
  return (
    <header className={classes.header}>
      <div className={classes.top}>
        <h1 className={classes.title}>
          <InlineText
            draftKey={`plan/${props.planId}/title`}
            text={title}
            label="plan title"
            placeholder="New Job Description"
            maxLength={100}
            isReadOnly={!onRename}
            onSave={(changed, began) => onRename?.(changed, began)}
          />
        </h1>
        <div className={classes.actions}>
          <Button
            variant="default"
            leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />}
            disabled={tree.length === 0}
            onClick={onCopy}
          >
            Copy
          </Button>
          {props.actions}
        </div>
      </div>
      <div className={classes.below}>
        <dl className={classes.counts}>
          <Count label="Interviews" value={shown(interviews)} />
          <Count label="Competencies" value={shown(competencies)} />
          <Count label="Questions" value={shown(questions)} />
        </dl>
        {props.coverage}
        <div className={classes.saving}>
          <SaveIndicator state={saveState} onRetry={onRetrySaving} />
        </div>
        <RebuildButton to={rebuildTo} />
      </div>
    </header>
  );
}

const rebuildProps = {
  variant: 'subtle',
  size: 'compact-md',
  leftSection: <IconRefresh size={16} stroke={1.6} aria-hidden />,
} as const;

function RebuildButton({ to }: { to: string | null }) {
  if (to !== null)
    return (
      <Button component={Link} to={to} {...rebuildProps}>
        Rebuild interview plan
      </Button>
    );
  return (
    <Tooltip
      label="This functionality is only available if the job description has changed since the interview plan was last created"
      multiline
      maw={320}
    >
      {/* It can be reached, so that its reason can be read. */}
      <Button
        {...rebuildProps}
        data-disabled
        aria-disabled
        onClick={(event) => event.preventDefault()}
      >
        Rebuild interview plan
      </Button>
    </Tooltip>
  );
}

function Count({ label, value }: { label: string; value: string }) {
  return (
    <div className={classes.count}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
