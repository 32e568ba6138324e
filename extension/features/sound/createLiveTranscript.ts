import { z } from 'zod';
import type { CaptureStatus } from '#shared/domain/captions.ts';
import {
  firstMark,
  longestPieceMs,
  soundChannels,
  type ChannelMark,
  type HeardUtterance,
} from '#shared/domain/heardSound.ts';
import type {
  CaptureRecord,
  CaptureStore,
  LiveWords,
  SeenCaption,
} from '../../platform/captureStore.ts';
import { ServerProblem, type askForWords } from '../../platform/network.ts';
import type { NewestSound, SoundStore } from '../../platform/soundStore.ts';
import { text } from '../../platform/text.ts';
import { concat, webmHeader } from './webm.ts';

const mark = z.object({
  heardMs: z.number().int().nonnegative(),
  openMs: z.number().int().nonnegative().nullable(),
});
const heardSchema = z.object({
  utterances: z.array(
    z.object({
      utteranceId: z.string().min(1).max(100),
      revision: z.number().int().nonnegative(),
      channel: z.enum(soundChannels),
      text: z.string().max(20_000),
      startMs: z.number().int().nonnegative(),
      endMs: z.number().int().nonnegative(),
      isFinal: z.boolean(),
    }),
  ),
  marks: z.tuple([mark, mark]),
});

/** Captions that are on take a moment to be found in the page. */
const lookForCaptionsMs = 8_000;
/** Of what was said before it began, or before a server that was too slow, this much is heard. */
const firstPieceMs = 8_000;
/** A server that could not do it is left alone for this long. */
const restMs = 5_000;
/** Pieces come every second. A fast server is asked at every other one, a slow one as soon as it has answered. */
const askEveryMs = 1_500;
/** How the reading of captions stands where they are not to be had. */
const withoutCaptions: ReadonlySet<CaptureStatus> = new Set(['off', 'unknown', 'lost']);
const startMarks = (heardMs: number): [ChannelMark, ChannelMark] => [
  { ...firstMark, heardMs },
  { ...firstMark, heardMs },
];

interface LiveTranscriptOptions {
  store: Pick<CaptureStore, 'captures' | 'writeCaptions'>;
  sound: Pick<SoundStore, 'newest' | 'change'>;
  ask: typeof askForWords;
  now(): number;
  captionsOf(capture: CaptureRecord): Promise<CaptureStatus>;
  /** Words are on the disk, or the state has changed. */
  onWords(): void;
}

export interface LiveTranscript {
  /** A new piece of the recording is on the disk. Pieces that come while the server listens are heard together, next. */
  soundSaved(captureId: string): Promise<void>;
}

/**
 * The transcript of a meeting that has no captions: the server hears the newest sound, and its words are kept and sent
 * as captions are.
 */
export function createLiveTranscript(options: LiveTranscriptOptions): LiveTranscript {
  const { store, sound, ask, now, captionsOf, onWords } = options;
  let isBusy = false;
  let newest: string | null = null;
  let askFromMs = 0;
  /** Up to here captions were read: what was said before is written down already. */
  const readMs = new Map<string, number>();

  async function hearNewest(captureId: string): Promise<void> {
    const capture = (await store.captures()).find((item) => item.captureId === captureId);
    if (!capture || !isOpen(capture)) return;
    const { callId, sound: recorded } = capture;
    const isSettled = now() - capture.followSinceMs >= lookForCaptionsMs;
    const status = await captionsOf(capture);
    if (!withoutCaptions.has(status) || (status !== 'off' && !isSettled)) {
      readMs.set(captureId, recorded.endMs);
      if (recorded.live) await sound.change(captureId, { live: null });
      return;
    }
    const marks = recorded.live?.marks ?? startMarks(readMs.get(captureId) ?? 0);
    const oldestMs =
      recorded.endMs - (recorded.live?.problem === null ? longestPieceMs : firstPieceMs);
    const heardMs = Math.min(...marks.map((item) => item.heardMs));
    const piece = await sound.newest(captureId, Math.max(heardMs, oldestMs));
    if (!piece || callId === null) return;
    // A sentence that began before the piece is not heard to its end: the next one is another.
    const from = marks.map((item) =>
      item.heardMs < piece.startMs ? { heardMs: piece.startMs, openMs: null } : item,
    ) as [ChannelMark, ChannelMark];
    try {
      const heard = await ask(heardSchema, callId, placeOf(piece, from), webmOf(piece));
      await store.writeCaptions(
        captureId,
        heard.utterances.map((utterance) => captionOf(utterance, capture)),
      );
      await keep(captureId, { marks: heard.marks, upToMs: piece.endMs, problem: null });
    } catch (error) {
      if (!(error instanceof ServerProblem)) throw error;
      askFromMs = now() + restMs;
      const upToMs = recorded.live?.upToMs ?? 0;
      // What could not be heard in time is left to the transcript of the whole recording: a server that is slow
      // would never catch up.
      const next = startMarks(piece.endMs);
      await keep(captureId, { marks: next, upToMs, problem: error.message });
    }
  }
  async function keep(captureId: string, live: LiveWords): Promise<void> {
    await sound.change(captureId, { live });
    onWords();
  }
  return {
    async soundSaved(captureId) {
      newest = captureId;
      if (isBusy) return;
      isBusy = true;
      try {
        while (newest !== null && now() >= askFromMs) {
          const due = newest;
          newest = null;
          askFromMs = now() + askEveryMs;
          await hearNewest(due);
        }
      } finally {
        isBusy = false;
      }
    },
  };
}

const isOpen = ({ endedAtMs, isPaused, isDiscarded, sound }: CaptureRecord): boolean =>
  endedAtMs === null && !isPaused && !isDiscarded && sound.isWanted;

const placeOf = ({ startMs }: NewestSound, [meeting, microphone]: [ChannelMark, ChannelMark]) => ({
  startMs: String(startMs),
  meetingHeardMs: String(meeting.heardMs),
  meetingOpenMs: String(meeting.openMs ?? ''),
  microphoneHeardMs: String(microphone.heardMs),
  microphoneOpenMs: String(microphone.openMs ?? ''),
});

/** A file of its own: the header stands only before the first piece. */
const webmOf = ({ offset, bytes }: NewestSound): Uint8Array<ArrayBuffer> =>
  offset === 0 ? bytes : concat([webmHeader(), bytes]);

/** Several people may share the meeting's channel, so it has a name only where the candidate is known. */
const captionOf = (
  { channel, startMs, endMs, ...said }: HeardUtterance,
  { startedAtMs, candidateName }: CaptureRecord,
): SeenCaption => ({
  ...said,
  speaker: channel === 'MICROPHONE' ? text('you') : candidateName,
  firstSeenAt: startedAtMs + startMs,
  lastSeenAt: startedAtMs + endMs,
});
