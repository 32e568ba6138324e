import { highestScore, seesOthersScores } from '#shared/domain/scorecard.ts';
import { leastForAverage } from '#shared/domain/structure.ts';
import { estimateAlpha, type RatedUnit } from '#shared/statistics/krippendorffAlpha.ts';
import type { ActorContext } from '../../graphql/context.ts';
import type { ScorecardItemRow, ScorecardRow } from '../scorecards/scorecardLoaders.ts';
import type { StructureInterview } from './findStructure.ts';

export const agreementScopes = ['OVERALL', 'ITEMS'] as const;

/** How far interviewers agree, of all of them together: never of one person. */
export interface Agreement {
  scope: (typeof agreementScopes)[number];
  /** Interviews that two people or more scored. */
  interviewCount: number;
  /** Things in them that two people or more scored. */
  unitCount: number;
  scoreCount: number;
  /** Null where too few interviews were scored by two people, or all scores are the same. */
  estimate: { alpha: number; low: number; high: number } | null;
}

/** Agreement on the overall score and on single items, from the scorecards whose scores the actor may read. */
export async function measureAgreement(
  { actor, loaders }: Pick<ActorContext, 'actor' | 'loaders'>,
  interviews: readonly StructureInterview[],
): Promise<Agreement[]> {
  const { settings } = await loaders.organizationById.loadOrThrow(actor.organizationId);
  const all = await Promise.all(
    interviews.map(async (interview) => {
      const cards = await loaders.scorecardsByInterviewId.load(interview.id);
      const isOpen = seesOthersScores(actor, interview, cards, settings.hideScoresUntilSubmitted);
      return isOpen ? cards.filter(({ status }) => status === 'SUBMITTED') : [];
    }),
  );
  const scored = all.filter((cards) => cards.length > 1);
  const items = await Promise.all(
    scored.map((cards) => Promise.all(cards.map(({ id }) => loaders.itemsByScorecardId.load(id)))),
  );
  return [
    agreementOn('OVERALL', scored.map(overallUnits)),
    agreementOn('ITEMS', items.map(itemUnits)),
  ];
}

/** Scores are 1 to 4 and 0 where none was given; alpha counts levels from 0. */
const levelsOf = (scores: readonly number[]): number[] =>
  scores.filter((score) => score > 0).map((score) => score - 1);

const overallUnits = (cards: readonly ScorecardRow[]): RatedUnit[] => [
  levelsOf(cards.map(({ overallScore }) => overallScore)),
];

function itemUnits(cards: readonly (readonly ScorecardItemRow[])[]): RatedUnit[] {
  const byText = Map.groupBy(cards.flat(), ({ kind, itemText }) => `${kind} ${itemText}`);
  return [...byText.values()].map((rows) => levelsOf(rows.map(({ score }) => score)));
}

function agreementOn(scope: Agreement['scope'], input: readonly RatedUnit[][]): Agreement {
  const clusters = input
    .map((units) => units.filter((unit) => unit.length > 1))
    .filter((units) => units.length > 0);
  const units = clusters.flat();
  return {
    scope,
    interviewCount: clusters.length,
    unitCount: units.length,
    scoreCount: units.reduce((sum, unit) => sum + unit.length, 0),
    estimate: clusters.length < leastForAverage ? null : estimateAlpha(clusters, highestScore),
  };
}
