import { Navigate, Route, Routes } from 'react-router';
import type { CurrentUser } from '../features/session/useCurrentUser.ts';
import { lazyPart } from '../lib/lazyPart.ts';
import { loadInterview, loadRecordings } from '../loadScreens.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';
import { Shell } from './Shell.tsx';
import { InterviewGate } from './upgrade/InterviewGate.tsx';

const loadPeople = () => import('./peopleScreens.ts');

const RecordingsScreen = lazyPart(loadRecordings, 'RecordingsScreen');
const InterviewScreen = lazyPart(loadInterview, 'InterviewScreen');
const CandidatesScreen = lazyPart(loadPeople, 'CandidatesScreen');
const CandidateScreen = lazyPart(loadPeople, 'CandidateScreen');
const PositionsScreen = lazyPart(loadPeople, 'PositionsScreen');
const PositionScreen = lazyPart(loadPeople, 'PositionScreen');
const CompareScreen = lazyPart(loadPeople, 'CompareScreen');
const ScheduledInterviewsScreen = lazyPart(
  () => import('./interviews/ScheduledInterviewsScreen.tsx'),
  'ScheduledInterviewsScreen',
);
const ActivityScreen = lazyPart(() => import('./ActivityScreen.tsx'), 'ActivityScreen');
const CandidateAlertsScreen = lazyPart(
  () => import('./CandidateAlertsScreen.tsx'),
  'CandidateAlertsScreen',
);
const GuidesScreen = lazyPart(() => import('./GuidesScreen.tsx'), 'GuidesScreen');
const GuideScreen = lazyPart(() => import('./GuideScreen.tsx'), 'GuideScreen');
const NewGuideScreen = lazyPart(() => import('./NewGuideScreen.tsx'), 'NewGuideScreen');
const ScorecardScreen = lazyPart(() => import('./ScorecardScreen.tsx'), 'ScorecardScreen');
const ExtensionConnectScreen = lazyPart(
  () => import('./ExtensionConnectScreen.tsx'),
  'ExtensionConnectScreen',
);
const InterviewAssistantScreen = lazyPart(
  () => import('./InterviewAssistantScreen.tsx'),
  'InterviewAssistantScreen',
);
const ClipsScreen = lazyPart(() => import('./clips/ClipsScreen.tsx'), 'ClipsScreen');
const ClipScreen = lazyPart(() => import('./clips/ClipScreen.tsx'), 'ClipScreen');
const PlaylistsScreen = lazyPart(() => import('./clips/PlaylistsScreen.tsx'), 'PlaylistsScreen');
const PlaylistScreen = lazyPart(() => import('./clips/PlaylistScreen.tsx'), 'PlaylistScreen');
const TemplatesScreen = lazyPart(
  () => import('./templates/TemplatesScreen.tsx'),
  'TemplatesScreen',
);
const TemplateScreen = lazyPart(() => import('./templates/TemplateScreen.tsx'), 'TemplateScreen');
const PlanPages = lazyPart(() => import('./plan/PlanPages.tsx'), 'PlanPages');
const PlanGate = lazyPart(() => import('./plan/PlanGate.tsx'), 'PlanGate');
const LibraryScreen = lazyPart(() => import('./plan/LibraryScreen.tsx'), 'LibraryScreen');

const InterviewUpgradeScreen = lazyPart(
  () => import('./upgrade/InterviewUpgradeScreen.tsx'),
  'InterviewUpgradeScreen',
);
const InsightPages = lazyPart(() => import('./insights/InsightPages.tsx'), 'InsightPages');
const SettingsPages = lazyPart(() => import('./settings/SettingsPages.tsx'), 'SettingsPages');

const homeOf = ({ organization }: CurrentUser): string => {
  if (organization.interviewEnabled) return '/search';
  return organization.planEnabled ? '/plan' : '/upgrade';
};

/** Every page of a signed-in person by its path, in a file that the sign-in page does not load. */
export function SignedInPages({ user }: { user: CurrentUser }) {
  return (
    <Routes>
      <Route
        path="/interview-assistant/:callId?"
        element={<InterviewAssistantScreen user={user} />}
      />
      <Route element={<Shell user={user} />}>
        <Route index element={<Navigate to={homeOf(user)} replace />} />
        <Route path="/upgrade" element={<InterviewUpgradeScreen user={user} />} />
        <Route element={<InterviewGate user={user} />}>
          <Route path="/search" element={<RecordingsScreen />} />
          <Route path="/interview/:callId" element={<InterviewScreen />} />
          <Route path="/candidates" element={<CandidatesScreen />} />
          <Route path="/candidate/:candidateId" element={<CandidateScreen />} />
          <Route path="/positions" element={<PositionsScreen />} />
          <Route path="/position/:positionId" element={<PositionScreen />} />
          <Route path="/position/:positionId/compare" element={<CompareScreen />} />
          <Route path="/interviews" element={<ScheduledInterviewsScreen />} />
          <Route path="/activity" element={<ActivityScreen />} />
          <Route path="/candidate-alerts" element={<CandidateAlertsScreen />} />
          <Route path="/guides" element={<GuidesScreen />} />
          <Route path="/guides/new" element={<NewGuideScreen />} />
          <Route path="/guide/:guideId" element={<GuideScreen />} />
          <Route path="/clips" element={<ClipsScreen />} />
          <Route path="/clip/:clipId" element={<ClipScreen />} />
          <Route path="/interview/:callId/clip/:clipId" element={<ClipScreen />} />
          <Route path="/playlists" element={<PlaylistsScreen />} />
          <Route path="/playlist/:playlistId" element={<PlaylistScreen />} />
          <Route path="/templates" element={<TemplatesScreen />} />
          <Route path="/templates/:templateId" element={<TemplateScreen />} />
          <Route path="/scorecard/:interviewId" element={<ScorecardScreen />} />
          <Route path="/insights/*" element={<InsightPages user={user} />} />
        </Route>
        <Route path="/extension/connect" element={<ExtensionConnectScreen />} />
        <Route path="/plan/*" element={<PlanPages />} />
        <Route element={<PlanGate />}>
          <Route path="/settings/library" element={<LibraryScreen />} />
        </Route>
        <Route path="/settings/*" element={<SettingsPages />} />
        <Route path="*" element={<NotFoundScreen />} />
      </Route>
    </Routes>
  );
}
