import { describe, expect, test } from 'vitest';
import { askInterview } from './askInterview.ts';
import { checkEvidence } from './checkEvidence.ts';
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
  test('says so when it asks nothing, or nobody spoke', () => {
    expect(askInterview(interview, '')).toEqual({ notSpokenOf: true });
    expect(askInterview({ speakers: [], segments: [] }, 'Why?')).toEqual({ notSpokenOf: true });
  });
});
