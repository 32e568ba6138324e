import { SegmentedControl, Switch } from '@mantine/core';
import type { GuideActions } from './guideActions.ts';
import { GuidePeople, GuidePosition, GuideStage } from './GuideChoices.tsx';
import classes from './GuideEditor.module.css';
import type { GuideSettings as Settings, GuideTree } from './guideTree.ts';

interface GuideSettingsProps {
  guide: GuideTree;
  canAssign: boolean;
  actions: GuideActions;
}

export const guideVisibilityChoices = [
  { value: 'PUBLIC', label: 'Team' },
  { value: 'PRIVATE', label: 'Private' },
];
export const guideVisibilityHint = (visibility: string): string =>
  visibility === 'PUBLIC'
    ? 'Everybody in the organization can use it.'
    : 'Only its creator and the interviewers it is assigned to can use it.';

/** Where a guide belongs and who uses it. */
export function GuideSettings({ guide, canAssign, actions }: GuideSettingsProps) {
  const set = (settings: Settings) => actions.edit({ kind: 'setGuide', settings });
  return (
    <section aria-label="Settings" className={classes.settings}>
      <GuidePosition selected={guide.position} onChange={(position) => set({ position })} />
      <GuideStage selected={guide.stage} onChange={(stage) => set({ stage })} />
      <div>
        <SegmentedControl
          fullWidth
          aria-label="Seen by"
          data={guideVisibilityChoices}
          value={guide.visibility}
          onChange={(visibility) => set({ visibility })}
        />
        <p className={classes.hint}>{guideVisibilityHint(guide.visibility)}</p>
      </div>
      {canAssign && (
        <GuidePeople selected={guide.assigned} onChange={(assigned) => set({ assigned })} />
      )}
      <Switch
        label="Ask for an overall score"
        checked={guide.overallScoringEnabled}
        onChange={(event) => set({ overallScoringEnabled: event.currentTarget.checked })}
      />
    </section>
  );
}
