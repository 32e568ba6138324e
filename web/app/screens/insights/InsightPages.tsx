import { Navigate, Route, Routes } from 'react-router';
import type { CurrentUser } from '../../features/session/useCurrentUser.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import { InterviewerScreen } from './InterviewerScreen.tsx';
import { OverviewScreen } from './OverviewScreen.tsx';
import { ReportScreen } from './ReportScreen.tsx';
import './printedInsights.css';
import { TopicsScreen } from './TopicsScreen.tsx';

const StructureScreen = lazyPart(() =>
  import('./StructureScreen.tsx').then((module) => ({ default: module.StructureScreen })),
);
const TopicTrendsScreen = lazyPart(() =>
  import('./TopicTrendsScreen.tsx').then((module) => ({ default: module.TopicTrendsScreen })),
);
const ThemesScreen = lazyPart(() =>
  import('./ThemesScreen.tsx').then((module) => ({ default: module.ThemesScreen })),
);
const CompensationScreen = lazyPart(() =>
  import('./CompensationScreen.tsx').then((module) => ({ default: module.CompensationScreen })),
);
const AdverseImpactScreen = lazyPart(() =>
  import('./AdverseImpactScreen.tsx').then((module) => ({ default: module.AdverseImpactScreen })),
);

const SharedReportsScreen = lazyPart(() =>
  import('./SharedReportsScreen.tsx').then((module) => ({ default: module.SharedReportsScreen })),
);
const SharedReportScreen = lazyPart(() =>
  import('./SharedReportScreen.tsx').then((module) => ({ default: module.SharedReportScreen })),
);

const SkillReportsScreen = lazyPart(() =>
  import('./SkillReportsScreen.tsx').then((module) => ({ default: module.SkillReportsScreen })),
);
const SkillReportScreen = lazyPart(() =>
  import('./SkillReportScreen.tsx').then((module) => ({ default: module.SkillReportScreen })),
);

/** The pages of insights; who may not read one is led to the nearest that they may. */
export function InsightPages({ user }: { user: CurrentUser }) {
  const own = <Navigate to={`/insights/interviewer/${user.id}`} replace />;
  const total = <Navigate to="/insights/total_interviews" replace />;
  return (
    <Routes>
      <Route index element={user.canViewInsights ? <OverviewScreen /> : own} />
      <Route
        path="report"
        element={user.canViewQualityReport ? <ReportScreen /> : user.canViewInsights ? total : own}
      />
      <Route
        path="total_interviews"
        element={user.canViewInsights ? <ReportScreen isTotalOnly /> : own}
      />
      <Route path="topics" element={user.canViewInsights ? <TopicsScreen user={user} /> : own} />
      <Route
        path="topic-trends"
        element={user.canViewAdvancedInsights ? <TopicTrendsScreen /> : own}
      />
      <Route
        path="candidate-questions"
        element={user.canViewAdvancedInsights ? <ThemesScreen key="q" of="questions" /> : own}
      />
      <Route
        path="candidate-motivations"
        element={user.canViewAdvancedInsights ? <ThemesScreen key="m" of="motivations" /> : own}
      />
      <Route
        path="compensation-trends"
        element={user.canViewAdvancedInsights ? <CompensationScreen /> : own}
      />
      <Route
        path="skill-report/all"
        element={user.canViewAdvancedInsights ? <SkillReportsScreen /> : own}
      />
      <Route
        path="skill-report/:reportId"
        element={user.canViewAdvancedInsights ? <SkillReportScreen /> : own}
      />
      <Route path="interviewer/:userId" element={<InterviewerScreen />} />
      <Route path="shared" element={<SharedReportsScreen hasTabs={user.canViewInsights} />} />
      <Route path="shared/:shareId" element={<SharedReportScreen />} />
      <Route path="structure" element={<StructureScreen />} />
      <Route path="adverse-impact" element={<AdverseImpactScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
