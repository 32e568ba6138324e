import { answerMessages } from '../../platform/answerMessages.ts';
import type { SoundKeeper } from './createSoundKeeper.ts';
import { soundMessages } from './soundMessages.ts';

/** The panel asks for the recording again; the page that records says that it broke off. */
export function answerSound(sound: SoundKeeper, onChanged: () => void): void {
  answerMessages(soundMessages, {
    recordAgain: ({ captureId }) => sound.retry(captureId).then(onChanged),
    soundEnded: ({ captureId, reason }) => sound.ended(captureId, reason).then(onChanged),
  });
}
