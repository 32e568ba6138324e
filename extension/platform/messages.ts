import { defineExtensionMessaging } from '@webext-core/messaging';
import { browser } from 'wxt/browser';
import type { CapturePlatform, CaptureStatus } from '#shared/domain/captions.ts';
import type { MeetingData } from '#shared/domain/siteData.ts';
import type { NoteType, NoteVisibility } from '#shared/domain/note.ts';
import type { SeenCaption } from './captureStore.ts';
import type { PanelPlace } from './panelPlace.ts';

export interface MeetingReport {
  /** The meeting site, by its id. */
  site: string;
  /** Which of its meetings, or 'byTab' where the address names none. */
  key: string;
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
  frameId: number;
  platform: CapturePlatform;
  meetingKey: string;
  meetingUrl: string;
  name: string;
  candidateName: string | null;
  candidateId: string | null;
  scheduledInterviewId: string | null;
  positionId: string | null;
  guideId: string | null;
  /** The sound of the meeting and of the microphone is recorded too. */
  withSound: boolean;
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

export interface QuestionScore {
  captureId: string;
  cueId: string;
  /** 1 to 4; 0 takes a score back. */
  score: number;
  itemText: string;
}

export interface GoOnWithCapture {
  captureId: string;
  tabId: number;
  frameId: number;
  meetingKey: string;
}

/** What the parts of the extension say to each other. */
export interface ExtensionMessages {
  // From a meeting page to the background.
  meetingSeen(data: MeetingReport): CaptureOrder | null;
  /** Answered when the captions are on the disk. */
  captionsSeen(data: { captureId: string; captions: SeenCaption[] }): void;
  /** What the server knows of the page's site. */
  readMeetingData(): MeetingData | null;
  // From the background to a meeting page.
  followCapture(data: CaptureOrder): void;
  /** Answered when the page has told everything it read. */
  leaveCapture(): void;
  /** For the panel in the page: the address of its frame, and where it stood last. */
  framePanel(): { url: string; place: PanelPlace };
  placePanel(data: PanelPlace): void;
  // From the panel in a page to the background, and on to that page.
  claimFrame(data: { ticket: string }): boolean;
  collapseFrame(): void;
  collapsePanel(): void;
  // From the panel to a meeting page.
  turnOnCaptions(): boolean;
  /** The page as JSON, without what was said. */
  describePage(): string;
  // From the panel and the options to the background.
  startCapture(data: NewCapture): { captureId: string };
  finishCapture(data: { captureId: string }): void;
  undoFinish(data: { captureId: string }): void;
  pauseCapture(data: { captureId: string }): void;
  /** After a pause or an absence: the meeting in this tab is the same interview. */
  goOnWithCapture(data: GoOnWithCapture): void;
  /** Lets a finished capture go; what is unsent stays until it is sent. */
  dismissCapture(data: { captureId: string }): void;
  /** Deletes a capture here and on the server. */
  discardCapture(data: { captureId: string }): void;
  chooseGuide(data: { captureId: string; guideId: string | null }): void;
  /** Answered when the note is on the disk. */
  saveNote(data: NewNote): void;
  removeNote(data: { captureId: string; noteId: string }): void;
  scoreQuestion(data: QuestionScore): void;
  /** Records the sound, after a problem with it is solved. */
  recordAgain(data: { captureId: string }): void;
  sendNow(): void;
  signOut(): void;
  // From the background to the page that records.
  recordSound(data: { captureId: string; streamId: string }): void;
  /** Answered when the recording is on the disk. */
  stopSound(): void;
  recordedCapture(): string | null;
  // From the page that records to the background.
  soundEnded(data: { captureId: string; reason: string }): void;
  // From the web app's own page to the background.
  appAsked(data: { message: unknown }): unknown;
  // From the background to the panel.
  closePanel(): void;
}

/** False in a script of a page whose extension was updated or removed. */
export const isExtensionAlive = (): boolean => {
  try {
    return Boolean(browser.runtime?.id);
  } catch {
    return false;
  }
};

const messaging = defineExtensionMessaging<ExtensionMessages>();

export const sendMessage = messaging.sendMessage;
export const onMessage = messaging.onMessage;
