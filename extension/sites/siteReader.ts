import type { CaptureStatus } from '#shared/domain/captions.ts';
import type { MeetingSite } from './meetingSite.ts';

/** A change of what the captions say. */
export interface CaptionEvent {
  type: 'upsert' | 'finalize';
  utteranceId: string;
  revision: number;
  speaker: string | null;
  text: string;
  /** Milliseconds since 1970, by the page's clock. */
  observedAt: number;
}

/** One caption block as the page shows it now. */
export interface BlockReading {
  speaker: string | null;
  text: string;
  /** Has nothing to do with what the block showed before. */
  startsAnew?: boolean;
}

export interface SiteStatus {
  status: CaptureStatus;
  isInCall: boolean;
}

/** Where the captions are on the page, and why we think so. */
export interface Discovery {
  root: Element;
  /** 0 to 1. */
  confidence: number;
  matchedSignals: string[];
}

/** What the call's own controls say. */
export interface SiteCall {
  isInCall: boolean;
  /** Null when the page does not say. */
  areCaptionsOff: boolean | null;
}

/** How one meeting site's page is read. Pure: it looks at the document and keeps nothing. */
export interface SiteReader {
  site: MeetingSite;
  /** When its selectors were last seen to hold, as a date. */
  selectorsSeen: string;
  readCall(document: Document): SiteCall;
  /** The place where captions appear; null while they are known to be off. */
  findCaptions(document: Document): Discovery | null;
  /** The caption blocks under the root, in the order of the page. */
  blocks(root: Element): Element[];
  readBlock(block: Element): BlockReading;
  /** Its blocks show the last words only, over and over: texts are joined by their words. */
  isRolling: boolean;
  /** Attributes whose change shows or hides captions. */
  watchedAttributes: readonly string[];
  /** Presses the site's own controls; false when they are not there. */
  turnOnCaptions(document: Document): Promise<boolean>;
  meetingTitle(document: Document): string;
}
