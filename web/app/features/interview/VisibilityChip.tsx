import { Tooltip } from '@mantine/core';
import { IconBuilding, IconLock, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { visibilityDescription, visibilityLabel } from '../../../../shared/domain/visibility.ts';
import type { CallVisibility } from '../../../../shared/domain/visibility.ts';
import classes from './VisibilityChip.module.css';

const icons = {
  ORGANIZATION: IconBuilding,
  PUBLIC: IconUsersGroup,
  RESTRICTED: IconUsers,
  PRIVATE: IconLock,
} as const satisfies Record<CallVisibility, typeof IconLock>;

/** Who sees this interview; what that means stands in the tooltip, by pointer and by keyboard. */
export function VisibilityChip({ visibility }: { visibility: CallVisibility }) {
  const Icon = icons[visibility];
  const description = visibilityDescription(visibility);
  return (
    <Tooltip
      label={description}
      multiline
      maw={260}
      events={{ hover: true, focus: true, touch: true }}
    >
      <button type="button" className={classes.chip} aria-description={description}>
        <Icon size={14} stroke={1.6} aria-hidden />
        {visibilityLabel(visibility)}
      </button>
    </Tooltip>
  );
}
