import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { callVisibilities, visibilityReach } from '#shared/domain/visibility.ts';
import type { InsightInterval, InsightSpan } from '#shared/domain/insightPeriod.ts';
import type { Actor } from '../../auth/actor.ts';
import { organizationOfInterviews, toVisibilitySql } from '../../auth/actorSql.ts';
import { visibleInterviews, type VisibilityColumns } from '../../auth/visibleCalls.ts';
import { isUuid } from '../../db/isUuid.ts';
import {
  callRollup,
  interviewerFigures,
  interviewerRollup,
  interviewFigures,
  interviewInterviewer,
  position,
  share,
  spokenFigures,
} from '../../db/tables/schema.ts';
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

/** Asking whether a name is a zone takes as long as a small statement. */
const knownZones = new Set<string>();

function isZone(zone: string): boolean {
  if (knownZones.has(zone)) return true;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone });
  } catch {
    return false;
  }
  // There are some hundred, and ways to write them.
  if (knownZones.size < 2000) knownZones.add(zone);
  return true;
}

/** What is no id matches nothing. */
export const idParam = (id: string | null | undefined): SQL =>
  sql`${id && isUuid(id) ? id : '00000000-0000-0000-0000-000000000000'}::uuid`;

/** Whether only interviews of a position, group, stage or interviewer are counted: no sums are kept of these. */
export const isNarrowed = ({ positionId, clientId, stageId, interviewerId }: InsightFilter) =>
  Boolean(positionId ?? clientId ?? stageId ?? interviewerId);

/** Columns of an interview that decide who may see it and by what it is filtered. */
interface FilterColumns extends VisibilityColumns {
  startTime: SQLWrapper;
  interviewStageId: SQLWrapper;
}

export const seesEverything = (actor: Actor): boolean =>
  callVisibilities.every((visibility) => visibilityReach(actor, visibility).isEverything);

/** Where the actor sees everything, no interview is looked at for it. */
const visibleFigures = (actor: Actor, of: FilterColumns): SQL =>
  seesEverything(actor)
    ? sql`${of.organizationId} = ${actor.organizationId}`
    : visibleInterviews(actor, of);

