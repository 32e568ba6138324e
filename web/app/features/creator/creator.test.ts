import { describe, expect, it } from 'vitest';
import {
  checkedLabels,
  checklistOf,
  readRequirementInputs,
  readResponsibilityInputs,
} from './checklist.ts';
import { creatorHtml } from './creatorHtml.ts';
import {
  hasLocation,
  initialStage,
  isComplete,
  isLocationMissing,
  nextStage,
} from './creatorStage.ts';
import type { CreatorFields, CreatorStage } from './creatorStage.ts';

const empty: CreatorFields = {
  jobTitle: '',
  jobTitleTitle: 'Job title',
  locationTitle: 'Location',
  locationType: null,
  locationName: '',
  aboutSectionTitle: 'About the role',
  aboutSectionText: '',
  aboutSectionJobQualities: '',
  aboutSectionCandidatePitch: '',
  aboutRoleTone: null,
  responsibilitiesSectionTitle: 'Responsibilities',
  responsibilitiesSectionListItems: [],
  responsibilitiesSectionInputs: '',
  requirementsSectionTitle: 'Requirements and skills',
  requirementsSectionListItems: [],
  requirementsSectionInputs: '',
  eeocStatement: '',
  eeocStatementTitle: 'EEO',
};
const full: CreatorFields = {
  ...empty,
  jobTitle: 'Nurse',
  locationType: 'hybrid',
  locationName: 'Oslo',
  aboutSectionText: 'You care <for> people.',
  requirementsSectionListItems: ['A licence', ' '],
};

describe('the creator', () => {
  it('begins at the first empty section and goes round in order', () => {
    expect(initialStage(empty)).toBe('title');
    expect(initialStage({ ...full, locationName: ' ' })).toBe('location');
    expect(initialStage({ ...full, aboutSectionText: '' })).toBe('about');
    expect(initialStage(full)).toBe('responsibilities');
    expect(initialStage({ ...full, responsibilitiesSectionListItems: ['Care'] })).toBeNull();
    const stages: CreatorStage[] = ['title'];
    while (stages.length < 8) stages.push(nextStage(stages.at(-1) ?? null));
    expect(stages).toEqual([
      'title',
      'location',
      'about',
      'responsibilities',
      'requirements',
      'eeocStatement',
      null,
      'title',
    ]);
  });

  it('is complete with title, location, about and requirements, and without responsibilities', () => {
    expect(isComplete(full)).toBe(true);
    for (const gap of [
      { jobTitle: ' ' },
      { aboutSectionText: '' },
      { requirementsSectionListItems: [' '] },
      { locationType: null },
      { locationName: '' },
    ])
      expect(isComplete({ ...full, ...gap })).toBe(false);
    expect(isComplete({ ...full, locationType: 'remote', locationName: '' })).toBe(true);
  });

  it('marks the location only when nothing else is missing', () => {
    expect(isLocationMissing({ ...full, locationName: '' })).toBe(true);
    expect(isLocationMissing({ ...full, locationName: '', jobTitle: '' })).toBe(false);
    expect(hasLocation(full)).toBe(true);
    expect(isLocationMissing(full)).toBe(false);
  });

  it('hands over what was written, escaped, and nothing of empty sections', () => {
    expect(creatorHtml(full)).toBe(
      '<h2>Location</h2><p>Hybrid: Oslo</p><h2>About the role</h2><p>You care &lt;for&gt; people.</p>' +
        '<h2>Requirements and skills</h2><ul><li>A licence</li></ul>',
    );
  });

  it('drops blank and repeated choices, and reads saved ones or none', () => {
    const items = checklistOf(['Plan', ' ', 'plan', 'Write'], true);
    expect(checkedLabels(items)).toEqual(['Plan', 'Write']);
    const saved = JSON.stringify({ areas: items, responsibilities: { a: items, b: 3 } });
    expect(readResponsibilityInputs(saved)).toEqual({
      areas: items,
      responsibilities: { a: items, b: [] },
    });
    expect(readResponsibilityInputs('no json')).toEqual({ areas: [], responsibilities: {} });
    expect(readRequirementInputs(JSON.stringify({ SPECIFIC_SKILLS: items, other: items }))).toEqual(
      {
        SPECIFIC_SKILLS: items,
      },
    );
  });
});
