import { longestKeyword, mostKeywords, topicQuery, type TopicSpeaker } from './topicSearch.ts';

export const topicMatchRules = ['ALL', 'ANY'] as const;
export type TopicMatchRule = (typeof topicMatchRules)[number];
export const topicMatchRuleLabels: Record<TopicMatchRule, string> = {
  ALL: 'All keywords',
  ANY: 'Any keyword',
};

/** What interviews have to say to be about a topic. */
export interface TopicRule {
  /** Words or phrases; each counts as it stands, without regard to case and accents. */
  keywords: readonly string[];
  matchRule: TopicMatchRule;
  /** Interviews in which anybody says one of these do not count. */
  excludedKeywords: readonly string[];
  /** Who has to say the keywords. */
  speaker: TopicSpeaker;
}

export interface CustomTopicFields extends TopicRule {
  name: string;
}

export const customTopicLimits = { name: 80, topics: 100, query: 512 } as const;

/** The fields without spaces around them, repeated keywords and quotes. */
export const tidyCustomTopic = (fields: CustomTopicFields): CustomTopicFields => ({
  name: fields.name.trim().replace(/\s+/g, ' '),
  keywords: tidyKeywords(fields.keywords),
  matchRule: fields.matchRule,
  excludedKeywords: tidyKeywords(fields.excludedKeywords),
  speaker: fields.speaker,
});

/** Unlike `withKeyword` it cuts nothing off: what is too long is said to be. */
function tidyKeywords(keywords: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const typed of keywords) {
    const keyword = typed.replaceAll('"', '').trim().replace(/\s+/g, ' ');
    const folded = keyword.toLowerCase();
    if (keyword !== '' && !byFolded.has(folded)) byFolded.set(folded, keyword);
  }
  return [...byFolded.values()];
}

/** What is wrong with a tidy rule, in words for its author; null when it can be counted. */
export function topicRuleFault({ keywords, excludedKeywords }: TopicRule): string | null {
  const all = [...keywords, ...excludedKeywords];
  if (keywords.length === 0) return 'Add at least one keyword.';
  const wordless = all.find((keyword) => !/[\p{L}\p{N}]/u.test(keyword));
  if (wordless !== undefined) return `“${wordless}” has no letters or digits. Remove it.`;
  if (keywords.length > mostKeywords || excludedKeywords.length > mostKeywords)
    return `Use at most ${mostKeywords} keywords in each field.`;
  if (all.some((keyword) => keyword.length > longestKeyword))
    return `A keyword has at most ${longestKeyword} characters.`;
  const required = new Set(keywords.map((keyword) => keyword.toLowerCase()));
  const both = excludedKeywords.find((keyword) => required.has(keyword.toLowerCase()));
  if (both !== undefined) return `“${both}” is in both fields. Remove it from one.`;
  if (topicQuery(keywords, excludedKeywords).length > customTopicLimits.query)
    return 'These keywords are too long together. Remove some or shorten them.';
  return null;
}

/** The same for a whole topic. */
export function customTopicFault(topic: CustomTopicFields): string | null {
  if (topic.name === '') return 'Enter a name.';
  if (topic.name.length > customTopicLimits.name)
    return `The name has at most ${customTopicLimits.name} characters.`;
  return topicRuleFault(topic);
}

/** The rule in a line: “notice period” or “start date”, said by the candidate, without “intern”. */
export function topicRuleText({ keywords, matchRule, excludedKeywords, speaker }: TopicRule) {
  const listOf = (words: readonly string[], joiner: string): string =>
    words.map((word) => `“${word}”`).join(` ${joiner} `);
  return [
    listOf(keywords, matchRule === 'ALL' ? 'and' : 'or'),
    ...(speaker === 'ALL' ? [] : [`said by the ${speaker.toLowerCase()}`]),
    ...(excludedKeywords.length > 0 ? [`without ${listOf(excludedKeywords, 'or')}`] : []),
  ].join(', ');
}

/** The address of the Topics page with the topic's rule filled in. */
export function topicSearchPath({ keywords, matchRule, excludedKeywords, speaker }: TopicRule) {
  const query = new URLSearchParams();
  for (const keyword of keywords) query.append('keyword', keyword);
  for (const keyword of excludedKeywords) query.append('without', keyword);
  if (matchRule === 'ANY') query.set('conditional', 'OR');
  if (speaker !== 'ALL') query.set('filter', speaker);
  return `/insights/topics?${query.toString()}`;
}

const quoteLength = 240;

/** The part of a turn around the first of the keywords in it, with "…" where something is cut off. */
export function quoteAround(text: string, keywords: readonly string[]): string {
  if (text.length <= quoteLength) return text;
  const folded = text.toLowerCase();
  const places = keywords.map((keyword) => folded.indexOf(keyword.toLowerCase()));
  const first = Math.min(...places.filter((place) => place >= 0), Number.MAX_SAFE_INTEGER);
  const middle = first === Number.MAX_SAFE_INTEGER ? 0 : first;
  const from = Math.max(0, Math.min(middle - quoteLength / 3, text.length - quoteLength));
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = start + quoteLength;
  const last = end >= text.length ? text.length : text.lastIndexOf(' ', end);
  const cut = text.slice(start, last > start ? last : end);
  return `${start > 0 ? '… ' : ''}${cut}${start + cut.length < text.length ? ' …' : ''}`;
}
