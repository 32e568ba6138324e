import { scorersOf } from '#shared/domain/scorecard.ts';
import { isCallVisible } from '#shared/domain/visibility.ts';
import { definePolicy } from '../../auth/policy.ts';
import type { LoadedInterview } from '../calls/interviewLoaders.ts';
import type { ScorecardRow } from './scorecardLoaders.ts';

/** A scorecard with the interview it scores. Whether others read its scores is `seesOthersScores`. */
export interface ScorecardOfInterview {
  card: ScorecardRow;
  interview: LoadedInterview;
}

export const scorecardPolicy = definePolicy<ScorecardOfInterview, 'edit' | 'submit' | 'reopen'>(
  'scorecard',
  {
    read: (actor, { card, interview }) =>
      isCallVisible(actor, interview) &&
      (card.userId === actor.userId || card.status === 'SUBMITTED'),
    // A score is a person's own judgement, so nobody gives one by impersonating them.
    edit: (actor, { card }) => card.userId === actor.userId && !actor.isImpersonated,
    submit: (actor, { card }) => card.userId === actor.userId && !actor.isImpersonated,
    reopen: (actor, { card }) =>
      card.status === 'SUBMITTED' && actor.permissions.has('MANAGE_ALL_SCORES'),
  },
);

/** Interviewers score; where none is named, the owner of the interview does. */
export const scoringPolicy = definePolicy<LoadedInterview, 'score'>('interview', {
  read: isCallVisible,
  score: (actor, interview) => scorersOf(interview).includes(actor.userId) && !actor.isImpersonated,
});
