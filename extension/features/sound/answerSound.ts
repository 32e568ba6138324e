import { answerMessages } from '../../platform/answerMessages.ts';
import { text } from '../../platform/text.ts';
import type { LiveTranscript } from './createLiveTranscript.ts';
import type { SoundKeeper } from './createSoundKeeper.ts';
import { soundMessages, type SoundEnd } from './soundMessages.ts';

/** The panel asks for the recording again; the page that records says what is on the disk, and that it broke off. */
export function answerSound(
  sound: SoundKeeper,
  live: Pick<LiveTranscript, 'soundSaved'>,
  onChanged: () => void,
): void {
  answerMessages(soundMessages, {
    recordAgain: ({ captureId }) => sound.retry(captureId).then(onChanged),
    soundSaved: ({ captureId }) => live.soundSaved(captureId),
    soundEnded: ({ captureId, ...end }) => sound.ended(captureId, endText(end)).then(onChanged),
  });
}

const endText = ({ reason, detail }: SoundEnd): string =>
  reason === 'encodingStopped' || reason === 'storageFailed'
    ? text(reason, { detail })
    : text(reason);
