import { captureDatabase } from '../../platform/captureDatabase.ts';
import { answerMessages } from '../../platform/answerMessages.ts';
import { sendMessage } from '../../platform/messages.ts';
import { soundDatabase as store } from '../../platform/soundDatabase.ts';
import type { SoundStore } from '../../platform/soundStore.ts';
import { createSoundWriter } from './createSoundWriter.ts';
import { openSound } from './openSound.ts';
import { recordSound, type Recording } from './recordSound.ts';
import { recorderMessages } from './soundMessages.ts';

/** The background hears of each piece: where no captions are read, the server writes its words down. */
const tellingStore: Pick<SoundStore, 'append'> = {
  append: async (captureId, piece) => {
    const sound = await store.append(captureId, piece);
    if (sound) void sendMessage('soundSaved', { captureId }).catch(() => undefined);
    return sound;
  },
};

/** The page that records: one interview at a time, as the background orders it. */
export function runRecorder(): void {
  let running: { captureId: string; recording: Recording } | null = null;
  const stop = async () => {
    const stopping = running;
    running = null;
    await stopping?.recording.stop();
  };
  const record = async (captureId: string, streamId: string | null): Promise<boolean> => {
    await stop();
    const capture = (await captureDatabase.captures()).find((item) => item.captureId === captureId);
    if (!capture) return true;
    const sound = await openSound(streamId);
    if (!sound) return false;
    const writer = createSoundWriter({
      ...{ store: tellingStore, captureId, known: capture.sound },
      now: () => Date.now() - capture.startedAtMs,
    });
    const recording = recordSound({
      ...{ captureId, sound, writer },
      onEnd: (end) => {
        if (running?.recording !== recording) return;
        running = null;
        void sendMessage('soundEnded', { captureId, ...end });
      },
    });
    running = { captureId, recording };
    return true;
  };
  answerMessages(recorderMessages, {
    recordSound: ({ captureId, streamId }) => record(captureId, streamId),
    stopSound: stop,
    recordedCapture: () => running?.captureId ?? null,
  });
}
