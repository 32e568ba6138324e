import { z } from 'zod';
import { capturePlatforms, captureStatuses } from '#shared/domain/captions.ts';
import { longestConsentText } from '#shared/domain/captureConsent.ts';
import type { MeetingData } from '#shared/domain/siteData.ts';
import { noData, type MessageRules } from '../../platform/answerMessages.ts';
import type { SeenCaption } from '../../platform/captureStore.ts';
import { captureIdSchema, messageId, pageText } from '../../platform/messageParts.ts';
import { checkOwnPage } from '../../platform/senders.ts';
import { meetingPageOf, meetingSiteOf } from './meetingPageOf.ts';
import type { CaptureOrder } from './meetingPageMessages.ts';

const reportSchema = z.object({
  /** The meeting site, by its id. */
  site: z.string().max(20),
  /** Which of its meetings, or 'byTab' where the address names none. */
  key: z.string().max(200),
  url: z.string().max(2000),
  title: pageText(300),
  status: z.enum(captureStatuses),
  isInCall: z.boolean(),
});
export type MeetingReport = z.infer<typeof reportSchema>;

const instant = z.number().int().nonnegative();
const captionsSchema = captureIdSchema.extend({
  captions: z
    .array(
      z.object({
        utteranceId: messageId,
        revision: z.number().int().nonnegative(),
        speaker: pageText(200).nullable(),
        text: pageText(20_000),
        firstSeenAt: instant,
        lastSeenAt: instant,
        isFinal: z.boolean(),
      }),
    )
    .max(200),
});

const newCaptureSchema = z.object({
  tabId: z.number(),
  frameId: z.number(),
  platform: z.enum(capturePlatforms),
  meetingKey: z.string().max(300),
  meetingUrl: z.string().max(2000),
  name: pageText(200),
  candidateName: pageText(200).nullable(),
  candidateId: messageId.nullable(),
  scheduledInterviewId: messageId.nullable(),
  positionId: messageId.nullable(),
  guideId: messageId.nullable(),
  /** What everybody in the meeting was told and agreed to. */
  consentText: pageText(longestConsentText),
  /** The sound of the meeting and of the microphone is recorded too. */
  withSound: z.boolean(),
});
export type NewCapture = z.infer<typeof newCaptureSchema>;

const goOnSchema = captureIdSchema.extend({
  tabId: z.number(),
  frameId: z.number(),
  meetingKey: z.string().max(300),
});
export type GoOnWithCapture = z.infer<typeof goOnSchema>;

declare module '../../platform/messages.ts' {
  interface ExtensionMessages {
    // From a meeting page to the background.
    meetingSeen(data: MeetingReport): CaptureOrder | null;
    /** Answered when the captions are on the disk. */
    captionsSeen(data: { captureId: string; captions: SeenCaption[] }): void;
    /** What the server knows of the page's site. */
    readMeetingData(): MeetingData | null;
    // From the panel to the background.
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
    sendNow(): void;
  }
}

const ofCapture = { from: checkOwnPage, data: captureIdSchema };

export const captureMessages = {
  meetingSeen: { from: meetingPageOf, data: reportSchema },
  captionsSeen: { from: meetingPageOf, data: captionsSchema },
  readMeetingData: { from: meetingSiteOf, data: noData },
  startCapture: { from: checkOwnPage, data: newCaptureSchema },
  finishCapture: ofCapture,
  undoFinish: ofCapture,
  pauseCapture: ofCapture,
  goOnWithCapture: { from: checkOwnPage, data: goOnSchema },
  dismissCapture: ofCapture,
  discardCapture: ofCapture,
  sendNow: { from: checkOwnPage, data: noData },
} satisfies MessageRules;
