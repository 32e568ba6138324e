import { sendMessage } from '../../platform/messages.ts';
import {
  canRecordTabs,
  closeRecorder,
  hasSoundAccess,
  isRecorderOpen,
  openRecorder,
  showMeeting,
  tabStreamId,
} from '../../platform/tabSound.ts';

/** Our page that records, as the background commands it. */
export const tabRecorder = {
  current: async (): Promise<string | null> =>
    (await isRecorderOpen()) ? sendMessage('recordedCapture', undefined).catch(() => null) : null,
  async start(captureId: string, tabId: number): Promise<void> {
    if (!(await hasSoundAccess()))
      throw new Error('The extension may not record sound. Allow it in the settings.');
    const streamId = canRecordTabs() ? await streamOf(tabId) : null;
    await openRecorder();
    await sendMessage('recordSound', { captureId, streamId }).finally(() => showMeeting(tabId));
  },
  async stop(): Promise<void> {
    if (!(await isRecorderOpen())) return;
    await sendMessage('stopSound', undefined).catch(() => undefined);
    await closeRecorder();
  },
};

const streamOf = (tabId: number): Promise<string> =>
  tabStreamId(tabId).catch(() => {
    throw new Error(
      'The browser lets the extension hear a meeting only after you press its button in the toolbar while the meeting is in front. Press it now.',
    );
  });
