import { IconFileText, IconListCheck, IconWaveSine } from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import type { NavigationIcon } from '../../../../shared/domain/navigation.ts';

export const navigationIcons: Readonly<Record<NavigationIcon, TablerIcon>> = {
  plan: IconFileText,
  recordings: IconWaveSine,
  guides: IconListCheck,
};
