import type { MeetingData } from '#shared/domain/siteData.ts';
import { createMeetReader } from './meet/meetReader.ts';
import { meetSelectors } from './meet/meetSelectors.ts';
import { siteAt } from './meetingSites.ts';
import { newerSelectors } from './newerSelectors.ts';
import type { SiteReader } from './siteReader.ts';
import { createTeamsReader } from './teams/teamsReader.ts';
import { teamsSelectors } from './teams/teamsSelectors.ts';
import { createZoomReader } from './zoom/zoomReader.ts';
import { zoomSelectors } from './zoom/zoomSelectors.ts';

/**
 * How the meeting page at an address is read; null where there is none.
 * @param newer what the server knows of the site, if anything
 */
export function readerAt(
  url: URL,
  newer: MeetingData | null,
  document: Document,
): SiteReader | null {
  switch (siteAt(url)?.id) {
    case 'meet':
      return createMeetReader(newerSelectors(meetSelectors, newer, document));
    case 'zoom':
      return createZoomReader(newerSelectors(zoomSelectors, newer, document));
    case 'teams':
      return createTeamsReader(newerSelectors(teamsSelectors, newer, document));
    case undefined:
      return null;
  }
}
