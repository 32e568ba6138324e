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

const AnalyzerScreen = lazy(() =>
  import('./AnalyzerScreen.tsx').then((module) => ({ default: module.AnalyzerScreen })),
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
        <Route path="analyze/:jobDescriptionId" element={<AnalyzerScreen />} />
        <Route path="not-found" element={<PlanNotFoundScreen />} />
        <Route path="*" element={<Navigate to="/plan/not-found" replace />} />
      </Route>
    </Routes>
  );
}
