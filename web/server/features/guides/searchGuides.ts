import { and, asc, desc, eq, inArray, max, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import {
  call,
  guide,
  guideAssignment,
  interview,
  interviewInterviewer,
} from '../../db/tables/schema.ts';
import { containsText } from '../../db/textQuery.ts';
import { ofInterview } from '../../auth/visibleCalls.ts';
import type { GuideRow } from './guideLoaders.ts';
import { visibleGuides } from '../../auth/visibleGuides.ts';

/** Guides a person may choose from, each in every group it belongs to. */
export interface GuideSearch {
  /** Made by the person. */
  own: GuideRow[];
  /** Given to the person by somebody else. */
  assigned: GuideRow[];
  /** Used last in the person's own interviews, latest first. */
  recent: GuideRow[];
  /** Others' guides that the whole team sees. */
  shared: GuideRow[];
}

const mostRecent = 5;

/** Finds by name; at most `limit` in each group, by name. Guides without a name are left out. */
export async function searchGuides(
  db: Db,
  actor: Actor,
  query: string,
  limit: number,
): Promise<GuideSearch> {
  const wanted = and(
    visibleGuides(actor),
    ne(sql`trim(${guide.name})`, ''),
    containsText(query, [guide.name]),
  );
  const list = (group: ReturnType<typeof and>) =>
    db
      .select()
      .from(guide)
      .where(and(wanted, group))
      .orderBy(asc(sql`lower(${guide.name})`), asc(guide.id))
      .limit(limit);
  const mine = eq(guide.creatorId, actor.userId);
  const assignedIds = db
    .select({ id: guideAssignment.guideId })
    .from(guideAssignment)
    .where(eq(guideAssignment.userId, actor.userId));
  const recentIds = await recentGuideIds(db, actor);
  const recent = recentIds.length > 0 ? await list(inArray(guide.id, recentIds)) : [];
  return {
    own: await list(mine),
    assigned: await list(and(ne(guide.creatorId, actor.userId), inArray(guide.id, assignedIds))),
    recent: recent.toSorted((a, b) => recentIds.indexOf(a.id) - recentIds.indexOf(b.id)),
    shared: await list(
      and(
        eq(guide.visibility, 'PUBLIC'),
        ne(guide.creatorId, actor.userId),
        notInArray(guide.id, assignedIds),
      ),
    ),
  };
}

async function recentGuideIds(db: Db, actor: Actor): Promise<string[]> {
  const rows = await db
    .select({ guideId: interview.guideId })
    .from(call)
    .innerJoin(interview, ofInterview)
    .leftJoin(interviewInterviewer, eq(interviewInterviewer.interviewId, interview.id))
    .where(
      and(
        sql`${interview.guideId} is not null and ${call.deletedAt} is null`,
        or(eq(interview.ownerId, actor.userId), eq(interviewInterviewer.userId, actor.userId)),
      ),
    )
    .groupBy(interview.guideId)
    .orderBy(desc(max(call.startTime)))
    .limit(mostRecent);
  return rows.flatMap(({ guideId }) => guideId ?? []);
}
