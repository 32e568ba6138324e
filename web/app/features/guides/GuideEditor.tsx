import type { DescriptionField } from './CueCard.tsx';
import { CompetencyList } from './CompetencyList.tsx';
import type { GuideConflict } from './createGuideEdits.ts';
import { CueList } from './CueList.tsx';
import type { GuideActions } from './guideActions.ts';
import classes from './GuideEditor.module.css';
import { GuideSettings } from './GuideSettings.tsx';
import type { GuideTree } from './guideTree.ts';

interface GuideEditorProps {
  guideId: string;
  guide: GuideTree;
  canAssign: boolean;
  conflicts: ReadonlyMap<string, GuideConflict>;
  actions: GuideActions;
  DescriptionField: DescriptionField;
}

/** A guide to edit: its questions at left; where it belongs and what it scores at right. */
export function GuideEditor(props: GuideEditorProps) {
  const { guideId, guide, canAssign, conflicts, actions, DescriptionField } = props;
  return (
    <div className={classes.columns}>
      <CueList
        guideId={guideId}
        guide={guide}
        conflicts={conflicts}
        actions={actions}
        DescriptionField={DescriptionField}
      />
      <aside className={classes.side} aria-label="About this guide">
        <GuideSettings guide={guide} canAssign={canAssign} actions={actions} />
        <CompetencyList guideId={guideId} guide={guide} actions={actions} />
      </aside>
    </div>
  );
}
