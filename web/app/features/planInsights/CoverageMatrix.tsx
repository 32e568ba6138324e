import { useQuery } from '@apollo/client/react';
import { errorMessage } from '../../lib/errorMessage.ts';
import { CoverageLine } from './CoverageLine.tsx';
import {
  coverageRows,
  coverageText,
  type CoverageEdits,
  type CoveredInterview,
} from './planCoverage.ts';
import { PlanLinesDocument } from './planLineDocuments.ts';
import classes from './PlanCoverage.module.css';

interface CoverageMatrixProps {
  planId: string;
  interviews: readonly CoveredInterview[];
  /** Null for those who may only read the plan. */
  edits: CoverageEdits | null;
}

/** Lines of the job description against interviews: how many questions ask about each, and what is open. */
export function CoverageMatrix({ planId, interviews, edits }: CoverageMatrixProps) {
  const { data, error } = useQuery(PlanLinesDocument, {
    variables: { planId },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <p role="alert">{errorMessage(error)}</p>;
  if (!data) return <p className={classes.waiting}>Reading the job description…</p>;
  const rows = coverageRows(data.plan?.lines ?? [], interviews);
  if (rows.length === 0)
    return (
      <p className={classes.told}>
        The job description names no duties or requirements to compare the questions with.
      </p>
    );
  return (
    <>
      <p className={classes.told} role="status">
        {coverageText(rows)}
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
            {rows.map((row) => (
              <CoverageLine key={row.line.id} row={row} interviews={interviews} edits={edits} />
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.note}>
        A question counts for the line it was made from and for those you tie it to.
      </p>
    </>
  );
}
