import type { TextKey } from '../platform/text.ts';
import type { CapturePlatform } from '#shared/domain/captions.ts';
import type { meetingSiteIds } from '#shared/domain/siteData.ts';

export type SiteId = (typeof meetingSiteIds)[number];

/** What is known of a meeting site without its page: where it is, how it behaves, what people call it. */
export interface MeetingSite {
  id: SiteId;
  platform: CapturePlatform;
  name: string;
  /** Match patterns of its pages, in which the extension runs once the person allows them. */
  matches: readonly string[];
  /** Its meetings may be drawn in a frame of the same origin. */
  hasFrames: boolean;
  /**
   * Which meeting an address shows; null when it shows none. `byTab` says that the address is a meeting
   * but names none, so that only its tab tells it from another.
   */
  meetingKey(url: URL): string | 'byTab' | null;
  limits: SiteLimits;
  /** Bars of the page with its own buttons, which the panel in the page leaves free. */
  controls: { topPx: number; bottomPx: number };
  /** What to do in the meeting when the extension cannot switch captions on. */
  captionsHelp: TextKey;
}

export interface SiteLimits {
  /** A page may take an element out and put it, or one like it, back within this time. */
  reconcileMs: number;
  /** A text that stays the same for this long is final. */
  idleMs: number;
  /** Whether what is said after that begins a new utterance instead of correcting the old one. */
  endsForGood: boolean;
}

/** The origin of a match pattern with a scheme and an exact host. */
const hostOf = (pattern: string): string => pattern.replace(/^https:\/\//, '').replace(/\/.*$/, '');

/** Whether an address belongs to a site: https, and exactly one of its hosts. */
export const isAtSite = ({ matches }: MeetingSite, url: URL): boolean =>
  url.protocol === 'https:' && matches.some((pattern) => hostOf(pattern) === url.host);
