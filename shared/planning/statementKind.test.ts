import { expect, test } from 'vitest';
import { statementKind } from './statementKind.ts';

test.each([
  'Knowledge of and skill with election laws',
  'Ability to plan and supervise the work of others.',
  'Considerable knowledge of public administration.',
  'Bachelor’s degree in a related field',
  'Requires five (5) years of managerial experience.',
  'Three years of office experience',
  'Must possess a valid driver’s license',
  'Excellent verbal and written communication skills.',
])('%s is asked of a person', (sentence) => {
  expect(statementKind(sentence)).toBe('requirements');
});

test.each([
  'Maintains current knowledge of the Act',
  'Independently resolves registration issues',
  'This position is responsible for counting the ballots of the county',
  'Prepare reports for the board',
])('%s is work', (sentence) => {
  expect(statementKind(sentence)).toBe('responsibilities');
});

test.each(['The county lies between two rivers.', 'Ballots', '', 'Room for meetings'])(
  '"%s" is neither',
  (sentence) => {
    expect(statementKind(sentence)).toBeNull();
  },
);
