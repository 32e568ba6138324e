import { describe, expect, test } from 'vitest';
import { findMoments } from './callMoments.ts';

const at = (speakerId: string, startMs: number, text: string) => ({
  ...{ speakerId, startMs, endMs: startMs + 900, text },
});
const isAnn = (id: string) => id === 'ann';

test('moments are those of interviewers: the first agenda, the last invitation', () => {
  const moments = findMoments(
    [
      at('bo', 0, 'The plan is that I ask first. What would you like to know?'),
      at('ann', 1000, 'Hello.'),
      at(
        'ann',
        2000,
        'The plan is forty minutes of questions, and the last few minutes are yours.',
      ),
      at('ann', 3000, 'Any questions for me?'),
      at('ann', 4000, 'Your turn.'),
      at('bo', 5000, 'How big is the team?'),
    ],
    isAnn,
  );
  expect(moments).toEqual({
    ...{ interviewerFirstMs: 1000, agendaAtMs: 2000, questionsInvitedAtMs: 4000 },
    lastWordMs: 5900,
  });
});

describe('an agenda', () => {
  test.each([
    "We'll do two role-plays with some questions in between.",
    "I've got about twenty minutes. Then you get to quiz me.",
    'Let me walk through how this will go.',
    "I'd like to begin with your own work, and do the puzzle after.",
    'Here is our agenda.',
  ])('is stated: %s', (text) => {
    expect(findMoments([at('ann', 5, text)], isAnn).agendaAtMs).toBe(5);
  });
  test.each([
    'What was the plan when the table grew?',
    'Tell me about a time when the structure of a team changed.',
    'How did the deploy work out?',
    'Where do you start?',
  ])('is not: %s', (text) => {
    expect(findMoments([at('ann', 5, text)], isAnn).agendaAtMs).toBeNull();
  });
});

describe('the candidate is invited to ask', () => {
  test.each([
    'What would you like to know from me?',
    'What questions do you have for me?',
    'Lovely. What can I answer for you?',
    'Do you have questions for us?',
    'What would you ask me, if you could ask only a couple of things?',
    'That’s a fair answer. Over to you.',
    "Anything you'd like to ask me before we wrap up?",
    "Is there something you'd like to ask?",
    'Any questions that I might be able to answer?',
    'Good. What about me, what do you want to know?',
    'Okay, your questions, fire away.',
  ])('by %s', (text) => {
    expect(findMoments([at('ann', 5, text)], isAnn).questionsInvitedAtMs).toBe(5);
  });
  test.each([
    'I have some questions about your last role.',
    'What did you want to know from the customer?',
    'How did you answer the questions of the board?',
    'What would the customer say they got out of it?',
  ])('not by %s', (text) => {
    expect(findMoments([at('ann', 5, text)], isAnn).questionsInvitedAtMs).toBeNull();
  });
});
