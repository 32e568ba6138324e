import { partVoicesApart } from './soundProcess.ts';
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
  const sides = wavPath === undefined ? null : await partVoicesApart(turns, wavPath, signal);
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
