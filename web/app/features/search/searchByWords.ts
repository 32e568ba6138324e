import type { SearchFilters } from './searchFilters.ts';

/** A search by words alone. */
export const searchByWords = (q: string): SearchFilters => ({
  q,
  sort: 'newest',
  mine: false,
  shared: false,
  date: null,
  interviewer: [],
  candidate: [],
  position: [],
  client: [],
  stage: [],
  source: [],
  rating: [],
  status: [],
  cues: [],
  pois: [],
  type: [],
  duration: null,
  talk_ratio: null,
  longest_monologue: null,
  metric: null,
});
