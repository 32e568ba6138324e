import { z } from 'zod';
import { defaultCaptureDisclaimer } from './captureConsent.ts';
import { jobDescriptionTones, type JobDescriptionTone } from './plan.ts';

const onByDefault = z.boolean().default(true);

/** How long a share with somebody outside may last, in days; 0.125 is three hours. */
export const externalShareDurationsDays = [0.125, 0.25, 0.5, 1, 5, 7, 14, 21, 28] as const;

/** How long interviews are kept, in days; 0 is without end. */
export const retentionChoicesDays = [0, 30, 90, 180, 365, 730] as const;

/**
 * How long the audit log is kept, in days; 0 is without end. Never under a year: the EU AI Act asks deployers for
 * at least six months of logs (Art. 26(6)).
 */
export const auditRetentionChoicesDays = [0, 365, 730, 1095, 2555] as const;

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

  /** What everybody in a meeting is told before it is captured. */
  captureDisclaimer: z.string().trim().min(1).max(1_000).default(defaultCaptureDisclaimer),
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

  /** Days after an interview until it is deleted with everything said in it. */
  retentionDaysSinceInterview: z.literal(retentionChoicesDays).default(0),
  /** Days until an entry of the audit log is removed. */
  auditRetentionDays: z.literal(auditRetentionChoicesDays).default(0),

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

type OfferedSwitch = Extract<
  Switch,
  | 'allowAiCustomTemplates'
  | 'allowPlanJobDescriptionToneOverride'
  | 'assignGuidesToInterviewersEnabled'
  | 'createGuidesFromInterviewPlansEnabled'
  | 'hideScoresUntilSubmitted'
  | 'planCustomTemplates'
  | 'planSimplifySentence'
  | 'planToneSelector'
  | `qualityReport${string}`
>;

/**
 * The switches that the settings page offers, with what follows from each. A switch is listed here once
 * something reads it.
 */
export const organizationSettingGroups: readonly {
  label: string;
  product: 'interview' | 'plan';
  switches: { key: OfferedSwitch; label: string; description: string }[];
}[] = [
  {
    label: 'Interviews',
    product: 'interview',
    switches: [
      {
        key: 'hideScoresUntilSubmitted',
        label: 'Hide scores until people have submitted their own',
        description: 'Interviewers form their judgement before they read the scores of others.',
      },
      {
        key: 'assignGuidesToInterviewersEnabled',
        label: 'Assign guides to interviewers',
        description: 'People who manage hiring teams choose who uses each guide.',
      },
      {
        key: 'allowAiCustomTemplates',
        label: 'Templates for AI notes',
        description: 'People choose and write templates that say what AI notes contain.',
      },
    ],
  },
  { label: 'Sharing', product: 'interview', switches: [] },
  {
    label: 'Interviewer quality report',
    product: 'interview',
    switches: [
      {
        key: 'qualityReportOnTimeStarts',
        label: 'On-time starts',
        description: 'An interviewer speaks within 5 minutes of the scheduled start.',
      },
      {
        key: 'qualityReportAgendaSet',
        label: 'Agenda set',
        description: 'The agenda is stated in the first 10 minutes.',
      },
      {
        key: 'qualityReportCandidateQuestionOpportunity',
        label: 'Candidate question opportunity',
        description: 'The candidate may ask in the last 15 minutes.',
      },
      {
        key: 'qualityReportCandidateTalkRatio',
        label: 'Candidate talk ratio',
        description: 'Share of the talk that is the candidate’s.',
      },
      {
        key: 'qualityReportLongestMonologue',
        label: 'Longest monologue',
        description: 'The interviewer’s longest turn.',
      },
      {
        key: 'qualityReportSpeakingRate',
        label: 'Speaking rate',
        description: 'The interviewer’s words a minute.',
      },
      {
        key: 'qualityReportInteractivity',
        label: 'Interactivity',
        description: 'How often the speakers change.',
      },
      {
        key: 'qualityReportQuestionsAsked',
        label: 'Questions asked',
        description: 'Number of questions the interviewer asks.',
      },
      {
        key: 'qualityReportProblematicQuestions',
        label: 'Problematic questions',
        description: 'Questions that touch protected ground.',
      },
      {
        key: 'qualityReportFeedbackSubmissionTime',
        label: 'Feedback submission time',
        description: 'Scorecards are submitted within 24 hours.',
      },
      {
        key: 'qualityReportFeedbackSubmissionRate',
        label: 'Feedback submission rate',
        description: 'Scorecards are submitted within 7 days.',
      },
    ],
  },
  {
    label: 'Job descriptions and plans',
    product: 'plan',
    switches: [
      {
        key: 'createGuidesFromInterviewPlansEnabled',
        label: 'Turn interview plans into guides',
        description: 'Plans offer to make an interview guide of each of their interviews.',
      },
      {
        key: 'planCustomTemplates',
        label: 'Start job descriptions from a template',
        description: 'New job descriptions start with the sections of your template.',
      },
      {
        key: 'planSimplifySentence',
        label: 'Offer shorter sentences',
        description: 'The analyzer suggests shorter wording for long sentences.',
      },
      {
        key: 'planToneSelector',
        label: 'Show the tone',
        description: 'People see which tone a text is written in.',
      },
      {
        key: 'allowPlanJobDescriptionToneOverride',
        label: 'Let people choose another tone',
        description: 'Otherwise every text has the default tone.',
      },
    ],
  },
];

export const toneLabels: Record<JobDescriptionTone, string> = {
  FRIENDLY: 'Friendly',
  FUN: 'Fun',
  INSPIRATIONAL: 'Inspirational',
  PROFESSIONAL: 'Professional',
  VISIONARY: 'Visionary',
};
