import type { CallType, ProcessingStatus } from './call.ts';
import type { NoteType } from './note.ts';
import type { SpeakerRole } from './transcript.ts';
import type { CallVisibility } from './visibility.ts';

/** A stretch of talk in which something of the query was said. */
export interface SearchSegment {
  segment_id: string;
  /** The name the speaker goes by in this interview. */
  speaker: string;
  role: SpeakerRole;
  /** To the millisecond: a second too early is the speaker before. */
  start_offset_seconds: number;
  text: string;
}

export interface SearchNote {
  note_id: string;
  type: NoteType;
  /** Seconds into the interview. */
  time: number;
  text: string;
}

/** How far a value holds what was asked for. `value` is safe HTML: escaped, but for the marks. */
export interface SearchHighlight {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  matchedWords: string[];
  fullyHighlighted?: boolean;
}
export type SearchSnippet = Pick<SearchHighlight, 'value' | 'matchLevel'>;

/**
 * One interview that answers a query, newest first, as the index gives it: `distinct` segments at most of
 * each group of speakers (candidate, interviewers, not known), in the order they were said. Lengths are
 * whole seconds; `candidate_talk_time_ratio` is 0 to 1. What is not known is null.
 */
export interface SearchHit {
  /** The same as `call_id`. */
  objectID: string;
  call_id: string;
  call_timestamp_seconds: number;
  call_duration_seconds: number | null;
  name: string;
  type: CallType;
  /** What people call the type: Zoom, Phone, Video… */
  source: string;
  status: ProcessingStatus;
  visibility: CallVisibility;
  rating: number | null;
  stage: string | null;
  position: { id: string; display_title: string } | null;
  position_id: string | null;
  client: { id: string; name: string } | null;
  ai_interviewer: { id: string; name: string } | null;
  candidate: {
    id: string;
    name: string;
    email: string | null;
    phoneNumber: string | null;
  } | null;
  interviewers: { id: string; name: string; email: string }[];
  transcript_segments: SearchSegment[];
  /** Only those the searching person may read. */
  notes: SearchNote[];
  matched_words: { candidate: string[]; interviewers: string[] };
  interviewer_longest_monologue_seconds: number | null;
  is_on_time_start: boolean | null;
  candidate_talk_time_ratio: number | null;
  /** Changes of speaker a minute. */
  adjusted_call_interactivity: number | null;
  words_per_minute: number | null;
  count_questions: number | null;
  analytics_interviewers: {
    full_name: string;
    longest_monologue: number;
    words_per_minute: number | null;
    count_questions: number;
    scorecard_submission_time: number | null;
    scorecard_rating: number | null;
    is_positive_feedback: boolean | null;
  }[];
  _highlightResult?: {
    name?: SearchHighlight;
    stage?: SearchHighlight;
    position?: { display_title: SearchHighlight };
    client?: { name: SearchHighlight };
    candidate?: { name: SearchHighlight; phoneNumber?: SearchHighlight };
    interviewers?: { name: SearchHighlight }[];
    /** Whole texts, in the order of `transcript_segments` and `notes`. */
    transcript_segments?: { text: SearchHighlight }[];
    notes?: { text: SearchHighlight }[];
  };
  _snippetResult?: {
    transcript_segments?: { text: SearchSnippet }[];
    notes?: { text: SearchSnippet }[];
  };
}
