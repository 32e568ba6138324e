import { browser } from 'wxt/browser';

export interface RegisteredScript {
  id: string;
  /** Match patterns of the pages it runs in. */
  matches: string[];
  js: string[];
  runAt: 'document_start' | 'document_idle';
  allFrames: boolean;
}

/** Registers a script for pages that are opened from now on. What stands already is left alone, at every wake-up. */
export async function registerScript(wanted: RegisteredScript): Promise<void> {
  const script = { ...wanted, persistAcrossSessions: true };
  const [known] = await browser.scripting.getRegisteredContentScripts({ ids: [wanted.id] });
  if (known && isSame(known, wanted)) return;
  if (known) return browser.scripting.updateContentScripts([script]);
  // Another page of ours may register it at the same time.
  await browser.scripting
    .registerContentScripts([script])
    .catch(() => browser.scripting.updateContentScripts([script]));
}

export async function unregisterScript(id: string): Promise<void> {
  const [known] = await browser.scripting.getRegisteredContentScripts({ ids: [id] });
  if (known) await browser.scripting.unregisterContentScripts({ ids: [id] });
}

interface Known {
  matches?: string[] | undefined;
  js?: string[] | undefined;
  runAt?: string | undefined;
  allFrames?: boolean | undefined;
}

/** Browsers may give the matches back in another order. */
const isSame = (known: Known, { matches, js, runAt, allFrames }: RegisteredScript): boolean =>
  known.matches?.toSorted().join() === matches.toSorted().join() &&
  known.js?.join() === js.join() &&
  known.runAt === runAt &&
  known.allFrames === allFrames;
