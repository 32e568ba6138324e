import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { possibleNames } from '#shared/domain/mention.ts';
import type { NoteFacts, NoteVisibility, ReplyFacts } from '#shared/domain/note.ts';
import type { RolePolicies } from '#shared/domain/permissions.ts';
import type { VisibilityFacts } from '#shared/domain/visibility.ts';
import type { Actor } from '../../auth/actor.ts';
import { isNoteReader, isReplyReader } from '../../auth/visibleNotes.ts';
import type { Db } from '../../db/database.ts';
import { user } from '../../db/tables/schema.ts';
import { containsText } from '../../db/textQuery.ts';
import { findViewers } from '../calls/findViewers.ts';
import type { UserFacts } from '../users/userLoaders.ts';

/** By a part of the name or the e-mail address, or by a text that may name them. */
export type MentionSearch = { query: string } | { text: string };

export interface MentionablePerson extends UserFacts {
  /** Whether another colleague has the name. */
  isNameShared: boolean;
}

/** What decides who reads something that the actor is about to write in a call. */
export const writtenFacts = (
  actor: Actor,
  { ownerId, positionId }: VisibilityFacts,
  visibility: NoteVisibility,
): NoteFacts => ({
  ...{ authorId: actor.userId, visibility },
  ...{ callOwnerId: ownerId, callPositionId: positionId },
});

const mostOffered = 8;
const mostNamed = 200;

/**
 * Those who may see a note of the call, and the reply under it, beside the person who writes it: the first
 * that a query finds, or all that a text may name. The number of statements is constant.
 */
export async function findMentionable(
  system: Db,
  call: VisibilityFacts,
  { note, reply }: { note: NoteFacts; reply?: ReplyFacts },
  search: MentionSearch,
): Promise<UserFacts[]> {
  const names = 'text' in search ? possibleNames(search.text) : null;
  if (names?.length === 0) return [];
  const matching = (policies: RolePolicies) =>
    and(
      isNoteReader(note, policies),
      reply && isReplyReader(reply),
      ne(user.id, (reply ?? note).authorId),
      'query' in search
        ? containsText(search.query, [user.name, user.email])
        : hasOneOfNames(names ?? []),
    );
  const limit = names ? mostNamed : mostOffered;
  const { viewers } = await findViewers(system, call, { limit, matching });
  return viewers.map((viewer) => viewer.user);
}

/** Marks those whose name alone could mean somebody else. */
export async function markSharedNames(
  db: Db,
  people: readonly UserFacts[],
): Promise<MentionablePerson[]> {
  const sharers = await db
    .select({ names: sql<string[]>`array_agg(${user.name})` })
    .from(user)
    .where(and(eq(user.banned, false), hasOneOfNames(people.map(({ name }) => name))))
    .groupBy(sql`search_fold(${user.name})`)
    .having(sql`count(*) > 1`);
  const shared = new Set(sharers.flatMap(({ names }) => names));
  return people.map((person) => ({ ...person, isNameShared: shared.has(person.name) }));
}

/** Folded, so that the index finds them; `mentionedIds` compares them exactly. */
const hasOneOfNames = (names: readonly string[]): SQL =>
  sql`search_fold(${user.name}) = any(
    select search_fold(name) from unnest(${sql.param([...names])}::text[]) as name)`;
