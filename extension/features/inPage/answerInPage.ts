import { answerMessages } from '../../platform/answerMessages.ts';
import { onTabGone, pageUrl } from '../../platform/browserParts.ts';
import { sendMessage } from '../../platform/messages.ts';
import {
  dropTicket,
  isTicket,
  issueTicket,
  readPanelPlace,
  writePanelPlace,
} from '../../platform/panelPlace.ts';
import { inPageMessages } from './inPageMessages.ts';

/** Answers meeting pages that show the panel, and the panel in such a page. */
export function answerInPage(): void {
  answerMessages(inPageMessages, {
    framePanel: async (_data, tabId) => {
      const url = `${pageUrl('sidepanel.html')}?ticket=${await issueTicket(tabId)}`;
      return { url, place: await readPanelPlace() };
    },
    placePanel: (place) => writePanelPlace(place),
    claimFrame: ({ ticket }, tabId) => isTicket(tabId, ticket),
    collapseFrame: (_data, tabId) => sendMessage('collapsePanel', undefined, { tabId, frameId: 0 }),
  });
  onTabGone((tabId) => void dropTicket(tabId));
}
