/** Who speaks. An imported transcript may not say which side somebody is on. */
export interface Speaker {
  id: string;
  name: string;
  role: 'INTERVIEWER' | 'CANDIDATE' | 'UNKNOWN';
}

/** One stretch of speech; times in milliseconds from the start of the interview. */
export interface Segment {
  id: string;
  speakerId: string;
  startMs: number;
  endMs: number;
  text: string;
}

/** An interview as the language engines read it: segments in the order of speech. */
export interface Interview {
  speakers: readonly Speaker[];
  segments: readonly Segment[];
}

/** One question of a guide. */
export interface GuideCue {
  cueId: string;
  cue: string;
  /** What a good answer holds; helps to recognise the answer, never quoted. */
  description: string;
  type: string;
  competency: string;
}

/** Words that stand verbatim in one segment. */
export interface Evidence {
  segmentId: string;
  quote: string;
}

/** A sentence of a note and the words it rests on. */
export interface CitedSentence {
  text: string;
  evidence: Evidence[];
}

export type AnswerStatus = 'answered' | 'not_answered' | 'not_asked';

/** What the interview says about one question of the guide. */
export interface CueAnswer {
  cueId: string;
  status: AnswerStatus;
  askedAt: { segmentId: string } | null;
  sentences: CitedSentence[];
  /** It may have been asked here, in words the engine does not know: to be checked by who reads it. */
  isUnsure?: boolean | undefined;
  /** Segments to listen to where it is unsure, at most three, the likeliest first. */
  moments?: string[] | undefined;
  /** The part of the question of which the answer does not speak. */
  missing?: string | undefined;
}
