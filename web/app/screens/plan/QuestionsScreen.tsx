import { Button } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { Navigate, useLocation, useParams } from 'react-router';
import { titleOf } from '#shared/domain/plan.ts';
import {
  canRegenerateQuestions,
  questionsAsHtml,
  questionsAsText,
} from '#shared/domain/questionsText.ts';
import { GeneratingView } from '../../features/planQuestions/GeneratingView.tsx';
import { QuestionGroupCard } from '../../features/planQuestions/QuestionGroupCard.tsx';
import { useQuestions } from '../../features/planQuestions/useQuestions.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageSkeleton } from '../../ui/PageSkeleton.tsx';
import { copyRichText } from '../../ui/copyRichText.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import classes from './ConfigureScreen.module.css';

/** Interview questions written from a job description. */
export function QuestionsScreen() {
  const { jobDescriptionId = '' } = useParams();
  return <Questions key={jobDescriptionId} jobDescriptionId={jobDescriptionId} />;
}

function Questions({ jobDescriptionId }: { jobDescriptionId: string }) {
  usePageTitle('Interview Qs');
  const { state, isGenerating, orderError, generate } = useQuestions(jobDescriptionId);
  // Which steps one is in, for the way back.
  const { search } = useLocation();
  if (state.kind !== 'ready')
    return (
      <NotLoaded
        state={state}
        skeleton={<PageSkeleton />}
        absent={<Navigate to="/plan/not-found" replace />}
      />
    );
  const jobDescription = state.value;
  const { questionGroups: groups, questionsProcessingStatus: status } = jobDescription;
  const title = titleOf(jobDescription);
  const hasFailed = (status === 'Failed' || orderError !== null) && !isGenerating;
  const copy = () =>
    void copyRichText(
      questionsAsHtml(title, groups),
      questionsAsText(title, groups),
      'Job description questions copied!',
    );
  return (
    <div className={classes.page}>
      <BackLink to={`/plan/analyze/${jobDescriptionId}${search}`}>
        Back to job description analyzer
      </BackLink>
      <header className={classes.head}>
        <h1 className={classes.title}>Interview Qs: {title}</h1>
        <div className={classes.actions}>
          {!isGenerating && jobDescription.canEdit && canRegenerateQuestions(jobDescription) && (
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden />}
              onClick={() => generate(true)}
            >
              Regenerate
            </Button>
          )}
          {!isGenerating && groups.length > 0 && (
            <Button
              variant="default"
              leftSection={<IconCopy size={16} stroke={1.6} aria-hidden />}
              onClick={copy}
            >
              Copy to clipboard
            </Button>
          )}
        </div>
      </header>
      {isGenerating && <GeneratingView />}
      {hasFailed && (
        <ErrorState
          message={
            orderError ?? jobDescription.questionsError ?? 'The questions could not be written.'
          }
          onRetry={() => generate(status === 'Failed')}
        />
      )}
      {!isGenerating && !hasFailed && groups.length === 0 && <EmptyState title="No questions" />}
      {!isGenerating && (
        <div>
          {groups.map((group) => (
            <QuestionGroupCard key={group.id} group={group} />
          ))}
        </div>
      )}
    </div>
  );
}
