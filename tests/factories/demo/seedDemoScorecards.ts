import { asc, eq } from 'drizzle-orm';
import { highestScore } from '#shared/domain/scorecard.ts';
import type { Tx } from '../../../web/server/db/database.ts';
import { competency } from '../../../web/server/db/tables/schema.ts';
import { buildScorecard } from '../buildScorecard.ts';

interface ScoredInterview {
  organizationId: string;
  interviewId: string;
  guideId: string;
  interviewerIds: readonly string[];
  /** 1 to 5 stars; null for one that nobody rated. */
  rating: number | null;
  startTime: Date;
  number: number;
}

const dayMs = 24 * 60 * 60_000;
const level = (score: number) => Math.max(1, Math.min(highestScore, Math.round(score)));

/**
 * Where two people interviewed, the first has submitted a scorecard; the second has too for every other
 * interview, a little apart from the first, and else has a draft.
 */
export async function seedDemoScorecards(tx: Tx, input: ScoredInterview): Promise<void> {
  const { organizationId, interviewId, guideId, interviewerIds, startTime, number } = input;
  const rating = input.rating ?? 3;
  if (interviewerIds.length < 2) return;
  const competencies = await tx
    .select({ id: competency.id, name: competency.name })
    .from(competency)
    .where(eq(competency.guideId, guideId))
    .orderBy(asc(competency.index));
  for (const [place, userId] of interviewerIds.entries()) {
    const isSubmitted = place === 0 || number % 2 === 0;
    const scoreOf = (index: number) => level(rating - 1 + ((number + place * 2 + index) % 3) - 1);
    await buildScorecard(
      tx,
      { organizationId, interviewId },
      {
        userId,
        status: isSubmitted ? 'SUBMITTED' : 'DRAFT',
        submittedAt: isSubmitted ? new Date(startTime.getTime() + (place + 1) * dayMs) : null,
        overallScore: isSubmitted ? level(rating - 1 + place * ((number % 3) - 1)) : 0,
        overallNotes: isSubmitted
          ? 'Gave examples of their own work and said what came of them.'
          : '',
        items: competencies.map(({ id, name }, index) => ({
          ...{ competencyId: id, itemText: name },
          score: isSubmitted || index === 0 ? scoreOf(index) : 0,
        })),
      },
    );
  }
}
