import type { AiSummaryFormat } from './aiNote.ts';
import { callTypeName, callTypes, type CallType } from './call.ts';
import type { PositionRole } from './permissions.ts';

/** The kinds of AI notes that a template can ask for (specification §1). */
export const templateTypes = [
  'CUSTOM',
  'CANDIDATE_SUMMARY_CUSTOM',
  'TLDR',
  'CS',
  'QANDA',
  'WRITEUP',
  'SCORECARD',
  'DEBRIEF',
  'INTAKE',
  'PRODUCT_DEMO_FEEDBACK',
  'SALES',
] as const;
export type TemplateType = (typeof templateTypes)[number];

export const templateVisibilities = ['PUBLIC', 'PRIVATE'] as const;
export type TemplateVisibility = (typeof templateVisibilities)[number];

/** The interviews a template is used for when nobody chose one: none, all, or those that match. */
export const templateDefaults = ['NONE', 'ALL', 'MATCHING'] as const;
export type TemplateDefault = (typeof templateDefaults)[number];

/** A part of the notes: its title and what the engine is asked to write there. */
export interface TemplateSection {
  title: string;
  prompt: string;
}

interface TemplateTypeFacts {
  label: string;
  description: string;
  /** The standard part of the summary that the template shows; null where it has sections. */
  part: Exclude<AiSummaryFormat, 'SECTION'> | null;
  /** What a new template starts with. */
  sections: readonly TemplateSection[];
}

const section = (title: string, prompt: string): TemplateSection => ({ title, prompt });

export const templateTypeFacts: Record<TemplateType, TemplateTypeFacts> = {
  CUSTOM: {
    label: 'Custom',
    description: 'Sections of your own, from everything that was said.',
    part: null,
    sections: [],
  },
  CANDIDATE_SUMMARY_CUSTOM: {
    label: 'Custom candidate summary',
    description: 'Sections of your own, from what the candidate said.',
    part: null,
    sections: [],
  },
  TLDR: {
    label: 'In short',
    description: 'The interview in at most three sentences.',
    part: 'TLDR',
    sections: [],
  },
  CS: {
    label: 'Candidate summary',
    description: 'Experience, skills, motivation and practical matters.',
    part: 'CS',
    sections: [],
  },
  QANDA: {
    label: 'Questions and answers',
    description: 'Each main question with the answer to it.',
    part: 'QANDA',
    sections: [],
  },
  WRITEUP: {
    label: 'Write-up',
    description: 'The interview by subject.',
    part: 'WRITEUP',
    sections: [],
  },
  SCORECARD: {
    label: 'Scorecard',
    description: "What was said about each competency of the interview's guide.",
    part: null,
    sections: [],
  },
  DEBRIEF: {
    label: 'Debrief',
    description: 'For the meeting after the interviews.',
    part: null,
    sections: [
      section('Achievements', 'What did the candidate achieve? What were the results?'),
      section('Concerns', 'What went wrong? What would the candidate do differently?'),
      section('Candidate questions', 'What questions did the candidate ask?'),
      section('Next steps', 'What are the next steps?'),
    ],
  },
  INTAKE: {
    label: 'Intake',
    description: 'For the first meeting with a hiring manager.',
    part: null,
    sections: [
      section('Role', 'What will the person do in this role?'),
      section('Must have', 'What skills and experience are required?'),
      section('Nice to have', 'What would be nice to have?'),
      section('Team', 'How big is the team? Who is on the team?'),
      section('Process', 'What are the interview stages? When should the person start?'),
      section('Compensation', 'What is the salary range?'),
    ],
  },
  PRODUCT_DEMO_FEEDBACK: {
    label: 'Product demo feedback',
    description: 'For the demonstration of a product.',
    part: null,
    sections: [
      section('Liked', 'What did they like?'),
      section('Missing', 'What features are missing?'),
      section('Questions', 'What questions did they ask?'),
      section('Next steps', 'What are the next steps?'),
    ],
  },
  SALES: {
    label: 'Sales',
    description: 'For a conversation with a client.',
    part: null,
    sections: [
      section('Situation', 'What do they use today?'),
      section('Problem', 'What problem do they want to solve?'),
      section('Decision', 'Who decides? When do they decide?'),
      section('Budget', 'What is the budget?'),
      section('Next steps', 'What are the next steps?'),
    ],
  },
};

/** Whether people write the sections of such a template. */
export const hasSections = (type: TemplateType): boolean =>
  templateTypeFacts[type].part === null && type !== 'SCORECARD';

export const longestTemplateName = 100;
export const longestSectionTitle = 100;
export const longestPrompt = 1000;
export const mostSections = 12;
export const mostKeywords = 20;

/** What a person fills in. */
export interface TemplateInput {
  name: string;
  customType: TemplateType;
  sections: readonly TemplateSection[];
  customPrompt: string;
  visibility: TemplateVisibility;
  defaultFor: TemplateDefault;
  defaultForPersona: readonly PositionRole[];
  defaultForKeywords: readonly string[];
  defaultForMeetingType: readonly CallType[];
}

