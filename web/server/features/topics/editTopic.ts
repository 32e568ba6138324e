import { and, asc, eq, sql } from 'drizzle-orm';
import {
  customTopicFault,
  customTopicLimits,
  tidyCustomTopic,
  type CustomTopicFields,
} from '#shared/domain/customTopic.ts';
import type { Actor } from '../../auth/actor.ts';
import type { Db, Tx } from '../../db/database.ts';
import { recordEvent } from '../../db/recordEvent.ts';
import { customTopic } from '../../db/tables/schema.ts';
import { UserError } from '../../errors/userError.ts';

export type CustomTopicRow = typeof customTopic.$inferSelect;

interface TopicChange {
  db: Db;
  actor: Actor;
}

/** The topics of the organization, by name. */
export const listTopics = (db: Db | Tx, { organizationId }: Actor): Promise<CustomTopicRow[]> =>
  db
    .select()
    .from(customTopic)
    .where(eq(customTopic.organizationId, organizationId))
    .orderBy(asc(sql`lower(${customTopic.name})`), asc(customTopic.id))
    .limit(customTopicLimits.topics);

/** @throws {UserError} BAD_INPUT */
export const createTopic = (
  input: TopicChange & { fields: CustomTopicFields },
): Promise<CustomTopicRow> =>
  input.db.transaction(async (tx) => {
    const { actor } = input;
    const columns = await checked(tx, actor, input.fields);
    const { organizationId, userId: creatorId } = actor;
    const [row] = await tx
      .insert(customTopic)
      .values({ organizationId, creatorId, ...columns })
      .returning();
    if (!row) throw new UserError('UNAVAILABLE', 'The topic could not be added. Try again.');
    await recordEvent(tx, actor, 'customTopic.created', row.id, { name: row.name });
    return row;
  });

/** @throws {UserError} BAD_INPUT, NOT_FOUND */
export const updateTopic = (
  input: TopicChange & { id: string; fields: CustomTopicFields },
): Promise<CustomTopicRow> =>
  input.db.transaction(async (tx) => {
    const { actor, id } = input;
    const columns = await checked(tx, actor, input.fields, id);
    const [row] = await tx.update(customTopic).set(columns).where(isOwn(actor, id)).returning();
    if (!row) throw UserError.notFound('topic');
    await recordEvent(tx, actor, 'customTopic.updated', row.id, { name: row.name });
    return row;
  });

/** @throws {UserError} NOT_FOUND */
export const deleteTopic = (input: TopicChange & { id: string }): Promise<void> =>
  input.db.transaction(async (tx) => {
    const [row] = await tx
      .delete(customTopic)
      .where(isOwn(input.actor, input.id))
      .returning({ name: customTopic.name });
    if (!row) throw UserError.notFound('topic');
    await recordEvent(tx, input.actor, 'customTopic.deleted', input.id, { name: row.name });
  });

const isOwn = ({ organizationId }: Actor, id: string) =>
  and(eq(customTopic.organizationId, organizationId), sql`${customTopic.id}::text = ${id}`);

/** The columns of a topic that has a rule, a name that no other has, and room. */
async function checked(tx: Tx, actor: Actor, fields: CustomTopicFields, id?: string) {
  const { keywords, excludedKeywords, ...tidy } = tidyCustomTopic(fields);
  const fault = customTopicFault({ keywords, excludedKeywords, ...tidy });
  if (fault !== null) throw new UserError('BAD_INPUT', fault);
  const others = (await listTopics(tx, actor)).filter((topic) => topic.id !== id);
  const name = tidy.name.toLowerCase();
  if (others.some((item) => item.name.toLowerCase() === name))
    throw new UserError('BAD_INPUT', 'Another topic has this name. Choose a different one.');
  if (others.length >= customTopicLimits.topics)
    throw new UserError(
      'BAD_INPUT',
      `An organization has at most ${customTopicLimits.topics} topics. Delete one first.`,
    );
  return { ...tidy, keywords: [...keywords], excludedKeywords: [...excludedKeywords] };
}
