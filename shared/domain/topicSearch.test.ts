import { describe, expect, test } from 'vitest';
import { topicPercent, topicQuery, topicSpeakersOf, withKeyword } from './topicSearch.ts';

describe('a keyword', () => {
  test.each([
    ['  night   shift ', ['team', 'night shift']],
    ['"team work"', ['team', 'team work']],
    ['Team', ['team']],
    ['""', ['team']],
    ['  ', ['team']],
  ])('%j is added without quotes, once and not empty', (typed, keywords) =>
    expect(withKeyword(['team'], typed)).toEqual(keywords),
  );

  test('is asked for as a phrase', () => {
    expect(topicQuery(['team work', 'pay'])).toBe('"team work" "pay"');
  });
});

describe('an interview counts for', () => {
  const hit = { matched_words: { candidate: ['team', 'work', 'pay'], interviewers: ['pay'] } };
  const keywords = ['team work', 'pay'];
  test.each([
    ['AND', 'ALL', { candidate: true, interviewer: false }],
    ['AND', 'CANDIDATE', { candidate: true, interviewer: false }],
    ['AND', 'INTERVIEWER', null],
    ['OR', 'INTERVIEWER', { candidate: true, interviewer: true }],
  ] as const)('%s of the keywords by %s', (conditional, speaker, said) =>
    expect(topicSpeakersOf(hit, keywords, conditional, speaker)).toEqual(said),
  );

  test('everybody where the speakers said them only together', () => {
    const apart = { matched_words: { candidate: ['team', 'work'], interviewers: ['pay'] } };
    expect(topicSpeakersOf(apart, keywords, 'AND', 'ALL')).toEqual({
      candidate: false,
      interviewer: false,
    });
  });
});

test.each([
  [1, 3, 33],
  [4, 3, 100],
  [0, 0, 0],
])('%d hits of %d interviews are %d percent', (hits, interviews, percent) =>
  expect(topicPercent(hits, interviews)).toBe(percent),
);
