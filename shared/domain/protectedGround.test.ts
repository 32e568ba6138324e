import { expect, test } from 'vitest';
import { findProtectedGround } from './protectedGround.ts';

test.each([
  ['So, do you have any kids?', 'FAMILY'],
  ['And who will look after your children when you travel?', 'FAMILY'],
  ['How old are you, if I may ask?', 'AGE'],
  ['What church do you go to?', 'RELIGION'],
  ['Where are you originally from?', 'ORIGIN'],
  ['Do you have any medical conditions?', 'HEALTH'],
  ['When do you plan to retire?', 'AGE'],
  ['Are you a native speaker?', 'ORIGIN'],
  ['Are you gay?', 'PRIVATE'],
  ['What was your previous salary?', 'PAY'],
])('%j touches %s', (spoken, ground) => {
  expect(findProtectedGround(spoken)).toBe(ground);
});

test.each([
  'What salary do you expect for this role?',
  'Which age groups did your voters belong to?',
  'Tell me about a family of products you built.',
  'How do you check the health of a service?',
  'Are you allowed to work in this country?',
])('%j touches none', (spoken) => {
  expect(findProtectedGround(spoken)).toBeNull();
});
