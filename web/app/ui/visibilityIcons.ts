import { IconBuilding, IconLock, IconUserCheck, IconUsers } from '@tabler/icons-react';
import type { CallVisibility } from '#shared/domain/visibility.ts';

/** One picture a visibility, in lists and on pages alike. */
export const visibilityIcons = {
  ORGANIZATION: IconBuilding,
  PUBLIC: IconUsers,
  RESTRICTED: IconUserCheck,
  PRIVATE: IconLock,
} as const satisfies Record<CallVisibility, typeof IconLock>;
