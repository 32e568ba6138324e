import { Link } from 'react-router';
import { isAsked, isUnknown, outcomeDescription, outcomeLabel } from '#shared/domain/structure.ts';
import { formatDate, formatTimecode } from '#shared/domain/time.ts';
import type { StructureScreenQuery } from '../../lib/__generated__/graphql.ts';
import { useZone } from '../../ui/ZoneContext.ts';
import classes from './StructureMatrix.module.css';
import { TimeChip } from '../../ui/TimeChip.tsx';

export type StructureReport = NonNullable<StructureScreenQuery['structureReport']>;
type Row = StructureReport['rows'][number];
type Cell = Row['cells'][number];

/** Planned questions beside candidates: what became of each in each interview, with its moment. */
export function StructureMatrix({ report: { questions, rows } }: { report: StructureReport }) {
  const zone = useZone();
  return (
    // A wide table scrolls on its own; it can be focused to do so by keyboard.
    <div
      className={classes.scroll}
      role="region"
      aria-label="Table of questions by candidate"
      tabIndex={0}
    >
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">Question</th>
            <th scope="col">Asked in</th>
            {rows.map(({ interviewId, callId, candidateName, interviewName, heldAt, coverage }) => (
              <th key={interviewId} scope="col">
                {callId ? (
                  <Link to={`/interview/${callId}`} className={classes.name}>
                    {candidateName ?? interviewName}
                  </Link>
                ) : (
                  <span className={classes.name}>{candidateName ?? interviewName}</span>
                )}
                <span className={classes.soft}>
                  {formatDate(new Date(heldAt), new Date(), zone)}
                </span>
                <span className={classes.soft}>
                  {coverage.known > 0 && `${coverage.asked} of ${coverage.known} asked`}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map(({ cueId, question, competency }, index) => {
            const cells = rows.map((row) => row.cells[index]);
            const known = cells.filter((cell) => cell && !isUnknown(cell.outcome));
            const asked = known.filter((cell) => cell && isAsked(cell.outcome));
            return (
              <tr key={cueId}>
                <th scope="row">
                  {competency && <span className={classes.soft}>{competency}</span>}
                  {question}
                </th>
                <td className={classes.sum}>
                  {known.length === 0 ? '' : `${asked.length} of ${known.length}`}
                </td>
                {rows.map(({ interviewId, cells: own, candidateName, interviewName }) => (
                  <OutcomeCell
                    key={interviewId}
                    cell={own[index]}
                    who={candidateName ?? interviewName}
                  />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

function OutcomeCell({ cell, who }: { cell: Cell | undefined; who: string }) {
  if (!cell) return <td />;
  const { outcome, callId, timeMs, missing } = cell;
  const label = outcomeLabel(outcome);
  const title = missing ? `Not answered: ${missing}` : outcomeDescription(outcome);
  return (
    <td data-outcome={outcome}>
      <span className={classes.outcome} title={title}>
        {label}
      </span>
      {callId !== null && timeMs !== null && (
        <Link
          to={`/interview/${callId}?t=${timeMs / 1000}`}
          className={classes.moment}
          aria-label={`${label}: open the interview of ${who} at ${formatTimecode(timeMs)}`}
        >
          <TimeChip timeMs={timeMs} />
        </Link>
      )}
    </td>
  );
}
