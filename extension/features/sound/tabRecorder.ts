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
import { text } from '../../platform/text.ts';

/** Our page that records, as the background commands it. */
export const tabRecorder = {
  current: async (): Promise<string | null> =>
    (await isRecorderOpen()) ? sendMessage('recordedCapture', undefined).catch(() => null) : null,
  async start(captureId: string, tabId: number): Promise<void> {
    if (!(await hasSoundAccess())) throw new Error(text('soundPermissionMissing'));
    await openRecorder();
    // Last: the browser forgets the key to a tab's sound after a few seconds.
    const streamId = canRecordTabs() ? await streamOf(tabId) : null;
    const isHeard = await sendMessage('recordSound', { captureId, streamId }).finally(() =>
      showMeeting(tabId),
    );
    if (!isHeard) throw new Error(text('microphoneNotAllowed'));
  },
  async stop(): Promise<void> {
    if (!(await isRecorderOpen())) return;
    await sendMessage('stopSound', undefined).catch(() => undefined);
    await closeRecorder();
  },
};

const streamOf = (tabId: number): Promise<string> =>
  tabStreamId(tabId).catch(() => {
    throw new Error(text('pressButtonToRecord'));
  });
