import { and, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm';
import type { VisibilityFacts } from '#shared/domain/visibility.ts';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { interview } from '../../db/tables/schema.ts';
import { ById } from '../../graphql/loader.ts';
import { interviewerIdsOf, invitedIdsOf } from './callLoaders.ts';
import { visibleInterviews } from '../../auth/visibleCalls.ts';

type InterviewRow = typeof interview.$inferSelect;
/** An interview, recorded or not, with what its policies need. */
export type LoadedInterview = Omit<InterviewRow, 'ownerId'> & VisibilityFacts;

/** A select of interviews that are not deleted. */
export const selectInterviews = (db: Db, where: SQL | undefined) =>
  db
    .select({
      ...getTableColumns(interview),
      // An interview that came from a calendar and is only planned has no owner.
      ownerId: sql<string>`coalesce(${interview.ownerId}::text, '')`,
      interviewerIds: interviewerIdsOf,
      invitedIds: invitedIdsOf,
      isDeleted: sql<boolean>`false`,
    })
    .from(interview)
    .where(and(isNull(interview.deletedAt), where));

export const interviewLoaders = (db: Db, actor: Actor) => ({
  /** Interviews that the actor may see, with or without a call. */
  interviewById: new ById('interview', (ids): Promise<LoadedInterview[]> =>
    selectInterviews(db, and(anyOf(interview.id, ids), visibleInterviews(actor))),
  ),
});
