import { drafts } from '../lib/createDrafts.ts';
import { notifyUndoable } from './notifyUndoable.tsx';

/** Gives up what was typed under `key`. Where there was something, a toast offers it back. */
export function discardDraft(key: string): void {
  const value = drafts.get(key);
  drafts.drop(key);
  if (value !== undefined) notifyDiscarded(() => drafts.restore(key, value));
}

/** Offers back what somebody typed and left by Escape or Cancel. */
export function notifyDiscarded(onUndo: () => void): void {
  notifyUndoable('Text discarded', onUndo);
}
