import type { ReactNode } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { stateOfFeature } from '#shared/domain/navigationGroups.ts';
import type { ProductFeature } from '#shared/domain/product.ts';
import type { CurrentUser } from '../../features/session/useCurrentUser.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { NotFoundScreen } from '../NotFoundScreen.tsx';
import { InterviewerScreen } from './InterviewerScreen.tsx';
import { OverviewScreen } from './OverviewScreen.tsx';
import { ReportScreen } from './ReportScreen.tsx';
import './printedInsights.css';
import { TopicsScreen } from './TopicsScreen.tsx';

const InsightsUpgradeScreen = lazyPart(
  () => import('../upgrade/InsightsUpgradeScreen.tsx'),
  'InsightsUpgradeScreen',
);
const StructureScreen = lazyPart(() => import('./StructureScreen.tsx'), 'StructureScreen');
const TopicTrendsScreen = lazyPart(() => import('./TopicTrendsScreen.tsx'), 'TopicTrendsScreen');
const ThemesScreen = lazyPart(() => import('./ThemesScreen.tsx'), 'ThemesScreen');
const CompensationScreen = lazyPart(() => import('./CompensationScreen.tsx'), 'CompensationScreen');
const AdverseImpactScreen = lazyPart(
  () => import('./AdverseImpactScreen.tsx'),
  'AdverseImpactScreen',
);

const SharedReportsScreen = lazyPart(
  () => import('./SharedReportsScreen.tsx'),
  'SharedReportsScreen',
);
const SharedReportScreen = lazyPart(() => import('./SharedReportScreen.tsx'), 'SharedReportScreen');

const SkillReportsScreen = lazyPart(() => import('./SkillReportsScreen.tsx'), 'SkillReportsScreen');
const SkillReportScreen = lazyPart(() => import('./SkillReportScreen.tsx'), 'SkillReportScreen');

/** The pages of insights; who may not read one is led to the nearest that they may. */
export function InsightPages({ user }: { user: CurrentUser }) {
  const stateOf = (name: ProductFeature) => stateOfFeature(user.organization.featureAccess, name);
  const upgrade = <Navigate to="/insights/upgrade" replace />;
  const offer = <Route path="upgrade" element={<InsightsUpgradeScreen user={user} />} />;
  if (stateOf('INSIGHTS') !== 'OPEN')
    return (
      <Routes>
        {stateOf('INSIGHTS') === 'UPGRADE' && offer}
        <Route
          path="*"
          element={stateOf('INSIGHTS') === 'UPGRADE' ? upgrade : <NotFoundScreen />}
        />
      </Routes>
    );
  const own = <Navigate to={`/insights/interviewer/${user.id}`} replace />;
  const total = <Navigate to="/insights/total_interviews" replace />;
  const advanced = (screen: ReactNode) => {
    if (user.canViewAdvancedInsights) return screen;
    return stateOf('ADVANCED_INSIGHTS') === 'UPGRADE' ? upgrade : own;
  };
  return (
    <Routes>
      {offer}
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
      <Route path="topic-trends" element={advanced(<TopicTrendsScreen />)} />
      <Route
        path="candidate-questions"
        element={advanced(<ThemesScreen key="q" of="questions" />)}
      />
      <Route
        path="candidate-motivations"
        element={advanced(<ThemesScreen key="m" of="motivations" />)}
      />
      <Route path="compensation-trends" element={advanced(<CompensationScreen />)} />
      <Route path="skill-report/all" element={advanced(<SkillReportsScreen />)} />
      <Route path="skill-report/:reportId" element={advanced(<SkillReportScreen />)} />
      <Route path="interviewer/:userId" element={<InterviewerScreen />} />
      <Route path="shared" element={<SharedReportsScreen hasTabs={user.canViewInsights} />} />
      <Route path="shared/:shareId" element={<SharedReportScreen />} />
      <Route path="structure" element={<StructureScreen />} />
      <Route path="adverse-impact" element={<AdverseImpactScreen />} />
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
