import { expect, test } from 'vitest';
import { replyShape, wantedKinds } from './replyShape.ts';

const wanted = (cue: string, type = 'OTHER', description = '') => [
  ...wantedKinds({ cue, type, description }),
];

test('a question tells what kind of answer it wants, by its words, its type and its description', () => {
  expect(wanted('Tell me about a time you lost a customer.')).toContain('story');
  expect(wanted('A guest shouts at you.', 'SITUATIONAL')).toContain('plan');
  expect(wanted('Which databases have you worked with?')).toContain('names');
  expect(wanted('What are your salary expectations?')).toContain('money');
  expect(wanted('Why do you want to leave?')).toContain('reason');
  expect(wanted('What did you change?', 'OTHER', 'Figures before and after.')).toContain('figures');
});

test('a case is answered by a plan, though its words speak of the past', () => {
  expect(wanted('You made a mistake last week. What do you do?', 'SITUATIONAL')).not.toContain(
    'story',
  );
});

test('a reply has the shape of what was told', () => {
  const past = replyShape(['I called them, we found the leak, and it stopped the same night.']);
  const plan = replyShape(["First I'd call them, and then I'd look for the leak."]);
  expect(past.story).toBeGreaterThan(plan.story);
  expect(plan.plan).toBeGreaterThan(past.plan);
  expect(replyShape(['We ran Oracle first, then Postgres, and Kafka beside it.']).names).toBe(1);
  expect(replyShape(['Yes, no problem.']).yesNo).toBeGreaterThan(past.yesNo);
  expect(replyShape([]).figures).toBe(0);
});
