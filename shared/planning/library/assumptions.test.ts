import { expect, test } from 'vitest';
import { assumptions, assumptionsOf, assumptionsShown } from './assumptions.ts';
import { questionLibrary } from './questionLibrary.ts';
import { roles } from './roles/roleLibrary.ts';
import { scenesOf } from './scenes.ts';

const questions = questionLibrary.flatMap((competency) => competency.questions);
const assumed = (words: string) =>
  questions.find(({ question }) => question.includes(words))?.assumes ?? [];

test('a question says what it takes for granted of a job', () => {
  expect(assumed('say no to a customer')).toContain('customers');
  expect(assumed('Your best person tells you')).toContain('leads-people');
  expect(assumed('code review in which you')).toContain('writes-code');
  expect(assumed('busiest time you have had at work')).toEqual([]);
});

test('each thing is taken for granted by some question', () => {
  const ofJobs = roles.flatMap(({ areas }) => areas.flatMap((area) => area.questions));
  const names = new Set([
    ...questions.flatMap(({ assumes }) => assumes),
    ...ofJobs.flatMap(({ question }) => assumptionsOf(question)),
  ]);
  expect(assumptions.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([]);
});

test.each([
  ['customers', 'Answers customers on the phone', true],
  ['customers', 'Counts stock and logs returned tools', false],
  ['leads-people', 'Lab Manager\nPlates bacteria and enters data', false],
  ['leads-people', 'Manage a small team of cooks', true],
  ['volunteers', 'Volunteer Data Analyst\nAnalyzes survey data', false],
  ['volunteers', 'Recruit and train volunteers', true],
  ['trains-others', 'Complete the safety training of the university', false],
  ['trains-others', 'Train new staff at the till', true],
  ['patients', 'Prepare patients for surgery at the veterinary practice', false],
  ['on-the-road', "A valid driver's license", false],
  ['on-the-road', 'Truck driver, long distance', true],
  ['writes-code', 'Test releases and report bugs to developers', false],
])('%s: “%s” shows it: %s', (name, job, isShown) => {
  expect(assumptionsShown([name], job)).toBe(isShown);
});

test('two questions that call for one story share a scene', () => {
  const [first = -1] = scenesOf(
    'Describe a supplier who did not deliver as agreed. What did you do?',
  );
  expect(scenesOf('When did a supplier or carrier let you down?')).toContain(first);
});
