import { sql, type SQL } from 'drizzle-orm';
import { quoteAround } from '#shared/domain/customTopic.ts';
import { alertThemeNames, type AlertTheme } from '#shared/language/alertThemes.ts';
import type { Actor } from '../../auth/actor.ts';
import { visibleCalls } from '../../auth/visibleCalls.ts';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { runNamed } from '../../db/runNamed.ts';
import { boundedLimit } from '../../errors/pageRange.ts';
import {
  call,
  candidateAlertSubscription,
  candidateAlertView,
  interview,
  segment,
  spokenFinding,
} from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';

export interface AlertFilter {
  theme?: AlertTheme | null | undefined;
  candidateId?: string | null | undefined;
  positionId?: string | null | undefined;
  /** Only of candidates and positions that the actor follows. */
  isFollowed?: boolean | null | undefined;
}

/** What a candidate said that a recruiter wants to know soon. */
export interface AlertRow {
  segmentId: string;
  theme: AlertTheme;
  callId: string;
  name: string;
  startTime: Date;
  atMs: number;
  quote: string;
  candidateId: string | null;
  positionId: string | null;
  isNew: boolean;
  /** What the actor says of it; null while they say nothing. */
  isAccurate: boolean | null;
}

export interface AlertPage {
  results: AlertRow[];
  nextCursor: string | null;
}

type Row = Omit<AlertRow, 'quote'> & { text: string } & Record<string, unknown>;

const noId = '00000000-0000-0000-0000-000000000000';
const idOf = (id: string): string => (isUuid(id) ? id : noId);

/** Alerts with their interview, in the calls that the actor may see. */
const visibleAlerts = (actor: Actor): SQL => sql`${spokenFinding}
  join ${call} on ${call.id} = ${spokenFinding.callId}
  join ${interview} on ${interview.id} = ${call.interviewId}
  join ${segment} on ${segment.id} = ${spokenFinding.segmentId}
  left join ${candidateAlertView} on ${candidateAlertView.segmentId} = ${spokenFinding.segmentId}
    and ${candidateAlertView.theme} = ${spokenFinding.theme}
    and ${candidateAlertView.userId} = ${actor.userId}
  where ${spokenFinding.kind} = 'ALERT' and ${visibleCalls(actor)}`;

/** Whether the actor follows the candidate or the position of an interview. */
const isFollowedBy = (actor: Actor): SQL => sql`exists (
  select from ${candidateAlertSubscription} f where f.user_id = ${actor.userId}
    and (f.candidate_id = ${interview.candidateId} or f.position_id = ${interview.positionId}))`;

/** A page of the alerts in interviews that the actor may see, newest first. One statement. */
export async function listAlerts(
  db: Db,
  actor: Actor,
  { filter, after, limit }: { filter: AlertFilter; after: string | null; limit: number },
): Promise<AlertPage> {
  const size = boundedLimit(limit);
  const { theme, candidateId, positionId, isFollowed } = filter;
  const conditions = [
    ...(theme ? [sql`${spokenFinding.theme} = ${theme}`] : []),
    ...(candidateId ? [sql`${interview.candidateId} = ${idOf(candidateId)}`] : []),
    ...(positionId ? [sql`${interview.positionId} = ${idOf(positionId)}`] : []),
    ...(isFollowed ? [isFollowedBy(actor)] : []),
    ...(after === null ? [] : [isAfter(after)]),
  ];
  const rows = await runNamed<Row>(
    db,
    sql`select ${segment.id} as "segmentId", ${spokenFinding.theme} as theme, ${call.id} as "callId",
      ${interview.name} as name, ${call.startTime} as "startTime", ${segment.startMs} as "atMs",
      substr(${segment.text}, ${spokenFinding.startChar} + 1,
        ${spokenFinding.endChar} - ${spokenFinding.startChar}) as text,
      ${interview.candidateId} as "candidateId", ${interview.positionId} as "positionId",
      ${candidateAlertView.id} is null as "isNew", ${candidateAlertView.isAccurate} as "isAccurate"
    from ${visibleAlerts(actor)} and ${sql.join([sql`true`, ...conditions], sql` and `)}
    order by ${call.startTime} desc, ${call.id} desc, ${spokenFinding.theme} desc, ${segment.id} desc
    limit ${size + 1}`,
  );
  const results = rows
    .slice(0, size)
    .map(({ text, ...row }) => ({ ...row, quote: quoteAround(text, []) }));
  const last = results.at(-1);
  return { results, nextCursor: rows.length > size && last ? cursorOf(last) : null };
}

const cursorOf = ({ startTime, callId, theme, segmentId }: AlertRow): string =>
  [startTime.toISOString(), callId, theme, segmentId].join('/');

function isAfter(cursor: string): SQL {
  const [time = '', callId = '', theme = '', segmentId = ''] = cursor.split('/');
  const at = new Date(time);
  if (Number.isNaN(at.getTime()) || !isUuid(callId) || !isUuid(segmentId))
    throw new UserError('BAD_INPUT', 'This page does not exist. Open the list again.');
  return sql`(${call.startTime}, ${call.id}, ${spokenFinding.theme}, ${segment.id})
    < (${at}, ${callId}::uuid, ${theme}, ${segmentId}::uuid)`;
}

/** The name of an alert: it stays while the transcript is corrected. */
export const alertId = ({ segmentId, theme }: Pick<AlertRow, 'segmentId' | 'theme'>): string =>
  `${segmentId}.${theme}`;

/** Those of the named alerts that the actor may see. One statement. */
export async function findAlerts(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<{ segmentId: string; theme: AlertTheme }[]> {
  const named = ids.map((id) => id.split('.'));
  const [segments, themes] = [0, 1].map((at) => named.map((parts) => parts[at] ?? ''));
  return runNamed<{ segmentId: string; theme: AlertTheme }>(
    db,
    sql`select ${segment.id} as "segmentId", ${spokenFinding.theme} as theme
    from ${visibleAlerts(actor)} and (${segment.id}, ${spokenFinding.theme}) in (
      select * from unnest(${sql.param((segments ?? []).map(idOf))}::uuid[], ${sql.param(themes)}::text[]))`,
  );
}

export interface AlertAccuracy {
  theme: AlertTheme;
  /** Alerts in the interviews that the actor may see. */
  alerts: number;
  /** What people said of these alerts: how many answers, and how many of them "right". */
  answers: number;
  right: number;
}

/** How often people find alerts right, by theme, in the interviews that the actor may see. One statement. */
export async function loadAlertAccuracy(db: Db, actor: Actor): Promise<AlertAccuracy[]> {
  const rows = await runNamed<AlertAccuracy & Record<string, unknown>>(
    db,
    sql`select ${spokenFinding.theme} as theme, count(*)::int as alerts,
      coalesce(sum(said.answers), 0)::int as answers, coalesce(sum(said.right_answers), 0)::int as right
    from ${spokenFinding}
      join ${call} on ${call.id} = ${spokenFinding.callId}
      join ${interview} on ${interview.id} = ${call.interviewId}
      left join lateral (
        select count(v.is_accurate)::int as answers, count(*) filter (where v.is_accurate)::int as right_answers
        from ${candidateAlertView} v
        where v.segment_id = ${spokenFinding.segmentId} and v.theme = ${spokenFinding.theme}) said on true
    where ${spokenFinding.kind} = 'ALERT' and ${visibleCalls(actor)}
    group by ${spokenFinding.theme}`,
  );
  const byTheme = new Map(rows.map((row) => [row.theme, row]));
  return alertThemeNames.flatMap((theme) => byTheme.get(theme) ?? []);
}
