import { eq } from 'drizzle-orm';
import { measureCall } from '#shared/domain/callMetrics.ts';
import { textOf } from '#shared/domain/replaceWords.ts';
import type { Db } from '../../web/server/db/database.ts';
import {
  aiNote,
  aiOutline,
  call,
  interview,
  interviewInterviewer,
  scorecard,
  segment,
  speaker,
  user,
  type callRollup,
  type interviewerRollup,
} from '../../web/server/db/tables/schema.ts';
import { readTurns } from '../../web/server/features/transcripts/transcriptBody.ts';

type CallRollup = typeof callRollup.$inferSelect;
type InterviewerRollup = typeof interviewerRollup.$inferSelect;
type CallRow = typeof call.$inferSelect;
type InterviewRow = typeof interview.$inferSelect;

/** Every rollup of an organization, worked out from the rows and transcripts themselves. */
export async function recomputeRollups(
  db: Db,
  organizationId: string,
): Promise<{ calls: CallRollup[]; interviewers: InterviewerRollup[] }> {
  const interviews = await db
    .select()
    .from(interview)
    .where(eq(interview.organizationId, organizationId));
  const calls: CallRollup[] = [];
  const interviewers: InterviewerRollup[] = [];
  for (const item of interviews.filter(({ deletedAt }) => deletedAt === null)) {
    const all = await db.select().from(call).where(eq(call.interviewId, item.id));
    const standing = all
      .filter(({ deletedAt }) => deletedAt === null)
      .sort((a, b) => a.startTime.getTime() - b.startTime.getTime() || (a.id < b.id ? -1 : 1));
    for (const [place, row] of standing.entries()) {
      const isFirst = place === 0;
      calls.push(await rollUpCall(db, item, row, isFirst));
      interviewers.push(...(await rollUpInterviewers(db, item, row, isFirst ? standing : null)));
    }
  }
  return { calls, interviewers };
}

/** As the database rounds: halves away from zero. */
const roundedSeconds = (ms: number): number => Math.sign(ms) * Math.round(Math.abs(ms) / 1000) || 0;

async function measure(db: Db, callId: string) {
  const turns = await readTurns(db, callId);
  const speakers = await db.select().from(speaker).where(eq(speaker.callId, callId));
  const segments = turns.map((turn) => ({ ...turn, text: textOf(turn.words) }));
  return { ...measureCall(segments, speakers), speakers };
}

const outlineOf = async (db: Db, callId: string) =>
  (await db.select().from(aiOutline).where(eq(aiOutline.callId, callId)))[0];

async function rollUpCall(
  db: Db,
  of: InterviewRow,
  row: CallRow,
  isFirst: boolean,
): Promise<CallRollup> {
  const { call: measured, moments } = await measure(db, row.id);
  const notes = await db.select().from(aiNote).where(eq(aiNote.callId, row.id));
  const firstMs = moments?.interviewerFirstMs ?? null;
  const invitedAtMs = moments?.questionsInvitedAtMs ?? null;
  const delayMs =
    isFirst && firstMs !== null && of.scheduledStart
      ? row.startTime.getTime() + firstMs - of.scheduledStart.getTime()
      : null;
  return {
    ...{ callId: row.id, organizationId: row.organizationId, interviewId: of.id, isFirst },
    ...{ startTime: row.startTime, durationMs: row.durationMs, visibility: of.visibility },
    ...{ ownerId: of.ownerId ?? '', positionId: of.positionId, candidateId: of.candidateId },
    interviewStageId: of.interviewStageId,
    isTranscribed: (await db.$count(segment, eq(segment.callId, row.id))) > 0,
    startDelaySec: delayMs === null ? null : roundedSeconds(delayMs),
    candidateTalkRatio: measured?.candidateTalkRatioPercent ?? null,
    longestMonologueMs: firstMs === null ? null : (measured?.longestMonologueMs ?? null),
    interactivityCenti: measured ? Math.round(measured.interactivity * 100) : null,
    isMeasured: firstMs !== null,
    agendaAtMs: moments?.agendaAtMs ?? null,
    invitedBeforeEndMs: invitedAtMs === null ? null : (moments?.lastWordMs ?? 0) - invitedAtMs,
    protectedQuestions: (await outlineOf(db, row.id))?.protectedQuestions.length ?? null,
    guideQuestions: notes.length,
    guideQuestionsAsked: notes.filter(({ status }) => status !== 'NOT_ASKED').length,
  };
}

async function rollUpInterviewers(
  db: Db,
  of: InterviewRow,
  row: CallRow,
  recordings: readonly CallRow[] | null,
): Promise<InterviewerRollup[]> {
  const people = await db
    .select({ id: user.id, name: user.name })
    .from(interviewInterviewer)
    .innerJoin(user, eq(user.id, interviewInterviewer.userId))
    .where(eq(interviewInterviewer.interviewId, of.id));
  const cards = await db.select().from(scorecard).where(eq(scorecard.interviewId, of.id));
  const { perSpeaker, speakers } = await measure(db, row.id);
  const voices = speakers
    .filter(({ role, mergedIntoId }) => role === 'INTERVIEWER' && mergedIntoId === null)
    .sort((a, b) => a.index - b.index);
  const segments = await db.select().from(segment).where(eq(segment.callId, row.id));
  const outline = await outlineOf(db, row.id);
  const endsMs = recordings?.map(
    ({ endTime, startTime, durationMs }) =>
      endTime?.getTime() ?? startTime.getTime() + (durationMs ?? 0),
  );
  return people.map(({ id: userId, name }) => {
    const isAlone = people.length === 1 && voices.length === 1;
    const own = voices.filter(
      (voice) =>
        voice.userId === userId ||
        (voice.userId === null &&
          (voice.name.trim().toLowerCase() === name.trim().toLowerCase() || isAlone)),
    );
    const measures = own.flatMap(
      (voice) => perSpeaker.find(({ speakerId }) => speakerId === voice.id) ?? [],
    );
    const isKnown = measures.length > 0;
    const sum = (key: 'talkMs' | 'wordCount' | 'questionCount') =>
      isKnown ? measures.reduce((total, item) => total + item[key], 0) : null;
    const longest = measures.toSorted((a, b) => b.longestMonologueMs - a.longestMonologueMs)[0];
    const ofVoices = new Set(
      segments
        .filter(({ speakerId }) => own.some(({ id }) => id === speakerId))
        .map(({ id }) => id),
    );
    const card = cards.find((item) => item.userId === userId && item.status === 'SUBMITTED');
    return {
      ...{ callId: row.id, organizationId: row.organizationId, userId },
      ...{ talkMs: sum('talkMs'), wordCount: sum('wordCount') },
      questionCount: sum('questionCount'),
      longestMonologueMs: longest?.longestMonologueMs ?? null,
      longestMonologueStartMs: longest?.longestMonologueStartMs ?? null,
      protectedQuestions:
        isKnown && outline
          ? outline.protectedQuestions.filter(({ segmentId }) => ofVoices.has(segmentId)).length
          : null,
      feedbackFrom: endsMs ? new Date(Math.max(...endsMs)) : null,
      feedbackAt: endsMs ? (card?.submittedAt ?? null) : null,
    };
  });
}
