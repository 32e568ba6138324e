import { expect, test } from 'vitest';
import { readPlanSettings } from './planSettings.ts';

test('what an organization has not set is on, in a professional tone', () => {
  expect(readPlanSettings({})).toEqual({
    defaultPlanJobDescriptionTone: 'PROFESSIONAL',
    allowPlanJobDescriptionToneOverride: true,
    createGuidesFromInterviewPlansEnabled: true,
    flags: { simplifySentence: true, customTemplates: true, toneSelector: true },
  });
});

test('what it has set holds, and an unknown tone is the default', () => {
  const stored = {
    defaultPlanJobDescriptionTone: 'FUN',
    allowPlanJobDescriptionToneOverride: false,
    planToneSelector: false,
  };
  expect(readPlanSettings(stored)).toMatchObject({
    defaultPlanJobDescriptionTone: 'FUN',
    allowPlanJobDescriptionToneOverride: false,
    flags: { toneSelector: false, simplifySentence: true },
  });
  expect(
    readPlanSettings({ defaultPlanJobDescriptionTone: 'LOUD' }).defaultPlanJobDescriptionTone,
  ).toBe('PROFESSIONAL');
});
