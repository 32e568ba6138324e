import type { CaptureStatus } from '../../shared/domain/captions.ts';

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

export interface StartOptions {
  /** Words on the screen before the start are nobody's to take; only what follows is told. */
  skipShown: boolean;
}

export interface Diagnostics {
  platform: string;
  /** When the selectors were last seen to hold. */
  selectorsSeen: string;
  url: string;
  language: string;
  status: SiteStatus;
  matchedSignals: string[];
  confidence: number;
  /** The captions' elements without what was said. */
  outline: string[];
}

/** One meeting site: how its captions are found, read and followed. */
export interface SiteAdapter {
  matchesLocation(url: URL): boolean;
  discover(): Discovery | null;
  /** Follows the captions until `stop` or the end of the page's lifetime. */
  start(
    onEvent: (event: CaptionEvent) => void,
    onStatus: (status: SiteStatus) => void,
    options: StartOptions,
  ): void;
  stop(): void;
  /** Presses the meeting's own captions button; false when it is not there. */
  turnOnCaptions(): boolean;
  meetingTitle(): string;
  dumpDiagnostics(options: { redactText: boolean; redactNames: boolean }): Diagnostics;
}