function filterConditions(actor: Actor, filter: InsightFilter, of: FilterColumns): SQL {
  const { positionId, clientId, stageId } = filter;
  const ofGroup = sql`select id from ${position} where position_group_id = ${idParam(clientId)}`;
  const conditions = [
    visibleFigures(actor, of),
    sql`${of.startTime} >= ${new Date(filter.startMs)}`,
    sql`${of.startTime} < ${new Date(filter.endMs)}`,
    ...(positionId ? [sql`${of.positionId} = ${idParam(positionId)}`] : []),
    ...(clientId ? [sql`${of.positionId} in (${ofGroup})`] : []),
    ...(stageId ? [sql`${of.interviewStageId} = ${idParam(stageId)}`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** Only some viewers may know of questions on protected ground. */
const readsProtected = (actor: Actor, of: FilterColumns): SQL =>
  actor.roleType === 'SITE_ADMIN'
    ? sql`true`
    : sql`(${of.ownerId} = ${actor.userId} or exists (select from ${interviewInterviewer} p
        where p.interview_id = ${of.interviewId} and p.user_id = ${actor.userId}))`;

/** When the period of an interview begins by the clock of the viewer's zone. */
export const beginningOf = ({ interval, zone }: InsightFilter, time: SQLWrapper): SQL =>
  sql`date_trunc(${interval.toLowerCase()}, ${time} at time zone ${zone})`;

/** As `periodsOf` writes the beginning of a period. */
export const formatPeriod = (beginning: SQL): SQL =>
  sql`to_char(${beginning}, 'YYYY-MM-DD"T"HH24:MI')`;

/**
 * The rollups of calls that the actor may see and the filter names, with `period`, the beginning of their
 * hour, day, week or month.
 */
export function seenCalls(actor: Actor, filter: InsightFilter): SQL {
  const of = callRollup;
  const ofInterviewer = sql`and exists (select from ${interviewerRollup} p
    where p.call_id = ${of.callId} and p.user_id = ${idParam(filter.interviewerId)})`;
  return sql`select ${of}.*, ${beginningOf(filter, of.startTime)} as period
    from ${of} where ${filterConditions(actor, filter, of)} ${filter.interviewerId ? ofInterviewer : sql``}`;
}

/** What is added up of interviews that the actor may see and the filter names, with their `period`. */
export function seenInterviews(actor: Actor, filter: InsightFilter): SQL {
  const of = interviewFigures;
  const ofInterviewer = sql`and exists (select from ${interviewerFigures} p
    where p.interview_id = ${of.interviewId} and p.user_id = ${idParam(filter.interviewerId)})`;
  return sql`select ${of}.*, ${readsProtected(actor, of)} as reads_protected, ${beginningOf(filter, of.startTime)} as period
    from ${of} where ${filterConditions(actor, filter, of)} ${filter.interviewerId ? ofInterviewer : sql``}`;
}

/** What rules found in interviews that the actor may see and the filter names. */
export function seenFindings(actor: Actor, filter: InsightFilter): SQL {
  const of = spokenFigures;
  const ofInterviewer = sql`and exists (select from ${interviewerFigures} p
    where p.interview_id = ${of.interviewId} and p.user_id = ${idParam(filter.interviewerId)})`;
  return sql`select ${of}.* from ${of}
    where ${filterConditions(actor, filter, of)} ${filter.interviewerId ? ofInterviewer : sql``}`;
}

/** What is added up of each interviewer. With one chosen, their colleagues in the same interviews are left out. */
export function seenInterviewers(actor: Actor, filter: InsightFilter): SQL {
  const of = interviewerFigures;
  const ofInterviewer = sql`and ${of.userId} = ${idParam(filter.interviewerId)}`;
  return sql`select ${of}.*, ${readsProtected(actor, of)} as reads_protected, ${beginningOf(filter, of.startTime)} as period
    from ${of} where ${filterConditions(actor, filter, of)} ${filter.interviewerId ? ofInterviewer : sql``}`;
}

/** The interviews of which kept sums may be read: those of a visibility that the actor sees wholly. */
export const isOpen = (actor: Actor, visibility: SQLWrapper): SQL =>
  sql`${visibility} = any(${toVisibilitySql(actor).openVisibilities}::text[])`;

/** Of whose interviews the actor reads more than kept sums say. */
interface NearRows {
  /** Rows of `interview_figures` or `interviewer_figures`. */
  of: SQLWrapper;
  filter: InsightFilter;
}

/**
 * What the actor sees of interviews that are not open to them: their own, those shared with them and those of
 * their teams. The same interviews as by `visibleInterviews`, found from the person.
 */
export function nearInterviews(actor: Actor, { of, filter }: NearRows): SQL {
  const teams = callVisibilities.flatMap((visibility) => {
    const { isEverything, positionIds } = visibilityReach(actor, visibility);
    if (isEverything || positionIds.length === 0) return [];
    return [
      sql` union select interview_id from ${interviewFigures}
        where position_id = any(${sql.param([...positionIds])}::uuid[])
          and visibility = ${sql.raw(`'${visibility}'`)} and ${inSpan(filter)}`,
    ];
  });
  const ids = sql`${takenPart(actor, filter)}
    union select interview_id from ${share} where user_id = ${actor.userId} and interview_id is not null
      and (expires_at is null or expires_at > now()) ${sql.join(teams)}`;
  return rowsOf(ids, { of, filter }, actor, sql`not (${isOpen(actor, sql`f.visibility`)})`);
}

/** The open interviews in which the actor took part: of these alone they know questions on protected ground. */
export const ownOpenInterviews = (actor: Actor, rows: NearRows): SQL =>
  rowsOf(takenPart(actor, rows.filter), rows, actor, isOpen(actor, sql`f.visibility`));

const takenPart = (actor: Actor, filter: InsightFilter): SQL =>
  sql`select interview_id from ${interviewFigures} where owner_id = ${actor.userId} and ${inSpan(filter)}
    union select interview_id from ${interviewInterviewer} where user_id = ${actor.userId}`;

const inSpan = ({ startMs, endMs }: InsightFilter): SQL =>
  sql`start_time >= ${new Date(startMs)} and start_time < ${new Date(endMs)}`;

/** Each is looked up by itself, whatever the planner expects of a join. */
function rowsOf(ids: SQL, { of, filter }: NearRows, actor: Actor, condition: SQL): SQL {
  const columns: FilterColumns = {
    ...{ organizationId: sql`f.organization_id`, interviewId: sql`f.interview_id` },
    ...{ visibility: sql`f.visibility`, ownerId: sql`f.owner_id`, positionId: sql`f.position_id` },
    ...{ startTime: sql`f.start_time`, interviewStageId: sql`f.interview_stage_id` },
  };
  return sql`select f.*, ${readsProtected(actor, columns)} as reads_protected,
      ${beginningOf(filter, sql`f.start_time`)} as period
    from (select interview_id from (${ids}) known offset 0) near cross join lateral (
      select * from ${of} f where f.interview_id = near.interview_id
        and f.organization_id = ${organizationOfInterviews(actor)} and ${inSpan(filter)} and ${condition} offset 0) f`;
}
