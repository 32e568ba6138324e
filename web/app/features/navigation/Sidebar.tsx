import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { ProductMark } from '../../ui/ProductMark.tsx';
import classes from './Sidebar.module.css';

interface SidebarState {
  isCollapsed: boolean;
  /** On a narrow screen it is folded unless opened, and only for this visit. */
  isOpenNarrow: boolean;
  toggle: () => void;
  toggleNarrow: () => void;
}

/** Whether this person keeps the sidebar narrow; remembered in the browser. */
export const useSidebarStore = create<SidebarState>()(
  persist(
    (set) => ({
      isCollapsed: false,
      isOpenNarrow: false,
      toggle: () => set(({ isCollapsed }) => ({ isCollapsed: !isCollapsed })),
      toggleNarrow: () => set(({ isOpenNarrow }) => ({ isOpenNarrow: !isOpenNarrow })),
    }),
    { name: 'rapport-sidebar', partialize: ({ isCollapsed }) => ({ isCollapsed }) },
  ),
);

interface SidebarProps {
  menu: ReactNode;
  footer: ReactNode;
}

/**
 * The desktop's sidebar: 240 px, or 56 px of icons that widen over the page under the pointer and
 * under keyboard focus. Under 1024 px the page needs the room, so it begins folded.
 */
export function Sidebar({ menu, footer }: SidebarProps) {
  const store = useSidebarStore();
  const isNarrow = useMediaQuery('(max-width: 1023px)', false, { getInitialValueInEffect: false });
  const isCollapsed = isNarrow ? !store.isOpenNarrow : store.isCollapsed;
  const toggle = isNarrow ? store.toggleNarrow : store.toggle;
  const [isHovered, setIsHovered] = useState(false);
  const collapse = () => {
    // The pointer still lies on the sidebar; without this, collapsing would seem to do nothing.
    setIsHovered(false);
    toggle();
  };
  const Icon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <section
      aria-label="Sidebar"
      className={classes.place}
      data-collapsed={isCollapsed || undefined}
    >
      <div
        className={classes.sidebar}
        data-peeking={(isCollapsed && isHovered) || undefined}
        onMouseEnter={() => setIsHovered(true)}
        onMouseLeave={() => setIsHovered(false)}
      >
        <div className={classes.top}>
          <span className={classes.mark}>
            <ProductMark size={22} />
          </span>
          <span className={classes.name}>Rapport</span>
          <button
            type="button"
            className={classes.toggle}
            onClick={collapse}
            aria-label={isCollapsed ? 'Keep the sidebar open' : 'Collapse the sidebar'}
            title={isCollapsed ? 'Keep the sidebar open' : 'Collapse the sidebar'}
          >
            <Icon size={18} stroke={1.7} aria-hidden />
          </button>
        </div>
        <div className={classes.menu}>{menu}</div>
        <div className={classes.footer}>{footer}</div>
      </div>
    </section>
  );
}
