import { expect, test } from 'vitest';
import {
  customTopicFault,
  quoteAround,
  tidyCustomTopic,
  topicRuleText,
  topicSearchPath,
  type CustomTopicFields,
} from './customTopic.ts';

const topic = (changes: Partial<CustomTopicFields> = {}): CustomTopicFields => ({
  ...{ name: 'Leaving', keywords: ['notice period', 'start date'], matchRule: 'ANY' },
  ...{ excludedKeywords: [], speaker: 'ALL', ...changes },
});

test('keywords lose spaces, quotes and repetitions', () => {
  const tidy = tidyCustomTopic(
    topic({ name: '  Pay ', keywords: [' "Notice  period" ', 'notice period', ''] }),
  );
  expect(tidy).toMatchObject({ name: 'Pay', keywords: ['Notice period'] });
});

test.each([
  [topic(), null],
  [topic({ name: '' }), 'Enter a name.'],
  [topic({ keywords: [] }), 'at least one keyword'],
  [topic({ keywords: ['?!'] }), 'no letters'],
  [topic({ keywords: ['x'.repeat(101)] }), 'at most 100'],
  [topic({ keywords: Array.from({ length: 11 }, (_, at) => `w${at}`) }), 'at most 10'],
  [topic({ excludedKeywords: ['Start date'] }), 'both fields'],
  [topic({ keywords: ['a', 'b', 'c', 'd', 'e', 'f'].map((w) => w.repeat(90)) }), 'too long'],
])('a topic that cannot be counted says why (%#)', (input, fault) => {
  if (fault === null) expect(customTopicFault(input)).toBeNull();
  else expect(customTopicFault(input)).toContain(fault);
});

test('a rule reads as a sentence and opens as a search', () => {
  const rule = topic({ matchRule: 'ALL', excludedKeywords: ['intern'], speaker: 'CANDIDATE' });
  expect(topicRuleText(rule)).toBe(
    '“notice period” and “start date”, said by the candidate, without “intern”',
  );
  expect(topicRuleText(topic())).toBe('“notice period” or “start date”');
  expect(topicSearchPath(rule)).toBe(
    '/insights/topics?keyword=notice+period&keyword=start+date&without=intern&filter=CANDIDATE',
  );
  expect(topicSearchPath(topic())).toContain('conditional=OR');
});

test('a quote from a long turn holds the keyword and whole words', () => {
  const text = `${'before '.repeat(60)}my notice period is long ${'after '.repeat(60)}`.trim();
  const quote = quoteAround(text, ['Notice period']);
  expect(quote).toMatch(/^… before .*notice period.* after …$/);
  expect(quote.length).toBeLessThan(250);
  expect(quoteAround('short', ['x'])).toBe('short');
});
