// Answers of the server that the tests of the recordings list begin from.
import type { Answer } from '../lib/scriptedClient.ts';

const person = (id: string, fullName: string) => ({ __typename: 'User', id, fullName });

export const call = (id: string, name: string, over: Record<string, unknown> = {}) => ({
  __typename: 'Call',
  id,
  name: `Recording ${id}`,
  startTime: '2026-05-01T10:00:00Z',
  durationMs: 2_520_000,
  visibility: 'PRIVATE',
  sketch: ['Gub/'],
  unreadMentions: 0,
  candidate: { __typename: 'Candidate', id: `c-${id}`, fullName: name },
  position: { __typename: 'Position', id: 'p1', displayTitle: 'Backend Engineer' },
  interviewStage: { __typename: 'InterviewStage', id: 's1', title: 'Technical' },
  interviewers: ['Ana Ruiz', 'Ben Oko', 'Cy Poe', 'Di Lee', 'Ed Fox'].map((who) =>
    person(who, who),
  ),
  rating: null,
  canEdit: true,
  canDelete: true,
  canRetry: true,
  status: 'ENDED',
  isProcessing: false,
  recordingProcessingStatus: 'COMPLETED',
  transcriptionStatus: 'COMPLETED',
  failureReason: null,
  processingStep: null,
  processingProgress: 0,
  uploadedShare: null,
  ...over,
});

export const step = (progress: number) => ({
  isProcessing: true,
  transcriptionStatus: 'IN_PROGRESS',
  processingStep: 'TRANSCRIBE',
  processingProgress: progress,
});

export const pageOf = (results: unknown[], totalRows = results.length, page = 1) => ({
  calls: {
    __typename: 'CallPage',
    results,
    pageInfo: {
      __typename: 'PageInfo',
      totalRows,
      isTotalCapped: false,
      totalPages: 1,
      page,
      limit: 50,
    },
  },
});

export const basics: Record<string, Answer> = {
  CurrentUser: {
    currentUser: {
      ...person('u1', 'Me Myself'),
      __typename: 'CurrentUser',
      firstName: 'Me',
      lastName: 'Myself',
      email: 'me@example.test',
      profilePicUrl: null,
      isImpersonated: false,
      timezoneName: 'Europe/Berlin',
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
      },
      planUserRole: null,
      canCreatePosition: false,
      canViewInsights: false,
      canViewQualityReport: false,
      canViewAdvancedInsights: false,
      canDeleteAnyCall: false,
    },
    serverInfo: {
      __typename: 'ServerInfo',
      environment: 'test',
      buildHash: 'x',
      maxUploadBytes: 1_000,
    },
  },
  UnfinishedUploads: { unfinishedUploads: [] },
  SearchKey: { searchApplication: null },
};
