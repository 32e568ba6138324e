import { qualityLimits } from '#shared/domain/interviewQuality.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../web/server/db/database.ts';
import {
  call,
  callMetric,
  type callRollup,
  type interviewDay,
  type interviewerFigures,
  type interviewerRollup,
  type interviewFigures,
  type metricDay,
} from '../../web/server/db/tables/schema.ts';

type CallRollup = typeof callRollup.$inferSelect;
type InterviewerRollup = typeof interviewerRollup.$inferSelect;
type InterviewerFigures = typeof interviewerFigures.$inferSelect;
type InterviewFigures = typeof interviewFigures.$inferSelect;

const { onTimeWithinSec, agendaWithinMs, questionsInLastMs } = qualityLimits;
const { feedbackWithinHours, feedbackWithinDays } = qualityLimits;

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number | null): number =>
  rows.reduce((total, row) => total + (of(row) ?? 0), 0);
const count = <Row>(rows: readonly Row[], is: (row: Row) => boolean): number =>
  rows.filter(is).length;
const atMost = (value: number | null, limit: number): boolean => value !== null && value <= limit;
const latest = (times: readonly (Date | null)[]): Date | null => {
  const known = times.flatMap((time) => (time ? [time.getTime()] : []));
  return known.length > 0 ? new Date(Math.max(...known)) : null;
};

/** What is added up of interviews, from the rollups of their recordings. */
export function recomputeFigures(
  calls: readonly CallRollup[],
  interviewers: readonly InterviewerRollup[],
): { interviews: InterviewFigures[]; interviewers: InterviewerFigures[] } {
  const interviews: InterviewFigures[] = [];
  const people: InterviewerFigures[] = [];
  for (const interviewId of new Set(calls.map((call) => call.interviewId))) {
    const recordings = calls.filter((call) => call.interviewId === interviewId);
    const first = recordings.find(({ isFirst }) => isFirst);
    if (!first) continue;
    const { organizationId, startTime, visibility, ownerId, positionId, interviewStageId } = first;
    const filters = {
      ...{ interviewId, organizationId, startTime, visibility, ownerId },
      ...{ positionId, interviewStageId },
    };
    const parts = recordings.flatMap((call) =>
      interviewers
        .filter(({ callId }) => callId === call.callId)
        .map((person) => ({ call, person })),
    );
    const userIds = [...new Set(parts.map(({ person }) => person.userId))];
    for (const userId of userIds)
      people.push({
        ...{ ...filters, userId },
        ...addUp(parts.filter(({ person }) => person.userId === userId)),
      });
    interviews.push({
      ...{ ...filters, candidateId: first.candidateId, interviewers: userIds.length },
      recordedMs: sum(recordings, ({ durationMs }) => durationMs),
      ownStarts: count(recordings, ({ startDelaySec }) => startDelaySec !== null),
      ownOnTimeStarts: count(recordings, (call) => atMost(call.startDelaySec, onTimeWithinSec)),
      ownTalkRatios: count(recordings, ({ candidateTalkRatio }) => candidateTalkRatio !== null),
      ownTalkRatioPercent: sum(recordings, ({ candidateTalkRatio }) => candidateTalkRatio),
      guideQuestions: sum(recordings, ({ guideQuestions }) => guideQuestions),
      guideQuestionsAsked: sum(recordings, ({ guideQuestionsAsked }) => guideQuestionsAsked),
      ...addUp(parts),
    });
  }
  return { interviews, interviewers: people };
}

interface Part {
  call: CallRollup;
  person: InterviewerRollup;
}

/** The sums over recordings and their interviewers. */
function addUp(parts: readonly Part[]) {
  const tookMs = ({ person }: Part): number | null =>
    person.feedbackAt && person.feedbackFrom
      ? person.feedbackAt.getTime() - person.feedbackFrom.getTime()
      : null;
  const within = (hours: number) => count(parts, (part) => atMost(tookMs(part), hours * 3_600_000));
  return {
    durationMs: sum(parts, ({ call }) => call.durationMs),
    starts: count(parts, ({ call }) => call.startDelaySec !== null),
    onTimeStarts: count(parts, ({ call }) => atMost(call.startDelaySec, onTimeWithinSec)),
    measured: count(parts, ({ call }) => call.isMeasured),
    agendas: count(parts, ({ call }) => call.isMeasured && atMost(call.agendaAtMs, agendaWithinMs)),
    invitations: count(
      parts,
      ({ call }) => call.isMeasured && atMost(call.invitedBeforeEndMs, questionsInLastMs),
    ),
    talkRatios: count(parts, ({ call }) => call.candidateTalkRatio !== null),
    talkRatioPercent: sum(parts, ({ call }) => call.candidateTalkRatio),
    monologues: count(parts, ({ person }) => person.longestMonologueMs !== null),
    monologueMs: sum(parts, ({ person }) => person.longestMonologueMs),
    talkMs: sum(parts, ({ person }) => person.talkMs),
    words: sum(parts, ({ person }) => person.wordCount),
    interactivities: count(parts, ({ call }) => call.interactivityCenti !== null),
    interactivityCenti: sum(parts, ({ call }) => call.interactivityCenti),
    questionCounts: count(parts, ({ person }) => person.questionCount !== null),
    questions: sum(parts, ({ person }) => person.questionCount),
    protectedCounts: count(parts, ({ person }) => person.protectedQuestions !== null),
    protectedQuestions: sum(parts, ({ person }) => person.protectedQuestions),
    feedbacks: count(parts, ({ person }) => person.feedbackAt !== null),
    feedbackMs: sum(parts, (part) => Math.max(0, tookMs(part) ?? 0)),
    feedbacksInDay: within(feedbackWithinHours),
    feedbacksInWeek: within(24 * feedbackWithinDays),
    feedbacksMissing: count(parts, ({ person }) => !!person.feedbackFrom && !person.feedbackAt),
    feedbackFrom: latest(parts.map(({ person }) => person.feedbackFrom)),
  };
}

