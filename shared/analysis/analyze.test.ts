import { expect, test } from 'vitest';
import { analyze } from './analyze.ts';
import type { AnalysisBlock } from './analysis.ts';
import { phraseRules } from './phraseRules.ts';

function blocks(...all: [type: string, text: string][]): AnalysisBlock[] {
  return all.map(([type, text]) => ({ type, text }));
}

function practice(key: string, input: AnalysisBlock[], title?: string) {
  const analysis = analyze({ blocks: input, ...(title === undefined ? {} : { title }) });
  return analysis.bestPractices.find((item) => item.key === key);
}

test('offsets count UTF-16 units over the blocks joined by line feeds', () => {
  const input = blocks(['heading', '👩‍💻 Rôle'], ['paragraph', ''], ['paragraph', 'A 𝒷 ninja']);
  expect(analyze({ blocks: input }).annotations[0]).toMatchObject({
    start: 17,
    end: 22,
    text: 'ninja',
  });
});

test('counts words and gives the reading time from 200 to 265 words a minute', () => {
  expect(analyze({ blocks: blocks(['paragraph', 'word '.repeat(700)]) })).toMatchObject({
    numWords: 700,
    readingTime: '3-4 min',
    readingTimeMinutesMin: 3,
    readingTimeMinutesMax: 4,
  });
  expect(analyze({ blocks: blocks(['p', "A well-known, don't-miss 3.5"]) }).numWords).toBe(4);
});

test('a section is held to fewer than ten list items', () => {
  const items = (count: number) =>
    Array.from({ length: count }, (): [string, string] => ['list-item', 'Count']);
  const long = blocks(...items(10));
  const parted = blocks(...items(9), ['heading', 'More'], ...items(9));
  expect(analyze({ blocks: long }).metrics).toMatchObject({
    longestList: 10,
    is_list_length_ok: false,
  });
  expect(analyze({ blocks: parted }).metrics).toMatchObject({
    longestList: 9,
    is_list_length_ok: true,
  });
});

test('the place below a location heading is a location', () => {
  const { metrics } = analyze({
    blocks: blocks(['heading', 'Location'], ['paragraph', 'Frederick']),
  });
  expect(metrics.is_location_mentioned).toBe(true);
});

test('counts must-haves: the list below requirements and sentences that demand', () => {
  const input = blocks(
    ['heading', 'Requirements'],
    ['list-item', 'Spreadsheets'],
    ['list-item', 'A licence'],
    ['heading', 'Preferred qualifications'],
    ['list-item', 'Spanish'],
    ['paragraph', 'You must be on time.'],
    ['paragraph', 'Help as required.'],
  );
  expect(analyze({ blocks: input }).metrics.mustHaveCount).toBe(3);
});

test('compares how often it says you and we', () => {
  expect(practice('you_and_we', blocks(['p', 'We want our clerk to help you.']))).toMatchObject({
    value: '1:2',
    isOk: false,
  });
});

test('lists up to three distinct terms of a bias group', () => {
  const advice = practice(
    'corporate-speak',
    blocks(['p', 'Ninja, ninja, guru, rockstar, synergy.']),
  );
  expect(advice).toMatchObject({
    value: 5,
    text: 'Corporate-speak: “ninja”, “guru”, “rockstar” and others.',
  });
});

test('flags exclusive language when more than five terms are found', () => {
  expect(practice('exclusiveLanguageCount', blocks(['p', 'he '.repeat(5)]))?.isOk).toBe(true);
  expect(practice('exclusiveLanguageCount', blocks(['p', 'he '.repeat(6)]))?.isOk).toBe(false);
  const aboutDisability = blocks(['p', 'You must be able-bodied. '.repeat(6)]);
  expect(practice('exclusiveLanguageCount', aboutDisability)?.isOk).toBe(false);
});

test('a pay range is good advice only with its period', () => {
  expect(practice('pay_range', blocks(['p', 'Pay: $20 - $25']))?.isOk).toBe(false);
  expect(practice('pay_range', blocks(['p', 'Pay: $20 - $25 an hour']))?.isOk).toBe(true);
});

test('long, hard and passive sentences are found, in headings none of them', () => {
  const long = `You ${'count the ballots and '.repeat(8)}rest.`;
  const categories = (type: string) =>
    analyze({ blocks: blocks([type, `${long} It was written.`]) }).annotations.map(
      ({ category }) => category,
    );
  expect(categories('paragraph')).toEqual(['readability', 'passive-voice']);
  expect(categories('heading')).toEqual([]);
});

test('every rule finds its own phrase, and no suggestion of a rule is itself costly', () => {
  const costly = new Set([
    'bias-m',
    'bias-age',
    'bias-disability',
    'corporate-speak',
    'filler',
    'exclusive-gender',
    'exclusive-culture',
    'exclusive-identity',
  ]);
  const findings = (words: string) =>
    analyze({ blocks: blocks(['list-item', `we ${words} now`]) }).annotations;
  for (const { words, rule } of phraseRules) {
    const phrase = words.join(' ');
    expect(findings(phrase).map(({ category, text }) => `${category} ${text}`)).toContain(
      `${rule.category} ${phrase}`,
    );
    expect(rule.problem).toMatch(/“\{\}”.*\.$/);
    for (const suggestion of rule.suggestions) {
      expect(
        findings(suggestion).filter(({ category }) => costly.has(category)),
        suggestion,
      ).toEqual([]);
    }
  }
});

test('the balance is noticed where masculine-coded words outnumber the others by more than chance', () => {
  const balance = (text: string) =>
    practice('gender_bias_balance', blocks(['paragraph', text]))?.isOk;
  expect(balance('You lead, analyze and decide.')).toBe(true);
  expect(balance('A driven, decisive, assertive, ambitious and dominant leader.')).toBe(false);
  expect(balance('A kind, gentle, warm, honest, loyal and cheerful colleague.')).toBe(true);
});
