import { eq, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { guide, guideAssignment } from '../db/tables/schema.ts';

/** Guides a person may read: the team's, one's own, and those one is assigned to. */
export const visibleGuides = ({ userId }: { userId: string | SQLWrapper }): SQL =>
  sql`(${or(
    eq(guide.visibility, 'PUBLIC'),
    eq(guide.creatorId, userId),
    sql`exists (select 1 from ${guideAssignment} where ${guideAssignment.guideId} = ${guide.id} and ${guideAssignment.userId} = ${userId})`,
  )})`;
