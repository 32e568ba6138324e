import { Alert, Button } from '@mantine/core';
import { IconInfoCircle, IconShare } from '@tabler/icons-react';
import { Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { titleOf } from '#shared/domain/plan.ts';
import { canRebuildPlan } from '#shared/domain/planScreenState.ts';
import { ExportInterviewButton } from '../../features/atsExport/ExportInterviewButton.tsx';
import { AddLine } from '../../ui/AddLine.tsx';
import {
  copyPlan,
  duplicateWarnings,
  isGeneralPlan,
} from '../../features/planEditor/planReading.ts';
import { PlanBanner } from '../../features/planEditor/PlanBanner.tsx';
import { PlanHeader } from '../../features/planEditor/PlanHeader.tsx';
import { PlanInterviews } from '../../features/planEditor/PlanInterviews.tsx';
import { PlanPlaceholders } from '../../features/planEditor/PlanPlaceholders.tsx';
import { UnsavedEdits } from '../../ui/UnsavedEdits.tsx';
import { useFinishPlan } from '../../features/planEditor/useFinishPlan.ts';
import { useOpenInterviews } from '../../features/planEditor/useOpenInterviews.ts';
import { usePlan } from '../../features/planEditor/usePlan.ts';
import { useRenamePlan } from '../../features/planEditor/useRenamePlan.ts';
import { CoverageLink } from '../../features/planInsights/CoverageLink.tsx';
import {
  PlanCoverage,
  type PlanCoverageHandle,
} from '../../features/planInsights/PlanCoverage.tsx';
import { useExtension } from '../../lib/installedExtension.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import classes from './PlanScreen.module.css';

const ShareDialog = lazyPart(
  () => import('../../features/planSharing/ShareDialog.tsx'),
  'ShareDialog',
);

/** An interview plan: made before one's eyes, then edited, shared, copied and used. */
export function PlanScreen() {
  const { interviewPlanId = '' } = useParams();
  return <PlanBody key={interviewPlanId} planId={interviewPlanId} />;
}

function PlanBody({ planId }: { planId: string }) {
  usePageTitle('Interview plan');
  const { loadState, plan, state, tree, actions, wasBeingMade, reload, ...saving } =
    usePlan(planId);
  const { saveState, retrySaving, unsaved } = saving;
  const open = useOpenInterviews(tree, state);
  const { title, rename } = useRenamePlan(plan?.jobDescription, reload);
  const { createGuides, isCreating } = useFinishPlan(planId);
  const isFromSelection = useSearchParams()[0].get('from') === 'select-plan';
  const { ats } = useExtension();
  const [isSharing, setIsSharing] = useState(false);
  const coverage = useRef<PlanCoverageHandle>(null);
  // An edit shows first; what compares the whole plan follows it.
  const settledTree = useDeferredValue(tree);
  const warnings = useMemo(() => duplicateWarnings(settledTree), [settledTree]);
  if (loadState.kind !== 'ready')
    return (
      <NotLoaded
        state={loadState}
        skeleton={<PageSkeleton />}
        absent={<Navigate to="/plan/not-found" replace />}
      />
    );
  if (!plan || !state) return null;
  const { jobDescription, planProcessingStatus: status, createdAt } = plan;
  const competencies = tree.reduce((sum, { groups }) => sum + groups.length, 0);
  const mayRebuild =
    plan.canEdit &&
    canRebuildPlan({ status, createdAt, jobDescriptionModifiedAt: jobDescription.lastModifiedAt });
  return (
    <div className={classes.page}>
      {isFromSelection ? (
        <BackLink to="/plan/select-plan">Back to plans page</BackLink>
      ) : (
        <BackLink to="/plan/job-descriptions">Back to job descriptions page</BackLink>
      )}
      <PlanHeader
        planId={planId}
        title={title}
        onRename={actions && jobDescription.canEdit ? rename : null}
        tree={tree}
        state={state}
        saveState={saveState}
        onRetrySaving={retrySaving}
        rebuildTo={mayRebuild ? `/plan/configure/${jobDescription.id}` : null}
        onCopy={() => void copyPlan(titleOf({ title }), tree)}
        coverage={
          state === 'success' && (
            <CoverageLink
              planId={planId}
              interviews={settledTree}
              onShow={() => coverage.current?.show()}
              onWrite={actions && ((lineId) => coverage.current?.write(lineId))}
            />
          )
        }
        actions={
          // Beside an applicant tracking system a plan is picked and given over, not handed round.
          <>
            {jobDescription.canShare && ats === null && (
              <Button
                variant="default"
                leftSection={<IconShare size={16} stroke={1.6} aria-hidden />}
                aria-label="Share interview plan"
                onClick={() => setIsSharing(true)}
              >
                Share
              </Button>
            )}
            {plan.canCreateGuides && ats === null ? (
              <Button
                loading={isCreating}
                disabled={state !== 'success'}
                onClick={() => void createGuides(tree.length)}
              >
                Create interview guides
              </Button>
            ) : (
              (ats === null || !isFromSelection) && (
                <Button component={Link} to="/plan">
                  Done
                </Button>
              )
            )}
          </>
        }
      />
      {actions && unsaved && <UnsavedEdits place="this plan" unsaved={unsaved} />}
      {(state !== 'success' || wasBeingMade) && (
        <PlanBanner key={status} state={state} error={plan.error ?? null} />
      )}
      {state === 'success' && isGeneralPlan(settledTree) && (
        <Alert
          role="note"
          color="gray"
          className={classes.general}
          icon={<IconInfoCircle size={18} aria-hidden />}
        >
          Nothing in the job description could be made into questions, so these are general ones.
          Questions come from duties and requirements in English: name them and rebuild the plan.
        </Alert>
      )}
      {tree.length > 0 && (
        <Button
          variant="subtle"
          size="compact-md"
          className={classes.showAll}
          onClick={open.toggleAll}
        >
          {open.isAllOpen ? 'Hide all questions' : 'Show all questions'}
        </Button>
      )}
      <PlanInterviews
        tree={tree}
        openIds={open.openIds}
        onToggle={open.toggle}
        warnings={warnings}
        actions={actions}
        extra={
          ats !== null && isFromSelection
            ? (interview) => <ExportInterviewButton ats={ats} interview={interview} />
            : undefined
        }
      />
      {(state === 'interviewsLoading' || state === 'competenciesLoading') && (
        <PlanPlaceholders existing={competencies} />
      )}
      {actions && (
        <AddLine
          draftKey={`plan/${planId}/interview`}
          title="Add interview"
          placeholder="Enter interview name"
          defaultText={`Interview ${tree.length + 1}`}
          maxLength={200}
          onAdd={actions.addInterview}
        />
      )}
      {state === 'success' && (
        <PlanCoverage
          ref={coverage}
          planId={planId}
          interviews={settledTree}
          onAdd={actions && actions.addQuestion}
        />
      )}
      {isSharing && (
        <Suspense>
          <ShareDialog
            jobDescriptionId={jobDescription.id}
            path={`/plan/interview_plan/${planId}`}
            onClose={() => setIsSharing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
