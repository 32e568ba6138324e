import type { SearchHit } from './searchHit.ts';

export const topicConditionals = ['AND', 'OR'] as const;
export type TopicConditional = (typeof topicConditionals)[number];
export const topicConditionalLabels: Record<TopicConditional, string> = {
  AND: 'All Selected Keywords',
  OR: 'Any Selected Keywords',
};

export const topicSpeakers = ['ALL', 'CANDIDATE', 'INTERVIEWER'] as const;
export type TopicSpeaker = (typeof topicSpeakers)[number];
export const topicSpeakerLabels: Record<TopicSpeaker, string> = {
  ALL: 'All',
  CANDIDATE: 'Candidate',
  INTERVIEWER: 'Interviewer',
};

export const longestKeyword = 100;
export const mostKeywords = 10;

/** The keywords with one more: without its double quotes; unchanged where it is empty or there already. */
export function withKeyword(keywords: readonly string[], typed: string): string[] {
  const keyword = typed.replaceAll('"', '').trim().replace(/\s+/g, ' ').slice(0, longestKeyword);
  const isKnown = keywords.some((known) => known.toLowerCase() === keyword.toLowerCase());
  return keyword === '' || isKnown || keywords.length >= mostKeywords
    ? [...keywords]
    : [...keywords, keyword];
}

/** The keywords as the index is asked for them: each as a phrase, and those that nobody may say with a minus. */
export const topicQuery = (
  keywords: readonly string[],
  excludedKeywords: readonly string[] = [],
): string =>
  [
    ...keywords.map((keyword) => `"${keyword}"`),
    ...excludedKeywords.map((keyword) => `-"${keyword}"`),
  ].join(' ');

const wordsOf = (keywords: readonly string[]): number =>
  keywords.join(' ').split(' ').filter(Boolean).length;

type TopicHit = Pick<SearchHit, 'matched_words'>;

/** Whether a group of speakers said the keywords: all their words, or for "any" one of them. */
const hasSaid = (
  matched: readonly string[],
  keywords: readonly string[],
  conditional: TopicConditional,
): boolean => (conditional === 'AND' ? matched.length === wordsOf(keywords) : matched.length > 0);

/** Who of an interview said the keywords; null where it does not count for the chosen speakers. */
export function topicSpeakersOf(
  { matched_words: { candidate, interviewers } }: TopicHit,
  keywords: readonly string[],
  conditional: TopicConditional,
  speaker: TopicSpeaker,
): { candidate: boolean; interviewer: boolean } | null {
  const said = {
    candidate: hasSaid(candidate, keywords, conditional),
    interviewer: hasSaid(interviewers, keywords, conditional),
  };
  if (speaker === 'CANDIDATE') return said.candidate ? said : null;
  if (speaker === 'INTERVIEWER') return said.interviewer ? said : null;
  // Together they may have said what neither did alone.
  return said;
}

/** How many percent of the interviews hold the keywords, at most 100; 0 where there are none. */
export const topicPercent = (hits: number, interviews: number): number =>
  interviews === 0 ? 0 : Math.min(100, Math.round((100 * hits) / interviews));
