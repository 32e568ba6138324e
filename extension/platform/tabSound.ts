import { browser } from 'wxt/browser';

const recorderPage = 'recorder.html';
const permission = { permissions: ['tabCapture' as const] };

/** Firefox has neither of these. */
const isSupported = (api: object): boolean => 'offscreen' in api;

/** Whether this browser can record the sound of a tab. Where it cannot, the microphone alone is recorded. */
export const canRecordTabs = (): boolean => isSupported(browser);

/** Whether a recording may begin. The microphone is asked for by the page that records. */
export const hasSoundAccess = (): Promise<boolean> =>
  canRecordTabs() ? browser.permissions.contains(permission) : Promise.resolve(true);

/** Asks the person for what a recording needs. Only in answer to a click. */
export const requestSoundAccess = (): Promise<boolean> =>
  canRecordTabs() ? browser.permissions.request(permission) : Promise.resolve(true);

/**
 * A key to the sound of a tab, for our own recorder within a few seconds.
 * @throws {Error} where the person has not pressed the extension's button in that tab
 */
export const tabStreamId = (tabId: number): Promise<string> =>
  browser.tabCapture.getMediaStreamId({ targetTabId: tabId });

/** The tabs that record: only browsers without offscreen pages have any. */
const recorderTabs = () =>
  (browser.extension.getViews({ type: 'tab' }) as unknown as (typeof globalThis)[]).filter(
    ({ location }) => location.pathname === `/${recorderPage}`,
  );

/** Whether the page that records is open. */
export async function isRecorderOpen(): Promise<boolean> {
  if (!canRecordTabs()) return recorderTabs().length > 0;
  const contexts = await browser.runtime.getContexts({
    contextTypes: [browser.runtime.ContextType.OFFSCREEN_DOCUMENT],
  });
  return contexts.length > 0;
}

/**
 * Opens the page that records. Where it can, nobody sees it, and it lives on when the background sleeps; elsewhere it
 * is a tab, in front until it has the microphone.
 */
export async function openRecorder(): Promise<void> {
  if (await isRecorderOpen()) return;
  if (!canRecordTabs()) return openRecorderTab();
  await browser.offscreen.createDocument({
    url: recorderPage,
    reasons: [browser.offscreen.Reason.USER_MEDIA],
    justification: 'Records the sound of the interview that the person has started.',
  });
}

async function openRecorderTab(): Promise<void> {
  // A page that is not in front gets no microphone.
  const url = `${globalThis.location.origin}/${recorderPage}`;
  const { id } = await browser.tabs.create({ url, active: true });
  await new Promise<void>((resolve) => {
    const onUpdated = (tabId: number, { status }: { status?: string | undefined }) => {
      if (tabId !== id || status !== 'complete') return;
      browser.tabs.onUpdated.removeListener(onUpdated);
      resolve();
    };
    browser.tabs.onUpdated.addListener(onUpdated);
  });
}

/** Brings the tab of the meeting to the front again, where the recorder may have come before it. */
export async function showMeeting(tabId: number): Promise<void> {
  if (!canRecordTabs()) await browser.tabs.update(tabId, { active: true });
}

export async function closeRecorder(): Promise<void> {
  for (const view of canRecordTabs() ? [] : recorderTabs()) view.close();
  if (canRecordTabs() && (await isRecorderOpen())) await browser.offscreen.closeDocument();
}
