// Answers of the server that the tests of the recordings list begin from.
import type { Answer } from '../lib/scriptedClient.ts';
import { scriptedServerInfo, scriptedUser } from '../lib/scriptedUser.ts';

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
    currentUser: scriptedUser({ timezoneName: 'Europe/Berlin' }),
    serverInfo: scriptedServerInfo(),
  },
  UnfinishedUploads: { unfinishedUploads: [] },
  SearchKey: { searchApplication: null },
};
