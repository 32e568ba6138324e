import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { user } from '../../db/tables/schema.ts';
import { containsText } from '../../db/textQuery.ts';
import { boundedLimit } from '../../errors/pageRange.ts';
import type { UserRow } from './userLoaders.ts';

/** Colleagues by a part of the name or e-mail, in order of name. */
export const findUsers = (db: Db, query: string, limit: number): Promise<UserRow[]> =>
  db
    .select()
    .from(user)
    .where(and(eq(user.banned, false), containsText(query, [user.name, user.email])))
    .orderBy(asc(user.name), asc(user.id))
    .limit(boundedLimit(limit));
