import { useCallback, useEffect, useState } from 'react';
import { drafts } from './createDrafts.ts';

/**
 * The text of an editor, kept as a draft under `key` while it differs from `saved`. Call `drop` when it is
 * saved. `isNew`: the user has just opened the editor, or taken back that they gave it up.
 */
export function useDraft(key: string, saved: string) {
  const [typed, setTyped] = useState<string | null>(() => draftText(key));
  const [isNew] = useState(() => typed === null || drafts.isRestored(key));
  useEffect(() => drafts.watch(key, () => setTyped((now) => draftText(key) ?? now)), [key]);
  const setText = useCallback(
    (text: string) => {
      setTyped(text);
      if (text === saved) drafts.drop(key);
      else drafts.keep(key, text);
    },
    [key, saved],
  );
  const drop = useCallback(() => drafts.drop(key), [key]);
  return { text: typed ?? saved, setText, drop, isNew };
}

/** Whether an editor is open: from the start where a draft waits in it. */
export function useOpenDraft(key: string) {
  const [isOpen, setIsOpen] = useState(() => draftText(key) !== null);
  useEffect(() => drafts.watch(key, () => setIsOpen(true)), [key]);
  return [isOpen, setIsOpen] as const;
}

/** The draft under `key`; null without one. */
export function draftText(key: string): string | null {
  const value = drafts.get(key);
  return typeof value === 'string' ? value : null;
}
