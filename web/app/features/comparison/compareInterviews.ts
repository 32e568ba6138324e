import type { AiNoteGap } from '../../lib/__generated__/graphql.ts';

export interface ComparedScorecard {
  id: string;
  status: 'DRAFT' | 'SUBMITTED';
  user: { fullName: string };
  overallScore: number;
  items: readonly {
    kind: 'COMPETENCY' | 'QUESTION';
    itemText: string;
    score: number;
    notes: string;
    markedTimeMs: number | null;
  }[];
}

/** An interview as the comparison loads it. */
export interface ComparedInterview {
  id: string;
  startTime: string;
  interviewStage: { title: string } | null;
  aiNotes: readonly {
    question: string;
    competency: string | null;
    gap: AiNoteGap | null;
    sentences: readonly {
      id: string;
      text: string;
      evidence: readonly { startMs: number; quote: string }[];
    }[];
  }[];
  isScoreHidden: boolean;
  scorecards: readonly ComparedScorecard[];
}

/** What one interview says about a question. */
interface ComparedAnswer {
  callId: string;
  stage: string | null;
  gap: AiNoteGap | null;
  sentences: ComparedInterview['aiNotes'][number]['sentences'];
}

export interface ComparedScore {
  callId: string;
  scorer: string;
  score: number;
  notes: string;
  /** The moment that was marked for it. */
  timeMs: number | null;
}

export interface ComparedCell {
  answers: ComparedAnswer[];
  scores: ComparedScore[];
}

interface ComparedRow {
  kind: 'COMPETENCY' | 'QUESTION';
  text: string;
  competency: string | null;
  /** One for each candidate, in their order. */
  cells: ComparedCell[];
}

/**
 * Lays the interviews of several candidates side by side: a row for each competency and each question that
 * was noted or scored in one of them, questions under their competency, in the order in which they come up.
 */
export function compareInterviews(
  candidates: readonly (readonly ComparedInterview[])[],
): ComparedRow[] {
  const rows = new Map<string, ComparedRow>();
  const rowOf = (kind: ComparedRow['kind'], text: string, competency: string | null) => {
    const key = `${kind} ${comparable(text)}`;
    const known = rows.get(key);
    if (known) {
      known.competency ??= competency;
      return known;
    }
    const row: ComparedRow = {
      kind,
      text,
      competency,
      cells: candidates.map(() => ({ answers: [], scores: [] })),
    };
    rows.set(key, row);
    return row;
  };
  candidates.forEach((interviews, column) => {
    for (const interview of interviews) {
      for (const note of interview.aiNotes) {
        if (note.competency) rowOf('COMPETENCY', note.competency, note.competency);
        rowOf('QUESTION', note.question, note.competency).cells[column]?.answers.push({
          callId: interview.id,
          stage: interview.interviewStage?.title ?? null,
          gap: note.gap,
          sentences: note.sentences,
        });
      }
      for (const { scorer, item } of submittedItems(interview)) {
        const competency = item.kind === 'COMPETENCY' ? item.itemText : null;
        rowOf(item.kind, item.itemText, competency).cells[column]?.scores.push({
          callId: interview.id,
          scorer,
          score: item.score,
          notes: item.notes,
          timeMs: item.markedTimeMs,
        });
      }
    }
  });
  return inOrder([...rows.values()]);
}

/** Guides are edited; the same question stays the same row whatever its spaces and capitals. */
const comparable = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

const submittedItems = ({ scorecards }: ComparedInterview) =>
  scorecards
    .filter(({ status }) => status === 'SUBMITTED')
    .flatMap((card) =>
      card.items
        .filter(({ score, notes }) => score > 0 || notes !== '')
        .map((item) => ({ scorer: card.user.fullName, item })),
    );

/** Each competency followed by its questions, then the questions without one. */
function inOrder(rows: readonly ComparedRow[]): ComparedRow[] {
  const competencies = rows.filter(({ kind }) => kind === 'COMPETENCY');
  const questions = rows.filter(({ kind }) => kind === 'QUESTION');
  const isOf = (row: ComparedRow, competency: ComparedRow): boolean =>
    row.competency !== null && comparable(row.competency) === comparable(competency.text);
  return [
    ...competencies.flatMap((competency) => [
      competency,
      ...questions.filter((row) => isOf(row, competency)),
    ]),
    ...questions.filter((row) => !competencies.some((competency) => isOf(row, competency))),
  ];
}

/** Mean of the overall scores that were submitted, to one decimal; null without one. */
export function meanOverallScore(interviews: readonly ComparedInterview[]): number | null {
  const scores = interviews
    .flatMap(({ scorecards }) => scorecards)
    .filter(({ status, overallScore }) => status === 'SUBMITTED' && overallScore > 0)
    .map(({ overallScore }) => overallScore);
  if (scores.length === 0) return null;
  return Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10;
}
