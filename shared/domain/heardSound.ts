/** The channels of a capture's recording: the meeting on the left, the microphone on the right. */
export const soundChannels = ['MEETING', 'MICROPHONE'] as const;
export type SoundChannel = (typeof soundChannels)[number];

/** Where the live transcript of a channel goes on. Milliseconds since the start of the capture. */
export interface ChannelMark {
  /** Everything before it is written down. */
  heardMs: number;
  /** When the sentence began that goes on there; it keeps its utterance. */
  openMs: number | null;
}

export const firstMark: ChannelMark = { heardMs: 0, openMs: null };

/** A sentence that the speech engine heard in a piece of a recording, in the form of a caption. */
export interface HeardUtterance {
  utteranceId: string;
  revision: number;
  channel: SoundChannel;
  text: string;
  startMs: number;
  endMs: number;
  isFinal: boolean;
}

/** What the server heard in a piece of sound, and where the next piece is to begin in each channel. */
export interface HeardSound {
  utterances: HeardUtterance[];
  /** In the order of `soundChannels`. */
  marks: [ChannelMark, ChannelMark];
}

/** The longest piece that is sent. */
export const longestPieceMs = 25_000;

/** How the utterances begin that were heard in the sound, and not read in the meeting's own captions. */
export const soundUtterancePrefix = 'sound-';
export const soundUtteranceId = (channel: number, startMs: number): string =>
  `${soundUtterancePrefix}${channel}-${startMs}`;

export const isHeardInSound = (utteranceId: string): boolean =>
  utteranceId.startsWith(soundUtterancePrefix);
