/** Where an application stands. */
export const applicationStatuses = ['ACTIVE', 'HIRED', 'REJECTED'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];
export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  ACTIVE: 'Active',
  HIRED: 'Hired',
  REJECTED: 'Rejected',
};

export const candidateLinkTypes = [
  'ATS',
  'GITHUB',
  'LINKEDIN',
  'OTHER',
  'PORTFOLIO',
  'RESUME',
] as const;
export type CandidateLinkType = (typeof candidateLinkTypes)[number];
export const candidateLinkLabels: Record<CandidateLinkType, string> = {
  ATS: 'ATS',
  GITHUB: 'GitHub',
  LINKEDIN: 'LinkedIn',
  OTHER: 'Other',
  PORTFOLIO: 'Portfolio',
  RESUME: 'Resume',
};

export const phoneTypes = ['HOME', 'MOBILE', 'OTHER', 'WORK'] as const;
export type PhoneType = (typeof phoneTypes)[number];
export const phoneTypeLabels: Record<PhoneType, string> = {
  HOME: 'Home',
  MOBILE: 'Mobile',
  OTHER: 'Other',
  WORK: 'Work',
};

/** What a candidate decided about being recorded. */
export const consentDecisions = ['OPT_IN', 'OPT_OUT'] as const;
export type ConsentDecision = (typeof consentDecisions)[number];
export const consentDecisionLabels: Record<ConsentDecision, string> = {
  OPT_IN: 'Agrees to be recorded',
  OPT_OUT: 'Does not want to be recorded',
};

export const highestRating = 5;

export interface RatingSummary {
  /** Mean to one decimal; null without ratings. */
  average: number | null;
  /** How many people gave 1, 2, 3, 4 and 5 stars. */
  counts: number[];
}

/** What several people's stars come to. */
export function ratingSummary(ratings: readonly number[]): RatingSummary {
  const counts = Array.from(
    { length: highestRating },
    (_, at) => ratings.filter((rating) => rating === at + 1).length,
  );
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  return {
    average: ratings.length === 0 ? null : Math.round((sum / ratings.length) * 10) / 10,
    counts,
  };
}
