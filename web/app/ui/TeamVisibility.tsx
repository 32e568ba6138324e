import { IconLock, IconUsers } from '@tabler/icons-react';
import classes from './ListTable.module.css';

export const teamVisibilityText = (visibility: string): string =>
  visibility === 'PUBLIC' ? 'Team' : 'Private';

/** Who sees a guide or a template: the team, or only those it was shared with. */
export function TeamVisibility({ visibility }: { visibility: string }) {
  const Icon = visibility === 'PUBLIC' ? IconUsers : IconLock;
  return (
    <span className={classes.visibility}>
      <Icon size={14} stroke={1.6} aria-hidden /> {teamVisibilityText(visibility)}
    </span>
  );
}
