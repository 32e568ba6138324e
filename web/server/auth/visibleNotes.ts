import { arrayContains, eq, or, sql, type SQL } from 'drizzle-orm';
import type { NoteFacts, NoteReader, ReplyFacts } from '#shared/domain/note.ts';
import type { RolePolicies } from '#shared/domain/permissions.ts';
import { toNoteReaderSql, type NoteReaderSql } from './actorSql.ts';
import { call, interview, user, userRole } from '../db/tables/schema.ts';
import { isOnTeamSql } from './visibilityReasonSql.ts';

/**
 * The one predicate for "notes this person may see" on a select from `note`: pages, search and exports
 * all go through it. It speaks of interviews the person sees; ask `visibleCalls` as well wherever that is
 * not known. `isNoteVisible` in shared/domain says the same of one loaded note. Names are written out
 * because Drizzle leaves the table away where a query has no join.
 */
export function visibleNotes(reader: NoteReader | NoteReaderSql): SQL {
  const { userId, seesOthersNotes, notesPositionIds } = toNoteReaderSql(reader);
  return sql`(
    "note"."author_id" = ${userId}
    or (${seesOthersNotes} and "note"."visibility" = 'PUBLIC')
    or ("note"."visibility" <> 'PRIVATE' and exists (
      select from ${call} noted join ${interview} owned on owned.id = noted.interview_id
      where noted.id = "note"."call_id" and (owned.owner_id = ${userId}
        or ("note"."visibility" = 'PUBLIC'
          and owned.position_id = any(${notesPositionIds}::uuid[]))))))`;
}

/** `isNoteVisible` for one note and many people: rows of `user`, joined with their `user_role`. */
export function isNoteReader(
  { authorId, visibility, callOwnerId, callPositionId }: NoteFacts,
  policies: RolePolicies,
): SQL | undefined {
  return or(
    eq(user.id, authorId),
    visibility === 'PRIVATE' ? undefined : eq(user.id, callOwnerId),
    visibility === 'PUBLIC'
      ? or(
          arrayContains(userRole.permissions, ['ACCESS_OTHERS_NOTES']),
          isOnTeamSql(callPositionId, 'ACCESS_TEAM_NOTES', policies),
        )
      : undefined,
  );
}

/** `isReplyVisible` for one reply and many people who see its note: rows of `user`. */
export function isReplyReader({ authorId, visibility, callOwnerId }: ReplyFacts): SQL | undefined {
  if (visibility === 'PUBLIC') return undefined;
  return or(
    eq(user.id, authorId),
    visibility === 'CALL_OWNER' ? eq(user.id, callOwnerId) : undefined,
  );
}
