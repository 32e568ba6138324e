import { asc, count, eq, getTableColumns, and } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { competency, cue, guide } from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';
import { visibleGuides } from './visibleGuides.ts';

export type GuideRow = typeof guide.$inferSelect;

export const cueColumns = { ...getTableColumns(cue), competencyName: competency.name };

export const guideLoaders = (db: Db, actor: Actor) => ({
  guideById: new ById('guide', (ids) =>
    db
      .select()
      .from(guide)
      .where(and(anyOf(guide.id, ids), visibleGuides(actor))),
  ),
  /** A question of a guide that the actor may read. */
  cueById: new ById('question', (ids) =>
    db
      .select(cueColumns)
      .from(cue)
      .innerJoin(guide, eq(guide.id, cue.guideId))
      .leftJoin(competency, eq(competency.id, cue.competencyId))
      .where(and(anyOf(cue.id, ids), visibleGuides(actor))),
  ),
  cueCountByGuideId: new ManyBy(
    (ids) =>
      db
        .select({ guideId: cue.guideId, count: count() })
        .from(cue)
        .where(anyOf(cue.guideId, ids))
        .groupBy(cue.guideId),
    (row) => row.guideId,
  ),
  cuesByGuideId: new ManyBy(
    (ids) =>
      db
        .select(cueColumns)
        .from(cue)
        .leftJoin(competency, eq(competency.id, cue.competencyId))
        .where(anyOf(cue.guideId, ids))
        .orderBy(asc(cue.guideId), asc(cue.index)),
    (row) => row.guideId,
  ),
});
