import { visibilityDescription, visibilityLabel } from '#shared/domain/visibility.ts';
import type { CallVisibility } from '#shared/domain/visibility.ts';
import classes from './VisibilityIcon.module.css';
import { visibilityIcons } from './visibilityIcons.ts';

/** Who sees a recording, as an icon with its meaning in words. */
export function VisibilityIcon({ visibility }: { visibility: CallVisibility }) {
  const Icon = visibilityIcons[visibility];
  const meaning = `${visibilityLabel(visibility)}: ${visibilityDescription(visibility)}`;
  return (
    <span role="img" aria-label={meaning} title={meaning} className={classes.icon}>
      <Icon size={16} stroke={1.6} aria-hidden />
    </span>
  );
}
