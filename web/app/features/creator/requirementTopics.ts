/** The steps of the requirements form, as the API names them. */
export const requirementTopics = [
  'EXPERIENCE_AND_EDUCATION',
  'SPECIFIC_SKILLS',
  'ACCOMPLISHMENTS',
] as const;
export type RequirementTopic = (typeof requirementTopics)[number];

export const topicTitles: Readonly<Record<RequirementTopic, string>> = {
  EXPERIENCE_AND_EDUCATION: 'Experience and education',
  SPECIFIC_SKILLS: 'Specific skills',
  ACCOMPLISHMENTS: 'Accomplishments',
};
