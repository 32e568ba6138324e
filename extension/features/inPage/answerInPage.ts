import { z } from 'zod';
import { onTabGone, pageUrl } from '../../platform/browserParts.ts';
import { onMessage, sendMessage } from '../../platform/messages.ts';
import {
  dropTicket,
  isTicket,
  issueTicket,
  panelPlaceSchema,
  readPanelPlace,
  writePanelPlace,
} from '../../platform/panelPlace.ts';
import { checkOwnPage, type MessageSender } from '../../platform/senders.ts';
import { meetingPageOf } from '../capture/meetingPageOf.ts';

const ticketSchema = z.object({ ticket: z.uuid() });

/** Answers meeting pages that show the panel, and the panel in such a page. */
export function answerInPage(): void {
  onMessage('framePanel', async ({ sender }) => {
    const tabId = topPageOf(sender);
    const url = `${pageUrl('sidepanel.html')}?ticket=${await issueTicket(tabId)}`;
    return { url, place: await readPanelPlace() };
  });
  onMessage('placePanel', async ({ data, sender }) => {
    topPageOf(sender);
    await writePanelPlace(panelPlaceSchema.parse(data));
  });
  onMessage('claimFrame', async ({ data, sender }) => {
    const { ticket } = ticketSchema.parse(data);
    return isTicket(framedTabOf(sender), ticket);
  });
  onMessage('collapseFrame', async ({ sender }) => {
    await sendMessage('collapsePanel', undefined, { tabId: framedTabOf(sender), frameId: 0 });
  });
  onTabGone((tabId) => void dropTicket(tabId));
}

function topPageOf(sender: MessageSender): number {
  const { tabId, frameId } = meetingPageOf(sender);
  if (frameId !== 0) throw new Error('The panel is shown in the page itself, not in its frames.');
  return tabId;
}

/** The tab of a frame that shows one of the extension's pages. @throws {Error} for any other sender */
function framedTabOf(sender: MessageSender): number {
  checkOwnPage(sender);
  const tabId = sender.tab?.id;
  if (tabId === undefined || !sender.frameId)
    throw new Error('This message does not come from a frame in a page.');
  return tabId;
}
