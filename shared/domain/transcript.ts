/** [text, startMs, endMs, confidence 0..1 or null when the engine gives none] */
export type Word = [text: string, startMs: number, endMs: number, confidence: number | null];

export const speakerRoles = ['INTERVIEWER', 'CANDIDATE', 'UNKNOWN'] as const;
export type SpeakerRole = (typeof speakerRoles)[number];

/** How we know who spoke: own channel, a guess by voice, a name somebody gave, or not at all. */
export const speakerBases = ['CHANNEL', 'VOICE', 'NAMED', 'NONE'] as const;
export type SpeakerBasis = (typeof speakerBases)[number];

/** Words the engine itself doubts are shown as such below this. */
export const lowConfidence = 0.5;

export interface TranscriptSegment {
  id: string;
  speakerId: string;
  startMs: number;
  endMs: number;
  text: string;
  words: Word[];
}
