import { Button, Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { Link } from 'react-router';
import { measureTexts, type InsightMeasure } from '#shared/domain/interviewQuality.ts';
import { formatDuration } from '#shared/domain/time.ts';
import { FigureTable } from '../../ui/FigureTable.tsx';
import type { Figure } from './insightDocuments.ts';
import classes from './ReportTable.module.css';
import type { ReportOrder } from './useReportOrder.ts';
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
  pageInfo: { totalRows: number; totalPages: number; page: number; limit: number };
  order: ReportOrder;
  /** Another page or order is on its way. */
  isChanging: boolean;
  team: readonly Figure[];
  /** Of the team. */
  interviews: number;
  /** Where the interviews of a person are listed; null for readers who may not open them. */
  linkTo: ((name: string) => string) | null;
}

/** A page of interviewers with their figures, sorted by any column; each name leads to the person's own page. */
export function ReportTable(props: ReportTableProps) {
  const { measures, rows, team, interviews, linkTo, order } = props;
  const columns = [
    { key: 'name', title: 'Interviewer' },
    { key: 'interviews', title: 'Interviews' },
    ...(measures.length === 0 ? [{ key: 'hours', title: 'Recorded' }] : []),
    ...measures.map((measure) => ({ key: measure, title: measureTexts[measure].title })),
  ];
  return (
    <>
      <FigureTable
        label="Interviewers, table"
        className={`${classes.table} ${measures.length > 0 ? classes.wide : ''}`}
        isBusy={props.isChanging}
      >
        <thead>
          <tr>
            {columns.map(({ key, title }) => {
              const isSorted = key === order.sort;
              const Arrow = order.direction === 'up' ? IconArrowUp : IconArrowDown;
              return (
                <th
                  key={key}
                  scope="col"
                  aria-sort={
                    isSorted ? (order.direction === 'up' ? 'ascending' : 'descending') : undefined
                  }
                >
                  <button type="button" className={classes.sort} onClick={() => order.sortBy(key)}>
                    {title}
                    {isSorted && <Arrow size={14} aria-hidden />}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ user, figures, ...row }) => (
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
      <PageTurner {...props} />
    </>
  );
}

function PageTurner({ rows, pageInfo, order, isChanging }: ReportTableProps) {
  const { totalRows, totalPages, page, limit } = pageInfo;
  if (totalPages <= 1 && page === 1) return null;
  const first = (page - 1) * limit + 1;
  const shown = rows.length === 0 ? 'None' : `${first} to ${first + rows.length - 1}`;
  return (
    <Group gap="xs" mt="sm">
      <Text role="status">
        {shown} of {totalRows.toLocaleString('en-US')} interviewers
      </Text>
      <Group gap="xs" className={classes.turn}>
        <Button
          variant="default"
          disabled={page <= 1 || isChanging}
          onClick={() => order.setPage(Math.min(page - 1, Math.max(totalPages, 1)))}
        >
          Previous
        </Button>
        <Button
          variant="default"
          disabled={page >= totalPages || isChanging}
          onClick={() => order.setPage(page + 1)}
        >
          Next
        </Button>
      </Group>
    </Group>
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
