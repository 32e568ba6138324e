import { and, asc, count, desc, eq, inArray, isNotNull, isNull, max, or, sql } from 'drizzle-orm';
import type { NoteSentence } from '#shared/domain/aiNote.ts';
import type { Actor } from '../../auth/actor.ts';
import { ofInterview, visibleCalls, visibleInterviews } from '../../auth/visibleCalls.ts';
import { visibleGuides } from '../../auth/visibleGuides.ts';
import { visibleNotes } from '../../auth/visibleNotes.ts';
import { anyOf } from '../../db/anyOf.ts';
import type { Db } from '../../db/database.ts';
import {
  aiNote,
  call,
  candidate,
  competency,
  cue,
  guide,
  interview,
  note,
  segment,
} from '../../db/tables/schema.ts';
import { interviewerIdsOf } from '../calls/callLoaders.ts';

/** Interviews of one report; the newest are taken. */
export const mostInterviews = 100;

/** Interviews of a position that the actor may see and that were held, recorded or not. */
const heldInterviews = (actor: Actor, positionId: string) =>
  and(
    ...[eq(interview.positionId, positionId), isNull(interview.deletedAt)],
    or(inArray(interview.status, ['LIVE', 'PAST']), sql`${interview.scheduledStart} < now()`),
    visibleInterviews(actor),
  );

/** The newest recordings that a position to begin with is chosen by. */
const mostLookedAt = 500;

/** The position of most of the newest recorded interviews that the actor may see, of these positions or of all. */
export async function busiestPositionId(
  db: Db,
  actor: Actor,
  positionIds: readonly string[] | null,
): Promise<string | null> {
  const newest = db
    .select({ positionId: interview.positionId, startTime: call.startTime })
    .from(call)
    .innerJoin(interview, ofInterview)
    .where(
      and(
        isNotNull(interview.positionId),
        positionIds === null ? undefined : anyOf(interview.positionId, positionIds),
        visibleCalls(actor),
      ),
    )
    .orderBy(desc(call.startTime), asc(call.id))
    .limit(mostLookedAt)
    .as('newest');
  const [busiest] = await db
    .select({ positionId: newest.positionId })
    .from(newest)
    .groupBy(newest.positionId)
    .orderBy(desc(count()), desc(max(newest.startTime)), asc(newest.positionId))
    .limit(1);
  return busiest?.positionId ?? null;
}

/** How many interviews of a position followed each guide; a guide the actor may not read has no name. */
export const countByGuide = (db: Db, actor: Actor, positionId: string) =>
  db
    .select({ guideId: interview.guideId, name: guide.name, interviewCount: count() })
    .from(interview)
    .leftJoin(guide, and(eq(guide.id, interview.guideId), visibleGuides(actor)))
    .where(heldInterviews(actor, positionId))
    .groupBy(interview.guideId, guide.name)
    .orderBy(desc(count()), asc(guide.name));

/** When it was held: at the start of its first recording, else when it was planned. */
const heldAt = sql<string>`coalesce((select min(c.start_time) from ${call} c
    where c.interview_id = "interview"."id" and c.deleted_at is null),
  ${interview.scheduledStart}, ${interview.createdAt})`;

/** The newest interviews of a position that followed a guide, oldest first. */
export async function findInterviews(db: Db, actor: Actor, positionId: string, guideId: string) {
  const rows = await db
    .select({
      id: interview.id,
      name: interview.name,
      ownerId: sql<string>`coalesce(${interview.ownerId}::text, '')`,
      positionId: interview.positionId,
      candidateId: interview.candidateId,
      candidateName: sql<string | null>`${candidate.firstName} || ' ' || ${candidate.lastName}`,
      interviewerIds: interviewerIdsOf,
      heldAt,
      callIds: sql<string[]>`array(select c.id::text from ${call} c
        where c.interview_id = "interview"."id" and c.deleted_at is null order by c.start_time)`,
    })
    .from(interview)
    .leftJoin(candidate, eq(candidate.id, interview.candidateId))
    .where(and(eq(interview.guideId, guideId), heldInterviews(actor, positionId)))
    .orderBy(desc(heldAt), asc(interview.id))
    .limit(mostInterviews);
  return rows.reverse().map((row) => ({ ...row, heldAt: new Date(row.heldAt) }));
}
export type StructureInterview = Awaited<ReturnType<typeof findInterviews>>[number];

/** The planned questions of a guide, in their order. */
export const findQuestions = (db: Db, guideId: string) =>
  db
    .select({ cueId: cue.id, question: cue.cue, competency: competency.name })
    .from(cue)
    .leftJoin(competency, eq(competency.id, cue.competencyId))
    .where(eq(cue.guideId, guideId))
    .orderBy(asc(cue.index), asc(cue.id));
export type PlannedQuestion = Awaited<ReturnType<typeof findQuestions>>[number];

/** What the AI notes of these calls say about each question, with the moment. */
export const findOutcomes = (db: Db, callIds: readonly string[]) =>
  db
    .select({
      callId: aiNote.callId,
      cueId: aiNote.cueId,
      question: aiNote.question,
      status: aiNote.status,
      isUnsure: aiNote.isUnsure,
      missing: aiNote.missing,
      askedAtMs: segment.startMs,
      sentences: sql<Pick<NoteSentence, 'isDeleted'>[]>`${aiNote.sentences}`,
    })
    .from(aiNote)
    .leftJoin(
      segment,
      and(
        eq(segment.callId, aiNote.callId),
        sql`${segment.id} = coalesce(${aiNote.askedAtSegmentId}, (${aiNote.moments} ->> 0)::uuid)`,
      ),
    )
    .where(anyOf(aiNote.callId, callIds));

/** Moments at which interviewers marked a question, as far as the actor may see their notes. */
export const findMarks = (db: Db, actor: Actor, callIds: readonly string[]) =>
  db
    .select({ callId: note.callId, cueId: note.cueId, timeMs: note.timeMs })
    .from(note)
    .where(and(anyOf(note.callId, callIds), sql`${note.cueId} is not null`, visibleNotes(actor)))
    .orderBy(asc(note.timeMs));
