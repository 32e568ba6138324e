import { Navigate, Route, Routes } from 'react-router';
import { lazyPart } from '../../lib/lazyPart.ts';
import { PlanGate } from './PlanGate.tsx';
import { PlanNotFoundScreen } from './PlanNotFoundScreen.tsx';
import { PlanUnauthorizedScreen } from './PlanUnauthorizedScreen.tsx';

const JobDescriptionsScreen = lazyPart(
  () => import('./JobDescriptionsScreen.tsx'),
  'JobDescriptionsScreen',
);
const SelectPlanScreen = lazyPart(() => import('./SelectPlanScreen.tsx'), 'SelectPlanScreen');
const NewPlanScreen = lazyPart(() => import('./NewPlanScreen.tsx'), 'NewPlanScreen');
const PlanUpgradeScreen = lazyPart(() => import('./PlanUpgradeScreen.tsx'), 'PlanUpgradeScreen');

const CreatorScreen = lazyPart(() => import('./CreatorScreen.tsx'), 'CreatorScreen');
const AnalyzerScreen = lazyPart(() => import('./AnalyzerScreen.tsx'), 'AnalyzerScreen');

const ConfigureScreen = lazyPart(() => import('./ConfigureScreen.tsx'), 'ConfigureScreen');
const QuestionsScreen = lazyPart(() => import('./QuestionsScreen.tsx'), 'QuestionsScreen');
const PlanScreen = lazyPart(() => import('./PlanScreen.tsx'), 'PlanScreen');

/** Every page of the plan module below /plan; those behind the gate ask for the product and a role. */
export function PlanPages() {
  return (
    <Routes>
      <Route path="upgrade" element={<PlanUpgradeScreen />} />
      <Route path="unauthorized" element={<PlanUnauthorizedScreen />} />
      <Route element={<PlanGate />}>
        <Route index element={<JobDescriptionsScreen />} />
        <Route path="job-descriptions" element={<JobDescriptionsScreen />} />
        <Route path="select-plan" element={<SelectPlanScreen />} />
        <Route path="new" element={<NewPlanScreen />} />
        <Route path="create/:jobDescriptionId" element={<CreatorScreen />} />
        <Route path="analyze/:jobDescriptionId" element={<AnalyzerScreen />} />
        <Route path="analyze/:jobDescriptionId/questions" element={<QuestionsScreen />} />
        <Route path="configure/:jobDescriptionId" element={<ConfigureScreen />} />
        <Route path="interview_plan/:interviewPlanId" element={<PlanScreen />} />
        <Route path="not-found" element={<PlanNotFoundScreen />} />
        <Route path="*" element={<Navigate to="/plan/not-found" replace />} />
      </Route>
    </Routes>
  );
}
