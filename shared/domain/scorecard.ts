/** What each score of a scorecard means; 0 is not scored yet. */
export const scoreLevels = ['UNSCORED', 'POOR', 'FAIR', 'GOOD', 'EXCELLENT'] as const;
export type ScoreLevel = (typeof scoreLevels)[number];
/** The levels by their score, as people read them. */
export const scoreLabels = ['Not scored', 'Poor', 'Fair', 'Good', 'Excellent'] as const;
export const highestScore = scoreLevels.length - 1;

export const levelOfScore = (score: number): ScoreLevel => scoreLevels[score] ?? 'UNSCORED';

export const scorecardStatuses = ['DRAFT', 'SUBMITTED'] as const;
export type ScorecardStatus = (typeof scorecardStatuses)[number];

/** Items are copied from the guide: its competencies, and its questions that are scored. */
export const scorecardItemKinds = ['COMPETENCY', 'QUESTION'] as const;
export type ScorecardItemKind = (typeof scorecardItemKinds)[number];

export const longestScorecardNotes = 10_000;

/** What the rules need to know of the person who asks, of the interview and of its scorecards. */
export interface ScoreReader {
  userId: string;
  roleType: string;
  permissions: ReadonlySet<string>;
  managedPositionIds: readonly string[];
}
export interface ScoredInterview {
  ownerId: string;
  positionId: string | null;
  interviewerIds: readonly string[];
}
interface CardFacts {
  userId: string;
  status: ScorecardStatus;
}

/** The people who are expected to score an interview; its owner where no interviewer is named. */
export const scorersOf = ({ ownerId, interviewerIds }: ScoredInterview): readonly string[] =>
  interviewerIds.length > 0 ? interviewerIds : [ownerId];

/**
 * Whether somebody who sees the interview sees what others scored. Interviewers do after they submitted
 * their own scorecard, where the organization hides scores until then, whatever their role. Beside them the
 * owner, recruiters, site admins and the people who manage the position's hiring team.
 */
export function seesOthersScores(
  reader: ScoreReader,
  interview: ScoredInterview,
  cards: readonly CardFacts[],
  isHiddenUntilSubmitted: boolean,
): boolean {
  if (scorersOf(interview).includes(reader.userId)) {
    const own = cards.find((card) => card.userId === reader.userId);
    return !isHiddenUntilSubmitted || own?.status === 'SUBMITTED';
  }
  return (
    interview.ownerId === reader.userId ||
    reader.roleType !== 'BASIC' ||
    reader.permissions.has('MANAGE_ALL_SCORES') ||
    (interview.positionId !== null && reader.managedPositionIds.includes(interview.positionId))
  );
}

/** Mean of the scores that were given, to one decimal; null without any. */
export function averageScore(scores: readonly number[]): number | null {
  const rated = scores.filter((score) => score > 0);
  if (rated.length === 0) return null;
  return Math.round((rated.reduce((sum, score) => sum + score, 0) / rated.length) * 10) / 10;
}

/** What several interviewers scored for the same thing. */
export interface ScoreAgreement {
  /** Null for the overall score. */
  itemText: string | null;
  /** Those that were given, lowest first. */
  scores: number[];
  averageScore: number;
  /** Highest less lowest: 0 or 1 is agreement on a scale of four. */
  spread: number;
}

interface ScoredCard {
  overallScore: number;
  items: readonly { itemText: string; score: number }[];
}

/** How far scorecards agree, overall first, then each item that at least two people scored. */
export function scoreAgreement(cards: readonly ScoredCard[]): ScoreAgreement[] {
  const byText = new Map<string | null, number[]>();
  const note = (itemText: string | null, score: number) => {
    if (score > 0) byText.set(itemText, [...(byText.get(itemText) ?? []), score]);
  };
  for (const card of cards) note(null, card.overallScore);
  for (const card of cards) for (const item of card.items) note(item.itemText, item.score);
  return [...byText].flatMap(([itemText, given]) => {
    const scores = given.toSorted((a, b) => a - b);
    const average = averageScore(scores);
    if (scores.length < 2 || average === null) return [];
    const spread = (scores.at(-1) ?? 0) - (scores[0] ?? 0);
    return [{ itemText, scores, averageScore: average, spread }];
  });
}
