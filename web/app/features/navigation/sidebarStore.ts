import { create } from 'zustand';
import { persist } from 'zustand/middleware';

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
