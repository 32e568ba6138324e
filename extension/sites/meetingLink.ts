import { siteAt } from './meetingSites.ts';

/** Invitations to Zoom name another host and path than the page in which the meeting then runs. */
const zoomInvitation = /^\/(?:j|s|w)\/(\d{9,12})(?:\/|$)/;

/**
 * Which meeting the link of an invitation leads to, as the extension names meetings: "meet:abc-defg-hij".
 * Null where the link is none, or does not name its meeting.
 */
export function meetingOfLink(link: string): string | null {
  if (!URL.canParse(link)) return null;
  const url = new URL(link);
  const zoomId = /(?:^|\.)zoom\.us$/.test(url.host) ? zoomInvitation.exec(url.pathname)?.[1] : null;
  if (zoomId) return `zoom:${zoomId}`;
  const site = siteAt(url);
  const key = site?.meetingKey(url);
  return site && key && key !== 'byTab' ? `${site.id}:${key}` : null;
}
