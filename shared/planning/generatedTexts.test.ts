import { describe, expect, test } from 'vitest';
import { analyze } from '../analysis/analyze.ts';
import { jobDescriptionTones as tones } from '../domain/plan.ts';
import { writeAboutRole } from './aboutRole.ts';
import { questionLibrary } from './library/questionLibrary.ts';
import { roleMaterial } from './library/roleMaterial.ts';
import { requirementLines, requirementTopics } from './requirementTexts.ts';
import {
  areaResponsibilities,
  responsibilityAreas,
  responsibilityText,
} from './responsibilityTexts.ts';

const marked = (text: string) =>
  analyze({ blocks: [{ text, type: 'paragraph' }] })
    .annotations.filter(({ category }) => category !== 'inclusive')
    .map(({ category, text: words }) => `${category}: ${words} in “${text}”`);
const role = {
  jobTitle: 'Network Engineer',
  aboutRole: 'You keep the servers of a hospital running.',
};

describe('nothing we write ourselves is marked by the analyzer', () => {
  test('in the material of the creator', () => {
    const lines = [...roleMaterial.values()].flatMap(({ duties, skills, results }) => [
      ...duties,
      ...skills,
      ...results,
    ]);
    expect(lines.flatMap(marked)).toEqual([]);
  });

  test('which every competency of the library has', () => {
    expect([...roleMaterial.keys()].sort()).toEqual(questionLibrary.map(({ id }) => id).sort());
  });

  test('in the text about a role, in every tone', () => {
    for (const tone of tones) {
      const text = writeAboutRole({ jobTitle: 'Clerk', uniqueAspects: '', pitch: '', tone });
      expect(marked(text)).toEqual([]);
      const framed = { uniqueAspects: 'sorts mail\nnew office', pitch: 'pays well\nfree bus' };
      expect(marked(writeAboutRole({ jobTitle: 'Clerk', ...framed, tone }))).toEqual([]);
    }
  });
});

describe('the text about a role', () => {
  test('keeps the person’s words and differs by tone', () => {
    const texts = tones.map((tone) =>
      writeAboutRole({
        jobTitle: 'Election Clerk',
        uniqueAspects: 'Small team\n- New offices',
        pitch: 'You learn from the best.',
        tone,
      }),
    );
    expect(new Set(texts).size).toBe(tones.length);
    for (const text of texts) {
      expect(text).toContain('Election Clerk');
      expect(text).toContain('Small team and New offices.');
      expect(text).toContain('You learn from the best.');
    }
  });

  test('puts the right article before a title', () => {
    const begin = (jobTitle: string) =>
      writeAboutRole({ jobTitle, uniqueAspects: '', pitch: '', tone: 'PROFESSIONAL' });
    expect(begin('Accountant')).toContain('an Accountant');
    expect(begin('HR Manager')).toContain('an HR Manager');
    expect(begin('University Lecturer')).toContain('a University Lecturer');
    expect(begin(' ')).toContain('a colleague');
  });
});

describe('responsibilities', () => {
  test('fall into areas that fit the title and the text', () => {
    const areas = responsibilityAreas(role);
    expect(areas).toContain('Networks');
    expect(new Set(areas).size).toBe(areas.length);
  });

  test('fit their area, and repeat nothing said before', () => {
    const responsibilityArea = 'Networks';
    const lines = areaResponsibilities({ ...role, responsibilityArea, priorSummaries: [] });
    expect(lines).toContain('Plan and test backups');
    const rest = areaResponsibilities({
      ...role,
      responsibilityArea,
      priorSummaries: ['Plan and test backups\nAnswer calls'],
    });
    expect(rest).not.toContain('Plan and test backups');
  });

  test('speak of an area in its own words when the taxonomy does not know it', () => {
    const lines = areaResponsibilities({
      ...role,
      responsibilityArea: 'Beekeeping',
      priorSummaries: [],
    });
    expect(lines.every((line) => line.includes('beekeeping'))).toBe(true);
  });

  test('become lines, each once', () => {
    expect(
      responsibilityText([
        'plan and test backups.',
        ' - Plan and test the backups',
        'Answer calls',
        '',
      ]),
    ).toBe('Plan and test backups\nAnswer calls');
  });
});

describe('requirements', () => {
  test('have a checklist for each step, without those already there', () => {
    for (const topic of requirementTopics) {
      const ask = { ...role, topic, responsibilities: [], partialRequirements: [] };
      const lines = requirementLines(ask);
      expect(lines.length).toBeGreaterThanOrEqual(3);
      expect(lines.length).toBeLessThanOrEqual(6);
      const [first = ''] = lines;
      expect(requirementLines({ ...ask, partialRequirements: [first] })).not.toContain(first);
      expect(lines.flatMap(marked)).toEqual([]);
    }
  });
});
