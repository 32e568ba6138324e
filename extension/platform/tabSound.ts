import { browser } from 'wxt/browser';

const recorderPage = 'recorder.html';
const permission = { permissions: ['tabCapture' as const] };

/** Firefox has neither of these. */
const isSupported = (api: object): boolean => 'offscreen' in api;

/** Whether this browser can record the sound of a tab. */
export const canRecordTabs = (): boolean => isSupported(browser);

export const hasTabSoundAccess = (): Promise<boolean> =>
  canRecordTabs() ? browser.permissions.contains(permission) : Promise.resolve(false);

/** Asks the person for it. Only in answer to a click. */
export const requestTabSoundAccess = (): Promise<boolean> =>
  browser.permissions.request(permission);

/**
 * A key to the sound of a tab, for our own recorder within a few seconds.
 * @throws {Error} where the person has not pressed the extension's button in that tab
 */
export const tabStreamId = (tabId: number): Promise<string> =>
  browser.tabCapture.getMediaStreamId({ targetTabId: tabId });

/** Whether the page that records is open. */
export async function isRecorderOpen(): Promise<boolean> {
  if (!canRecordTabs()) return false;
  const contexts = await browser.runtime.getContexts({
    contextTypes: [browser.runtime.ContextType.OFFSCREEN_DOCUMENT],
  });
  return contexts.length > 0;
}

/** Opens the page that records. Nobody sees it; it lives on when the background sleeps. */
export async function openRecorder(): Promise<void> {
  if (await isRecorderOpen()) return;
  await browser.offscreen.createDocument({
    url: recorderPage,
    reasons: [browser.offscreen.Reason.USER_MEDIA],
    justification: 'Records the sound of the interview that the person has started.',
  });
}

export async function closeRecorder(): Promise<void> {
  if (await isRecorderOpen()) await browser.offscreen.closeDocument();
}
