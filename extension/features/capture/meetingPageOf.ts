import type { PageAddress } from '../../platform/meetings.ts';
import { frameOf, type MessageSender } from '../../platform/senders.ts';
import type { MeetingSite } from '../../sites/meetingSite.ts';
import { siteAt } from '../../sites/meetingSites.ts';

/**
 * The meeting page that sends a message: our script at a meeting site, in a frame only where the site
 * draws its meetings in one.
 * @throws {Error} for any other sender
 */
export function meetingPageOf(sender: MessageSender): PageAddress {
  const { tabId, frameId } = frameOf(sender);
  meetingSiteOf(sender);
  return { tabId, frameId };
}

/** The site of that page. @throws {Error} for any other sender */
export function meetingSiteOf(sender: MessageSender): MeetingSite {
  const { frameId, url } = frameOf(sender);
  const site = siteAt(url);
  if (!site || (frameId !== 0 && !site.hasFrames))
    throw new Error('This message does not come from a meeting page.');
  return site;
}
