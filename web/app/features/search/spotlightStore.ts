import { create } from 'zustand';

interface SpotlightState {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Whether the search over the page is open; a key and buttons open it. */
export const useSpotlight = create<SpotlightState>((set) => ({
  isOpen: false,
  open: () => set({ isOpen: true }),
  close: () => set({ isOpen: false }),
}));
