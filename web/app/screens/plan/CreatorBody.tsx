import { useApolloClient } from '@apollo/client/react';
import { Button, Tooltip } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { defaultJobDescriptionTitle, jobDescriptionTones } from '#shared/domain/plan.ts';
import { createdState } from '../../features/analyzer/createdContent.ts';
import { createCreatorSession } from '../../features/creator/createCreatorSession.ts';
import type { CreatorDraft } from '../../features/creator/createCreatorSession.ts';
import { CreatorAssistant } from '../../features/creator/CreatorAssistant.tsx';
import { creatorFields } from '../../features/creator/creatorFields.ts';
import { creatorHtml } from '../../features/creator/creatorHtml.ts';
import { initialStage, isComplete, nextStage } from '../../features/creator/creatorStage.ts';
import type { CreatorStage } from '../../features/creator/creatorStage.ts';
import { createCreatorTexts } from '../../features/creator/creatorTexts.ts';
import { PlanSteps, stepperSourceOf } from '../../features/planSteps/PlanSteps.tsx';
import type { CreatorScreenQuery } from '../../lib/__generated__/graphql.ts';
import { beginEditVisit, useUnsavedEdits } from '../../lib/unsavedEdits.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { SaveIndicator } from '../../ui/SaveIndicator.tsx';
import { UnsavedEdits } from '../../ui/UnsavedEdits.tsx';
import { useSaveGuard } from '../../ui/useSaveGuard.ts';
import classes from './CreatorBody.module.css';
import { CreatorConflictNotice } from '../../features/creator/CreatorConflictNotice.tsx';
import { CreatorSections } from './CreatorSections.tsx';
import { notifyFailure } from '../../ui/notify.ts';

const ReviewDialog = lazyPart(
  () => import('../../features/creator/ReviewDialog.tsx'),
  'ReviewDialog',
);

interface CreatorBodyProps {
  jobDescription: NonNullable<CreatorScreenQuery['jobDescription']>;
  session: NonNullable<CreatorScreenQuery['jobDescriptionCreatorSession']>;
  user: NonNullable<CreatorScreenQuery['currentUser']>;
}

/** The sections one writes, the assistant beside them, and the way on to the analyzer. */
export function CreatorBody({ jobDescription, session: saved, user }: CreatorBodyProps) {
  const { organization } = user;
  const { id } = jobDescription;
  const draftKey = `creator/${id}`;
  const client = useApolloClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [session] = useState(() =>
    createCreatorSession(
      client,
      id,
      creatorFields(saved),
      jobDescription.contentRevision,
      beginEditVisit(draftKey),
    ),
  );
  const unsaved = useUnsavedEdits<CreatorDraft>(draftKey, { edit: session.restore });
  const [texts] = useState(() => createCreatorTexts(client, id));
  const fields = session.useFields();
  const { state: saveState, conflict } = session.useSaving();
  useSaveGuard(session, saveState !== 'saved', 'this job description');

  const [stage, setStage] = useState<CreatorStage>(() => initialStage(fields));
  const [isReviewing, setIsReviewing] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const advanceFrom = (from: CreatorStage) => {
    if (stage === from) setStage(nextStage(from));
  };
  const source = stepperSourceOf(query.get('stepperSource'));
  const { planFlags, allowPlanJobDescriptionToneOverride } = organization;
  const mayChooseTone = planFlags.toneSelector && allowPlanJobDescriptionToneOverride;
  const isReady = isComplete(fields);

  const finish = async () => {
    setIsLeaving(true);
    try {
      await session.flush();
      const search = query.toString();
      await navigate(`/plan/analyze/${id}${search && `?${search}`}`, {
        state: createdState(creatorHtml(session.useFields.getState())),
      });
    } catch (error) {
      notifyFailure(error);
      setIsLeaving(false);
    }
  };
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <BackLink to="/plan/job-descriptions">Back to job descriptions page</BackLink>
        {source && <PlanSteps source={source} active={0} />}
        <div className={classes.top}>
          <h1 className={classes.title}>{fields.jobTitle.trim() || defaultJobDescriptionTitle}</h1>
          <SaveIndicator
            state={conflict ? 'unsaved' : saveState}
            onRetry={() => void session.flush().catch(() => undefined)}
          />
          <Tooltip
            label="Please complete all sections of the job description before proceeding."
            disabled={isReady}
            events={{ hover: true, focus: true, touch: true }}
            multiline
            maw={280}
          >
            <Button
              // Reachable while it is off, so that everybody learns why.
              aria-disabled={!isReady}
              {...(!isReady && { 'data-disabled': true })}
              onClick={() => isReady && setIsReviewing(true)}
            >
              {source ? 'Next step' : 'Next: Format & optimize'}
            </Button>
          </Tooltip>
        </div>
      </header>
      {unsaved && <UnsavedEdits place="this job description" unsaved={unsaved} />}
      <CreatorConflictNotice session={session} />
      <div className={classes.columns}>
        <div className={classes.sections}>
          <CreatorSections
            session={session}
            jobDescription={jobDescription}
            showsTemplate={organization.planFlags.customTemplates}
            stage={stage}
            onStage={setStage}
          />
        </div>
        <aside className={classes.side} aria-label="Assistant">
          <CreatorAssistant
            stage={stage}
            session={session}
            texts={texts}
            tones={{
              choices: mayChooseTone ? jobDescriptionTones : null,
              standard: organization.defaultPlanJobDescriptionTone,
            }}
            onDone={advanceFrom}
            onClose={() => setStage(null)}
          />
        </aside>
      </div>
      {isReviewing && (
        <Suspense>
          <ReviewDialog
            isBusy={isLeaving}
            onClose={() => setIsReviewing(false)}
            onContinue={() => void finish()}
          />
        </Suspense>
      )}
    </div>
  );
}
