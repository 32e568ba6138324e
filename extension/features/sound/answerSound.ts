import { z } from 'zod';
import { onMessage } from '../../platform/messages.ts';
import { checkOwnPage } from '../../platform/senders.ts';
import type { SoundKeeper } from './createSoundKeeper.ts';

const againSchema = z.object({ captureId: z.string().min(1).max(100) });
const endedSchema = againSchema.extend({ reason: z.string().max(1_000) });

/** The panel asks for the recording again; the page that records says that it broke off. */
export function answerSound(sound: SoundKeeper, onChanged: () => void): void {
  onMessage('recordAgain', async ({ data, sender }) => {
    checkOwnPage(sender);
    await sound.retry(againSchema.parse(data).captureId);
    onChanged();
  });
  onMessage('soundEnded', async ({ data, sender }) => {
    checkOwnPage(sender);
    const { captureId, reason } = endedSchema.parse(data);
    await sound.ended(captureId, reason);
    onChanged();
  });
}
