import { and, asc, count, desc, eq, isNotNull, ne, sql, type SQL } from 'drizzle-orm';
import { planPermissionsOf } from '#shared/domain/permissions.ts';
import { defaultJobDescriptionTitle } from '#shared/domain/plan.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db } from '../../db/database.ts';
import { jobDescription } from '../../db/tables/schema.ts';
import { containsText } from '../../db/textQuery.ts';
import { boundedLimit } from '../../errors/pageRange.ts';
import {
  loadedJobDescriptionColumns,
  toLoadedJobDescription,
  type LoadedJobDescription,
} from './jobDescriptionLoaders.ts';
import { isSharedWith, visibleJobDescriptions } from './visibleJobDescriptions.ts';

export type JobDescriptionScope = 'MINE' | 'SHARED' | 'ALL';
export interface JobDescriptionPageShape {
  results: LoadedJobDescription[];
  totalRows: number;
  page: number;
  limit: number;
}
export interface JobDescriptionPagination {
  searchTerm?: string | null | undefined;
  limit?: number | null | undefined;
}

/** What the row shows is what can be searched. */
const shownTitle = sql`coalesce(nullif(trim(${jobDescription.title}), ''), ${defaultJobDescriptionTitle})`;

/** Opened and left again: nothing was written since, so there is nothing to come back to. */
const isUntouched = sql`(${jobDescription.title} = '' and ${jobDescription.text} = '' and ${jobDescription.updatedAt} = ${jobDescription.createdAt})`;

const pageSize = 20;

/** The list grows as the page is scrolled, so a client may ask for many at once. */
const mostRows = 2000;

/**
 * The first `limit` job descriptions of one tab, last changed first, and how many there are. Two
 * statements, whatever the rows. ALL is empty for who does not see all.
 */
export async function listJobDescriptions(
  db: Db,
  actor: Actor,
  scope: JobDescriptionScope,
  { searchTerm, limit }: JobDescriptionPagination,
  hasPlan: boolean,
): Promise<JobDescriptionPageShape> {
  const size = boundedLimit(limit ?? pageSize, mostRows);
  const where = and(
    visibleJobDescriptions(actor),
    inScope(actor, scope),
    hasPlan ? isNotNull(jobDescription.planId) : undefined,
    scope === 'SHARED' ? undefined : sql`not ${isUntouched}`,
    containsText(searchTerm ?? '', [shownTitle]),
  );
  const rows = await db
    .select(loadedJobDescriptionColumns)
    .from(jobDescription)
    .where(where)
    .orderBy(desc(jobDescription.updatedAt), asc(jobDescription.id))
    .limit(size);
  const [total] = await db.select({ rows: count() }).from(jobDescription).where(where);
  return {
    results: rows.map(toLoadedJobDescription),
    totalRows: total?.rows ?? 0,
    page: 1,
    limit: size,
  };
}

function inScope(actor: Actor, scope: JobDescriptionScope): SQL | undefined {
  switch (scope) {
    case 'MINE':
      return eq(jobDescription.creatorId, actor.userId);
    case 'SHARED':
      return and(ne(jobDescription.creatorId, actor.userId), isSharedWith(actor.userId));
    case 'ALL':
      return planPermissionsOf(actor.planRole).includes('VIEW_ALL_JOB_DESCRIPTIONS')
        ? undefined
        : eq(jobDescription.creatorId, '00000000-0000-0000-0000-000000000000');
  }
}
