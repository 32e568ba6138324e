import { asc, eq } from 'drizzle-orm';
import type { GuideCue } from '../../../../shared/language/interview.ts';
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
      cue: isHtmlType ? withoutTags(row.cue) : row.cue,
      description: isHtmlType ? withoutTags(row.description) : row.description,
      competency: name ?? '',
    }))
    .filter((row) => row.cue.trim() !== '');
}

/** For reading by engines only; never shown as HTML. */
const withoutTags = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
