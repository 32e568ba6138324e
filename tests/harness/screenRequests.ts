import { print } from 'graphql';
import type { DocumentNode } from 'graphql';
import {
  CandidateMotivationsDocument,
  CandidateQuestionsDocument,
  CompensationTrendsDocument,
  CurrentUserDocument,
  InsightOverviewDocument,
  InterviewerInsightsDocument,
  InterviewerReportDocument,
  InterviewScreenDocument,
  RecordingsScreenDocument,
  SignInPageDocument,
  TopicTrendsDocument,
  UnfinishedUploadsDocument,
} from '../../web/app/lib/__generated__/graphql.ts';

/** One request as the web app's client sends it. */
export interface ScreenRequest {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

/** What the web app asks when a page is opened, out of its own documents. */
export const screenRequests = {
  signIn: (): ScreenRequest[] => [requestOf(SignInPageDocument)],
  recordings: (limit: number): ScreenRequest[] => [
    requestOf(CurrentUserDocument),
    recordingsRequest(limit),
    requestOf(UnfinishedUploadsDocument),
  ],
  interview: (callId: string): ScreenRequest[] => [
    requestOf(CurrentUserDocument),
    requestOf(InterviewScreenDocument, { callId }),
  ],
};

/** The list alone, newest first and unfiltered. */
export const recordingsRequest = (limit: number): ScreenRequest =>
  requestOf(RecordingsScreenDocument, { page: 1, limit, orderBy: 'NEWEST', filter: {} });

/** The insights of the year around now: of one person, or of all for those who may read them. */
export function insightRequests(userId: string | null): ScreenRequest[] {
  const from = (days: number) =>
    new Date(Math.floor(Date.now() / 86_400_000 + days) * 86_400_000).toISOString();
  const filter = { start: from(-365), end: from(2), interval: 'MONTH', zone: 'Europe/Berlin' };
  return userId
    ? [requestOf(InterviewerInsightsDocument, { userId, filter })]
    : [
        ...[InsightOverviewDocument, InterviewerReportDocument, CandidateQuestionsDocument],
        ...[CandidateMotivationsDocument, CompensationTrendsDocument, TopicTrendsDocument],
      ].map((document) => requestOf(document, { filter }));
}

function requestOf(document: DocumentNode, variables: Record<string, unknown> = {}): ScreenRequest {
  const operation = document.definitions.find(
    (definition) => definition.kind === 'OperationDefinition',
  );
  return { operationName: operation?.name?.value ?? '', query: print(document), variables };
}
