import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { plural } from '#shared/domain/plural.ts';
import { ChartFigure } from '../../ui/ChartFigure.tsx';
import classes from '../../features/insights/FigureTile.module.css';
import { DownloadTableButton } from '../../features/insights/DownloadTableButton.tsx';
import { FilteredFigures } from '../../features/insights/FilteredFigures.tsx';
import { InsightFilterBar } from '../../features/insights/InsightFilterBar.tsx';
import { InsightTabs } from '../../features/insights/InsightTabs.tsx';
import { useInsightFilters } from '../../features/insights/useInsightFilters.ts';
import { formatPay, PaySection, payUnits } from '../../features/topics/PaySection.tsx';
import {
  CompensationTrendsDocument,
  PayFiguresFragment,
} from '../../features/topics/spokenDocuments.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** The pay spoken of in interviews, by position: what is offered and what candidates ask for. */
export function CompensationScreen() {
  usePageTitle('Compensation trends');
  const filters = useInsightFilters();
  const { filter } = filters;
  const query = useQuery(CompensationTrendsDocument, {
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  const state = loadStateOf(query, (data) => ({
    ...data.compensationTrends,
    positions: data.compensationTrends.positions.map((position) => ({
      ...position,
      title: titleOf(position.position?.displayTitle, position),
      offered: position.offered && readFragment(PayFiguresFragment, position.offered),
      expected: position.expected && readFragment(PayFiguresFragment, position.expected),
    })),
  }));
  const empty = 'Pay is not discussed in the interviews of this period.';
  return (
    <>
      <PageHeader
        title="Compensation trends"
        action={<DownloadTableButton table="COMPENSATION" filter={filter} />}
      >
        <Text c="dimmed">
          Pay that is offered and asked for, found by rules in interviews you can see. What anybody
          earns or earned is left out.
        </Text>
        <InsightTabs area="advanced" />
        <InsightFilterBar filters={filters} hasInterviewer />
      </PageHeader>
      <FilteredFigures
        filters={filters}
        state={state}
        isEmpty={({ positions }) => positions.length === 0}
        empty={empty}
      >
        {(found) => (
          <div className={classes.sections}>
            <Text c="dimmed" size="sm">
              Pay is discussed in {found.withPay.toLocaleString('en-US')} of{' '}
              {plural(found.interviews, 'interview')} with a transcript.
            </Text>
            <ChartFigure
              title="Yearly pay by position"
              kind="bar"
              isHorizontal
              labelTitle="Position"
              {...chartOf(found.positions.filter(({ period }) => period === 'YEAR'))}
              format={(value) => formatPay(value, null)}
              empty="No yearly pay is mentioned."
            />
            {found.positions.map((position) => (
              <PaySection
                key={`${position.position?.id} ${position.period} ${position.currency}`}
                {...position}
              />
            ))}
          </div>
        )}
      </FilteredFigures>
    </>
  );
}

/** A position stands once for each currency and unit that is spoken of. */
const titleOf = (
  position: string | undefined,
  { currency, period }: { currency: string | null; period: keyof typeof payUnits },
): string =>
  [
    position ?? 'Without a position',
    ...(currency === null ? [] : [currency]),
    ...(period === 'YEAR' ? [] : [payUnits[period]]),
  ].join(', ');

interface Ends {
  interviews: number;
  minimum: number;
  maximum: number;
}
interface ChartRow {
  title: string;
  offered: Ends | null;
  expected: Ends | null;
}

const endsOf = (all: readonly (Ends | null)[]) => ({
  from: all.map((ends) => ends?.minimum ?? null),
  values: all.map((ends) => ends?.maximum ?? null),
});

/** The ranges that were offered and asked for. */
const chartOf = (rows: readonly ChartRow[]) => ({
  labels: rows.map(({ title }) => title),
  series: [
    { label: 'Offered', ...endsOf(rows.map(({ offered }) => offered)) },
    { label: 'Asked for', ...endsOf(rows.map(({ expected }) => expected)) },
  ],
  interviews: {
    'Offered in interviews': rows.map(({ offered }) => offered?.interviews ?? 0),
    'Asked for in interviews': rows.map(({ expected }) => expected?.interviews ?? 0),
  },
});
