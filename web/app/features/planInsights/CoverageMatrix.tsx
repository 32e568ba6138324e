import { useMemo } from 'react';
import { coverageLines, type CoverageLine, type CoveredInterview } from './planCoverage.ts';
import classes from './PlanCoverage.module.css';

interface CoverageMatrixProps {
  text: string;
  interviews: readonly CoveredInterview[];
}

/** Requirements against interviews: how many questions ask about each, and where nobody asks. */
export function CoverageMatrix({ text, interviews }: CoverageMatrixProps) {
  const lines = useMemo(() => coverageLines(text, interviews), [text, interviews]);
  if (lines.length === 0)
    return (
      <p className={classes.told}>
        The job description names no requirements or duties that could be compared with the
        questions.
      </p>
    );
  const covered = lines.filter(({ total }) => total > 0).length;
  return (
    <>
      <p className={classes.told} role="status">
        {covered === lines.length
          ? `Every one of the ${lines.length} requirements and duties has a question.`
          : `${covered} of ${lines.length} requirements and duties have a question.`}
      </p>
      {/* A wide table scrolls on its own, also by keyboard. */}
      <div className={classes.scroll} tabIndex={0} role="region" aria-label="Coverage table">
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Job description</th>
              {interviews.map(({ id, name }) => (
                <th key={id} scope="col" className={classes.count}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={line.requirement} line={line} interviews={interviews} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.note}>
        Found by comparing words; a question that says it differently may be missed.
      </p>
    </>
  );
}

function Row({
  line,
  interviews,
}: {
  line: CoverageLine;
  interviews: readonly CoveredInterview[];
}) {
  return (
    <tr data-open={line.total === 0 || undefined}>
      <th scope="row">
        {line.requirement}
        {line.total === 0 && <span className={classes.gap}>No question yet</span>}
      </th>
      {interviews.map(({ id }, index) => {
        const count = line.counts[index] ?? 0;
        return (
          <td key={id} className={classes.count}>
            {count > 0 ? count : <span className={classes.none}>–</span>}
          </td>
        );
      })}
    </tr>
  );
}
