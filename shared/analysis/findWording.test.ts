import { describe, expect, test } from 'vitest';
import { analyze } from './analyze.ts';
import type { AnnotationCategory } from './analysis.ts';

const quiet: AnnotationCategory[] = ['bias-f', 'passive-voice', 'readability'];

function findings(text: string, whitelistedWords: string[] = []) {
  return analyze({ blocks: [{ text, type: 'paragraph' }], whitelistedWords })
    .annotations.filter(({ category }) => !quiet.includes(category))
    .map(({ category, text: words }) => `${category}: ${words}`);
}

describe('finds', () => {
  test.each([
    ['a digital native', 'bias-age: digital native'],
    ['Recent college graduates wanted', 'bias-age: Recent college graduates'],
    ['You will dominate the field', 'bias-m: dominate'],
    ['Only able-bodied people', 'bias-disability: able-bodied'],
    ['Synergies await you', 'corporate-speak: Synergies'],
    ['Report to the Chairman', 'exclusive-gender: Chairman'],
    ['Each clerk brings his/her badge', 'exclusive-gender: his/her'],
    ['Each clerk brings his or her badge', 'exclusive-gender: his or her'],
    ['A native English speaker', 'exclusive-culture: native English speaker'],
    ['Keep the blacklist short', 'exclusive-identity: blacklist'],
    ['We offer parental leave', 'inclusive: parental leave'],
    ['Come in order to learn', 'filler: in order to'],
    ['We work hard, play hard', 'exclusive-culture: work hard, play hard'],
    ['A rock‑star or rock-star', 'corporate-speak: rock‑star'],
  ])('%s', (text, expected) => {
    expect(findings(text)).toContain(expected);
  });
});

describe('leaves alone in context', () => {
  test.each([
    'A competitive salary and competitive benefits',
    'King County runs a special election',
    "A master's degree or a Master of Science",
    'Help young voters register',
    'The Boys and Girls Club',
    'The HER registry', // an abbreviation
    'The setup wizard of the program',
    'A fast-paced industry',
    'Service-disabled veterans',
    'A spoiled or invalid ballot',
  ])('%s', (text) => {
    expect(findings(text)).toEqual([]);
  });
});

test('the longest match wins', () => {
  expect(findings('young and energetic people')).toEqual(['bias-age: young and energetic']);
  expect(findings('Native English speakers')).toEqual([
    'exclusive-culture: Native English speakers',
  ]);
});

test('passive voice and wordiness give way to findings that can hurt', () => {
  const { annotations } = analyze({
    blocks: [{ text: 'The work is driven by you', type: 'paragraph' }],
  });
  expect(annotations.map(({ category }) => category)).toEqual(['bias-m']);
});

test('whitelisted words are not found, whatever their case, but longer phrases are', () => {
  expect(findings('A Rockstar and a guru', ['ROCKSTAR'])).toEqual(['corporate-speak: guru']);
  expect(findings('rock-star', ['rock star'])).toEqual([]);
  expect(findings('a digital native', ['native'])).toEqual(['bias-age: digital native']);
  expect(findings('You lead here', ['You lead'])).toEqual([]);
});

test('whitelisted words do not tip the gender balance', () => {
  const { metrics } = analyze({
    blocks: [{ text: 'You lead.', type: 'p' }],
    whitelistedWords: ['lead'],
  });
  expect(metrics.gender.label).toBe('empty');
});

test('each finding tells its problem in one sentence and names its source', () => {
  const [finding] = analyze({ blocks: [{ text: 'No ninjas.', type: 'paragraph' }] }).annotations;
  expect(finding).toEqual({
    start: 3,
    end: 9,
    category: 'corporate-speak',
    text: 'ninjas',
    problem: '“ninjas” is hype; say what the person will do.',
    suggestions: ['specialist', 'expert'],
    source: 'joblint',
  });
});

test('a suggestion for a capitalised word begins with a capital', () => {
  const [finding] = analyze({ blocks: [{ text: 'Utilize it', type: 'paragraph' }] }).annotations;
  expect(finding?.suggestions).toEqual(['Use']);
});

describe('finds what left people out', () => {
  test.each([
    ["He'll report here", "exclusive-gender: He'll"],
    ['If she’s ready', 'exclusive-gender: she’s'],
    ["he's or she'll", "exclusive-gender: he's"],
    ['A girl for the desk', 'exclusive-gender: girl'],
    ['Send the boy', 'exclusive-gender: boy'],
    ['No retards', 'bias-disability: retards'],
    ['A senile or demented idea', 'bias-disability: senile'],
    ['A demented idea', 'bias-disability: demented'],
    ['A wacko plan', 'bias-disability: wacko'],
    ['This psychotic pace', 'bias-disability: psychotic'],
    ['A coffee addict', 'bias-disability: addict'],
    ['By grandfathering the old rule', 'exclusive-gender: grandfathering'],
    ['Find your tribe', 'exclusive-culture: tribe'],
    ['The third world', 'exclusive-identity: third world'],
    ['Applicants must be under 35.', 'bias-age: under 35'],
  ])('%s', (text, expected) => {
    expect(findings(text)).toContain(expected);
  });

  test.each([
    'The Navajo Tribe',
    'A federally recognized tribe',
    'Counties and tribes run elections',
    'Care for people with psychotic disorders',
    'The Girl Scouts and boy scouts',
    'Landlord and tenant law',
    'A relative by marriage, such as a mother or son',
  ])('leaves alone: %s', (text) => {
    expect(findings(text)).toEqual([]);
  });

  test('“third world” is not told to be its opposite', () => {
    const [one] = analyze({ blocks: [{ text: 'The third world', type: 'p' }] }).annotations;
    expect(one?.suggestions).toEqual(['lower-income countries']);
  });
});

test('a heading that only names a part of the posting is not a finding', () => {
  const found = (text: string, type: string) =>
    analyze({ blocks: [{ text, type }] }).annotations.map(({ text: words }) => words);
  expect(found('Responsibilities', 'header-two')).toEqual([]);
  expect(found('Key responsibilities:', 'header-two')).toEqual([]);
  expect(found('Responsibilities for an aggressive seller', 'header-two')).toContain('aggressive');
});

test('the job’s own title is no coded wording, wherever the text says it; its buzzwords are', () => {
  const found = (text: string, title: string) =>
    analyze({ blocks: [{ text, type: 'paragraph' }], title }).annotations.map(
      ({ text: words }) => words,
    );
  expect(found('Lead Nurse', 'Lead Nurse')).toEqual([]);
  expect(found('As a lead nurse you lead the ward.', 'Lead Nurse')).toEqual(['lead']);
  expect(found('Lead', 'Lead')).toEqual([]);
  expect(found('You lead the ward.', 'Lead')).toEqual(['lead']);
  expect(found('Lead Ninja', 'Lead Ninja')).toEqual(['Ninja']);
});
