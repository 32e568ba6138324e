import { asc, eq, getTableColumns, inArray, and } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { competency, cue, guide } from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';
import { visibleGuides } from './visibleGuides.ts';

export type GuideRow = typeof guide.$inferSelect;

export const guideLoaders = (db: Db, actor: Actor) => ({
  guideById: new ById('guide', (ids) =>
    db
      .select()
      .from(guide)
      .where(and(inArray(guide.id, ids), visibleGuides(actor))),
  ),
  cuesByGuideId: new ManyBy(
    (ids) =>
      db
        .select({ ...getTableColumns(cue), competencyName: competency.name })
        .from(cue)
        .leftJoin(competency, eq(competency.id, cue.competencyId))
        .where(inArray(cue.guideId, ids))
        .orderBy(asc(cue.guideId), asc(cue.index)),
    (row) => row.guideId,
  ),
});
