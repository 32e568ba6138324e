import {
  averageScore,
  scoreAgreement,
  scorersOf,
  seesOthersScores,
  type ScoreAgreement,
} from '#shared/domain/scorecard.ts';
import type { ActorContext } from '../../graphql/context.ts';
import type { LoadedInterview } from '../calls/interviewLoaders.ts';
import type { ScorecardRow } from './scorecardLoaders.ts';

/** What the actor may know of how an interview was scored. */
export interface InterviewScores {
  interview: LoadedInterview;
  mine: ScorecardRow | null;
  /** Of others; empty while they are hidden. */
  submitted: ScorecardRow[];
  /** Others have submitted scores that the actor does not see. */
  isHidden: boolean;
  /** People expected to score who have not submitted. */
  missingIds: string[];
}

export async function interviewScores(
  { actor, loaders }: ActorContext,
  interview: LoadedInterview,
): Promise<InterviewScores> {
  const cards = await loaders.scorecardsByInterviewId.load(interview.id);
  const { settings } = await loaders.organizationById.loadOrThrow(actor.organizationId);
  const submitted = cards.filter((card) => card.status === 'SUBMITTED');
  const others = submitted.filter((card) => card.userId !== actor.userId);
  const isOpen = seesOthersScores(actor, interview, cards, settings.hideScoresUntilSubmitted);
  const submitterIds = new Set(submitted.map((card) => card.userId));
  return {
    interview,
    mine: cards.find((card) => card.userId === actor.userId) ?? null,
    submitted: isOpen ? others : [],
    isHidden: !isOpen && others.length > 0,
    missingIds: scorersOf(interview).filter((id) => id !== '' && !submitterIds.has(id)),
  };
}

/** The submitted scorecards that the actor may read, the own one included. */
export const readableCards = ({ mine, submitted }: InterviewScores): ScorecardRow[] =>
  mine?.status === 'SUBMITTED' ? [mine, ...submitted] : submitted;

/** Mean of the overall scores the actor may read; null while those of others are hidden. */
export const averageOf = (scores: InterviewScores): number | null =>
  scores.isHidden ? null : averageScore(readableCards(scores).map((card) => card.overallScore));

/** How far the interviewers agree, as far as the actor may know. */
export async function agreementOf(
  { loaders }: ActorContext,
  scores: InterviewScores,
): Promise<ScoreAgreement[]> {
  const cards = readableCards(scores);
  const items = await Promise.all(cards.map(({ id }) => loaders.itemsByScorecardId.load(id)));
  return scoreAgreement(
    cards.map(({ overallScore }, at) => ({ overallScore, items: items[at] ?? [] })),
  );
}
