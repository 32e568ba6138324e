import {
  coverageOf,
  mostTelling,
  outcomeOf,
  type Coverage,
  type QuestionOutcome,
} from '#shared/domain/structure.ts';
import type { ActorContext } from '../../graphql/context.ts';
import {
  countByGuide,
  findInterviews,
  findMarks,
  findOutcomes,
  findQuestions,
  busiestPositionId,
  type PlannedQuestion,
  type StructureInterview,
} from './findStructure.ts';
import type { PositionRow } from '../positions/positionLoaders.ts';
import { measureAgreement, type Agreement } from './measureAgreement.ts';
import { seesAll, structurePolicy } from './structurePolicy.ts';

/** A question in an interview: what became of it, and where to listen. */
export interface StructureCell {
  outcome: QuestionOutcome;
  callId: string | null;
  timeMs: number | null;
  /** The part of the question that was not answered. */
  missing: string | null;
}

export interface StructureRow {
  interview: StructureInterview;
  /** One for each question, in their order. */
  cells: StructureCell[];
  coverage: Coverage;
}

export interface StructureReport {
  position: PositionRow;
  guides: { id: string; name: string; interviewCount: number }[];
  /** The guide that the rest is about; null where no interview followed one. */
  guideId: string | null;
  questions: PlannedQuestion[];
  /** Oldest first. */
  rows: StructureRow[];
  /** Held interviews of the position that the actor may see, whatever their guide. */
  interviewCount: number;
  withoutGuideCount: number;
  /** Interviews whose guide is not shared with the actor. */
  hiddenGuideCount: number;
  agreement: Agreement[];
}

type Context = Pick<ActorContext, 'db' | 'actor' | 'loaders'>;

/**
 * The report of a position, or of the one with the newest interview where none is named; null where there is none.
 * @throws {UserError} NOT_FOUND or FORBIDDEN for a position whose report is not the actor's to read.
 */
export async function openStructureReport(
  context: Context,
  wantedPositionId: string | null,
  wantedGuideId: string | null,
): Promise<StructureReport | null> {
  const { db, actor, loaders } = context;
  const reach = seesAll(actor) ? null : actor.managedPositionIds;
  const positionId = wantedPositionId ?? (await busiestPositionId(db, actor, reach));
  if (positionId === null) return null;
  const position = await loaders.positionById.loadOrThrow(positionId);
  structurePolicy.authorize(actor, 'readReport', position);
  return structureReport(context, position, wantedGuideId);
}

/**
 * Whether the candidates for a position were asked the same planned questions, from the interviews that the actor
 * may see. The guide that most of them followed unless another is named. Eight statements at most.
 */
async function structureReport(
  context: Context,
  position: PositionRow,
  wantedGuideId: string | null,
): Promise<StructureReport> {
  const { db, actor } = context;
  const positionId = position.id;
  const counts = await countByGuide(db, actor, positionId);
  const guides = counts.flatMap(({ guideId, name, interviewCount }) =>
    guideId === null || name === null ? [] : [{ id: guideId, name, interviewCount }],
  );
  const guideId = guides.find(({ id }) => id === wantedGuideId)?.id ?? guides[0]?.id ?? null;
  const sumOf = (rows: typeof counts) => rows.reduce((sum, row) => sum + row.interviewCount, 0);
  const report = {
    ...{ position, guides, guideId },
    interviewCount: sumOf(counts),
    withoutGuideCount: sumOf(counts.filter((row) => row.guideId === null)),
    hiddenGuideCount: sumOf(counts.filter((row) => row.guideId !== null && row.name === null)),
  };
  if (guideId === null) return { ...report, questions: [], rows: [], agreement: [] };
  const questions = await findQuestions(db, guideId);
  const interviews = await findInterviews(db, actor, positionId, guideId);
  return {
    ...{ ...report, questions },
    rows: await rowsOf(context, questions, interviews),
    agreement: await measureAgreement(context, interviews),
  };
}

async function rowsOf(
  { db, actor }: Pick<ActorContext, 'db' | 'actor'>,
  questions: readonly PlannedQuestion[],
  interviews: readonly StructureInterview[],
): Promise<StructureRow[]> {
  const callIds = interviews.flatMap((row) => row.callIds);
  const outcomes = Map.groupBy(await findOutcomes(db, callIds), ({ callId }) => callId);
  const marks = Map.groupBy(await findMarks(db, actor, callIds), ({ callId }) => callId);
  return interviews.map((interview) => {
    const cells = questions.map((question) =>
      interview.callIds
        .map((callId) => cellOf(question, callId, outcomes.get(callId) ?? [], marks.get(callId)))
        .reduce<StructureCell>(
          (total, other) =>
            mostTelling(total.outcome, other.outcome) === total.outcome ? total : other,
          { outcome: 'NOT_RECORDED', callId: null, timeMs: null, missing: null },
        ),
    );
    return { interview, cells, coverage: coverageOf(cells.map(({ outcome }) => outcome)) };
  });
}

function cellOf(
  { cueId, question }: PlannedQuestion,
  callId: string,
  notes: Awaited<ReturnType<typeof findOutcomes>>,
  marks: Awaited<ReturnType<typeof findMarks>> = [],
): StructureCell {
  // A guide that was written again has the same questions under other ids.
  const found =
    notes.find((note) => note.cueId === cueId) ??
    notes.find((note) => note.cueId === null && note.question === question);
  const outcome = found
    ? outcomeOf({
        ...found,
        hasPlace: found.askedAtMs !== null,
        hasSentences: found.sentences.some(({ isDeleted }) => !isDeleted),
      })
    : notes.length > 0
      ? 'SKIPPED'
      : 'NOT_WRITTEN';
  const mark = marks.find((item) => item.cueId === cueId);
  const best = mark ? mostTelling(outcome, 'ASKED') : outcome;
  const isByMark = best !== outcome;
  return {
    ...{ outcome: best, callId },
    timeMs: (isByMark ? mark?.timeMs : found?.askedAtMs) ?? null,
    missing: best === 'PARTLY' ? (found?.missing ?? null) : null,
  };
}
