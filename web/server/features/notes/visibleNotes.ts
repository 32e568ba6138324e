import { sql, type SQL } from 'drizzle-orm';
import type { NoteReader } from '../../../../shared/domain/note.ts';
import { call, interview } from '../../db/tables/schema.ts';

/**
 * The one predicate for "notes this person may see" on a select from `note`: pages, search and exports
 * all go through it. It speaks of interviews the person sees; ask `visibleCalls` as well wherever that is
 * not known. `isNoteVisible` in shared/domain says the same of one loaded note. Names are written out
 * because Drizzle leaves the table away where a query has no join.
 */
export function visibleNotes(reader: NoteReader): SQL {
  const seesOthers = reader.permissions.has('ACCESS_OTHERS_NOTES');
  return sql`(
    "note"."author_id" = ${reader.userId}
    or (${seesOthers} and "note"."visibility" = 'PUBLIC')
    or ("note"."visibility" <> 'PRIVATE' and exists (
      select from ${call} noted join ${interview} owned on owned.id = noted.interview_id
      where noted.id = "note"."call_id" and owned.owner_id = ${reader.userId})))`;
}
