// Hits of the index that the tests of the search begin from.
import type { IndexAnswer } from './askIndex.ts';
import type { SearchHit } from '#shared/domain/searchHit.ts';

export const hit = (id: string, name: string, over: Partial<SearchHit> = {}): SearchHit => ({
  objectID: id,
  call_id: id,
  call_timestamp_seconds: 1_777_629_600,
  call_duration_seconds: 2520,
  name: `Recording ${id}`,
  type: 'ZOOM',
  source: 'Zoom',
  status: 'COMPLETED',
  visibility: 'PUBLIC',
  rating: null,
  stage: 'Technical',
  position: { id: 'p1', display_title: 'Backend Engineer' },
  position_id: 'p1',
  client: null,
  ai_interviewer: null,
  candidate: { id: `c-${id}`, name, email: null, phoneNumber: null },
  interviewers: ['Ana Ruiz', 'Ben Oko', 'Cy Poe', 'Di Lee'].map((who) => ({
    id: who,
    name: who,
    email: 'x@example.test',
  })),
  transcript_segments: [],
  notes: [],
  matched_words: { candidate: [], interviewers: [] },
  interviewer_longest_monologue_seconds: null,
  is_on_time_start: null,
  candidate_talk_time_ratio: null,
  adjusted_call_interactivity: null,
  words_per_minute: null,
  count_questions: null,
  analytics_interviewers: [],
  ...over,
});

/** A hit in which the words were said at these seconds, by the candidate. */
export const saidAt = (id: string, name: string, ...seconds: number[]): SearchHit =>
  hit(id, name, {
    transcript_segments: seconds.map((at) => ({
      segment_id: `${id}-${at}`,
      speaker: 'Jane',
      role: 'CANDIDATE' as const,
      start_offset_seconds: at,
      text: 'the night shift',
    })),
    _snippetResult: {
      transcript_segments: seconds.map(() => ({
        text: { value: 'the <mark>night</mark> shift &amp; <b>', matchLevel: 'full' as const },
      })),
    },
  });

export const answerOf = (hits: SearchHit[], over: Partial<IndexAnswer> = {}): IndexAnswer => ({
  hits,
  nbHits: hits.length,
  nbPages: 1,
  page: 0,
  ...over,
});
