import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { readFragment, type FragmentType } from '../../lib/__generated__/index.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ExportScorecardButton } from './ExportScorecardButton.tsx';
import {
  ReopenScorecardDocument,
  ScorecardFragment,
  ScorecardsFragment,
  StartScorecardDocument,
} from './scorecardDocuments.ts';
import { ScorecardForm } from './ScorecardForm.tsx';
import classes from './ScorecardForm.module.css';
import { SubmittedScorecard } from './SubmittedScorecard.tsx';
import type { Scorecards_InterviewFragment } from '../../lib/__generated__/graphql.ts';
import { notifyFailure } from '../../ui/notify.ts';

interface ScorecardsProps {
  scores: FragmentType<typeof ScorecardsFragment>;
  callId: string | null;
  /** Plays the recording from a moment; null without one. */
  onSeek: ((timeMs: number) => void) | null;
  reload: () => void;
}

/** How an interview was scored: one's own scorecard, those of others as far as one may see, who is missing. */
export function Scorecards({ scores: fragment, callId, onSeek, reload }: ScorecardsProps) {
  const scores = readFragment(ScorecardsFragment, fragment);
  const { interviewId, isHidden, missing, canScore } = scores;
  const [start, starting] = useMutation(StartScorecardDocument, { fetchPolicy: 'no-cache' });
  const [reopen] = useMutation(ReopenScorecardDocument, { fetchPolicy: 'no-cache' });
  const run = async (command: () => Promise<unknown>) => {
    try {
      await command();
      reload();
    } catch (error) {
      notifyFailure(error);
    }
  };
  const mine = scores.mine && readFragment(ScorecardFragment, scores.mine);
  const others = scores.submitted.map((card) => readFragment(ScorecardFragment, card));
  const isEmpty = !mine && others.length === 0 && !canScore;
  const read = (card: NonNullable<typeof mine>) => (
    <SubmittedScorecard
      key={card.id}
      card={card}
      isMine={card === mine}
      onSeek={onSeek}
      onReopen={() => void run(() => reopen({ variables: { id: card.id } }))}
    />
  );
  const place = useFocusWhenReplaced(`${mine?.id} ${mine?.status}`);
  return (
    <div ref={place} tabIndex={-1} className={classes.scorecards}>
      {mine?.canEdit && (
        <ScorecardForm key={mine.id} card={mine} callId={callId} onSeek={onSeek} reload={reload} />
      )}
      {mine && !mine.canEdit && (
        <>
          {read(mine)}
          <ExportScorecardButton name={`Scorecard of ${mine.user.fullName}`} content={mine} />
        </>
      )}
      {!mine && canScore && (
        <EmptyState
          title="You have not scored this interview yet."
          action={
            <Button
              loading={starting.loading}
              onClick={() => void run(() => start({ variables: { interviewId } }))}
            >
              Start scorecard
            </Button>
          }
        />
      )}
      {isEmpty && !isHidden && <EmptyState title="Nobody has submitted a scorecard yet." />}
      {isHidden && (
        <p className={classes.notice}>
          Others have submitted their scores. You see them after you submit yours.
        </p>
      )}
      {missing.length > 0 && (
        <p className={classes.hint}>
          Not submitted yet: {missing.map(({ fullName }) => fullName).join(', ')}
        </p>
      )}
      <ScoreAgreement scores={scores} />
      {others.map(read)}
    </div>
  );
}

/**
 * Starting a scorecard and submitting it take away the button that was pressed: the focus goes to what stands
 * in its place, not to the top of the page.
 */
function useFocusWhenReplaced(shown: string) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [shown]);
  return place;
}

/** How the scores of several interviewers lie to each other, as figures and without a judgement. */
function ScoreAgreement({ scores }: { scores: Scorecards_InterviewFragment }) {
  const { agreement, averageScore } = scores;
  if (agreement.length === 0) return null;
  return (
    <section aria-label="Scores side by side" className={classes.form}>
      <h2 className={classes.heading}>Scores side by side</h2>
      {averageScore != null && (
        <p className={classes.hint}>Average overall score {averageScore.toFixed(1)} of 4</p>
      )}
      <table className={classes.agreement}>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Scores</th>
            <th scope="col">Average</th>
            <th scope="col" title="Highest less lowest score">
              Spread
            </th>
          </tr>
        </thead>
        <tbody>
          {agreement.map(({ itemText, scores: given, averageScore: average, spread }) => (
            <tr key={itemText ?? ''}>
              <th scope="row">{itemText ?? 'Overall'}</th>
              <td>{given.join(', ')}</td>
              <td>{average.toFixed(1)}</td>
              <td>{spread}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
