import { answerMessages } from '../../platform/answerMessages.ts';
import { isExtensionAlive, sendMessage } from '../../platform/messages.ts';
import { describePage } from '../../sites/describePage.ts';
import { readerAt } from '../../sites/readerAt.ts';
import { createInPagePanel } from '../inPage/createInPagePanel.ts';
import { canSeeCovers } from '../inPage/refuseCoveredClicks.ts';
import { meetingPageMessages } from './meetingPageMessages.ts';
import { watchMeeting } from './watchMeeting.ts';

/** A page that has been open for longer than this when the script starts may show earlier words. */
const freshPageMs = 15_000;
const checkAliveMs = 5_000;

/**
 * Runs in a meeting page. A second run, after an update of the extension, ends the first; so does the end
 * of the extension itself, whose old script can reach nobody.
 */
export async function runMeetingPage(
  page: Window & { rapportMeeting?: AbortController },
): Promise<void> {
  page.rapportMeeting?.abort();
  const lifetime = (page.rapportMeeting = new AbortController());
  const { signal } = lifetime;
  const { document } = page;
  const data = await sendMessage('readMeetingData', undefined).catch(() => null);
  const reader = readerAt(new URL(page.location.href), data, document);
  if (!reader || data?.switchedOff || signal.aborted) return;
  const panel =
    page.top === page && canSeeCovers(page)
      ? createInPagePanel({
          ...{ page, signal, controls: reader.site.controls },
          load: () => sendMessage('framePanel', undefined),
          save: (place) => sendMessage('placePanel', place),
        })
      : null;
  const alive = setInterval(() => {
    if (!isExtensionAlive()) lifetime.abort();
    if (reader.site.meetingKey(meetingAddress(page)) === null) panel?.hide();
  }, checkAliveMs);
  signal.addEventListener('abort', () => clearInterval(alive));
  const watch = watchMeeting({
    ...{ reader, document, signal },
    address: () => meetingAddress(page),
    openedAtMs: page.performance.now() < freshPageMs ? Date.now() : Infinity,
    report: (report) => {
      panel?.show();
      return sendMessage('meetingSeen', report);
    },
    handOver: (captureId, captions) => sendMessage('captionsSeen', { captureId, captions }),
  });
  const stop = answerMessages(meetingPageMessages, {
    collapsePanel: () => panel?.collapse(),
    followCapture: (order) => watch.follow(order),
    leaveCapture: () => watch.leave(),
    turnOnCaptions: () => reader.turnOnCaptions(document),
    describePage: () => JSON.stringify(describePage(document, reader, watch.status()), null, 2),
  });
  signal.addEventListener('abort', stop);
}

/** A frame of the site's own draws the meeting whose address the page around it has. */
function meetingAddress(page: Window): URL {
  try {
    return new URL((page.top ?? page).location.href);
  } catch {
    return new URL(page.location.href);
  }
}
