import type { SpokenSegment } from '#shared/domain/transcriptPosition.ts';

/** A turn as the transcript shows it. */
export interface TranscriptLine extends SpokenSegment {
  id: string;
  speakerId: string;
  /** Somebody corrected it by hand. */
  isEdited: boolean;
}

export interface TranscriptSpeaker {
  id: string;
  name: string;
  /** Place among the voices; decides the hue. */
  index: number;
}

/** What the transcript needs of whatever plays. Times in ms. */
export interface TranscriptClock {
  timeMs: () => number;
  seek: (timeMs: number) => void;
  play: () => void;
  /** `isJump` tells a seek from the passing of time. Returns how to stop listening. */
  onTime: (listener: (timeMs: number, isJump: boolean) => void) => () => void;
}

/** Who a turn is given to: a speaker of the call, or a new one by name. */
export type AssignTarget = { speakerId: string } | { newSpeakerName: string };

/** Words `fromWord`..`toWord` of a turn, which read `replaces`, become those of `text`. */
export interface WordCorrection {
  segmentId: string;
  fromWord: number;
  toWord: number;
  replaces: string;
  text: string;
}

/** What a person may change; each is undone elsewhere. */
export interface TranscriptChanges {
  correctWords: (correction: WordCorrection) => void;
  assignSegments: (segmentIds: readonly string[], target: AssignTarget) => void;
}
