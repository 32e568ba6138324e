import { defineExtensionMessaging } from '@webext-core/messaging';
import type { CaptureStatus } from '../../shared/domain/captions.ts';
import type { NoteType, NoteVisibility } from '../../shared/domain/note.ts';
import type { SeenCaption } from './captureStore.ts';

export interface MeetingReport {
  url: string;
  title: string;
  status: CaptureStatus;
  isInCall: boolean;
}

/** A capture that a meeting page is to read captions for. */
export interface CaptureOrder {
  captureId: string;
  startedAtMs: number;
}

export interface NewCapture {
  tabId: number;
  meetingUrl: string;
  name: string;
  candidateName: string | null;
  positionId: string | null;
  guideId: string | null;
}

export interface NewNote {
  noteId: string;
  captureId: string;
  timeMs: number;
  text: string;
  type: NoteType;
  visibility: NoteVisibility;
  cueId: string | null;
  isTick: boolean;
}

/** What the parts of the extension say to each other. */
export interface ExtensionMessages {
  // From a meeting page to the background.
  meetingSeen(data: MeetingReport): CaptureOrder | null;
  /** Answered when the captions are on the disk. */
  captionsSeen(data: { captureId: string; captions: SeenCaption[] }): void;
  // From the background to a meeting page.
  followCapture(data: CaptureOrder): void;
  /** Answered when the page has told everything it read. */
  leaveCapture(): void;
  // From the panel to a meeting page.
  turnOnCaptions(): boolean;
  /** The page as JSON, without what was said. */
  describePage(): string;
  // From the panel and the options to the background.
  startCapture(data: NewCapture): { captureId: string };
  finishCapture(data: { captureId: string }): void;
  /** Lets a finished capture that has arrived whole go. */
  dismissCapture(data: { captureId: string }): void;
  chooseGuide(data: { captureId: string; guideId: string | null }): void;
  /** Answered when the note is on the disk. */
  saveNote(data: NewNote): void;
  removeNote(data: { captureId: string; noteId: string }): void;
  sendNow(): void;
  signOut(): void;
  // From the web app's own page to the background.
  appAsked(data: { message: unknown }): unknown;
  // From the background to the panel.
  closePanel(): void;
}

const messaging = defineExtensionMessaging<ExtensionMessages>();

export const sendMessage = messaging.sendMessage;
export const onMessage = messaging.onMessage;
