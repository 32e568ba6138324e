import { and, sql, type SQL } from 'drizzle-orm';
import type { HiringTeamRole, PositionRole } from '#shared/domain/permissions.ts';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { jsonColumns, readJsonColumns } from '../../db/jsonColumns.ts';
import { runNamed } from '../../db/runNamed.ts';
import {
  application,
  call,
  candidate,
  guide,
  hiringTeamMember,
  interview,
  position,
  positionGroup,
  positionGroupMember,
  user,
} from '../../db/tables/schema.ts';
import { ofInterview, visibleCalls } from '../../auth/visibleCalls.ts';
import { visibleCandidates } from '../../auth/visibleCandidates.ts';
import { visibleGuides } from '../../auth/visibleGuides.ts';
import type { UserFacts } from '../users/userLoaders.ts';
import type { PositionGroupFacts } from './positionLoaders.ts';

export interface Membership {
  user: UserFacts;
  role: HiringTeamRole;
  positionRole: PositionRole | null;
  /** By the team of the position group. */
  isOfClient: boolean;
  createdAt: string;
}

/** What pages show of a position beside its own columns; counts are of what the actor may see. */
export interface PositionParts {
  id: string;
  client: PositionGroupFacts;
  candidatesCount: number;
  callGuidesCount: number;
  lastCallAt: Date | null;
  memberships: Membership[];
}

const memberRow = (role: SQL, positionRole: SQL, isOfClient: boolean, at: SQL) =>
  sql`json_build_object('role', ${role}, 'positionRole', ${positionRole},
    'isOfClient', ${sql.raw(String(isOfClient))}, 'createdAt', ${at}, 'user', json_build_object(
      'id', ${user.id}, 'name', ${user.name}, 'email', ${user.email}, 'image', ${user.image}))`;
const ofPosition = hiringTeamMember;
const ofGroup = positionGroupMember;

const partColumns = (actor: Actor) => ({
  id: position.id,
  positionGroupId: position.positionGroupId,
  groupName: positionGroup.name,
  groupCreatedAt: positionGroup.createdAt,
  candidatesCount: sql<number>`(select count(*) from ${application}
    join ${candidate} on ${candidate.id} = ${application.candidateId}
    where ${and(sql`${application.positionId} = ${position.id}`, visibleCandidates(actor))})`,
  callGuidesCount: sql<number>`(select count(*) from ${guide}
    where ${guide.positionId} = ${position.id} and ${visibleGuides(actor)})`,
  lastCallAt: sql<string | null>`(select max(${call.startTime}) from ${call}
    join ${interview} on ${ofInterview}
    where ${interview.positionId} = ${position.id} and ${visibleCalls(actor)})`,
  memberships: sql<Membership[] | null>`(select json_agg(member order by name) from (
    select ${user.name} as name, ${memberRow(
      ...([sql`${ofPosition.role}`, sql`${ofPosition.positionRole}`, false] as const),
      sql`${ofPosition.createdAt}`,
    )} as member
    from ${ofPosition} join ${user} on ${user.id} = ${ofPosition.userId}
    where ${ofPosition.positionId} = ${position.id}
    union all select ${user.name}, ${memberRow(
      ...([sql`${ofGroup.role}`, sql`${ofGroup.positionRole}`, true] as const),
      sql`${ofGroup.createdAt}`,
    )}
    from ${ofGroup} join ${user} on ${user.id} = ${ofGroup.userId}
    where ${ofGroup.positionGroupId} = ${position.positionGroupId}) team)`,
});

/** The parts of these positions, in no order. One statement, whatever the number. */
export async function findPositionParts(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<PositionParts[]> {
  const columns = partColumns(actor);
  const [found] = await runNamed(
    db,
    sql`select * from ${jsonColumns(
      columns,
      sql`${position} join ${positionGroup} on ${positionGroup.id} = ${position.positionGroupId}
        where ${anyOf(position.id, ids)}`,
    )} shown`,
  );
  return readJsonColumns(columns, found ?? {}).map((row) => {
    const { positionGroupId, groupName, groupCreatedAt, memberships, lastCallAt, ...parts } = row;
    const { organizationId } = actor;
    return {
      ...parts,
      client: { id: positionGroupId, organizationId, name: groupName, createdAt: groupCreatedAt },
      memberships: memberships ?? [],
      lastCallAt: lastCallAt === null ? null : new Date(lastCallAt),
    };
  });
}
