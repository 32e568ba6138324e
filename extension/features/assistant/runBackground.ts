import { captureDatabase as store } from '../../platform/captureDatabase.ts';
import { announceChange } from '../../platform/changes.ts';
import {
  extensionVersion,
  keepWaking,
  listenToApp,
  onTabGone,
  onWakeUp,
  openPanelByButton,
} from '../../platform/browserParts.ts';
import {
  forgetMeeting,
  isFresh,
  readMeetings,
  writeMeeting,
  writeSending,
} from '../../platform/meetings.ts';
import { sendMessage } from '../../platform/messages.ts';
import { askServer } from '../../platform/network.ts';
import { guardStorage, readServerUrl, readSession } from '../../platform/settings.ts';
import { createCaptureCommands } from '../capture/captureCommands.ts';
import { createSender } from '../capture/createSender.ts';
import { reportVersion } from '../session/connectSession.ts';
import { answerMessages } from './answerMessages.ts';

/** The extension's background: keeps what meeting pages read, sends it, and answers the panel. */
export function runBackground(): void {
  const owner = async () => {
    const session = await readSession();
    if (!session || session.isExpired) return null;
    return { userId: session.user.id, serverUrl: session.serverUrl };
  };
  const sender = createSender({
    ...{ store, ask: askServer, version: extensionVersion(), owner },
    onRound: async ({ problem, nextTryAtMs, isWaiting }) => {
      await writeSending({ problem, nextTryAtMs });
      await keepWaking(isWaiting);
      announceChange();
    },
  });
  const commands = createCaptureCommands({
    ...{ store, owner, now: Date.now, newId: () => crypto.randomUUID() },
    tellPage: {
      follow: (tabId, order) => sendMessage('followCapture', order, tabId),
      leave: (tabId) => sendMessage('leaveCapture', undefined, tabId),
    },
    tabsOf: async (captureId) =>
      (await readMeetings()).filter((one) => one.captureId === captureId).map(({ tabId }) => tabId),
  });
  answerMessages({
    ...{ commands, sender },
    seeMeeting: async (tabId, report) => {
      const order = (await isFollowedElsewhere(tabId, report.url))
        ? null
        : await commands.seeMeeting(report);
      const captureId = order?.captureId ?? null;
      await writeMeeting({ ...report, tabId, captureId, heardAtMs: Date.now() });
      announceChange();
      return order;
    },
  });
  onTabGone((tabId) => void forgetMeeting(tabId).then(announceChange));
  onWakeUp(sender.kick);
  void openPanelByButton();
  void guardStorage();
  void readServerUrl()
    .then(listenToApp)
    // A server we may not speak with yet: the options ask for it.
    .catch(() => undefined);
  void reportVersion();
  sender.kick();
}

/** The same meeting in two tabs is read in one. */
async function isFollowedElsewhere(tabId: number, url: string): Promise<boolean> {
  const meetings = await readMeetings();
  return meetings.some(
    (one) => one.tabId !== tabId && one.url === url && one.captureId !== null && isFresh(one),
  );
}
