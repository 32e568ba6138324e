import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../../web/server/db/database.ts';
import {
  application,
  competency,
  interview,
  interviewInterviewer,
} from '../../../web/server/db/tables/schema.ts';
import { buildScorecard } from '../buildScorecard.ts';
import { firstRow } from '../firstRow.ts';

interface DemoStructureWorld {
  organizationId: string;
  userIds: ReadonlyMap<string, string>;
  positionIds: ReadonlyMap<string, string>;
  stageIds: ReadonlyMap<string, string>;
  guideIds: ReadonlyMap<string, string>;
  candidateIds: ReadonlyMap<string, string>;
}

const interviewers = ['Maya Lindqvist', 'Tom Okafor'];
/** Overall scores of the two, interview by interview. */
const scores = [
  [4, 4],
  [3, 3],
  [2, 3],
  [1, 1],
  [3, 4],
  [2, 2],
] as const;
const dayMs = 24 * 3600_000;

/**
 * Technical interviews of backend engineers that two people held in person and scored, without a recording: what
 * the report on structured interviews knows least and most about.
 */
export async function seedDemoStructure(tx: Tx, world: DemoStructureWorld): Promise<void> {
  const { organizationId } = world;
  const of = (ids: ReadonlyMap<string, string>, key: string) => ids.get(key) ?? '';
  const guideId = of(world.guideIds, 'backend-technical');
  const people = interviewers.map((name) => of(world.userIds, name));
  const competencies = await tx
    .select({ id: competency.id, name: competency.name })
    .from(competency)
    .where(eq(competency.guideId, guideId))
    .orderBy(asc(competency.index));
  const applied = await tx
    .select({ candidateId: application.candidateId })
    .from(application)
    .where(eq(application.positionId, of(world.positionIds, 'senior-backend-engineer')))
    .orderBy(asc(application.candidateId));
  for (const [at, given] of scores.entries()) {
    const start = new Date(Date.now() - (20 + at * 17) * dayMs);
    start.setUTCHours(18, 0, 0, 0);
    const { id: interviewId } = firstRow(
      await tx
        .insert(interview)
        .values({
          ...{ organizationId, guideId, ownerId: people[0] ?? null, visibility: 'PUBLIC' },
          ...{ name: 'Technical interview in person', scheduledStart: start },
          scheduledEnd: new Date(start.getTime() + 3600_000),
          ...{
            timezoneName: 'America/Los_Angeles',
            candidateId: applied[at % applied.length]?.candidateId ?? null,
          },
          positionId: of(world.positionIds, 'senior-backend-engineer'),
          interviewStageId: of(world.stageIds, 'technical-interview'),
        })
        .returning(),
    );
    for (const [place, userId] of people.entries()) {
      await tx.insert(interviewInterviewer).values({ organizationId, interviewId, userId });
      const overallScore = given[place] ?? 3;
      await buildScorecard(
        tx,
        { organizationId, interviewId },
        {
          ...{ userId, status: 'SUBMITTED', overallScore },
          submittedAt: new Date(start.getTime() + 5 * 3600_000),
          overallNotes: 'Worked through a failing queue on the whiteboard.',
          items: competencies.map(({ id, name }, index) => ({
            ...{ competencyId: id, itemText: name },
            score: Math.max(
              1,
              Math.min(4, overallScore + ((at + index + place) % 3 === 0 ? 1 : 0)),
            ),
          })),
        },
      );
    }
  }
}
