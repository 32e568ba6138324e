import { jobDescriptionTones, type JobDescriptionTone } from './plan.ts';

/** What an organization sets for its plans, and the features it may have switched off. */
export interface PlanSettings {
  defaultPlanJobDescriptionTone: JobDescriptionTone;
  allowPlanJobDescriptionToneOverride: boolean;
  createGuidesFromInterviewPlansEnabled: boolean;
  flags: { simplifySentence: boolean; customTemplates: boolean; toneSelector: boolean };
}

/** The settings out of what is stored of an organization; what is missing or unknown is the default. */
export function readPlanSettings(stored: Record<string, unknown>): PlanSettings {
  const isOn = (key: string): boolean => stored[key] !== false;
  return {
    defaultPlanJobDescriptionTone:
      jobDescriptionTones.find((tone) => tone === stored['defaultPlanJobDescriptionTone']) ??
      'PROFESSIONAL',
    allowPlanJobDescriptionToneOverride: isOn('allowPlanJobDescriptionToneOverride'),
    createGuidesFromInterviewPlansEnabled: isOn('createGuidesFromInterviewPlansEnabled'),
    flags: {
      simplifySentence: isOn('planSimplifySentence'),
      customTemplates: isOn('planCustomTemplates'),
      toneSelector: isOn('planToneSelector'),
    },
  };
}
