type Over = Record<string, unknown>;

/** Who is signed in, as the server answers it to tests: an interviewer of an organization with interviews. */
export const scriptedUser = (over: Over = {}, organization: Over = {}) => ({
  __typename: 'CurrentUser',
  id: 'u1',
  firstName: 'Me',
  lastName: 'Myself',
  fullName: 'Me Myself',
  email: 'me@example.test',
  profilePicUrl: null,
  isImpersonated: false,
  timezoneName: 'UTC',
  timeFormat: 'H12',
  userRole: { __typename: 'UserRole', id: 'r', name: 'R', type: 'BASIC', permissions: [] },
  organization: {
    __typename: 'Organization',
    id: 'o',
    name: 'Org',
    planEnabled: false,
    interviewEnabled: true,
    featureAccess: [],
    allowAiCustomTemplates: true,
    retentionDaysSinceInterview: 0,
    createGuidesFromInterviewPlansEnabled: true,
    defaultPlanJobDescriptionTone: 'PROFESSIONAL',
    allowPlanJobDescriptionToneOverride: true,
    planFlags: {
      __typename: 'PlanFlags',
      simplifySentence: true,
      customTemplates: true,
      toneSelector: true,
    },
    ...organization,
  },
  planUserRole: null,
  canCreatePosition: false,
  canViewInsights: false,
  canViewQualityReport: false,
  canViewAdvancedInsights: false,
  canDeleteAnyCall: false,
  ...over,
});

export const scriptedServerInfo = (over: Over = {}) => ({
  __typename: 'ServerInfo',
  environment: 'test',
  buildHash: 'x',
  maxUploadBytes: 1_000,
  ...over,
});
