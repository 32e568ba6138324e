import { captureDatabase as store } from '../../platform/captureDatabase.ts';
import { announceChange } from '../../platform/changes.ts';
import {
  extensionVersion,
  keepWaking,
  listenToApp,
  onInstall,
  onOnline,
  onTabGone,
  onWakeUp,
  openPanelByButton,
  openTab,
  pageUrl,
} from '../../platform/browserParts.ts';
import {
  forgetMeeting,
  isFresh,
  readMeetings,
  writeMeeting,
  writeSending,
  type Meeting,
  type PageAddress,
} from '../../platform/meetings.ts';
import { sendMessage } from '../../platform/messages.ts';
import { askForWords, askServer } from '../../platform/network.ts';
import { soundDatabase } from '../../platform/soundDatabase.ts';
import { holdUpdates } from '../../platform/holdUpdates.ts';
import { guardStorage, readSession } from '../../platform/settings.ts';
import { runSiteScripts } from '../capture/runSiteScripts.ts';
import { createCaptureCommands } from '../capture/captureCommands.ts';
import type { MeetingReport } from '../capture/captureMessages.ts';
import { createSender } from '../capture/createSender.ts';
import type { CaptureOrder } from '../capture/meetingPageMessages.ts';
import { answerInPage } from '../inPage/answerInPage.ts';
import { refreshSiteData } from '../siteData/refreshSiteData.ts';
import { reportVersion } from '../session/connectSession.ts';
import { createLiveTranscript } from '../sound/createLiveTranscript.ts';
import { createSoundKeeper } from '../sound/createSoundKeeper.ts';
import { tabRecorder } from '../sound/tabRecorder.ts';
import { answerBackground } from './answerBackground.ts';
import { keepIcon } from './keepIcon.ts';

/** The extension's background: keeps what meeting pages read, sends it, and answers the panel. */
export function runBackground(): void {
  const pageOf = async (meetingKey: string) =>
    (await readMeetings()).find(
      (meeting) => meeting.meetingKey === meetingKey && isFresh(meeting),
    ) ?? null;
  const owner = async () => {
    const session = await readSession();
    if (!session || session.isExpired) return null;
    return { userId: session.user.id, serverUrl: session.serverUrl };
  };
  const sender = createSender({
    ...{ store, sound: soundDatabase, ask: askServer, version: extensionVersion(), owner },
    onOnline,
    onPausedInApp: async (captureId, isPaused) => {
      await commands.followApp(captureId, isPaused);
      announceChange();
      void sound.sync();
    },
    onRound: async ({ problem, nextTryAtMs, isWaiting }) => {
      await writeSending({ problem, nextTryAtMs });
      const isOpen = (await commands.findOpen()) !== null;
      await keepWaking(isWaiting || isOpen);
      announceChange();
      if (!isOpen) await update();
    },
  });
  const commands = createCaptureCommands({
    ...{ store, owner, now: Date.now, newId: () => crypto.randomUUID() },
    page: {
      follow: (page, order) => sendMessage('followCapture', order, page),
      leave: (page) => sendMessage('leaveCapture', undefined, page),
    },
    pagesOf: async (captureId) =>
      (await readMeetings()).filter((meeting) => meeting.captureId === captureId),
    pageOf,
  });
  const sound = createSoundKeeper({
    ...{ store: soundDatabase, findOpen: commands.findOpen, recorder: tabRecorder },
    tabOf: async ({ meetingKey }) => (await pageOf(meetingKey))?.tabId ?? null,
  });
  const live = createLiveTranscript({
    ...{ store, sound: soundDatabase, ask: askForWords, now: Date.now },
    captionsOf: async ({ captureId }) =>
      (await readMeetings()).find((meeting) => meeting.captureId === captureId && isFresh(meeting))
        ?.status ?? 'unknown',
    onWords: () => {
      announceChange();
      sender.kick();
    },
  });
  async function seeMeeting(
    page: PageAddress,
    report: MeetingReport,
  ): Promise<CaptureOrder | null> {
    const meetingKey = `${report.site}:${report.key === 'byTab' ? `tab${page.tabId}` : report.key}`;
    const meetings = await readMeetings();
    const before = meetings.find((meeting) => meeting.tabId === page.tabId);
    const { site, url, title, status, isInCall } = report;
    const seen = {
      ...page,
      site,
      meetingKey,
      url,
      title,
      status,
      isInCall,
      heardAtMs: Date.now(),
    };
    await writeMeeting({ ...seen, captureId: before?.captureId ?? null });
    const elected = (await readMeetings()).find((meeting) => meeting.tabId === page.tabId);
    const isElsewhere =
      elected?.frameId !== page.frameId || isFollowedElsewhere(meetings, page.tabId, meetingKey);
    const wasInCall = before?.isInCall === true && before.captureId !== null;
    const order = isElsewhere ? null : await commands.seeMeeting(meetingKey, isInCall, wasInCall);
    await writeMeeting({ ...seen, captureId: order?.captureId ?? null });
    void sound.sync();
    announceChange();
    if (isInCall) sender.listen();
    return order;
  }
  const update = holdUpdates(async () => (await commands.findOpen()) === null);
  const showIcon = keepIcon(new AbortController().signal);
  answerBackground({
    ...{ commands, sender, sound, live },
    // In the order in which the page spoke: an earlier report must not be written over a later one.
    seeMeeting: inOrder(seeMeeting),
  });
  onTabGone((tabId) => void forgetMeeting(tabId).then(announceChange));
  onWakeUp(() => {
    showIcon();
    // A page in the back may be slow to report: a pause in the web app is heard all the same.
    void commands.endAbandoned().then(sender.listen).then(sound.sync);
  });
  onInstall(() => void welcome());
  void openPanelByButton((tabId) => void sound.heardTab(tabId).then(announceChange));
  void guardStorage();
  void readSession()
    .then((session) => session && listenToApp(session.serverUrl))
    // The browser took the permission for this server back: the options ask for it.
    .catch(() => undefined);
  answerInPage();
  runSiteScripts();
  void reportVersion();
  void refreshSiteData();
  void commands.endAbandoned().then(sender.kick);
}

/** A profile that has a session was set up before. */
async function welcome(): Promise<void> {
  if ((await readSession()) === null) await openTab(pageUrl('welcome.html'));
}

/** The same meeting in two tabs is read in one. */
const isFollowedElsewhere = (
  meetings: readonly Meeting[],
  tabId: number,
  meetingKey: string,
): boolean =>
  meetings.some(
    (meeting) =>
      meeting.tabId !== tabId &&
      meeting.meetingKey === meetingKey &&
      meeting.captureId !== null &&
      isFresh(meeting),
  );

/** Runs the calls of a function one after another. */
function inOrder<Input extends unknown[], Result>(
  run: (...input: Input) => Promise<Result>,
): (...input: Input) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (...input) => {
    const next = last.catch(() => undefined).then(() => run(...input));
    last = next;
    return next;
  };
}
