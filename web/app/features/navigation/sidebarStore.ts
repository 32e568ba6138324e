import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface SidebarState {
  isCollapsed: boolean;
  toggle: () => void;
}

/** Whether this person keeps the sidebar narrow; remembered in the browser. */
export const useSidebarStore = create<SidebarState>()(
  persist(
    (set) => ({
      isCollapsed: false,
      toggle: () => set(({ isCollapsed }) => ({ isCollapsed: !isCollapsed })),
    }),
    { name: 'rapport-sidebar', partialize: ({ isCollapsed }) => ({ isCollapsed }) },
  ),
);
