import { eq } from 'drizzle-orm';
import { longestGuideName } from '#shared/domain/guide.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { oneRow } from '../../db/oneRow.ts';
import { competency, cue, guide } from '../../db/tables/schema.ts';
import type { GuideChange } from './changeGuide.ts';

const suffix = ' (copy)';

/**
 * Copies a guide with its competencies and questions for the actor, and returns the copy's id. The copy has
 * no link to an ATS, is assigned to no one, and is as visible as the guide it comes from.
 */
export async function duplicateGuide({ db, actor, guide: source }: GuideChange): Promise<string> {
  return db.transaction(async (tx) => {
    const { organizationId, visibility, positionId, interviewStageId } = source;
    const { overallScoringEnabled } = source;
    const name = source.name.slice(0, longestGuideName - suffix.length) + suffix;
    const { id: guideId } = oneRow(
      await tx
        .insert(guide)
        .values({
          ...{ organizationId, name, visibility, positionId, interviewStageId },
          ...{ overallScoringEnabled, creatorId: actor.userId },
        })
        .returning({ id: guide.id }),
    );
    const competencies = await tx
      .select()
      .from(competency)
      .where(eq(competency.guideId, source.id));
    const newIds = new Map<string, string>();
    for (const { id, name: title, index } of competencies) {
      const values = { organizationId, guideId, name: title, index };
      const copy = oneRow(await tx.insert(competency).values(values).returning());
      newIds.set(id, copy.id);
    }
    const cues = await tx.select().from(cue).where(eq(cue.guideId, source.id));
    if (cues.length > 0)
      await tx.insert(cue).values(
        cues.map(({ id: _id, competencyId, ...columns }) => ({
          ...columns,
          guideId,
          competencyId: newIds.get(competencyId ?? '') ?? null,
        })),
      );
    await recordEvent(tx, actor, 'guide.duplicated', guideId, { sourceId: source.id });
    return guideId;
  });
}
