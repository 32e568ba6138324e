import { z } from 'zod';
import { isSoundWaiting, type CaptureRecord } from '../../platform/captureStore.ts';
import { putUploadBytes, readUploadOffset, ServerProblem } from '../../platform/network.ts';
import { canRecordTabs } from '../../platform/tabSound.ts';
import type { SoundStore } from '../../platform/soundStore.ts';
import type { Ask } from '../capture/sendCaptions.ts';

/** One request a round: the captions of the next interview must not wait for a long recording. */
const requestBytes = 4 * 1024 * 1024;

export const soundOperations = {
  addCallRecording: /* GraphQL */ `
    mutation AddCallRecording($callId: ID!, $sizeBytes: Float!, $isMicrophoneOnly: Boolean!) {
      addCallRecording(
        callId: $callId
        sizeBytes: $sizeBytes
        isMicrophoneOnly: $isMicrophoneOnly
      ) {
        uploadUrl
      }
    }
  `,
} as const;

const placeSchema = z.object({ addCallRecording: z.object({ uploadUrl: z.string() }) });

/** How bytes reach an upload; see `network`. */
export interface SoundTransport {
  offsetOf: typeof readUploadOffset;
  put: typeof putUploadBytes;
}
const overNetwork: SoundTransport = { offsetOf: readUploadOffset, put: putUploadBytes };

/**
 * Sends the next part of the recording of an interview that has ended, from the byte the server has.
 * @throws {ServerProblem}
 */
export async function sendSound(sending: {
  store: SoundStore;
  ask: Ask;
  capture: CaptureRecord & { callId: string };
  transport?: SoundTransport;
}): Promise<void> {
  const { store, ask, capture, transport = overNetwork } = sending;
  if (!isSoundWaiting(capture)) return;
  const { captureId, callId, sound } = capture;
  if (sound.uploadUrl === null) {
    const place = await ask(placeSchema, soundOperations.addCallRecording, {
      ...{ callId, sizeBytes: sound.bytes, isMicrophoneOnly: !canRecordTabs() },
    }).catch(unlessGone);
    // From here on nothing is added to it, so that its size stays.
    if (place)
      await store.change(captureId, {
        ...{ uploadUrl: place.addCallRecording.uploadUrl, bytes: sound.bytes },
      });
    // Nobody wants it any more: the interview was deleted, or its recording switched off.
    else await store.change(captureId, { bytes: 0 });
    return;
  }
  const { uploadUrl } = sound;
  try {
    const offset = await transport.offsetOf(uploadUrl);
    const bytes = await store.read(captureId, offset, requestBytes);
    const sentBytes = bytes.length > 0 ? await transport.put(uploadUrl, offset, bytes) : offset;
    await store.change(captureId, { sentBytes });
  } catch (error) {
    unlessGone(error);
    // The server has removed what nobody continued: it begins again.
    await store.change(captureId, { uploadUrl: null, sentBytes: 0 });
  }
}

function unlessGone(error: unknown): null {
  if (error instanceof ServerProblem && error.code === 'NOT_FOUND') return null;
  throw error;
}
