import { Route, Routes } from 'react-router';
import { scriptedClient } from '../../lib/scriptedClient.ts';
import type { Answer } from '../../lib/scriptedClient.ts';
import { scriptedServerInfo, scriptedUser } from '../../lib/scriptedUser.ts';
import { renderUi } from '../../ui/renderUi.tsx';
import { AnalyzerScreen } from './AnalyzerScreen.tsx';

const currentUser = scriptedUser(
  {
    userRole: {
      __typename: 'UserRole',
      id: 'r',
      name: 'Admin',
      type: 'SITE_ADMIN',
      permissions: [],
    },
    planUserRole: { __typename: 'PlanUserRole', name: 'Admin', permissions: [] },
    canCreatePosition: true,
    canViewInsights: true,
    canViewQualityReport: true,
    canDeleteAnyCall: true,
  },
  { planEnabled: true, defaultPlanJobDescriptionTone: 'FRIENDLY' },
);
/** Editor content of one paragraph. */
export const rawText = (text: string) =>
  JSON.stringify({ blocks: [{ text, type: 'unstyled', depth: 0 }], entityMap: {} });
export const jobDescription = (over: Record<string, unknown> = {}) => ({
  __typename: 'JobDescription',
  id: 'j1',
  title: 'Nurse',
  jobDescriptionState: 'Optimizer',
  error: null,
  creator: { __typename: 'User', id: 'u1', fullName: 'Ana Ruiz' },
  createdAt: '2026-11-01T10:00:00Z',
  updatedAt: '2026-11-02T10:00:00Z',
  lastModifiedAt: '2026-11-02T10:00:00Z',
  contentRevision: 'r1',
  planId: null,
  editorContent: rawText('We need a young rockstar.'),
  text: 'We need a young rockstar.',
  whitelistedWords: [],
  canEdit: true,
  customHeaderSections: [
    {
      __typename: 'JobDescriptionCustomSection',
      id: 's1',
      order: 1,
      header: 'Who we are',
      text: 'Kind.',
    },
  ],
  customFooterSections: [],
  ...over,
});

/** For tests: the analyzer on a job description that the server has so, or null when it has none. */
export function openAnalyzer(
  over: Record<string, unknown> | null,
  script: Record<string, Answer> = {},
  query = '',
) {
  const server = scriptedClient({
    CurrentUser: { currentUser, serverInfo: scriptedServerInfo() },
    AnalyzerScreen: { jobDescription: over && jobDescription(over) },
    ...script,
  });
  const ui = renderUi(
    <Routes>
      <Route path="/plan/analyze/:jobDescriptionId" element={<AnalyzerScreen />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { client: server.client, path: `/plan/analyze/j1${query}` },
  );
  return { ...server, ...ui };
}
export const analysis = {
  __typename: 'JobDescriptionAnalysis',
  score: 20,
  numWords: 5,
  contentRevision: 'r2',
};
