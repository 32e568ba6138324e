import {
  IconAdjustments,
  IconBell,
  IconBooks,
  IconBriefcase,
  IconCalendarEvent,
  IconFileText,
  IconListCheck,
  IconPlaylist,
  IconScissors,
  IconTemplate,
  IconUserSearch,
  IconWaveSine,
} from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import type { NavigationIcon } from '#shared/domain/navigationGroups.ts';

export const navigationIcons: Readonly<Record<NavigationIcon, TablerIcon>> = {
  plan: IconFileText,
  library: IconBooks,
  recordings: IconWaveSine,
  candidates: IconUserSearch,
  positions: IconBriefcase,
  scheduled: IconCalendarEvent,
  guides: IconListCheck,
  clips: IconScissors,
  playlists: IconPlaylist,
  templates: IconTemplate,
  alerts: IconBell,
  activity: IconCalendarEvent,
  structure: IconListCheck,
  insights: IconWaveSine,
  report: IconFileText,
  myInsights: IconUserSearch,
  advancedInsights: IconBooks,
  settings: IconAdjustments,
};
