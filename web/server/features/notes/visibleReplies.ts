import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { call, interview, note } from '../../db/tables/schema.ts';

/**
 * The predicate for "replies this person may see" on a select from `note_reply`, under notes the person
 * sees; ask `visibleNotes` as well wherever that is not known. `isReplyVisible` says the same of one reply.
 */
export const visibleReplies = (userId: SQLWrapper): SQL => sql`(
  "note_reply"."author_id" = ${userId} or "note_reply"."visibility" = 'PUBLIC'
  or ("note_reply"."visibility" = 'CALL_OWNER' and exists (
    select from ${note} noted join ${call} of_call on of_call.id = noted.call_id
      join ${interview} owned on owned.id = of_call.interview_id
    where noted.id = "note_reply"."note_id" and owned.owner_id = ${userId})))`;
