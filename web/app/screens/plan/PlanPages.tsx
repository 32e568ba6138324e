import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { PlanGate } from './PlanGate.tsx';
import { PlanNotFoundScreen } from './PlanNotFoundScreen.tsx';
import { PlanUnauthorizedScreen } from './PlanUnauthorizedScreen.tsx';

const JobDescriptionsScreen = lazy(() =>
  import('./JobDescriptionsScreen.tsx').then((module) => ({
    default: module.JobDescriptionsScreen,
  })),
);
const SelectPlanScreen = lazy(() =>
  import('./SelectPlanScreen.tsx').then((module) => ({ default: module.SelectPlanScreen })),
);
const NewPlanScreen = lazy(() =>
  import('./NewPlanScreen.tsx').then((module) => ({ default: module.NewPlanScreen })),
);
const PlanUpgradeScreen = lazy(() =>
  import('./PlanUpgradeScreen.tsx').then((module) => ({ default: module.PlanUpgradeScreen })),
);

const CreatorScreen = lazy(() =>
  import('./CreatorScreen.tsx').then((module) => ({ default: module.CreatorScreen })),
);
const AnalyzerScreen = lazy(() =>
  import('./AnalyzerScreen.tsx').then((module) => ({ default: module.AnalyzerScreen })),
);

const ConfigureScreen = lazy(() =>
  import('./ConfigureScreen.tsx').then((module) => ({ default: module.ConfigureScreen })),
);
const QuestionsScreen = lazy(() =>
  import('./QuestionsScreen.tsx').then((module) => ({ default: module.QuestionsScreen })),
);
const PlanScreen = lazy(() =>
  import('./PlanScreen.tsx').then((module) => ({ default: module.PlanScreen })),
);

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