type InterviewDay = typeof interviewDay.$inferSelect;

/** The sums of each day of UTC, from the figures of its interviews. */
export function recomputeDays(interviews: readonly InterviewFigures[]): InterviewDay[] {
  const byDay = Map.groupBy(interviews, ({ startTime }) => startTime.toISOString().slice(0, 10));
  return [...byDay].map(([day, rows]) => {
    const known = (of: (row: InterviewFigures) => number) => count(rows, (row) => of(row) > 0);
    const sums = Object.fromEntries(
      summed.map((column) => [column, sum(rows, (row) => row[column])]),
    ) as Record<(typeof summed)[number], number>;
    return {
      ...{ organizationId: rows[0]?.organizationId ?? '', day, ...sums },
      ...{ interviews: rows.length, interviewed: known((row) => row.interviewers) },
      knownOwnStarts: known((row) => row.ownStarts),
      knownOwnTalkRatios: known((row) => row.ownTalkRatios),
      knownGuides: known((row) => row.guideQuestions),
      knownStarts: known((row) => row.starts),
      knownMeasured: known((row) => row.measured),
      knownTalkRatios: known((row) => row.talkRatios),
      knownMonologues: known((row) => row.monologues),
      knownTalk: known((row) => row.talkMs),
      knownInteractivities: known((row) => row.interactivities),
      knownQuestionCounts: known((row) => row.questionCounts),
      knownProtectedCounts: known((row) => row.protectedCounts),
      knownFeedbacks: known((row) => row.feedbacks),
      knownFeedbacksDue: known((row) => row.feedbacks + row.feedbacksMissing),
    };
  });
}

const summed = [
  ...(['recordedMs', 'ownStarts', 'ownOnTimeStarts', 'ownTalkRatios'] as const),
  ...(['ownTalkRatioPercent', 'guideQuestions', 'guideQuestionsAsked', 'durationMs'] as const),
  ...(['starts', 'onTimeStarts', 'measured', 'agendas', 'invitations', 'talkRatios'] as const),
  ...(['talkRatioPercent', 'monologues', 'monologueMs', 'talkMs', 'words'] as const),
  ...(['interactivities', 'interactivityCenti', 'questionCounts', 'questions'] as const),
  ...(['protectedCounts', 'protectedQuestions', 'feedbacks', 'feedbackMs'] as const),
  ...(['feedbacksInDay', 'feedbacksInWeek', 'feedbacksMissing'] as const),
] as const;

/** How many recordings of each day had each value of a measure. */
export async function recomputeHistograms(
  db: Db,
  organizationId: string,
): Promise<(typeof metricDay.$inferSelect)[]> {
  const rows = await db
    .select({
      ...{ startTime: call.startTime, SPEAKING_RATE: callMetric.speakingRateWpm },
      INTERACTIVITY: callMetric.interactivityCenti,
    })
    .from(call)
    .innerJoin(callMetric, eq(callMetric.callId, call.id))
    .where(and(eq(call.organizationId, organizationId), isNull(call.deletedAt)));
  const values = (['INTERACTIVITY', 'SPEAKING_RATE'] as const).flatMap((measure) =>
    rows.flatMap(({ startTime, ...of }) => {
      const value = of[measure];
      const day = startTime.toISOString().slice(0, 10);
      return value === null ? [] : [{ organizationId, measure, day, value }];
    }),
  );
  const same = Map.groupBy(values, ({ measure, day, value }) => `${measure} ${day} ${value}`);
  return [...same.values()].flatMap((group) =>
    group.slice(0, 1).map((item) => ({ ...item, recordings: group.length })),
  );
}
