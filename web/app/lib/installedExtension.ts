import { useEffect } from 'react';
import { create } from 'zustand';
import { isFramed } from './isFramed.ts';

interface InstalledExtension {
  /** Whether the question is settled. */
  isAsked: boolean;
  /** Of the extension in this browser; null where none answered. */
  version: string | null;
  /**
   * The applicant tracking system whose page shows the app and into which the extension can put texts.
   * Only then is the app "embedded": a frame alone, or an extension that cannot do that, changes nothing.
   */
  ats: string | null;
}

export const useInstalledExtension = create<InstalledExtension>(() => ({
  isAsked: false,
  version: null,
  ats: null,
}));

/** The extension's background may have to be started first. */
const patienceMs = 3_000;
let looking: Promise<void> | null = null;

/** What the extension in this browser says about itself; asked once a page load, after the first paint. */
export function useExtension(): InstalledExtension {
  const known = useInstalledExtension();
  useEffect(() => {
    if (known.isAsked) return;
    looking ??= look();
  }, [known.isAsked]);
  return known;
}

async function look(): Promise<void> {
  const found = await ask().catch(() => ({ version: null, ats: null }));
  useInstalledExtension.setState({ isAsked: true, ...found });
}

async function ask() {
  const { askExtension } = await import('#shared/messages/askExtension.ts');
  const [version, ats] = await Promise.all([
    askExtension(window, 'getVersion', {}, patienceMs).then((answer) => answer.version),
    isFramed()
      ? // One that is older does not know the question.
        askExtension(window, 'getAtsContext', {}, patienceMs).then(
          (answer) => answer.ats,
          () => null,
        )
      : null,
  ]);
  return { version, ats };
}
