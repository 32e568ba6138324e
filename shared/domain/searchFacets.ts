/**
 * Attributes that can be counted (`facets`) and filtered by (`facetFilters: ["stage:Onsite"]`). Those by
 * name are what people read; those by id hold when somebody is renamed.
 */
export const searchFacets = [
  'interviewers.name',
  'interviewers.id',
  'owner.id',
  'candidate.name',
  'candidate.id',
  'position.display_title',
  'position_id',
  'client.name',
  'client.id',
  'stage',
  'type',
  'source',
  'status',
  'rating',
  'cues',
  'pois',
] as const;
export type SearchFacet = (typeof searchFacets)[number];

/** Attributes with an order: for `numericFilters`, and for `facets_stats` when named in `facets`. */
export const searchNumbers = [
  'call_timestamp_seconds',
  'call_duration_seconds',
  'rating',
  'candidate_talk_time_ratio',
  'interviewer_longest_monologue_seconds',
  'adjusted_call_interactivity',
  'words_per_minute',
  'count_questions',
] as const;
export type SearchNumber = (typeof searchNumbers)[number];

/** The query keys of the search page's address and what of the index each one filters. */
export const searchFacetOfKey = {
  interviewer: 'interviewers.name',
  candidate: 'candidate.name',
  position: 'position.display_title',
  client: 'client.name',
  cues: 'cues',
  stage: 'stage',
  type: 'type',
  pois: 'pois',
  status: 'status',
  rating: 'rating',
  source: 'source',
} as const satisfies Record<string, SearchFacet>;
export const searchNumberOfKey = {
  date: 'call_timestamp_seconds',
  duration: 'call_duration_seconds',
  talk_ratio: 'candidate_talk_time_ratio',
  longest_monologue: 'interviewer_longest_monologue_seconds',
  metric: 'adjusted_call_interactivity',
} as const satisfies Record<string, SearchNumber>;

/** Attributes that words are looked for in, for `restrictSearchableAttributes`. */
export const searchableAttributes = [
  'name',
  'candidate.name',
  'candidate.phoneNumber',
  'position.display_title',
  'client.name',
  'interviewers.name',
  'speakers.name',
  'stage',
  'cues',
  'pois',
  'notes.text',
  'transcript_segments.text',
] as const;
export type SearchableAttribute = (typeof searchableAttributes)[number];
