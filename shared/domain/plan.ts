/** A draft of the guided creator, or a text in the analyzer. */
export const jobDescriptionStates = ['Creator', 'Optimizer'] as const;
export type JobDescriptionState = (typeof jobDescriptionStates)[number];

/** What a job description is called until it has a title. */
export const defaultJobDescriptionTitle = 'New Job Description';
export const titleOf = (jobDescription: { title: string }): string =>
  jobDescription.title.trim() || defaultJobDescriptionTitle;

export const questionsProcessingStatuses = [
  'Dispatched',
  'InProgress',
  'Completed',
  'Failed',
] as const;
export type QuestionsProcessingStatus = (typeof questionsProcessingStatuses)[number];

export const planProcessingStatuses = [
  'Dispatched',
  'PlanInProgress',
  'PlanCompleted',
  'PlanCompetenciesInProgress',
  'QuestionsInProgress',
  'QuestionsCompleted',
  'Failed',
] as const;
export type PlanProcessingStatus = (typeof planProcessingStatuses)[number];

/** The interview a plan begins with when one was asked for. */
export const recruiterScreen = 'Recruiter screen';

/** Where a competency of a plan comes from. */
export const planGroupSources = [
  'Static',
  'UserFocusArea',
  'UserManuallyAdded',
  'JobDescription',
] as const;
export type PlanGroupSource = (typeof planGroupSources)[number];

export const planQuestionTypes = [
  'Behavioral',
  'Situational',
  'Performance',
  'Technical',
  'CaseStudy',
  'Screening',
  'Other',
  'Custom',
] as const;
export type PlanQuestionType = (typeof planQuestionTypes)[number];

export const jobDescriptionTones = [
  'FRIENDLY',
  'FUN',
  'INSPIRATIONAL',
  'PROFESSIONAL',
  'VISIONARY',
] as const;
export type JobDescriptionTone = (typeof jobDescriptionTones)[number];

export const locationTypes = ['in-office', 'hybrid', 'remote'] as const;
export type LocationType = (typeof locationTypes)[number];

/** How many interviews a plan may hold when it is generated. */
export const interviewCount = { fewest: 1, most: 8 } as const;
