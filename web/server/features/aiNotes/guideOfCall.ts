import { asc, eq } from 'drizzle-orm';
import { plainTextFromHtml } from '#shared/editor/plainTextFromHtml.ts';
import type { GuideCue } from '#shared/language/interview.ts';
import type { Tx } from '../../db/database.ts';
import { competency, cue } from '../../db/tables/schema.ts';

/** The questions of a guide as engines read them, in order; none without a guide. */
export async function guideOfCall(tx: Tx, guideId: string | null): Promise<GuideCue[]> {
  if (guideId === null) return [];
  const rows = await tx
    .select({
      cueId: cue.id,
      cue: cue.cue,
      description: cue.description,
      type: cue.type,
      isHtmlType: cue.isHtmlType,
      competency: competency.name,
    })
    .from(cue)
    .leftJoin(competency, eq(competency.id, cue.competencyId))
    .where(eq(cue.guideId, guideId))
    .orderBy(asc(cue.index), asc(cue.id));
  return rows
    .map(({ isHtmlType, competency: name, ...row }) => ({
      ...row,
      description: isHtmlType ? plainTextFromHtml(row.description) : row.description,
      competency: name ?? '',
    }))
    .filter((row) => row.cue.trim() !== '');
}
