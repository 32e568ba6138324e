import { meetingSites } from '../meetingSites.ts';
import type { SiteReader } from '../siteReader.ts';
import { findMeetCaptions, readMeetCall, turnOnMeetCaptions } from './findMeetCaptions.ts';
import { meetSelectors, type MeetSelectors } from './meetSelectors.ts';
import { meetBlocks, readMeetBlock } from './readMeetCaptions.ts';

/** Google Meet. */
export const createMeetReader = (selectors: MeetSelectors): SiteReader => ({
  site: meetingSites.meet,
  selectorsSeen: selectors.seen,
  readCall: (document) => readMeetCall(document, selectors),
  findCaptions: (document) => findMeetCaptions(document, selectors),
  blocks: (root) => meetBlocks(root, selectors),
  readBlock: (block) => readMeetBlock(block, selectors),
  isRolling: false,
  watchedAttributes: [],
  turnOnCaptions: (document) => turnOnMeetCaptions(document, selectors),
  meetingTitle(document) {
    const titled = document.querySelector<HTMLElement>(selectors.title);
    const shown = document.querySelector(selectors.titleClass)?.textContent?.trim();
    const name = titled?.dataset['meetingTitle'] ?? shown ?? document.title;
    return name.replace(/^Meet\s*[-–—]\s*/, '').trim();
  },
});

export const meetReader = createMeetReader(meetSelectors);
