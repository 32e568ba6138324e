import { Link, useLocation } from 'react-router';
import { isActiveOn, navigationFor } from '#shared/domain/navigation.ts';
import type { NavigationUser, NavigationIcon } from '#shared/domain/navigationGroups.ts';
import classes from './NavigationMenu.module.css';
import {
  IconAdjustments,
  IconBell,
  IconBooks,
  IconBriefcase,
  IconBulb,
  IconCalendarEvent,
  IconChartBar,
  IconFileText,
  IconHistory,
  IconListCheck,
  IconPlaylist,
  IconReportAnalytics,
  IconScale,
  IconScissors,
  IconTemplate,
  IconUserCircle,
  IconUserSearch,
  IconWaveSine,
} from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';

const navigationIcons: Readonly<Record<NavigationIcon, TablerIcon>> = {
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
  activity: IconHistory,
  structure: IconScale,
  insights: IconChartBar,
  report: IconReportAnalytics,
  myInsights: IconUserCircle,
  advancedInsights: IconBulb,
  settings: IconAdjustments,
};

/** The menu may be longer than the window. */
const scrollToLink = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest' });

/** The menu's groups and items for this person; the current one is marked for eye and ear. */
export function NavigationMenu({ user }: { user: NavigationUser }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={classes.menu}>
      {navigationFor(user).map((group) => (
        <section key={group.label} aria-label={group.label}>
          {/* A group of one item of the same name needs no heading. */}
          {group.items.some(({ label }) => label !== group.label) && (
            <div className={classes.group} aria-hidden>
              <span>{group.label}</span>
            </div>
          )}
          <ul className={classes.list}>
            {group.items.map((item) => {
              const Icon = navigationIcons[item.icon];
              const isCurrent = isActiveOn(item, pathname);
              return (
                <li key={item.label}>
                  <Link
                    to={item.route}
                    className={classes.item}
                    aria-current={isCurrent ? 'page' : undefined}
                    ref={isCurrent ? scrollToLink : undefined}
                  >
                    <Icon size={18} stroke={1.7} aria-hidden className={classes.icon} />
                    <span>{item.label}</span>
                    {item.badge && <span className={classes.badge}>{item.badge}</span>}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
