import { answerMessages } from '../../platform/answerMessages.ts';
import { announceChange } from '../../platform/changes.ts';
import type { PageAddress } from '../../platform/meetings.ts';
import { readPolicy } from '../../platform/policy.ts';
import { readSiteData } from '../../platform/siteDataStore.ts';
import { text } from '../../platform/text.ts';
import type { CaptureCommands } from '../capture/captureCommands.ts';
import { captureMessages, type MeetingReport } from '../capture/captureMessages.ts';
import type { CaptureOrder } from '../capture/meetingPageMessages.ts';
import type { Sender } from '../capture/createSender.ts';
import { guideMessages } from '../guides/guideMessages.ts';
import { noteMessages } from '../notes/noteMessages.ts';
import { signOut } from '../session/connectSession.ts';
import { answerApp } from '../session/answerApp.ts';
import { sessionMessages } from '../session/sessionMessages.ts';
import { answerSound } from '../sound/answerSound.ts';
import type { LiveTranscript } from '../sound/createLiveTranscript.ts';
import type { SoundKeeper } from '../sound/createSoundKeeper.ts';

interface Answering {
  commands: CaptureCommands;
  sender: Sender;
  sound: SoundKeeper;
  live: Pick<LiveTranscript, 'soundSaved'>;
  seeMeeting(page: PageAddress, report: MeetingReport): Promise<CaptureOrder | null>;
}

/** Answers in the background: meeting pages tell what they read, the web app's pages ask, our own pages command. */
export function answerBackground({ commands, sender, sound, live, seeMeeting }: Answering): void {
  const onChanged = () => {
    announceChange();
    sender.kick();
  };
  answerSound(sound, live, onChanged);
  answerMessages(captureMessages, {
    meetingSeen: (report, page) => seeMeeting(page, report),
    readMeetingData: async (_data, site) => (await readSiteData())?.meetings[site.id] ?? null,
    captionsSeen: async ({ captureId, captions }) => {
      await commands.seeCaptions(captureId, captions);
      onChanged();
    },
    startCapture: command(async (capture) => {
      if ((await readPolicy()).isCaptureOff) throw new Error(text('captureOff'));
      return commands.start(capture);
    }),
    finishCapture: command(commands.finish),
    undoFinish: command(commands.undoFinish),
    pauseCapture: command(commands.pause),
    goOnWithCapture: command(commands.goOn),
    dismissCapture: command(commands.dismiss),
    discardCapture: command(commands.discard),
    sendNow: command(async () => sender.retry()),
  });
  answerMessages(guideMessages, {
    chooseGuide: command(({ captureId, guideId }) => commands.chooseGuide(captureId, guideId)),
    scoreItem: command(commands.score),
  });
  answerMessages(noteMessages, {
    saveNote: command(commands.saveNote),
    removeNote: command(({ captureId, noteId }) => commands.removeNote(captureId, noteId)),
  });
  answerMessages(sessionMessages, {
    appAsked: ({ message }, from) => answerApp(message, from),
    signOut: command(async () => {
      await commands.forgetAll();
      await signOut();
    }),
  });

  /** What a command of our own pages changes is shown and sent. */
  function command<Data, Result>(run: (data: Data) => Promise<Result>) {
    return async (data: Data): Promise<Result> => {
      const result = await run(data);
      onChanged();
      void sound.sync().then(announceChange);
      return result;
    };
  }
}
