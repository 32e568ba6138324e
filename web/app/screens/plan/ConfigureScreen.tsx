import { useQuery } from '@apollo/client/react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { titleOf } from '#shared/domain/plan.ts';
import { defaultPlanConfiguration } from '#shared/domain/planConfiguration.ts';
import {
  configurationDraftKey,
  ConfigureForm,
} from '../../features/planConfigure/ConfigureForm.tsx';
import { ConfigureScreenDocument } from '../../features/planConfigure/configureDocuments.ts';
import { useCreatePlan } from '../../features/planConfigure/useCreatePlan.ts';
import { PlanSteps, stepperSourceOf } from '../../features/planSteps/PlanSteps.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { drafts } from '../../lib/createDrafts.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import classes from './ConfigureScreen.module.css';

/** What an interview plan is to be made of, before it is made. */
export function ConfigureScreen() {
  usePageTitle('New Interview Plan');
  const { jobDescriptionId = '' } = useParams();
  const source = stepperSourceOf(useSearchParams()[0].get('stepperSource'));
  const navigate = useNavigate();
  const query = useQuery(ConfigureScreenDocument, {
    variables: { id: jobDescriptionId },
    fetchPolicy: 'network-only',
  });
  const { createPlan, isBusy, problems } = useCreatePlan((planId) => {
    drafts.drop(configurationDraftKey(jobDescriptionId));
    void navigate(`/plan/interview_plan/${planId}`);
  });
  const state = loadStateOf(query, (data) => data.jobDescription);
  if (state.kind !== 'ready')
    return (
      <NotLoaded
        state={state}
        skeleton={<PageSkeleton />}
        absent={<Navigate to="/plan/not-found" replace />}
      />
    );
  const jobDescription = state.value;
  return (
    <div className={classes.page}>
      <BackLink to="/plan/job-descriptions">Back to job descriptions page</BackLink>
      {source && <PlanSteps source={source} active={source === 'jdo' ? 1 : 2} />}
      <h1 className={classes.title}>New Interview Plan</h1>
      {jobDescription.text.trim() === '' ? (
        <EmptyState
          title="This job description has no text yet, so there is nothing to make a plan of."
          action={
            <BackLink to={`/plan/analyze/${jobDescription.id}`}>
              Back to job description analyzer
            </BackLink>
          }
        />
      ) : (
        <ConfigureForm
          jobDescriptionId={jobDescription.id}
          jobTitle={titleOf(jobDescription)}
          initial={defaultPlanConfiguration(source !== null)}
          isBusy={isBusy}
          problems={problems}
          onSubmit={(order) => createPlan(jobDescription, order)}
        />
      )}
    </div>
  );
}
