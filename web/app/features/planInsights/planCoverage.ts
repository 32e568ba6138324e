/** An interview of a plan, as far as its coverage needs it. */
export interface CoveredInterview {
  id: string;
  name: string;
  groups: readonly {
    id: string;
    competency: string;
    questions: readonly { id: string; question: string }[];
  }[];
}

/** A duty or requirement of the job description, with the questions made from it or tied to it. */
export interface PlanLine {
  id: string;
  text: string;
  /** Why no question was made from it. */
  reason?: string | null;
  isNotAsked: boolean;
  questionIds: readonly string[];
}

/** What those who may change a plan do about its gaps. */
export interface CoverageEdits {
  addQuestion: (groupId: string, text: string, from: { lineId: string }) => void;
  /** The line that a question is being written for. */
  writingId: string | null;
  setWritingId: (lineId: string | null) => void;
}

export interface CoverageRow {
  line: PlanLine;
  /** Those that show, in the plan's order. */
  questions: readonly { id: string; question: string; interviewId: string }[];
  /** asked: a question stands for it; waived: it need not or must not be asked; open: a gap. */
  state: 'asked' | 'waived' | 'open';
}

/** The rows of the coverage table, in the order of the job description; deleted questions do not count. */
export function coverageRows(
  lines: readonly PlanLine[],
  interviews: readonly CoveredInterview[],
): CoverageRow[] {
  const shown = interviews.flatMap(({ id: interviewId, groups }) =>
    groups.flatMap(({ questions }) =>
      questions.map(({ id, question }) => ({ id, question, interviewId })),
    ),
  );
  return lines.map((line) => {
    const questions = shown.filter(({ id }) => line.questionIds.includes(id));
    const isWaived = line.isNotAsked || (line.reason ?? null) !== null;
    return {
      line,
      questions,
      state: questions.length > 0 ? 'asked' : isWaived ? 'waived' : 'open',
    };
  });
}

/** How far the questions go, in one sentence. */
export function coverageText(rows: readonly CoverageRow[]): string {
  const count = (state: CoverageRow['state']) => rows.filter((row) => row.state === state).length;
  const open = count('open');
  return [
    `${count('asked')} of ${rows.length} duties and requirements have a question`,
    ...(count('waived') > 0 ? [`${count('waived')} are not to be asked`] : []),
    open === 0 ? 'none is open.' : `${open} ${open === 1 ? 'is' : 'are'} open.`,
  ].join(', ');
}

/** The competency whose name and questions share most words with a line; null in a plan without any. */
export function closestGroup(text: string, interviews: readonly CoveredInterview[]): string | null {
  const wanted = wordsOf(text);
  let closest: { id: string; shared: number } | null = null;
  for (const { id, competency, questions } of interviews.flatMap(({ groups }) => groups)) {
    const words = wordsOf([competency, ...questions.map(({ question }) => question)].join(' '));
    const shared = [...wanted].filter((word) => words.has(word)).length;
    if (!closest || shared > closest.shared) closest = { id, shared };
  }
  return closest?.id ?? null;
}

/** Short words say little about the subject. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
