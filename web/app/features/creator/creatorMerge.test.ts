import { expect, test } from 'vitest';
import { creatorMerge, fieldText, sectionOf } from './creatorMerge.ts';
import type { CreatorFields } from './creatorStage.ts';

const known: CreatorFields = {
  jobTitle: 'Nurse',
  jobTitleTitle: 'Job title',
  locationTitle: 'Location',
  locationType: null,
  locationName: '',
  aboutSectionTitle: 'About the role',
  aboutSectionText: 'You care.',
  aboutSectionJobQualities: '',
  aboutSectionCandidatePitch: '',
  aboutRoleTone: null,
  responsibilitiesSectionTitle: 'R',
  responsibilitiesSectionListItems: ['One'],
  responsibilitiesSectionInputs: '',
  requirementsSectionTitle: 'S',
  requirementsSectionListItems: [],
  requirementsSectionInputs: '',
  eeocStatement: '',
  eeocStatementTitle: 'EEO',
};
const merge = (mine: Partial<CreatorFields>, theirs: Partial<CreatorFields>) =>
  creatorMerge({
    known,
    mine: { ...known, ...mine },
    changed: new Set(Object.keys(mine) as (keyof CreatorFields)[]),
    theirs: { ...known, ...theirs },
  });

test.each([
  ['each changed another field', { jobTitle: 'A' }, { eeocStatement: 'B' }, ['eeocStatement'], []],
  ['both changed one', { jobTitle: 'A' }, { jobTitle: 'B' }, [], ['jobTitle']],
  ['both wrote the same', { jobTitle: 'A' }, { jobTitle: 'A' }, [], []],
  ['only I changed it', { jobTitle: 'A' }, {}, [], []],
  [
    'lists that differ by a blank line are the same',
    { responsibilitiesSectionListItems: ['Two', ' '] },
    { responsibilitiesSectionListItems: ['Two'] },
    [],
    [],
  ],
  [
    'what the assistant was asked is nobody’s text',
    { requirementsSectionInputs: '{}' },
    { requirementsSectionInputs: '[]' },
    [],
    [],
  ],
])('%s', (_what, mine, theirs, shown, clashing) => {
  const { toShow, clashes } = merge(mine, theirs);
  expect(Object.keys(toShow)).toEqual(shown);
  expect(Object.keys(clashes)).toEqual(clashing);
});

test('fields are told by their section and in one line', () => {
  expect(sectionOf('aboutSectionCandidatePitch')).toBe('About the role');
  expect(sectionOf('eeocStatementTitle')).toBe('Equal opportunity statement');
  expect(fieldText(['Two', 'Three'])).toBe('Two; Three');
  expect([fieldText(''), fieldText(null)]).toEqual(['nothing', 'nothing']);
});
