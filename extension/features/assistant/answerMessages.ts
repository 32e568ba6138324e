import { z } from 'zod';
import { noteTypes, noteVisibilities } from '#shared/domain/note.ts';
import { highestScore } from '#shared/domain/scorecard.ts';
import { capturePlatforms, captureStatuses } from '#shared/domain/captions.ts';
import { announceChange } from '../../platform/changes.ts';
import { onMessage, type CaptureOrder, type MeetingReport } from '../../platform/messages.ts';
import type { PageAddress } from '../../platform/meetings.ts';
import { readPolicy } from '../../platform/policy.ts';
import { readSiteData } from '../../platform/siteDataStore.ts';
import { checkOwnPage, frameOf, type MessageSender } from '../../platform/senders.ts';
import { siteAt } from '../../sites/meetingSites.ts';
import { meetingPageOf } from '../capture/meetingPageOf.ts';
import type { CaptureCommands } from '../capture/captureCommands.ts';
import type { Sender } from '../capture/createSender.ts';
import { signOut } from '../session/connectSession.ts';
import { answerApp } from '../session/answerApp.ts';
import { answerSound } from '../sound/answerSound.ts';
import type { SoundKeeper } from '../sound/createSoundKeeper.ts';

const id = z.string().min(1).max(100);
/** Text of a page, without the characters that no server takes. */
const pageText = (most: number) =>
  z.string().transform((text) => text.replaceAll('\0', '').slice(0, most));
const instant = z.number().int().nonnegative();
const reportSchema = z.object({
  site: z.string().max(20),
  key: z.string().max(200),
  url: z.string().max(2000),
  title: pageText(300),
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
  candidateId: id.nullable(),
  scheduledInterviewId: id.nullable(),
  positionId: id.nullable(),
  guideId: id.nullable(),
  withSound: z.boolean(),
});
const captureSchema = z.object({ captureId: id });
const goOnSchema = captureSchema.extend({
  tabId: z.number(),
  frameId: z.number(),
  meetingKey: z.string().max(300),
});
const scoreSchema = captureSchema.extend({
  cueId: id,
  score: z.number().int().min(0).max(highestScore),
  itemText: z.string().max(10_000),
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

interface Answering {
  commands: CaptureCommands;
  sender: Sender;
  sound: SoundKeeper;
  seeMeeting(page: PageAddress, report: MeetingReport): Promise<CaptureOrder | null>;
}

/** Who may ask what: meeting pages tell what they read, the web app's pages ask, our own pages command. */
export function answerMessages({ commands, sender, sound, seeMeeting }: Answering): void {
  const onChanged = () => {
    announceChange();
    sender.kick();
  };
  answerSound(sound, onChanged);
  onMessage('meetingSeen', ({ data, sender: from }) =>
    seeMeeting(meetingPageOf(from), reportSchema.parse(data)),
  );
  onMessage('readMeetingData', async ({ sender: from }) => {
    meetingPageOf(from);
    const site = siteAt(frameOf(from).url);
    return (site && (await readSiteData())?.meetings[site.id]) ?? null;
  });
  onMessage('captionsSeen', async ({ data, sender: from }) => {
    meetingPageOf(from);
    const { captureId, captions } = captionsSchema.parse(data);
    await commands.seeCaptions(captureId, captions);
    announceChange();
    sender.kick();
  });
  onMessage('appAsked', ({ data, sender: from }) => answerApp(data.message, from));

  onMessage(
    'startCapture',
    forOwnPages(async (data) => {
      if ((await readPolicy()).isCaptureOff)
        throw new Error('Your organization has switched the capture of meetings off.');
      return commands.start(newCaptureSchema.parse(data));
    }),
  );
  onMessage(
    'finishCapture',
    forOwnPages((data) => commands.finish(captureSchema.parse(data))),
  );
  onMessage(
    'undoFinish',
    forOwnPages((data) => commands.undoFinish(captureSchema.parse(data))),
  );
  onMessage(
    'pauseCapture',
    forOwnPages((data) => commands.pause(captureSchema.parse(data))),
  );
  onMessage(
    'goOnWithCapture',
    forOwnPages((data) => commands.goOn(goOnSchema.parse(data))),
  );
  onMessage(
    'dismissCapture',
    forOwnPages((data) => commands.dismiss(captureSchema.parse(data))),
  );
  onMessage(
    'discardCapture',
    forOwnPages((data) => commands.discard(captureSchema.parse(data))),
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
    'scoreQuestion',
    forOwnPages((data) => commands.score(scoreSchema.parse(data))),
  );
  onMessage(
    'sendNow',
    forOwnPages(() => Promise.resolve(sender.retry())),
  );
  onMessage(
    'signOut',
    forOwnPages(async () => {
      await commands.forgetAll();
      await signOut();
    }),
  );

  /** Only our own pages command; what changed is shown and sent. */
  function forOwnPages<Data, Result>(run: (data: Data) => Promise<Result>) {
    return async (message: { data: Data; sender: MessageSender }): Promise<Result> => {
      checkOwnPage(message.sender);
      const result = await run(message.data);
      onChanged();
      void sound.sync().then(announceChange);
      return result;
    };
  }
}
