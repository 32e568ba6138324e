/** An interview of a plan, as far as its coverage needs it. */
export interface CoveredInterview {
  id: string;
  name: string;
  groups: readonly { questions: readonly { id: string; question: string }[] }[];
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
