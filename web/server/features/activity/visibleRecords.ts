import { sql, type SQL } from 'drizzle-orm';
import { activityEventsOf, activityKinds, type ActivityKind } from '#shared/domain/activity.ts';
import type { Actor } from '../../auth/actor.ts';
import { visibleCalls, visibleInterviews } from '../../auth/visibleCalls.ts';
import { visibleCandidates } from '../../auth/visibleCandidates.ts';
import { visibleGuides } from '../../auth/visibleGuides.ts';
import { visibleNotes } from '../../auth/visibleNotes.ts';
import {
  auditEntry,
  call,
  candidate,
  clip,
  guide,
  interview,
  note,
  noteReply,
  playlist,
  position,
  scorecard,
} from '../../db/tables/schema.ts';
import { visibleClips } from '../clips/visibleClips.ts';
import { visibleReplies } from '../notes/visibleReplies.ts';
import { visiblePlaylists } from '../playlists/visiblePlaylists.ts';

const callWithInterview = sql`${call} join ${interview} on ${interview.id} = ${call.interviewId}`;
const pathTo = (page: string, id: SQL | { getSQL(): SQL }): SQL => sql`${`/${page}/`} || ${id}`;

/** What an entry of each kind names, where the actor may see it: its name and its page. */
const selectRecord: Record<ActivityKind, (actor: Actor) => SQL> = {
  RECORDING: (actor) => sql`
    select ${interview.name}, ${pathTo('interview', call.id)} from ${callWithInterview}
    where ${call.id} = ${auditEntry.subjectId} and ${visibleCalls(actor)}`,
  NOTE: (actor) => sql`
    select ${interview.name}, ${pathTo('interview', call.id)} from ${callWithInterview}
      join ${note} on ${note.callId} = ${call.id}
      left join ${noteReply} on ${noteReply.noteId} = ${note.id} and ${noteReply.id} = ${auditEntry.subjectId}
    where (${note.id} = ${auditEntry.subjectId}
        or ${note.id} = (select r.note_id from ${noteReply} r where r.id = ${auditEntry.subjectId}))
      and ${visibleCalls(actor)} and ${visibleNotes(actor)}
      and (${noteReply.id} is null or ${visibleReplies(sql.param(actor.userId))})`,
  // Scores are read on the page of the interview, by those who may.
  SCORECARD: (actor) => sql`
    select ${interview.name}, ${pathTo(
      'interview',
      sql`(select c.id from ${call} c where c.interview_id = ${interview.id} and c.deleted_at is null
        order by c.created_at limit 1)`,
    )} from ${scorecard} join ${interview} on ${interview.id} = ${scorecard.interviewId}
    where ${scorecard.id} = ${auditEntry.subjectId} and ${interview.deletedAt} is null
      and ${visibleInterviews(actor)}
      and (${scorecard.status} = 'SUBMITTED' or ${scorecard.userId} = ${actor.userId})`,
  SCHEDULED_INTERVIEW: (actor) => sql`
    select ${interview.name}, '/interviews' from ${interview}
    where ${interview.id} = ${auditEntry.subjectId} and ${interview.deletedAt} is null
      and ${visibleInterviews(actor)}`,
  CANDIDATE: (actor) => sql`
    select ${candidate.firstName} || ' ' || ${candidate.lastName}, ${pathTo('candidate', candidate.id)}
    from ${candidate}
    where ${candidate.id} = ${auditEntry.subjectId} and ${visibleCandidates(actor) ?? sql`true`}`,
  POSITION: () => sql`
    select ${position.title}, ${pathTo('position', position.id)} from ${position}
    where ${position.id} = ${auditEntry.subjectId}`,
  GUIDE: (actor) => sql`
    select ${guide.name}, ${pathTo('guide', guide.id)} from ${guide}
    where ${guide.id} = ${auditEntry.subjectId} and ${visibleGuides(actor)}`,
  CLIP: (actor) => sql`
    select ${clip.name}, ${pathTo('clip', clip.id)} from ${callWithInterview}
      join ${clip} on ${clip.callId} = ${call.id}
    where ${clip.id} = ${auditEntry.subjectId} and ${visibleClips(actor)}`,
  PLAYLIST: (actor) => sql`
    select ${playlist.title}, ${pathTo('playlist', playlist.id)} from ${playlist}
    where ${playlist.id} = ${auditEntry.subjectId} and ${visiblePlaylists(actor)}`,
};

const eventsParam = (kind: ActivityKind): SQL =>
  sql`${auditEntry.event} = any(${sql.param(activityEventsOf(kind))}::text[])`;

/** Entries of these kinds; PostgreSQL looks up only the records of the kind that an entry is of. */
export const isOfKinds = (kinds: readonly ActivityKind[]): SQL =>
  sql`${auditEntry.event} = any(${sql.param(kinds.flatMap(activityEventsOf))}::text[])`;

/** For a lateral join with `audit_entry`: the name and page of its record, no row where the actor may not see it. */
export const selectVisibleRecord = (actor: Actor, kinds = activityKinds): SQL =>
  sql.join(
    kinds.map((kind) => sql`(${selectRecord[kind](actor)} and ${eventsParam(kind)})`),
    sql` union all `,
  );
