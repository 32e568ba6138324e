import type { ReactNode } from 'react';
import { create } from 'zustand';

export interface ConfirmOptions {
  title?: string;
  body?: ReactNode;
  cancelLabel?: string;
  confirmLabel?: string;
  /** Must be typed exactly before the person may go on: a phrase, or the environment's name. */
  secretPhrase?: string;
  isDangerous?: boolean;
}

interface ConfirmState {
  options: ConfirmOptions | null;
  ask: (options: ConfirmOptions) => Promise<boolean>;
  answer: (isConfirmed: boolean) => void;
}

let settle: (isConfirmed: boolean) => void = () => undefined;

/** The one open question. Asking another while one is open answers the first with no. */
export const useConfirmStore = create<ConfirmState>((set) => ({
  options: null,
  ask: (options) => {
    settle(false);
    set({ options });
    return new Promise((resolve) => {
      settle = resolve;
    });
  },
  answer: (isConfirmed) => {
    set({ options: null });
    settle(isConfirmed);
    settle = () => undefined;
  },
}));
