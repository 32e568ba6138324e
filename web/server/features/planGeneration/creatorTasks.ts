import { z } from 'zod';
import { jobDescriptionTones } from '#shared/domain/plan.ts';
import { writeAboutRole, type AboutRoleRequest } from '#shared/planning/aboutRole.ts';
import {
  requirementLines,
  requirementTopics,
  type RequirementTopic,
} from '#shared/planning/requirementTexts.ts';
import {
  areaResponsibilities,
  responsibilityAreas,
  responsibilityText,
  type RoleText,
} from '#shared/planning/responsibilityTexts.ts';
import type { LanguageTask } from '../../language/languageEngine.ts';
import {
  dataPrompt,
  lineOut,
  longText,
  postingRules,
  shortText,
} from '../../language/tasks/postingPrompt.ts';

const lines = z.array(shortText).max(100);
const role = { jobTitle: shortText, aboutRole: longText };

/** The text about a role from what is special about it and why somebody should want it. */
export const generateAboutRole: LanguageTask<AboutRoleRequest, { aboutRole: string }> = {
  name: 'generateAboutRole',
  version: '1',
  input: z.object({
    jobTitle: shortText,
    uniqueAspects: longText,
    pitch: longText,
    tone: z.enum(jobDescriptionTones),
  }),
  output: z.object({ aboutRole: z.string().trim().min(1).max(4000) }),
  instructions: `${postingRules}
Write the "About the role" section: 3 to 4 sentences that speak to the reader as "you", in the tone given, from the title, the unique aspects and the pitch alone.`,
  prompt: (input) => dataPrompt({ ...input }),
  builtIn: (input) => ({ aboutRole: writeAboutRole(input) }),
};

/** High-level areas of responsibility to choose from. */
export const generateRequirementAreas: LanguageTask<RoleText, { requirementAreas: string[] }> = {
  name: 'generateRequirementAreas',
  version: '1',
  input: z.object(role),
  output: z.object({ requirementAreas: z.array(lineOut).min(1).max(12) }),
  instructions: `${postingRules}
Name 4 to 6 high-level areas of responsibility for this role, 2 to 5 words each, none like another.`,
  prompt: (input) => dataPrompt({ ...input }),
  builtIn: (input) => ({ requirementAreas: responsibilityAreas(input) }),
};

export interface AreaRequest extends RoleText {
  responsibilityArea: string;
  priorSummaries: string[];
  upcomingResponsibilityAreas: string[];
}

/** What somebody does in one area, to tick. */
export const generateResponsibilities: LanguageTask<AreaRequest, { responsibilities: string[] }> = {
  name: 'generateResponsibilities',
  version: '1',
  input: z.object({
    ...role,
    responsibilityArea: shortText,
    priorSummaries: z.array(longText).max(50),
    upcomingResponsibilityAreas: lines,
  }),
  output: z.object({ responsibilities: z.array(lineOut).min(1).max(12) }),
  instructions: `${postingRules}
List 4 to 6 specific responsibilities in the area given, each beginning with a verb. Leave out what the prior summaries already say and what belongs to an upcoming area.`,
  prompt: (input) => dataPrompt({ ...input }),
  builtIn: (input) => ({ responsibilities: areaResponsibilities(input) }),
};

export interface AreaTextRequest extends RoleText {
  responsibilityArea: string;
  responsibilities: string[];
}

/** The chosen responsibilities of an area as lines of the job description. */
export const generateRequirementAreaText: LanguageTask<
  AreaTextRequest,
  { requirementAreaText: string }
> = {
  name: 'generateRequirementAreaText',
  version: '1',
  input: z.object({ ...role, responsibilityArea: shortText, responsibilities: lines }),
  output: z.object({ requirementAreaText: z.string().trim().max(4000) }),
  instructions: `${postingRules}
Put the chosen responsibilities into at most 4 lines for the job description, one a line, each beginning with a verb, nothing added.`,
  prompt: (input) => dataPrompt({ ...input }),
  builtIn: ({ responsibilities }) => ({
    requirementAreaText: responsibilityText(responsibilities),
  }),
};

export interface RequirementsRequest extends RoleText {
  topic: RequirementTopic;
  responsibilities: string[];
  partialRequirements: string[];
}

/** A checklist of requirements for one step of the form. */
export const generateRequirements: LanguageTask<RequirementsRequest, { requirements: string[] }> = {
  name: 'generateRequirements',
  version: '1',
  input: z.object({
    ...role,
    topic: z.enum(requirementTopics),
    responsibilities: lines,
    partialRequirements: lines,
  }),
  output: z.object({ requirements: z.array(lineOut).min(1).max(12) }),
  instructions: `${postingRules}
List 4 to 6 requirements on the topic given, each a short line that the responsibilities really need. Ask for no more than the job needs: no number of years without need, no degree without "or the same learned at work". Leave out the partial requirements.`,
  prompt: (input) => dataPrompt({ ...input }),
  builtIn: (input) => ({ requirements: requirementLines(input) }),
};
