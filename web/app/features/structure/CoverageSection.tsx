import { Link } from 'react-router';
import { leastForAverage, movingMean } from '#shared/domain/structure.ts';
import { formatDate } from '#shared/domain/time.ts';
import { ChartFigure } from '../../ui/ChartFigure.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { useZone } from '../../ui/ZoneContext.ts';
import type { StructureReport } from './StructureMatrix.tsx';
import classes from './structure.module.css';

/** How much of the guide each interview covered, in the order of time, as a chart and as a table. */
export function CoverageSection({ rows }: Pick<StructureReport, 'rows'>) {
  const zone = useZone();
  const known = rows.flatMap(({ coverage: { percent, ...coverage }, heldAt, ...row }) =>
    percent === null
      ? []
      : [{ ...row, ...coverage, percent, date: formatDate(new Date(heldAt), new Date(), zone) }],
  );
  const means = movingMean(known.map(({ percent }) => percent));
  const points = known.map((row, at) => ({ ...row, mean: means[at] ?? null }));
  return (
    <PageSection title="Guide coverage over time">
      {points.length === 0 ? (
        <p className={classes.text}>No interview with this guide has AI notes yet.</p>
      ) : (
        <>
          <p className={classes.text}>
            Share of the guide’s questions that were asked in each interview
            {points.length < leastForAverage
              ? `. The mean is shown from ${leastForAverage} interviews on.`
              : `, and the mean of the latest ${leastForAverage}.`}
          </p>
          <ChartFigure
            title="Guide coverage"
            kind="line"
            labelTitle="Held"
            labels={points.map(({ date }) => date)}
            series={[
              { label: 'Interview', values: points.map(({ percent }) => percent), hasNoLine: true },
              ...(points.some(({ mean }) => mean !== null)
                ? [
                    {
                      label: `Mean of latest ${leastForAverage}`,
                      values: points.map(({ mean }) => mean),
                    },
                  ]
                : []),
            ]}
            format={(value) => `${value} %`}
            empty=""
            table={
              <div
                className={classes.scroll}
                role="region"
                aria-label="Guide coverage"
                tabIndex={0}
              >
                <table className={classes.figures}>
                  <thead>
                    <tr>
                      <th scope="col">Held</th>
                      <th scope="col">Candidate</th>
                      <th scope="col">Asked</th>
                      <th scope="col">Perhaps asked</th>
                      <th scope="col">Coverage</th>
                      <th scope="col">Mean of latest {leastForAverage}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {points.map((row) => (
                      <tr key={row.interviewId}>
                        <td>{row.date}</td>
                        <th scope="row">
                          <Link to={`/interview/${row.callId ?? ''}`} className={classes.link}>
                            {row.candidateName ?? row.interviewName}
                          </Link>
                        </th>
                        <td>
                          {row.asked} of {row.known}
                        </td>
                        <td>{row.perhaps}</td>
                        <td>{row.percent} %</td>
                        <td>{row.mean === null ? '–' : `${row.mean} %`}</td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </div>
            }
          />
        </>
      )}
    </PageSection>
  );
}
