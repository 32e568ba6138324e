import { useMutation } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { readFragment, type FragmentType } from '../../lib/__generated__/index.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { notifyError } from '../../ui/notify.ts';
import { ExportScorecardButton } from './ExportScorecardButton.tsx';
import { ScoreAgreement } from './ScoreAgreement.tsx';
import {
  ReopenScorecardDocument,
  ScorecardFragment,
  ScorecardsFragment,
  StartScorecardDocument,
} from './scorecardDocuments.ts';
import { ScorecardForm } from './ScorecardForm.tsx';
import classes from './ScorecardForm.module.css';
import { SubmittedScorecard } from './SubmittedScorecard.tsx';

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
      notifyError(errorMessage(error));
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
