import { asc, count, eq, getTableColumns, and } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { competency, cue, guide, guideAssignment, user } from '../../db/tables/schema.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';
import { visibleGuides } from '../../auth/visibleGuides.ts';

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
  /** A competency of a guide that the actor may read. */
  competencyById: new ById('competency', (ids) =>
    db
      .select(getTableColumns(competency))
      .from(competency)
      .innerJoin(guide, eq(guide.id, competency.guideId))
      .where(and(anyOf(competency.id, ids), visibleGuides(actor))),
  ),
  competenciesByGuideId: new ManyBy(
    (ids) =>
      db
        .select()
        .from(competency)
        .where(anyOf(competency.guideId, ids))
        .orderBy(asc(competency.guideId), asc(competency.index)),
    (row) => row.guideId,
  ),
  assignedUsersByGuideId: new ManyBy(
    (ids) =>
      db
        .select({
          guideId: guideAssignment.guideId,
          ...{ id: user.id, name: user.name, email: user.email, image: user.image },
        })
        .from(guideAssignment)
        .innerJoin(user, eq(user.id, guideAssignment.userId))
        .where(anyOf(guideAssignment.guideId, ids))
        .orderBy(asc(user.lastName), asc(user.id)),
    (row) => row.guideId,
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
