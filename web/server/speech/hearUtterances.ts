import { rm } from 'node:fs/promises';
import {
  soundChannels,
  soundUtteranceId,
  type ChannelMark,
  type HeardUtterance,
} from '#shared/domain/heardSound.ts';
import { planSpeech } from './soundProcess.ts';
import type { RecognizedWord, SpeechEngine, TimeSpan } from './speechEngine.ts';
import { cutWav, readWavHeader } from './wavFile.ts';

/** A pause of this length ends a sentence. */
const pauseMs = 700;
/** A sentence that goes on for longer is written down in parts, so that no piece of sound grows without end. */
const longestMs = 10_000;
/** The last word of a piece may be cut off: it is left to the next piece. */
const unsureMs = 1_500;
/** An engine hears better with a little of the silence around. */
const paddingMs = 200;
/** Somebody may just have begun to speak. */
const beginningMs = 500;

export interface SoundPiece {
  /** One channel as WAV. */
  wavPath: string;
  channel: 0 | 1;
  /** Where the piece begins, since the start of the capture. */
  startMs: number;
  mark: ChannelMark;
}

/**
 * What was said in the newest sound of one channel. Sentences that ended are final; the one that goes on is heard
 * again with the next piece, which begins at the mark.
 * @throws {SpeechError} or the signal's reason
 */
export async function hearUtterances(
  { wavPath, channel, startMs, mark }: SoundPiece,
  { engine, language, signal }: { engine: SpeechEngine; language: string; signal: AbortSignal },
): Promise<{ utterances: HeardUtterance[]; mark: ChannelMark }> {
  const { durationMs } = await readWavHeader(wavPath);
  const endMs = startMs + durationMs;
  const { speech } = await planSpeech(wavPath, durationMs, signal);
  const spans = joinSpeech(
    speech
      .map((span) => ({ startMs: span.startMs + startMs, endMs: span.endMs + startMs }))
      .filter((span) => span.endMs > mark.heardMs)
      .map((span) => ({ ...span, startMs: Math.max(span.startMs, mark.heardMs) })),
  );
  const utterances: HeardUtterance[] = [];
  let { heardMs, openMs } = mark;
  for (const span of spans) {
    const isOpen = endMs - span.endMs < pauseMs;
    const isLong = span.endMs - span.startMs > longestMs;
    const isCut = isOpen && isLong;
    const words = await hearSpan(span, heardMs, isCut);
    const sure = isCut ? words.filter((word) => word.endMs <= endMs - unsureMs) : words;
    const kept = sure.length > 0 ? sure : words;
    const isFinal = !isOpen || kept !== words;
    const idMs = openMs ?? span.startMs;
    const lastMs = isFinal && isCut ? (kept.at(-1)?.endMs ?? span.endMs) : span.endMs;
    if (kept.length > 0)
      utterances.push({
        utteranceId: soundUtteranceId(channel, idMs),
        revision: endMs,
        channel: soundChannels[channel],
        text: kept.map(({ text }) => text).join(' '),
        ...{ startMs: idMs, endMs: Math.max(idMs, lastMs), isFinal },
      });
    if (!isFinal) {
      const isStuck = kept.length === 0 && isLong;
      const goOnMs = isStuck ? endMs - unsureMs : span.startMs - paddingMs;
      openMs = kept.length > 0 ? idMs : null;
      return { utterances, mark: { heardMs: Math.max(heardMs, goOnMs), openMs } };
    }
    openMs = null;
    heardMs = Math.max(heardMs, isOpen ? lastMs : span.endMs);
    if (isOpen) return { utterances, mark: { heardMs, openMs } };
  }
  return { utterances, mark: { heardMs: Math.max(heardMs, endMs - beginningMs), openMs: null } };

  /** The words of a stretch, at times of the capture; only where it is cut are the times of its words found. */
  async function hearSpan(
    span: TimeSpan,
    fromMs: number,
    isCut: boolean,
  ): Promise<RecognizedWord[]> {
    const part = {
      startMs: Math.max(startMs, fromMs, span.startMs - paddingMs) - startMs,
      endMs: span.endMs + paddingMs - startMs,
    };
    const partPath = `${wavPath}.${part.startMs}.wav`;
    try {
      await cutWav(wavPath, partPath, part);
      const words = await engine.transcribe(partPath, {
        ...{ language, signal, isLive: true, withoutTimes: !isCut },
      });
      const offsetMs = part.startMs + startMs;
      return words.map((word) => ({
        ...word,
        startMs: Math.round(word.startMs + offsetMs),
        endMs: Math.round(word.endMs + offsetMs),
      }));
    } finally {
      await rm(partPath, { force: true });
    }
  }
}

/** Sentences: speech without a longer pause, ended early at a breath where it grows long. */
function joinSpeech(speech: readonly TimeSpan[]): TimeSpan[] {
  const joined: TimeSpan[] = [];
  for (const span of speech) {
    const last = joined.at(-1);
    const isSame = last && span.startMs - last.endMs < pauseMs;
    if (isSame && last.endMs - last.startMs < longestMs) last.endMs = span.endMs;
    else joined.push({ ...span });
  }
  return joined;
}
