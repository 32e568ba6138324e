import { and, asc, eq, getTableColumns, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { RolePolicies } from '#shared/domain/permissions.ts';
import type { VisibilityFacts, VisibilityReason } from '#shared/domain/visibility.ts';
import { visibilityReasonSql } from '../../auth/visibilityReasonSql.ts';
import type { Db } from '../../db/database.ts';
import { user, userRole } from '../../db/tables/schema.ts';
import { boundedLimit } from '../../errors/pageRange.ts';
import { findRolePolicies } from '../users/updateRolePolicy.ts';
import type { UserFacts } from '../users/userLoaders.ts';

export interface Viewer {
  user: UserFacts;
  roleName: string;
  reason: VisibilityReason;
}

const { id, name, email, image } = getTableColumns(user);

/**
 * The first people, by name, who see a call and why; `matching` is about `user` and `user_role`. Two
 * statements, however many people there are. Reads as the owner of the tables: filter what leaves.
 */
export async function findViewers(
  system: Db,
  call: VisibilityFacts,
  input: { limit: number; matching?: (policies: RolePolicies) => SQL | undefined },
): Promise<{ viewers: Viewer[]; count: number }> {
  const { organizationId } = call;
  const policies = await findRolePolicies(system, organizationId);
  const reason = visibilityReasonSql(call, policies);
  const rows = await system
    .select({
      user: { id, name, email, image },
      roleName: userRole.name,
      reason,
      count: sql<number>`(count(*) over ())::int`,
    })
    .from(user)
    .innerJoin(userRole, eq(userRole.id, user.userRoleId))
    .where(
      and(
        eq(user.organizationId, organizationId),
        eq(user.banned, false),
        input.matching?.(policies),
        isNotNull(reason),
      ),
    )
    .orderBy(asc(user.name), asc(user.id))
    .limit(boundedLimit(input.limit));
  const viewers = rows.flatMap(({ user: person, roleName, reason: why }) =>
    why ? [{ user: person, roleName, reason: why }] : [],
  );
  return { viewers, count: rows[0]?.count ?? 0 };
}
