import { ignoreRejection } from './ignoreRejection.ts';
import { createIndexedPersistence, createMemoryPersistence } from './draftPersistence.ts';
import type { DraftPersistence } from './draftPersistence.ts';

/** Nobody comes back to a half-written sentence after so long. */
const longestKeptMs = 30 * 24 * 60 * 60_000;

/**
 * What somebody has typed and the server does not have: survives a change of tab, panel and page, and a
 * crash. Reading is synchronous once `ready`. On a shared machine each person has their own drafts.
 */
export function createDrafts(persistence: DraftPersistence, nowMs: () => number = Date.now) {
  const values = new Map<string, unknown>();
  let userId = '';
  const keyOf = (key: string) => `${userId}/${key}`;
  const load = async () => {
    for (const { key, value, keptAtMs } of await persistence.load())
      if (keptAtMs < nowMs() - longestKeptMs) ignoreRejection(persistence.remove(key));
      else if (!values.has(key)) values.set(key, value);
  };
  const ready = load().catch(() => undefined);
  const put = (key: string, value: unknown): void => {
    values.set(keyOf(key), value);
    // A browser that refuses keeps nothing past this page.
    ignoreRejection(persistence.put({ key: keyOf(key), value, keptAtMs: nowMs() }));
  };
  const restores = new EventTarget();
  let restoredKey: string | null = null;
  return {
    /** What an earlier page kept has been read, or cannot be. */
    ready,
    /** Whose drafts these are from now on. */
    claim: (id: string) => {
      userId = id;
    },
    get: (key: string): unknown => values.get(keyOf(key)),
    /** Those whose keys begin with `prefix`, in the order of their keys. */
    list: (prefix: string): { key: string; value: unknown }[] =>
      [...values]
        .filter(([key]) => key.startsWith(keyOf(prefix)))
        .map(([key, value]) => ({ key: key.slice(keyOf('').length), value }))
        .sort((item, other) => (item.key < other.key ? -1 : 1)),
    keep: (key: string, value: unknown): void => {
      if (restoredKey === key) restoredKey = null;
      put(key, value);
    },
    /** Puts back what was dropped, unless something else was typed since; those who watch hear of it. */
    restore: (key: string, value: unknown): void => {
      if (values.has(keyOf(key))) return;
      restoredKey = key;
      put(key, value);
      restores.dispatchEvent(new Event(key));
    },
    /** It was put back and nothing was typed since. */
    isRestored: (key: string): boolean => restoredKey === key,
    /** Calls back when a draft is there: once read from the disk, or put back. Returns how to stop. */
    watch: (key: string, listener: () => void): (() => void) => {
      const end = new AbortController();
      const { signal } = end;
      const tell = () => {
        if (!signal.aborted && values.has(keyOf(key))) listener();
      };
      void ready.then(tell);
      restores.addEventListener(key, tell, { signal });
      return () => end.abort();
    },
    drop: (key: string): void => {
      if (restoredKey === key) restoredKey = null;
      if (values.delete(keyOf(key))) ignoreRejection(persistence.remove(keyOf(key)));
    },
  };
}

/** The drafts of this browser. */
export const drafts = createDrafts(
  typeof indexedDB === 'undefined' ? createMemoryPersistence() : createIndexedPersistence(),
);
