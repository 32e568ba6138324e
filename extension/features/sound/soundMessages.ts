import { z } from 'zod';
import { noData, type MessageRules } from '../../platform/answerMessages.ts';
import { captureIdSchema } from '../../platform/messageParts.ts';
import { checkBackground, checkOwnPage } from '../../platform/senders.ts';

const soundEnd = z.object({
  reason: z.enum([
    'encodingStopped',
    'recordingClosed',
    'storageFailed',
    'tabLost',
    'microphoneLost',
  ]),
  detail: z.string().max(1_000),
});
/** Why a recording broke off. The page that records may have no texts: it names the one that says so. */
export type SoundEnd = z.infer<typeof soundEnd>;

declare module '../../platform/messages.ts' {
  interface ExtensionMessages {
    /** From the panel: records the sound, after a problem with it is solved. */
    recordAgain(data: { captureId: string }): void;
    /** From the page that records. */
    soundEnded(data: { captureId: string } & SoundEnd): void;
    /** A new piece is on the disk. */
    soundSaved(data: { captureId: string }): void;
    // From the background to the page that records.
    /** Without a stream the microphone alone is recorded; false where it may not be. */
    recordSound(data: { captureId: string; streamId: string | null }): boolean;
    /** Answered when the recording is on the disk. */
    stopSound(): void;
    recordedCapture(): string | null;
  }
}

/** What the background is told of the recording. */
export const soundMessages = {
  recordAgain: { from: checkOwnPage, data: captureIdSchema },
  soundSaved: { from: checkOwnPage, data: captureIdSchema },
  soundEnded: {
    from: checkOwnPage,
    data: captureIdSchema.extend(soundEnd.shape),
  },
} satisfies MessageRules;

/** What the background orders of the page that records. */
export const recorderMessages = {
  recordSound: {
    from: checkBackground,
    data: captureIdSchema.extend({ streamId: z.string().min(1).max(1_000).nullable() }),
  },
  stopSound: { from: checkBackground, data: noData },
  recordedCapture: { from: checkBackground, data: noData },
} satisfies MessageRules;
