import { Alert } from '@mantine/core';
import { Link } from 'react-router';
import { inShort } from '#shared/domain/inShort.ts';
import { formatDateTime } from '#shared/domain/time.ts';
import type { CreatorSession } from './createCreatorSession.ts';
import { fieldText, sectionOf } from './creatorMerge.ts';
import { changedByText } from '../../lib/saveConflict.ts';
import { ChangedElsewhere } from '../../ui/ChangedElsewhere.tsx';
import { notifyUndoable } from '../../ui/notifyUndoable.tsx';
import { useZone } from '../../ui/ZoneContext.ts';
import classes from '../../screens/plan/CreatorBody.module.css';

interface CreatorConflictNoticeProps {
  session: CreatorSession;
}

/** Somebody else changed the same fields, or took the whole on to the analyzer. */
export function CreatorConflictNotice({ session }: CreatorConflictNoticeProps) {
  const zone = useZone();
  const { conflict } = session.useSaving();
  if (!conflict) return null;
  const { changedAt, theirs, hasMovedOn } = conflict;
  const when = changedAt && ` on ${formatDateTime(changedAt, zone)}`;
  if (hasMovedOn)
    return (
      <Alert className={classes.notice} color="yellow" role="alert" title="This draft has moved on">
        It was moved on to the analyzer in another tab or by somebody else. What you write here is
        not saved any more: copy what you need, then{' '}
        <Link to={`/plan/analyze/${session.id}`}>open it in the analyzer</Link>.
      </Alert>
    );
  const takeOther = () => {
    const mine = session.takeOther();
    notifyUndoable('Took the other text', () => session.change(mine));
  };
  return (
    <ChangedElsewhere
      className={classes.notice}
      title="Changed elsewhere, and not saved here"
      other="the other text"
      onKeepMine={session.keepMine}
      onTakeOther={takeOther}
    >
      {changedByText(conflict, 'the same section')}
      {when}. Nothing you write is lost, and you can go on writing. The other text:
      <ul className={classes.theirs}>
        {Object.entries(theirs).map(([key, value]) => (
          <li key={key}>
            {sectionOf(key)}: “{inShort(fieldText(value), 600)}”
          </li>
        ))}
      </ul>
    </ChangedElsewhere>
  );
}
