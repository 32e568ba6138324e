import { and, asc, eq, getTableColumns, or, sql, type SQL } from 'drizzle-orm';
import type { Actor } from '../../auth/actor.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import { aiTemplate, user } from '../../db/tables/schema.ts';
import { containsText } from '../../db/textQuery.ts';
import { boundedLimit, pageOffset } from '../../errors/pageRange.ts';
import { ById } from '../../graphql/loader.ts';

export type LoadedTemplate = typeof aiTemplate.$inferSelect & { creatorName: string };

/** The templates that a person may use: the team's and their own. */
const visibleTemplates = (actor: Actor): SQL | undefined =>
  and(
    eq(aiTemplate.organizationId, actor.organizationId),
    or(eq(aiTemplate.visibility, 'PUBLIC'), eq(aiTemplate.creatorId, actor.userId)),
  );

const findTemplates = (db: Db, actor: Actor, where?: SQL) =>
  db
    .select({ ...getTableColumns(aiTemplate), creatorName: user.name })
    .from(aiTemplate)
    .innerJoin(user, eq(user.id, aiTemplate.creatorId))
    .where(and(visibleTemplates(actor), where))
    .orderBy(asc(sql`lower(${aiTemplate.name})`), asc(aiTemplate.id));

/** A page, counted from 1, of the templates that the actor may use, by name. */
export function listTemplates(
  db: Db,
  actor: Actor,
  { query, page, limit }: { query: string; page: number; limit: number },
): Promise<LoadedTemplate[]> {
  const size = boundedLimit(limit);
  return findTemplates(db, actor, containsText(query, [aiTemplate.name]))
    .limit(size)
    .offset(pageOffset(page, size));
}

export const aiTemplateLoaders = (db: Db, actor: Actor) => ({
  aiTemplateById: new ById('template', (ids) =>
    findTemplates(db, actor, anyOf(aiTemplate.id, ids)),
  ),
});
