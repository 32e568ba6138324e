import { eq, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { guide, guideAssignment } from '../../db/tables/schema.ts';

/** Guides a person may read: the team's, one's own, and those one is assigned to. */
export const visibleGuides = (actor: Actor): SQL =>
  sql`(${or(
    eq(guide.visibility, 'PUBLIC'),
    eq(guide.creatorId, actor.userId),
    sql`exists (select 1 from ${guideAssignment} where ${guideAssignment.guideId} = ${guide.id} and ${guideAssignment.userId} = ${actor.userId})`,
  )})`;
