import { expect, test } from 'vitest';
import { groundOf, protectedQuestions, withoutProtected } from './protectedGround.ts';
import { talk } from './talk.ts';

test.each([
  ['FAMILY', 'Do you have any children, or are you planning to?'],
  ['FAMILY', 'and what would your husband say about the nights'],
  ['AGE', 'What are you, forty-five?'],
  ['AGE', 'If you don’t mind, how old are you?'],
  ['ORIGIN', 'That is a lovely name, where is that from?'],
  ['RELIGION', 'Do you go to church around here?'],
  ['HEALTH', 'Have you had any injuries I should know about?'],
  ['PRIVATE', 'Who did you vote for, if I may ask?'],
])('%s: %s', (ground, text) => {
  expect(groundOf(text)).toBe(ground);
});

test.each([
  'Can you work two late shifts a week and every third Saturday?',
  'Do you have the right to work here, a passport or a permit?',
  'The boxes weigh twenty kilos. Can you lift that, with or without accommodation?',
  'What do you do about kids on the school bus?',
  'Do you work with children at the moment?',
  'You’re twenty minutes behind. What do you do?',
  'Where are you joining from today?',
  'How do you speak with families about a diagnosis?',
  'You’d be fifty per cent in the office.',
])('is lawful: %s', (text) => {
  expect(groundOf(text)).toBeUndefined();
});

test('the reply to such a question is left out, what follows is not', () => {
  const interview = talk(`
    I: Are you married?
    C: I am, for two years now.
    C: My wife works nights.
    I: Right. How many patients did you look after?
    C: Eleven on a normal night.
  `);
  expect(protectedQuestions(interview)).toEqual([
    { segmentId: 's1', ground: 'FAMILY', replyIds: ['s2', 's3'] },
  ]);
  expect(withoutProtected(interview).segments.map(({ id }) => id)).toEqual(['s4', 's5']);
});

test('what a candidate asks or volunteers is not marked', () => {
  const interview = talk(`
    I: Do you have any questions?
    C: Do you have children on the ward?
  `);
  expect(protectedQuestions(interview)).toEqual([]);
});
