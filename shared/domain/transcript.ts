/** [text, startMs, endMs, confidence 0..1 or null when the engine gives none] */
export type Word = [text: string, startMs: number, endMs: number, confidence: number | null];

export const speakerRoles = ['INTERVIEWER', 'CANDIDATE', 'UNKNOWN'] as const;
export type SpeakerRole = (typeof speakerRoles)[number];

/** How we know who spoke: own channel, a guess by voice, a name somebody gave, or not at all. */
export const speakerBases = ['CHANNEL', 'VOICE', 'NAMED', 'NONE'] as const;
export type SpeakerBasis = (typeof speakerBases)[number];

/** Words the engine itself doubts are shown as such below this. */
export const lowConfidence = 0.5;

/** One speaker's turn in a transcript. Its text is what its words read. */
export interface TranscriptTurn {
  id: string;
  speakerId: string;
  startMs: number;
  endMs: number;
  words: Word[];
  /** A person corrected its words. */
  isEdited: boolean;
}

/** The words of an interview as the server stores and serves them, in order of speech. */
export interface TranscriptBody {
  turns: TranscriptTurn[];
}
