import { z } from 'zod';
import { jobDescriptionTones } from './plan.ts';

const onByDefault = z.boolean().default(true);

/** How long a share with somebody outside may last, in days; 0.125 is three hours. */
export const externalShareDurationsDays = [0.125, 0.25, 0.5, 1, 5, 7, 14, 21, 28] as const;

/** What an organization decides for its people. A key without a stored value has the default. */
export const organizationSettings = z.object({
  /** Tone of generated job descriptions. */
  defaultPlanJobDescriptionTone: z.enum(jobDescriptionTones).default('PROFESSIONAL'),
  /** People may choose another tone for one job description. */
  allowPlanJobDescriptionToneOverride: onByDefault,
  /** Interview plans can be turned into interview guides. */
  createGuidesFromInterviewPlansEnabled: onByDefault,
  /** The analyzer offers shorter wording for a sentence. */
  planSimplifySentence: onByDefault,
  /** New job descriptions start on the organization's default template. */
  planCustomTemplates: onByDefault,
  /** The creator shows the choice of a tone. */
  planToneSelector: onByDefault,

  /** The extension's panel shows a person only their own notes. */
  hideOthersNotesInExtension: onByDefault,
  /** Guides can be assigned to single interviewers. */
  assignGuidesToInterviewersEnabled: onByDefault,
  /** People may write templates with prompts of their own for AI notes. */
  allowAiCustomTemplates: onByDefault,
  /** Candidates and interviews carry a rating of 1 to 5 stars. */
  showStarRatings: onByDefault,
  /** An interviewer sees the scores of others only after submitting their own. */
  hideScoresUntilSubmitted: onByDefault,
  /** Duration that the dialog for a share outside starts with, in days. */
  externalShareDefaultDurationDays: z.literal(externalShareDurationsDays).default(7),

  // The measures of the interviewer quality report.
  /** The agenda is stated in the first 10 minutes. */
  qualityReportAgendaSet: onByDefault,
  /** The candidate may ask questions in the last 15 minutes. */
  qualityReportCandidateQuestionOpportunity: onByDefault,
  /** Share of the talking that is the candidate's. */
  qualityReportCandidateTalkRatio: onByDefault,
  /** The interviewer speaks within 5 minutes of the scheduled start. */
  qualityReportOnTimeStarts: onByDefault,
  /** Questions that touch protected ground. */
  qualityReportProblematicQuestions: onByDefault,
  /** The interviewer's longest turn. */
  qualityReportLongestMonologue: onByDefault,
  /** The interviewer's words per minute. */
  qualityReportSpeakingRate: onByDefault,
  /** How often the speakers change. */
  qualityReportInteractivity: onByDefault,
  /** Number of questions the interviewer asks. */
  qualityReportQuestionsAsked: onByDefault,
  /** Feedback is submitted within 24 hours. */
  qualityReportFeedbackSubmissionTime: onByDefault,
  /** Feedback is submitted within 7 days. */
  qualityReportFeedbackSubmissionRate: onByDefault,
});
export type OrganizationSettings = z.infer<typeof organizationSettings>;

type Switch = {
  [Key in keyof OrganizationSettings]: OrganizationSettings[Key] extends boolean ? Key : never;
}[keyof OrganizationSettings];

/** The settings that are on or off. */
export const organizationSwitches = Object.entries(organizationSettings.parse({})).flatMap(
  ([key, value]) => (typeof value === 'boolean' ? [key as Switch] : []),
);
