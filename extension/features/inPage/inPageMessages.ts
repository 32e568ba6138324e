import { z } from 'zod';
import { noData, type MessageRules } from '../../platform/answerMessages.ts';
import { panelPlaceSchema, type PanelPlace } from '../../platform/panelPlace.ts';
import { checkOwnPage, type MessageSender } from '../../platform/senders.ts';
import { meetingPageOf } from '../capture/meetingPageOf.ts';

declare module '../../platform/messages.ts' {
  interface ExtensionMessages {
    // From a meeting page: the address of the panel's frame, and where it stood last.
    framePanel(): { url: string; place: PanelPlace };
    placePanel(data: PanelPlace): void;
    // From the panel in such a page, and on to that page.
    claimFrame(data: { ticket: string }): boolean;
    collapseFrame(): void;
  }
}

export const inPageMessages = {
  framePanel: { from: topPageOf, data: noData },
  placePanel: { from: topPageOf, data: panelPlaceSchema },
  claimFrame: { from: framedTabOf, data: z.object({ ticket: z.uuid() }) },
  collapseFrame: { from: framedTabOf, data: noData },
} satisfies MessageRules;

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
