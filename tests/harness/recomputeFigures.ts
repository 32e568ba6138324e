import { qualityLimits } from '#shared/domain/interviewQuality.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../web/server/db/database.ts';
import {
  call,
  callMetric,
  candidateMonth,
  candidateNumber,
  candidatesAtOnce,
  spokenFinding,
  type callRollup,
  type interviewerFigures,
  type interviewerRollup,
  type interviewerSums,
  type interviewFigures,
  type interviewSums,
  type metricDay,
  type spokenFigures,
  type spokenSums,
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
      ...{ ...filters, candidateId: first.candidateId, candidateNumber: null },
      interviewers: userIds.length,
      transcripts: count(recordings, ({ isTranscribed }) => isTranscribed),
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

type InterviewSums = typeof interviewSums.$inferSelect;
type InterviewerSums = typeof interviewerSums.$inferSelect;

const monthOf = (time: Date): string => `${time.toISOString().slice(0, 7)}-01`;
const sumsOf = <Column extends string>(
  columns: readonly Column[],
  rows: readonly Record<Column, number>[],
) =>
  Object.fromEntries(columns.map((column) => [column, sum(rows, (row) => row[column])])) as Record<
    Column,
    number
  >;
const known = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  count(rows, (row) => of(row) > 0);
const knownOf = (rows: readonly (InterviewFigures | InterviewerFigures)[]) => ({
  knownStarts: known(rows, (row) => row.starts),
  knownMeasured: known(rows, (row) => row.measured),
  knownTalkRatios: known(rows, (row) => row.talkRatios),
  knownMonologues: known(rows, (row) => row.monologues),
  knownTalk: known(rows, (row) => row.talkMs),
  knownInteractivities: known(rows, (row) => row.interactivities),
  knownQuestionCounts: known(rows, (row) => row.questionCounts),
  knownProtectedCounts: known(rows, (row) => row.protectedCounts),
  knownFeedbacks: known(rows, (row) => row.feedbacks),
  knownFeedbacksDue: known(rows, (row) => row.feedbacks + row.feedbacksMissing),
});

/** The sums of each day and month of UTC by visibility, from the figures of their interviews. */
export function recomputeSums(interviews: readonly InterviewFigures[]): InterviewSums[] {
  const units = {
    DAY: (time: Date) => time.toISOString().slice(0, 10),
    MONTH: monthOf,
  };
  return (['DAY', 'MONTH'] as const).flatMap((unit) => {
    const groups = Map.groupBy(
      interviews,
      ({ startTime, visibility }) => `${units[unit](startTime)} ${visibility}`,
    );
    return [...groups.values()].flatMap((rows) =>
      rows.slice(0, 1).map(({ organizationId, startTime, visibility }) => ({
        ...{ organizationId, unit, begins: units[unit](startTime), visibility },
        ...sumsOf([...summed, ...ownSummed], rows),
        ...knownOf(rows),
        ...{ interviews: rows.length, interviewed: known(rows, (row) => row.interviewers) },
        transcribed: known(rows, (row) => row.transcripts),
        knownOwnStarts: known(rows, (row) => row.ownStarts),
        knownOwnTalkRatios: known(rows, (row) => row.ownTalkRatios),
        knownGuides: known(rows, (row) => row.guideQuestions),
      })),
    );
  });
}

/** What each interviewer held of a visibility up to the end of each month in which there was more. */
export function recomputeInterviewerSums(
  figures: readonly InterviewerFigures[],
): InterviewerSums[] {
  const people = Map.groupBy(figures, ({ userId, visibility }) => `${userId} ${visibility}`);
  return [...people.values()].flatMap((rows) => {
    const months = [...new Set(rows.map(({ startTime }) => monthOf(startTime)))].sort();
    return months.flatMap((month, at) => {
      const held = rows.filter(({ startTime }) => monthOf(startTime) <= month);
      return held.slice(0, 1).map(({ organizationId, userId, visibility }) => ({
        ...{ organizationId, userId, visibility, month },
        ...{ nextMonth: months[at + 1] ?? '9999-01-01', interviews: held.length },
        ...sumsOf(summed, held),
        ...knownOf(held),
      }));
    });
  });
}

const ownSummed = [
  ...(['recordedMs', 'ownStarts', 'ownOnTimeStarts', 'ownTalkRatios'] as const),
  ...(['ownTalkRatioPercent', 'guideQuestions', 'guideQuestionsAsked'] as const),
] as const;
const summed = [
  ...(['durationMs', 'starts', 'onTimeStarts', 'measured', 'agendas', 'invitations'] as const),
  ...(['talkRatios', 'talkRatioPercent', 'monologues', 'monologueMs', 'talkMs', 'words'] as const),
  ...(['interactivities', 'interactivityCenti', 'questionCounts', 'questions'] as const),
  ...(['protectedCounts', 'protectedQuestions', 'feedbacks', 'feedbackMs'] as const),
  ...(['feedbacksInDay', 'feedbacksInWeek', 'feedbacksMissing'] as const),
] as const;

type SpokenFigures = typeof spokenFigures.$inferSelect;
type Found = Pick<SpokenFigures, 'kind' | 'theme' | 'minimum' | 'maximum'>;

/** What was found in each interview, from the findings of its recordings. */
export async function recomputeSpoken(
  db: Db,
  calls: readonly CallRollup[],
  interviews: readonly InterviewFigures[],
): Promise<SpokenFigures[]> {
  const found = await db.select().from(spokenFinding);
  return interviews.flatMap((of) => {
    const { interviewId, organizationId, startTime, visibility, ownerId } = of;
    const { positionId, interviewStageId } = of;
    const callIds = calls.flatMap((call) => (call.interviewId === interviewId ? call.callId : []));
    const counted = found
      .filter(({ callId }) => callIds.includes(callId))
      .flatMap(({ kind, theme, ...pay }): Found[] => {
        const none = { theme: '', minimum: 0, maximum: 0 };
        if (kind === 'QUESTION' || kind === 'MOTIVE')
          return [
            { ...none, kind, theme: theme ?? '' },
            { ...none, kind },
          ];
        if (kind === 'ALERT') return [];
        const { period, currency, minimum, maximum } = pay;
        const named = [period, currency].filter((part) => part !== null).join(' ');
        return [
          { kind, theme: named, minimum: minimum ?? 0, maximum: maximum ?? 0 },
          { ...none, kind: 'PAY' },
        ];
      });
    const keyOf = (row: Found) => [row.kind, row.theme, row.minimum, row.maximum].join('|');
    const groups = Map.groupBy(counted, keyOf);
    return [...groups.values()].flatMap((rows) =>
      rows.slice(0, 1).map((row) => ({
        ...{ interviewId, organizationId, startTime, visibility, ownerId },
        ...{ positionId, interviewStageId, ...row, sentences: rows.length },
      })),
    );
  });
}

/** The sums of each day and month of UTC by what was found. */
export function recomputeSpokenSums(
  figures: readonly SpokenFigures[],
): (typeof spokenSums.$inferSelect)[] {
  const units = { DAY: (time: Date) => time.toISOString().slice(0, 10), MONTH: monthOf };
  const summedUp = figures.filter(({ kind }) => !['PAY_OFFERED', 'PAY_EXPECTED'].includes(kind));
  return (['DAY', 'MONTH'] as const).flatMap((unit) => {
    const groups = Map.groupBy(summedUp, ({ startTime, kind, theme }) =>
      [units[unit](startTime), kind, theme].join(' '),
    );
    return [...groups.values()].flatMap((rows) =>
      rows.slice(0, 1).map(({ organizationId, kind, startTime, theme }) => ({
        ...{ organizationId, kind, unit, begins: units[unit](startTime), theme },
        ...{ interviews: rows.length, sentences: sum(rows, ({ sentences }) => sentences) },
      })),
    );
  });
}

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

/** The candidates of each month of UTC by visibility, from the figures of their interviews. */
export const recomputeCandidates = (interviews: readonly InterviewFigures[]): string[] => [
  ...new Set(
    interviews.flatMap(({ candidateId, startTime, visibility }) =>
      candidateId ? [`${monthOf(startTime)} ${visibility} ${candidateId}`] : [],
    ),
  ),
];

/** What the kept bits say of the same. */
export async function readCandidates(db: Db, organizationId: string): Promise<string[]> {
  const numbers = await db
    .select()
    .from(candidateNumber)
    .where(eq(candidateNumber.organizationId, organizationId));
  const idOf = new Map(numbers.map((row) => [row.number, row.candidateId]));
  const rows = await db
    .select()
    .from(candidateMonth)
    .where(eq(candidateMonth.organizationId, organizationId));
  return rows.flatMap(({ month, visibility, chunk, bits }) =>
    [...bits].flatMap((bit, place) =>
      bit === '1'
        ? [`${month} ${visibility} ${idOf.get(chunk * candidatesAtOnce + place) ?? 'nobody'}`]
        : [],
    ),
  );
}
