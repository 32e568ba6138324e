import { sql, type SQL } from 'drizzle-orm';
import type { InsightInterval, InsightSpan } from '#shared/domain/insightPeriod.ts';
import type { Actor } from '../../auth/actor.ts';
import { visibleInterviews } from '../../auth/visibleCalls.ts';
import { isUuid } from '../../db/isUuid.ts';
import { callRollup, interviewerRollup, position } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';

/** Which interviews are counted. */
export interface InsightFilter extends InsightSpan {
  interval: InsightInterval;
  /** IANA name of the viewer's zone: days and weeks begin there. */
  zone: string;
  positionId?: string | null | undefined;
  clientId?: string | null | undefined;
  stageId?: string | null | undefined;
  interviewerId?: string | null | undefined;
}

/** Ten years and some days: nobody asks for more, and a chart could not show it. */
const longestMs = 3660 * 86_400_000;

/** @throws {UserError} BAD_INPUT for a span that ends before it begins, or a zone that is none. */
export function checkInsightFilter(input: {
  start: Date;
  end: Date;
  interval: InsightInterval;
  zone: string;
  positionId?: string | null | undefined;
  clientId?: string | null | undefined;
  stageId?: string | null | undefined;
  interviewerId?: string | null | undefined;
}): InsightFilter {
  const { start, end, ...rest } = input;
  const [startMs, endMs] = [start.getTime(), end.getTime()];
  if (endMs <= startMs || endMs - startMs > longestMs)
    throw new UserError('BAD_INPUT', 'Choose a period that ends after it begins.');
  if (!isZone(rest.zone)) throw new UserError('BAD_INPUT', 'Choose a time zone.');
  return { ...rest, startMs, endMs };
}

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: zone }));
  } catch {
    return false;
  }
}

/** What is no id matches nothing. */
const idParam = (id: string): SQL =>
  sql`${isUuid(id) ? id : '00000000-0000-0000-0000-000000000000'}::uuid`;

/**
 * The rollups of calls that the actor may see and the filter names, with `period`, the beginning of their
 * hour, day, week or month, and whether the actor may know of questions on protected ground.
 */
export function seenCalls(actor: Actor, filter: InsightFilter): SQL {
  const { positionId, clientId, stageId, interviewerId } = filter;
  const of = callRollup;
  const isInterviewer = (userId: SQL) =>
    sql`exists (select from ${interviewerRollup} p where p.call_id = ${of.callId} and p.user_id = ${userId})`;
  const readsProtected =
    actor.roleType === 'SITE_ADMIN'
      ? sql`true`
      : sql`(${of.ownerId} = ${actor.userId} or ${isInterviewer(sql`${actor.userId}`)})`;
  const conditions = [
    visibleInterviews(actor, {
      ...{ organizationId: of.organizationId, interviewId: of.interviewId },
      ...{ visibility: of.visibility, ownerId: of.ownerId, positionId: of.positionId },
    }),
    sql`${of.startTime} >= ${new Date(filter.startMs)}`,
    sql`${of.startTime} < ${new Date(filter.endMs)}`,
    ...(positionId ? [sql`${of.positionId} = ${idParam(positionId)}`] : []),
    ...(clientId
      ? [
          sql`${of.positionId} in (select id from ${position} where position_group_id = ${idParam(clientId)})`,
        ]
      : []),
    ...(stageId ? [sql`${of.interviewStageId} = ${idParam(stageId)}`] : []),
    ...(interviewerId ? [isInterviewer(idParam(interviewerId))] : []),
  ];
  return sql`select ${of}.*, ${readsProtected} as reads_protected,
      date_trunc(${filter.interval.toLowerCase()}, ${of.startTime} at time zone ${filter.zone}) as period
    from ${of} where ${sql.join(conditions, sql` and `)}`;
}
