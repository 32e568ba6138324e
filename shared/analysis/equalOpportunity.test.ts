import { describe, expect, test } from 'vitest';
import { analyze } from './analyze.ts';
import { isEqualOpportunitySentence } from './equalOpportunity.ts';

describe('statements', () => {
  test.each([
    'We are an equal opportunity employer.',
    'Maryland is an Equal Employment Opportunity Employer and values everybody.',
    'EOE M/F/D/V',
    'EEO/AA Employer',
    'The county does not discriminate against young or elderly applicants.',
    'All qualified applicants will receive consideration for employment without regard to race, color, religion, sex or age.',
    'There is no place for discrimination based on race, religion, culture, age or disability.',
    'We hire regardless of age, gender identity, disability or veteran status.',
    'It is our intention that all qualified applicants be given equal opportunity in every term of employment.',
  ])('%s', (sentence) => {
    expect(isEqualOpportunitySentence(sentence)).toBe(true);
  });
});

describe('duties and others are none', () => {
  test.each([
    'Ensures compliance with equal employment opportunity law.',
    'Investigates complaints of discrimination and writes reports.',
    'Pay is based on age of the contract and experience.',
    'You work regardless of the weather.',
    'All counties are of equal size.',
    'Oversees quarterly and annual EEO/AA reporting and benefits.',
  ])('%s', (sentence) => {
    expect(isEqualOpportunitySentence(sentence)).toBe(false);
  });
});

function findings(...blocks: [type: string, text: string][]) {
  return analyze({ blocks: blocks.map(([type, text]) => ({ type, text })) }).annotations.map(
    ({ text }) => text,
  );
}

test('nothing is flagged inside a statement, all is outside it', () => {
  const text =
    'We do not discriminate against elderly, young, handicapped or homosexual people. We want a rockstar.';
  expect(findings(['paragraph', text])).toEqual(['rockstar']);
});

test('a statement goes on in a wrapped line, in the list below it and below its heading', () => {
  expect(
    findings(
      ['paragraph', 'We do not discriminate on the basis of race,'],
      ['paragraph', 'sex, or being elderly'],
      ['paragraph', 'Elderly people call'],
    ),
  ).toEqual(['Elderly']);
  expect(
    findings(
      ['paragraph', 'We do not discriminate on the basis of:'],
      ['list-item', 'Sexual preference'],
      ['list-item', 'Young age'],
      ['paragraph', 'A young team'],
    ),
  ).toEqual(['young']);
  expect(
    findings(
      ['heading', 'Equal Employment Opportunity'],
      ['paragraph', 'Young and elderly people are hired'],
      ['paragraph', 'A young team'],
    ),
  ).toEqual(['young']);
});

test('sentences that go with a statement in its paragraph are part of it', () => {
  const text =
    'We aggressively celebrate diversity. Acme is an equal opportunity employer. ' +
    'Employment decisions rest on business needs and superior individual merit. We lead.';
  expect(findings(['paragraph', text])).toEqual(['lead']);
});

test('a heading that is a whole statement does not cover what follows', () => {
  expect(
    findings(['heading', 'Equal Opportunity Employer'], ['paragraph', 'A young team awaits you.']),
  ).toEqual(['young']);
});
