import { and, asc, count, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { MemberStatus } from '#shared/domain/memberStatus.ts';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/isUuid.ts';
import { oneRow } from '../../db/oneRow.ts';
import { user } from '../../db/tables/schema.ts';
import { containsText } from '../../db/textQuery.ts';
import { boundedLimit, pageOffset } from '../../errors/pageRange.ts';
import type { UserRow } from './userLoaders.ts';

export interface MemberFilter {
  query?: string | null | undefined;
  status?: MemberStatus | null | undefined;
  userRoleId?: string | null | undefined;
}

const conditions: Record<MemberStatus, SQL | undefined> = {
  ACTIVE: and(eq(user.banned, false), isNotNull(user.signUpCompletedAt)),
  INVITED: and(eq(user.banned, false), isNull(user.signUpCompletedAt)),
  DEACTIVATED: eq(user.banned, true),
};

export const memberStatusOf = ({
  banned,
  signUpCompletedAt,
}: Pick<UserRow, 'banned' | 'signUpCompletedAt'>): MemberStatus =>
  banned ? 'DEACTIVATED' : signUpCompletedAt === null ? 'INVITED' : 'ACTIVE';

/** A page, counted from 1, of the people of the organization; deactivated people come last. */
export function listMembers(
  db: Db,
  filter: MemberFilter,
  page: number,
  limit: number,
): Promise<UserRow[]> {
  const size = boundedLimit(limit);
  return db
    .select()
    .from(user)
    .where(matches(filter))
    .orderBy(asc(user.banned), asc(user.name), asc(user.id))
    .limit(size)
    .offset(pageOffset(page, size));
}

export async function countMembers(db: Db, filter: MemberFilter): Promise<number> {
  return oneRow(await db.select({ count: count() }).from(user).where(matches(filter))).count;
}

const matches = ({ query, status, userRoleId }: MemberFilter): SQL | undefined =>
  and(
    containsText(query ?? '', [user.name, user.email]),
    status ? conditions[status] : undefined,
    // What is no id matches no role.
    userRoleId ? eq(user.userRoleId, isUuid(userRoleId) ? userRoleId : noId) : undefined,
  );

const noId = '00000000-0000-0000-0000-000000000000';
