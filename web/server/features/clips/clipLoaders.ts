import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { VisibilityFacts } from '#shared/domain/visibility.ts';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { jsonColumns, readJsonColumns } from '../../db/jsonColumns.ts';
import { runNamed } from '../../db/runNamed.ts';
import { call, clip, interview, user } from '../../db/tables/schema.ts';
import { containsText } from '../../db/textQuery.ts';
import { boundedLimit, pageOffset } from '../../errors/pageRange.ts';
import { ById, ManyBy } from '../../graphql/loader.ts';
import { ofInterview } from '../../auth/visibleCalls.ts';
import { invitedIdsOf, interviewerIdsOf } from '../calls/callLoaders.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import { isClipShared, visibleClips } from './visibleClips.ts';

export type ClipRow = typeof clip.$inferSelect;
/** A clip that the actor sees, with what its policy needs and pages show. */
export interface LoadedClip extends ClipRow {
  /** With the actor, by itself or in a playlist. */
  isShared: boolean;
  author: UserFacts;
  call: VisibilityFacts;
}

const columns = (actor: Actor) => ({
  ...getTableColumns(clip),
  authorName: user.name,
  authorEmail: user.email,
  authorImage: user.image,
  visibility: interview.visibility,
  ownerId: sql<string>`${interview.ownerId}`,
  positionId: interview.positionId,
  interviewerIds: interviewerIdsOf,
  invitedIds: invitedIdsOf,
  isShared: isClipShared(actor),
});

export interface ClipFilter {
  query?: string | null | undefined;
  callId?: string | null | undefined;
  isOwn?: boolean | null | undefined;
  isSharedWithMe?: boolean | null | undefined;
}

/** A page, counted from 1, of the clips that the actor may see. One statement. */
export function listClips(
  db: Db,
  actor: Actor,
  filter: ClipFilter,
  page: number,
  limit: number,
): Promise<LoadedClip[]> {
  const size = boundedLimit(limit);
  const skipped = pageOffset(page, size);
  const isOfCall = filter.callId ? anyOf(clip.callId, [filter.callId].filter(isUuid)) : undefined;
  const where = and(
    containsText(filter.query ?? '', [clip.name, interview.name]),
    isOfCall,
    filter.isOwn ? eq(clip.userId, actor.userId) : undefined,
    filter.isSharedWithMe ? isClipShared(actor) : undefined,
  );
  const order = isOfCall
    ? sql`${clip.startMs}, ${clip.id}`
    : sql`${clip.createdAt} desc, ${clip.id}`;
  return findClips(
    db,
    actor,
    where,
    order,
    sql`limit ${sql.raw(String(size))} offset ${sql.raw(String(skipped))}`,
  );
}

async function findClips(db: Db, actor: Actor, where: SQL | undefined, order: SQL, page = sql``) {
  const shown = columns(actor);
  const [found] = await runNamed(
    db,
    sql`select * from ${jsonColumns(
      shown,
      sql`${clip} join ${call} on ${call.id} = ${clip.callId} join ${interview} on ${ofInterview}
        join ${user} on ${user.id} = ${clip.userId}
        where ${and(visibleClips(actor), where)} order by ${order} ${page}`,
    )} shown`,
  );
  return readJsonColumns(shown, found ?? {}).map((row): LoadedClip => {
    const { authorName, authorEmail, authorImage, ...others } = row;
    const { visibility, ownerId, positionId, interviewerIds, invitedIds, ...facts } = others;
    return {
      ...facts,
      author: { id: facts.userId, name: authorName, email: authorEmail, image: authorImage },
      call: {
        ...{ organizationId: facts.organizationId, visibility, ownerId, positionId },
        ...{ interviewerIds, invitedIds, isDeleted: false },
      },
    };
  });
}

export const clipLoaders = (db: Db, actor: Actor) => ({
  clipById: new ById('clip', (ids) => findClips(db, actor, anyOf(clip.id, ids), sql`${clip.id}`)),
  /** Ask only with ids of calls the actor was shown. */
  clipsByCallId: new ManyBy(
    (ids) => findClips(db, actor, anyOf(clip.callId, ids), sql`${clip.startMs}, ${clip.id}`),
    (row) => row.callId,
  ),
});
