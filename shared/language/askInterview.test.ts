import { describe, expect, test } from 'vitest';
import { askInterview } from './askInterview.ts';
import { checkEvidence } from './checkEvidence.ts';
import { nearestMoments } from './nearestMoments.ts';
import { synonymTable } from './synonyms.ts';
import { talk } from './talk.ts';

const interview = talk(`
  I: What did you run on over there for the stock?
  C: It was Manhattan, the old one, and then we moved to Blue Yonder in 2021.
  I: And money, what kind of number do you have in mind?
  C: I'd like about fifty two thousand base.
  I: Has anybody ever got hurt while you were in charge?
  C: A pallet came down from the third level, two metres from a picker.
  C: I stopped the whole aisle right away and called the safety officer.
  I: Our office moves to Antwerp in June.
  C: Okay.
`);

function answerOf(question: string) {
  const found = askInterview(interview, question);
  return 'answer' in found ? found.answer : [];
}

describe('a question about an interview', () => {
  test('is answered with the words that were spoken', () => {
    const answer = answerOf('Which pallet accident happened?');
    expect(answer[0]?.evidence[0]).toEqual({
      segmentId: 's6',
      quote: 'A pallet came down from the third level, two metres from a picker.',
    });
    expect(checkEvidence(interview, answer)).toEqual(answer);
  });
  test('is answered when it was asked in other words', () => {
    expect(answerOf('What are the salary expectations?').map(({ text }) => text)).toEqual([
      "I'd like about fifty two thousand base.",
    ]);
  });
  test('says so when it was not spoken of', () => {
    expect(askInterview(interview, 'Does she know Kubernetes?')).toEqual({ notSpokenOf: true });
    expect(
      askInterview(interview, 'What did the candidate say about Kubernetes clusters?'),
    ).toEqual({
      notSpokenOf: true,
    });
  });
  test('says so when no word of it tells what is asked', () => {
    const told = talk(`
      I: What does a day look like?
      C: We start every morning with ten minutes of stretching.
    `);
    expect(askInterview(told, 'When could you start?')).toEqual({ notSpokenOf: true });
  });
  test('says so when it asks nothing, or nobody spoke', () => {
    expect(askInterview(interview, '')).toEqual({ notSpokenOf: true });
    expect(askInterview({ speakers: [], segments: [] }, 'Why?')).toEqual({ notSpokenOf: true });
  });
});

test('no word of the synonyms stands in two lines, so none is ambiguous', () => {
  const phrases = synonymTable
    .trim()
    .split('\n')
    .flatMap((line) => [...new Set(line.replace(': ', ', ').split(', '))]);
  expect(phrases.filter((phrase, at) => phrases.indexOf(phrase) !== at)).toEqual([]);
});

test('a person is asked about in their own words, not in those of the interviewer', () => {
  const told = talk(`
    I: We lead the team in Hamburg from here, and we use Kubernetes.
    C: Okay, good.
    I: What did you build last?
    C: I built a booking page for three clinics.
    I: What would you like to ask me?
    C: Who leads the team in Hamburg?
    I: Anna leads it, she came from Kubernetes.
  `);
  expect(askInterview(told, 'Has she led a team in Hamburg?')).toEqual({ notSpokenOf: true });
  expect(askInterview(told, 'Does she know Kubernetes?')).toEqual({ notSpokenOf: true });
  const asked = askInterview(told, 'What did the candidate want to know?');
  expect('answer' in asked && asked.answer.map(({ text }) => text)).toEqual([
    'Who leads the team in Hamburg?',
  ]);
  const answered = askInterview(told, 'Who leads the team in Hamburg?');
  expect('answer' in answered && answered.answer[0]?.evidence[0]?.segmentId).toBe('s7');
});

test('the moments nearest to a question that is not answered are verbatim, three at most, best first', () => {
  const nearest = nearestMoments(interview, 'Was the safety officer ever hurt by a forklift?');
  expect(nearest.length).toBeGreaterThan(0);
  expect(nearest.length).toBeLessThanOrEqual(3);
  expect(nearest[0]?.text).toContain('safety officer');
  expect(checkEvidence(interview, nearest)).toEqual(nearest);
  expect(nearestMoments({ speakers: [], segments: [] }, 'Why?')).toEqual([]);
});
