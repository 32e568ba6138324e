import { expect, test } from 'vitest';
import { findProtectedGround } from './protectedGround.ts';

test.each([
  ['So, do you have any kids?', 'Family'],
  ['And who will look after your children when you travel?', 'Family'],
  ['How old are you, if I may ask?', 'Age'],
  ['What church do you go to?', 'Religion'],
  ['Where are you originally from?', 'Origin'],
  ['Do you have any medical conditions?', 'Disability and health'],
  ['When do you plan to retire?', 'Age'],
  ['Are you a native speaker?', 'Origin'],
  ['Are you gay?', 'Private life'],
  ['What was your previous salary?', 'Pay history'],
])('%j touches %s', (spoken, ground) => {
  expect(findProtectedGround(spoken)?.ground).toBe(ground);
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
