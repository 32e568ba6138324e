import { expect, test } from 'vitest';
import { answerGuide } from './answerGuide.ts';
import type { GuideCue, Interview } from './interview.ts';
import { talk } from './talk.ts';

const bug: GuideCue = {
  ...{ cueId: 'bug', cue: 'Tell me about a bug you shipped to production.', description: '' },
  ...{ type: 'BEHAVIORAL', competency: '' },
};
const drive: GuideCue = {
  ...{ cueId: 'drive', cue: 'Do you have a driving licence?', description: '' },
  ...{ type: 'SCREENING', competency: '' },
};
const noted = (interview: Interview, guide: GuideCue[], cueId: string) =>
  answerGuide(interview, guide)
    .filter((answer) => answer.cueId === cueId)
    .flatMap(({ sentences }) => sentences.flatMap(({ evidence }) => evidence))
    .map(({ segmentId }) => segmentId);

test('a question that takes up what was said is not taken for answered when it gets an answer', () => {
  const interview = talk(`
    I: Tell me about a bug that you shipped to production.
    C: We charged nine customers twice, and I found it in a report the next morning in the car.
    I: You mentioned the car, so do you have a driving licence?
    C: I do, I have had the full licence since I was nineteen years old.
  `);
  expect(noted(interview, [bug, drive], 'drive')).toEqual(['s4']);
  expect(noted(interview, [bug, drive], 'bug')).toEqual(['s2']);
});

test('what a candidate forgot to say belongs to the question it is about', () => {
  const interview = talk(`
    I: Tell me about a bug that you shipped to production.
    C: Hm, can I come back to that one later?
    I: Sure. Do you have a driving licence?
    C: Yes, I passed the test in March.
    C: I forgot to say, about the bug, we charged nine customers twice and I wrote to each of them.
  `);
  expect(noted(interview, [bug, drive], 'bug')).toEqual(['s5']);
  expect(noted(interview, [bug, drive], 'drive')).toEqual(['s4']);
});

test('each step of an answer is heard before a second sentence of one of them', () => {
  const interview = talk(`
    I: Tell me about a bug that you shipped to production.
    C: We charged nine customers twice. I found it in a report with four hundred rows. I wrote to all nine.
    I: Mm.
    C: The cause was a retry of the payment queue that carried no request key.
    I: Right.
    C: So every request carries a key now, and a test runs it three times.
  `);
  expect(new Set(noted(interview, [bug], 'bug'))).toEqual(new Set(['s2', 's4', 's6']));
});
