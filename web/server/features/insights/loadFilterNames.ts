import { sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { runNamed } from '../../db/runNamed.ts';
import { interviewStage, position, positionGroup, user } from '../../db/tables/schema.ts';
import type { InsightFilter } from './insightFilter.ts';

/** The names of what a filter narrows by; null where it does not. */
export interface InsightFilterNames {
  positionGroup: string | null;
  position: string | null;
  stage: string | null;
  interviewer: string | null;
}

/** Stands for what was deleted, or never existed. */
const goneName = 'no longer there';

const labels: Record<keyof InsightFilterNames, string> = {
  positionGroup: 'Position group',
  position: 'Position',
  stage: 'Stage',
  interviewer: 'Interviewer',
};

/** The names behind the ids of a filter, in one statement. */
export async function loadFilterNames(
  db: Db,
  { organizationId }: Pick<Actor, 'organizationId'>,
  filter: Pick<InsightFilter, 'clientId' | 'positionId' | 'stageId' | 'interviewerId'>,
): Promise<InsightFilterNames> {
  const { clientId, positionId, stageId, interviewerId } = filter;
  if (!(clientId ?? positionId ?? stageId ?? interviewerId))
    return { positionGroup: null, position: null, stage: null, interviewer: null };
  const nameIn = (table: SQL, name: SQL, id: string | null | undefined): SQL => {
    const known = id && isUuid(id) ? id : null;
    return sql`(select ${name} from ${table} named
      where named.id = ${known}::uuid and named.organization_id = ${organizationId})`;
  };
  const displayTitle = sql`concat(named.title, ' (' || nullif(named.requisition_id, '') || ')')`;
  const [row] = await runNamed<InsightFilterNames & Record<string, unknown>>(
    db,
    sql`select ${nameIn(sql`${positionGroup}`, sql`named.name`, clientId)} as "positionGroup",
      ${nameIn(sql`${position}`, displayTitle, positionId)} as position,
      ${nameIn(sql`${interviewStage}`, sql`named.title`, stageId)} as stage,
      ${nameIn(sql`${user}`, sql`named.name`, interviewerId)} as interviewer`,
  );
  const named = (id: string | null | undefined, name: string | null | undefined) =>
    id ? (name ?? goneName) : null;
  return {
    positionGroup: named(clientId, row?.positionGroup),
    position: named(positionId, row?.position),
    stage: named(stageId, row?.stage),
    interviewer: named(interviewerId, row?.interviewer),
  };
}

/** What narrows a report, line by line: "Position: Head of support". */
export const filterLines = (names: InsightFilterNames): string[] =>
  (Object.keys(labels) as (keyof InsightFilterNames)[]).flatMap((key) =>
    names[key] === null ? [] : [`${labels[key]}: ${names[key]}`],
  );