/** What is wrong with a template, in words for the person who wrote it; null when it can be saved. */
export function templateFault(input: TemplateInput): string | null {
  const { name, customType, sections, defaultFor } = input;
  if (name.trim() === '') return 'Give the template a name.';
  if (name.trim().length > longestTemplateName)
    return `Use at most ${longestTemplateName} characters for the name.`;
  if (input.customPrompt.length > longestPrompt)
    return `Use at most ${longestPrompt} characters for the instructions.`;
  const fault = hasSections(customType) ? sectionsFault(sections) : null;
  if (fault !== null) return fault;
  if (defaultFor !== 'NONE' && input.visibility === 'PRIVATE')
    return 'Only a template that the team can use can be a default. Choose Team, or no default.';
  const conditions = [
    ...[...input.defaultForPersona, ...input.defaultForKeywords],
    ...input.defaultForMeetingType,
  ];
  if (defaultFor === 'MATCHING' && conditions.length === 0)
    return 'Choose at least one role, keyword or meeting type.';
  if (
    input.defaultForKeywords.length > mostKeywords ||
    input.defaultForKeywords.some((keyword) => keyword.length > longestSectionTitle)
  )
    return `Use at most ${mostKeywords} keywords of at most ${longestSectionTitle} characters.`;
  return null;
}

function sectionsFault(sections: readonly TemplateSection[]): string | null {
  if (sections.length === 0) return 'Add at least one section.';
  if (sections.length > mostSections) return `Use at most ${mostSections} sections.`;
  const titles = sections.map(({ title }) => title.trim().toLowerCase());
  if (titles.includes('')) return 'Give every section a title.';
  if (titles.some((title) => title.length > longestSectionTitle))
    return `Use at most ${longestSectionTitle} characters for a title.`;
  const same = sections.find(({ title }, at) => titles.indexOf(title.trim().toLowerCase()) < at);
  if (same) return `There are two sections with the title “${same.title.trim()}”.`;
  if (sections.some(({ prompt }) => prompt.length > longestPrompt))
    return `Use at most ${longestPrompt} characters for what a section should say.`;
  return null;
}

/** What is known of an interview when the template for its notes is chosen. */
export interface TemplateFacts {
  type: CallType;
  /** Roles of its interviewers on the hiring team. */
  personas: readonly PositionRole[];
  /** Name, position and stage in one text. */
  title: string;
}

type DefaultRule = Pick<
  TemplateInput,
  'defaultFor' | 'defaultForPersona' | 'defaultForKeywords' | 'defaultForMeetingType'
>;

/**
 * The template that an interview gets when nobody chose one: of those whose every condition holds, the one
 * with the most conditions; of equal ones, the first.
 */
export function defaultTemplate<Template extends DefaultRule>(
  templates: readonly Template[],
  facts: TemplateFacts,
): Template | null {
  const fitting = templates
    .map((template) => ({ template, rank: rankOf(template, facts) }))
    .filter(({ rank }) => rank >= 0);
  const best = Math.max(...fitting.map(({ rank }) => rank));
  return fitting.find(({ rank }) => rank === best)?.template ?? null;
}

/** How many kinds of condition hold; -1 when one does not. */
function rankOf(rule: DefaultRule, { type, personas, title }: TemplateFacts): number {
  if (rule.defaultFor === 'NONE') return -1;
  if (rule.defaultFor === 'ALL') return 0;
  const names = rule.defaultForMeetingType.map(callTypeName);
  const said = title.toLowerCase();
  const conditions = [
    {
      of: rule.defaultForPersona,
      holds: rule.defaultForPersona.some((item) => personas.includes(item)),
    },
    {
      of: rule.defaultForKeywords,
      holds: rule.defaultForKeywords.some((keyword) => said.includes(keyword.toLowerCase())),
    },
    { of: names, holds: names.includes(callTypeName(type)) },
  ].filter((item) => item.of.length > 0);
  return conditions.length > 0 && conditions.every(({ holds }) => holds) ? conditions.length : -1;
}

/** Meeting types to choose from: one call type for each name that people know. */
export const meetingTypes: readonly CallType[] = callTypes.filter(
  (type, at) => callTypes.findIndex((item) => callTypeName(item) === callTypeName(type)) === at,
);

/** The template that notes were written by, as it was then. */
export interface AppliedTemplate {
  id: string;
  name: string;
  customType: TemplateType;
}

/** A template with what an engine writes by it. */
export interface CallTemplate extends AppliedTemplate {
  sections: readonly TemplateSection[];
  /** Instructions for a model, valid in all sections. */
  guidance: string;
  /** Only what the candidate said belongs in them. */
  isOfCandidate: boolean;
}

/** The parts of a summary that a page shows. */
export function shownParts(template: AppliedTemplate | null): readonly AiSummaryFormat[] {
  if (!template) return ['TLDR', 'CS', 'QANDA', 'WRITEUP'];
  return [templateTypeFacts[template.customType].part ?? 'SECTION'];
}
