import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface ShortcutState {
  /** Keys of one character act; off for people whose speech input or hands press them by accident. */
  areSingleKeysOn: boolean;
  setSingleKeys: (isOn: boolean) => void;
  isDialogOpen: boolean;
  openDialog: () => void;
  closeDialog: () => void;
}

/** Whether single-character shortcuts act, remembered in the browser, and whether their list is open. */
export const useShortcuts = create<ShortcutState>()(
  persist(
    (set) => ({
      areSingleKeysOn: true,
      setSingleKeys: (areSingleKeysOn) => set({ areSingleKeysOn }),
      isDialogOpen: false,
      openDialog: () => set({ isDialogOpen: true }),
      closeDialog: () => set({ isDialogOpen: false }),
    }),
    {
      name: 'rapport-shortcuts',
      partialize: ({ areSingleKeysOn }) => ({ areSingleKeysOn }),
    },
  ),
);

/** Whether a key is to be left alone because single-character shortcuts are switched off. */
export const isSwitchedOff = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 &&
  key !== ' ' &&
  !ctrlKey &&
  !metaKey &&
  !useShortcuts.getState().areSingleKeysOn;
