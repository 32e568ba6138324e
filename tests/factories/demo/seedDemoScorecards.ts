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

const hourMs = 3_600_000;
const level = (score: number) => Math.max(1, Math.min(highestScore, Math.round(score)));

/**
 * Who interviewed alone has submitted a scorecard for three interviews of four, within a day or a little later.
 * Where two people interviewed, the first has; the second has too for every other interview, a little apart from
 * the first, and else has a draft.
 */
export async function seedDemoScorecards(tx: Tx, input: ScoredInterview): Promise<void> {
  const { organizationId, interviewId, guideId, interviewerIds, startTime, number } = input;
  const rating = input.rating ?? 3;
  const isAlone = interviewerIds.length < 2;
  if (isAlone && (number <= 4 || number % 4 === 0)) return;
  const competencies = await tx
    .select({ id: competency.id, name: competency.name })
    .from(competency)
    .where(eq(competency.guideId, guideId))
    .orderBy(asc(competency.index));
  for (const [place, userId] of interviewerIds.entries()) {
    const isSubmitted = place === 0 || number % 2 === 0;
    const afterHours = isAlone ? 2 + ((number * 7) % 30) : 24 * (place + 1);
    const scoreOf = (index: number) => level(rating - 1 + ((number + place * 2 + index) % 3) - 1);
    await buildScorecard(
      tx,
      { organizationId, interviewId },
      {
        userId,
        status: isSubmitted ? 'SUBMITTED' : 'DRAFT',
        submittedAt: isSubmitted ? new Date(startTime.getTime() + afterHours * hourMs) : null,
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
