import type { PageAddress } from '../../platform/meetings.ts';
import { frameOf, type MessageSender } from '../../platform/senders.ts';
import { siteAt } from '../../sites/meetingSites.ts';

/**
 * The meeting page that sends a message: our script at a meeting site, in a frame only where the site
 * draws its meetings in one.
 * @throws {Error} for any other sender
 */
export function meetingPageOf(sender: MessageSender): PageAddress {
  const { tabId, frameId, url } = frameOf(sender);
  const site = siteAt(url);
  if (!site || (frameId !== 0 && !site.hasFrames))
    throw new Error('This message does not come from a meeting page.');
  return { tabId, frameId };
}
