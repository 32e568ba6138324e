import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { Link } from 'react-router';
import { measureTexts, type InsightMeasure } from '#shared/domain/interviewQuality.ts';
import { formatDuration } from '#shared/domain/time.ts';
import { FigureTable } from '../../ui/FigureTable.tsx';
import { valueOf, type Figure } from './insightDocuments.ts';
import classes from './ReportTable.module.css';
import { VerdictMark } from './VerdictMark.tsx';

interface ReportRow {
  user: { id: string; fullName: string };
  interviews: number;
  durationMs: number;
  figures: readonly Figure[];
}

interface ReportTableProps {
  measures: readonly InsightMeasure[];
  rows: readonly ReportRow[];
  team: readonly Figure[];
  /** Of the team. */
  interviews: number;
  /** Where the interviews of a person are listed; null for readers who may not open them. */
  linkTo: ((name: string) => string) | null;
}

const directions = ['up', 'down'] as const;
const sortKeys = {
  sort: parseAsString.withDefault('interviews'),
  order: parseAsStringLiteral(directions).withDefault('down'),
};

/** Interviewers with their figures, sorted by any column; each name leads to the person's own page. */
export function ReportTable({ measures, rows, team, interviews, linkTo }: ReportTableProps) {
  const [{ sort, order }, setSort] = useQueryStates(sortKeys, { clearOnDefault: true });
  const columns = [
    { key: 'name', title: 'Interviewer' },
    { key: 'interviews', title: 'Interviews' },
    ...(measures.length === 0 ? [{ key: 'hours', title: 'Recorded' }] : []),
    ...measures.map((measure) => ({ key: measure, title: measureTexts[measure].title })),
  ];
  const sorted = sortRows(rows, measures, sort, order);
  return (
    <FigureTable label="Interviewers, table" className={classes.table}>
      <thead>
        <tr>
          {columns.map(({ key, title }) => {
            const isSorted = key === sort;
            const Arrow = order === 'up' ? IconArrowUp : IconArrowDown;
            return (
              <th
                key={key}
                scope="col"
                aria-sort={isSorted ? (order === 'up' ? 'ascending' : 'descending') : undefined}
              >
                <button
                  type="button"
                  className={classes.sort}
                  onClick={() =>
                    void setSort({
                      sort: key,
                      order: isSorted && order === 'down' ? 'up' : 'down',
                    })
                  }
                >
                  {title}
                  {isSorted && <Arrow size={14} aria-hidden />}
                </button>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ user, figures, ...row }) => (
          <tr key={user.id}>
            <th scope="row">
              {linkTo && measures.length > 0 ? (
                <Link to={`/insights/interviewer/${user.id}`} className={classes.link}>
                  {user.fullName}
                </Link>
              ) : (
                user.fullName
              )}
            </th>
            <td>
              {linkTo ? (
                <Link to={linkTo(user.fullName)} className={classes.link}>
                  {row.interviews.toLocaleString('en-US')}
                  <span className={classes.unseen}> interviews of {user.fullName}</span>
                </Link>
              ) : (
                row.interviews.toLocaleString('en-US')
              )}
            </td>
            {measures.length === 0 && <td>{formatDuration(row.durationMs)}</td>}
            {measures.map((measure) => (
              <FigureCell key={measure} figures={figures} measure={measure} />
            ))}
          </tr>
        ))}
      </tbody>
      {measures.length > 0 && (
        <tfoot>
          <tr>
            <th scope="row">Team Avg</th>
            <td>{interviews.toLocaleString('en-US')}</td>
            {measures.map((measure) => (
              <FigureCell key={measure} figures={team} measure={measure} />
            ))}
          </tr>
        </tfoot>
      )}
    </FigureTable>
  );
}

function FigureCell({ figures, measure }: { figures: readonly Figure[]; measure: InsightMeasure }) {
  const figure = figures.find((item) => item.measure === measure);
  const value = figure?.value ?? null;
  return (
    <td>
      {value === null ? '–' : measureTexts[measure].format(value)}
      <span className={classes.basis}>
        {value !== null && <VerdictMark measure={measure} value={value} />} n=
        {figure?.interviews ?? 0}
      </span>
    </td>
  );
}

/** Rows without a figure stand last, whichever way the others are sorted. */
export function sortRows<Row extends ReportRow>(
  rows: readonly Row[],
  measures: readonly InsightMeasure[],
  sort: string,
  order: 'up' | 'down',
): Row[] {
  const sign = order === 'up' ? 1 : -1;
  if (sort === 'name')
    // Names run from A to Z first.
    return rows.toSorted((a, b) => -sign * a.user.fullName.localeCompare(b.user.fullName));
  const measure = measures.find((item) => item === sort);
  const keyOf = (row: Row): number | null =>
    measure ? valueOf(row.figures, measure) : sort === 'hours' ? row.durationMs : row.interviews;
  return rows.toSorted((a, b) => {
    const [one, other] = [keyOf(a), keyOf(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * (one - other);
  });
}
