import { plainTextFromHtml } from '#shared/editor/plainTextFromHtml.ts';
import { ChangedElsewhere } from '../../ui/ChangedElsewhere.tsx';
import type { GuideConflict } from './createGuideEdits.ts';
import type { GuideActions } from './guideActions.ts';
import { isTyped, textKeyOf, type TypedEdit } from './guideTree.ts';
import classes from './TextConflict.module.css';

interface TextConflictProps {
  conflict: GuideConflict | undefined;
  actions: GuideActions;
}

const nouns = { nameGuide: 'name', wordCue: 'question', describeCue: 'description' } as const;
const wordsOf = (edit: TypedEdit): string => {
  if (edit.kind === 'nameGuide') return edit.name;
  return edit.kind === 'wordCue' ? edit.text : plainTextFromHtml(edit.html);
};

/** Both texts where two people wrote the same one, and the choice between them. */
export function TextConflict({ conflict, actions }: TextConflictProps) {
  const edit = conflict?.edit;
  if (!conflict || !edit || !isTyped(edit)) return null;
  const { standing } = conflict;
  const key = textKeyOf(edit);
  const theirs = edit.kind === 'describeCue' ? plainTextFromHtml(standing) : standing;
  return (
    <ChangedElsewhere
      title={`Somebody else changed this ${nouns[edit.kind]}`}
      other="theirs"
      onKeepMine={() => actions.keepMine(key)}
      onTakeOther={() => actions.takeTheirs(key)}
    >
      <dl className={classes.texts}>
        <dt>Yours</dt>
        <dd>{wordsOf(edit)}</dd>
        <dt>Theirs</dt>
        <dd>{theirs === '' ? 'Nothing' : theirs}</dd>
      </dl>
    </ChangedElsewhere>
  );
}
