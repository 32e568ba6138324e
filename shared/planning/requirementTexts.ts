import { isNearDuplicate } from './nearDuplicates.ts';
import { roleCompetencies } from './roleCompetencies.ts';
import type { RoleText } from './responsibilityTexts.ts';

/** The steps of the requirements form. */
export const requirementTopics = [
  'experience and education',
  'specific skills',
  'accomplishments',
] as const;
export type RequirementTopic = (typeof requirementTopics)[number];

const mostLines = 6;

/**
 * A checklist of requirements for one step of the form. Requirements the person already has are not
 * offered again. Few on purpose: each one more keeps somebody from applying.
 */
export function requirementLines(
  request: RoleText & {
    topic: RequirementTopic;
    responsibilities: readonly string[];
    partialRequirements: readonly string[];
  },
): string[] {
  const { jobTitle, aboutRole, topic, responsibilities, partialRequirements } = request;
  const text = [aboutRole, ...responsibilities].join('\n');
  const competencies = roleCompetencies(jobTitle, text).slice(0, mostLines);
  const lines =
    topic === 'specific skills'
      ? competencies.flatMap(({ skills }) => skills.slice(0, 1))
      : topic === 'accomplishments'
        ? competencies.flatMap(({ results }) => results.slice(0, 1))
        : [
            ...competencies.slice(0, 4).map(({ name }) => `Experience with ${lower(name)}`),
            'A degree or certificate in a related field, or the same knowledge gained at work',
            'Some years in a similar job, paid or unpaid',
          ];
  return lines.filter(
    (line) => !partialRequirements.some((requirement) => isNearDuplicate(requirement, line)),
  );
}

/** "Customer service" in a sentence; "IT help desk" keeps its capitals. */
const lower = (name: string): string =>
  /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
