import { z } from 'zod';
import { noteTypes, noteVisibilities } from '../../../shared/domain/note.ts';
import { captureStatuses } from '../../../shared/domain/captions.ts';
import { announceChange } from '../../platform/changes.ts';
import { onMessage, type CaptureOrder, type MeetingReport } from '../../platform/messages.ts';
import { checkOwnPage, tabAt, type MessageSender } from '../../platform/senders.ts';
import type { CaptureCommands } from '../capture/captureCommands.ts';
import type { Sender } from '../capture/createSender.ts';
import { signOut } from '../session/connectSession.ts';
import { answerApp } from '../session/answerApp.ts';

const id = z.string().min(1).max(100);
const instant = z.number().int().nonnegative();
const reportSchema = z.object({
  url: z.string().max(2000),
  title: z.string().transform((text) => text.slice(0, 300)),
  status: z.enum(captureStatuses),
  isInCall: z.boolean(),
});
const captionsSchema = z.object({
  captureId: id,
  captions: z
    .array(
      z.object({
        utteranceId: id,
        revision: z.number().int().nonnegative(),
        speaker: z
          .string()
          .transform((name) => name.slice(0, 200))
          .nullable(),
        text: z.string().transform((text) => text.slice(0, 20_000)),
        firstSeenAt: instant,
        lastSeenAt: instant,
        isFinal: z.boolean(),
      }),
    )
    .max(200),
});
const newCaptureSchema = z.object({
  tabId: z.number(),
  meetingUrl: z.string().max(2000),
  name: z.string().max(300),
  candidateName: z.string().max(200).nullable(),
  positionId: id.nullable(),
  guideId: id.nullable(),
});
const noteSchema = z.object({
  noteId: id,
  captureId: id,
  timeMs: instant,
  text: z.string(),
  type: z.enum(noteTypes),
  visibility: z.enum(noteVisibilities),
  cueId: id.nullable(),
  isTick: z.boolean(),
});

const meetOrigin = 'https://meet.google.com';

interface Answering {
  commands: CaptureCommands;
  sender: Sender;
  seeMeeting(tabId: number, report: MeetingReport): Promise<CaptureOrder | null>;
}

/** Who may ask what: meeting pages tell what they read, the web app's pages ask, our own pages command. */
export function answerMessages({ commands, sender, seeMeeting }: Answering): void {
  onMessage('meetingSeen', ({ data, sender: from }) =>
    seeMeeting(tabAt(meetOrigin, from), reportSchema.parse(data)),
  );
  onMessage('captionsSeen', async ({ data, sender: from }) => {
    tabAt(meetOrigin, from);
    const { captureId, captions } = captionsSchema.parse(data);
    await commands.seeCaptions(captureId, captions);
    announceChange();
    sender.kick();
  });
  onMessage('appAsked', ({ data, sender: from }) => answerApp(data.message, from));

  onMessage(
    'startCapture',
    forOwnPages((data) => commands.start(newCaptureSchema.parse(data))),
  );
  onMessage(
    'finishCapture',
    forOwnPages((data) => commands.finish(data)),
  );
  onMessage(
    'dismissCapture',
    forOwnPages((data) => commands.dismiss(data)),
  );
  onMessage(
    'chooseGuide',
    forOwnPages(({ captureId, guideId }) => commands.chooseGuide(captureId, guideId)),
  );
  onMessage(
    'saveNote',
    forOwnPages((data) => commands.saveNote(noteSchema.parse(data))),
  );
  onMessage(
    'removeNote',
    forOwnPages(({ captureId, noteId }) => commands.removeNote(captureId, noteId)),
  );
  onMessage(
    'sendNow',
    forOwnPages(() => Promise.resolve(sender.retry())),
  );
  onMessage('signOut', forOwnPages(signOut));

  /** Only our own pages command; what changed is shown and sent. */
  function forOwnPages<Data, Result>(run: (data: Data) => Promise<Result>) {
    return async (message: { data: Data; sender: MessageSender }): Promise<Result> => {
      checkOwnPage(message.sender);
      const result = await run(message.data);
      announceChange();
      sender.kick();
      return result;
    };
  }
}
