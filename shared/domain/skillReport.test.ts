import { expect, test } from 'vitest';
import { skillReportFault, tidySkillReport, type SkillReportFields } from './skillReport.ts';

const fields: SkillReportFields = {
  ...{ title: 'Support', positionIds: [], stageIds: [], startMs: 0, endMs: 1 },
  ...{ skills: ['Empathy'], minimumInterviews: 5 },
};

test('skills are kept once, without spaces and quotes', () => {
  const skills = [' Conflict  resolution', '"conflict resolution"', '', 'SQL'];
  expect(tidySkillReport({ ...fields, title: ' A  b ', skills })).toMatchObject({
    title: 'A b',
    skills: ['Conflict resolution', 'SQL'],
  });
});

test.each([
  [{}, null],
  [{ title: '' }, 'Title is required'],
  [{ skills: [] }, 'Add at least one skill.'],
  [{ skills: ['!?'] }, '“!?” has no letters or digits. Remove it.'],
  [{ skills: ['x'.repeat(61)] }, 'A skill has at most 60 characters.'],
  [{ endMs: 0 }, 'Choose a period that ends after it begins.'],
  [{ minimumInterviews: 0 }, 'Choose a minimum of 1 to 1,000 interviews.'],
  [{ minimumInterviews: 1.5 }, 'Choose a minimum of 1 to 1,000 interviews.'],
])('%j is told as %s', (change, fault) => {
  expect(skillReportFault({ ...fields, ...change })).toBe(fault);
});
