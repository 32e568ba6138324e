import { clusterInTwo } from './clusterInTwo.ts';
import { describeVoice, type VoiceFeatures } from './describeVoice.ts';
import type { RecordedTranscript } from './transcribeRecording.ts';

export interface AttributedSpeaker {
  key: string;
  /** "Speaker 1": a number, never a guess at who it is. */
  label: string;
  /** How speakers were told apart; `voice` is a guess and the page must say so. */
  basis: 'channel' | 'voice' | 'none';
}

export interface SpeakerAttribution {
  speakers: AttributedSpeaker[];
  /** The speaker's key for each turn of the transcript, in its order. */
  turnSpeaker: string[];
}

/**
 * Both must hold before two voices are told apart in one channel. Measured: turns of one person
 * part at silhouettes up to 0.42 (synthetic voices) and 0.28 (a real talk), with 2.1 semitones
 * between the halves; a man's and a woman's voice at 0.81 with 9.3. The real talk with every other
 * turn raised by 6 semitones gives 0.61 and 5.9 with one short turn in 18 misplaced, by 5 semitones
 * 0.58 with two. So below these limits nothing is claimed.
 */
const leastSilhouette = 0.6;
const leastPitchGapSemitones = 5;

/** What counts as one step: 2 semitones of pitch, or 9 dB in a band. */
const semitonesPerStep = 2;
const decibelsPerStep = 9;
const parallelTurns = 4;

/**
 * Says who spoke each turn. Two channels are two speakers, without guessing. In one channel the
 * turns are parted by pitch and tone of voice only where two voices are plainly different; else
 * everything belongs to one unnamed speaker. The features of a voice exist only while this runs:
 * no voiceprint is kept, and voices are never compared across recordings.
 */
export async function attributeSpeakers(
  transcript: Pick<RecordedTranscript, 'channelCount' | 'turns'>,
  { wavPath, signal }: { wavPath?: string; signal?: AbortSignal } = {},
): Promise<SpeakerAttribution> {
  const { channelCount, turns } = transcript;
  if (channelCount === 2)
    return nameSpeakers(
      turns.map(({ channel }) => `channel-${channel}`),
      'channel',
    );
  const sides = wavPath === undefined ? null : await partVoices(transcript, wavPath, signal);
  if (sides)
    return nameSpeakers(
      sides.map((side) => `voice-${side}`),
      'voice',
    );
  return nameSpeakers(
    turns.map(() => 'speaker'),
    'none',
  );
}

/** Numbers the speakers in the order they are first heard. */
function nameSpeakers(
  turnSpeaker: string[],
  basis: AttributedSpeaker['basis'],
): SpeakerAttribution {
  const speakers = [...new Set(turnSpeaker)].map((key, index) => ({
    key,
    label: `Speaker ${index + 1}`,
    basis,
  }));
  return { speakers, turnSpeaker };
}

async function partVoices(
  { turns }: Pick<RecordedTranscript, 'turns'>,
  wavPath: string,
  signal: AbortSignal | undefined,
): Promise<number[] | null> {
  const voices: (VoiceFeatures | null)[] = [];
  for (let at = 0; at < turns.length; at += parallelTurns) {
    signal?.throwIfAborted();
    const group = turns.slice(at, at + parallelTurns);
    voices.push(...(await Promise.all(group.map((turn) => describeVoice(wavPath, turn)))));
  }
  const known = voices.filter((voice) => voice !== null);
  const clusters = clusterInTwo(
    known.map(({ pitch, shape }) => [
      pitch / semitonesPerStep,
      ...shape.map((level) => level / decibelsPerStep),
    ]),
  );
  if (!clusters) return null;
  const [low, high] = clusters.centers.map(([pitch = 0]) => pitch * semitonesPerStep);
  const isClear =
    clusters.silhouette >= leastSilhouette &&
    Math.abs((low ?? 0) - (high ?? 0)) >= leastPitchGapSemitones &&
    [0, 1].every((side) => clusters.side.filter((own) => own === side).length >= 2);
  return isClear ? fillUnheard(voices, clusters.side) : null;
}

/** A turn too short to tell by voice goes to whoever spoke before it, or first after it. */
function fillUnheard(
  voices: readonly (VoiceFeatures | null)[],
  sides: readonly number[],
): number[] {
  const remaining = [...sides];
  let current = sides[0] ?? 0;
  return voices.map((voice) =>
    voice === null ? current : (current = remaining.shift() ?? current),
  );
}
