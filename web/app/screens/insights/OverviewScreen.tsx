import { useQuery } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { measureTexts } from '#shared/domain/interviewQuality.ts';
import { formatDuration } from '#shared/domain/time.ts';
import { ChartFigure } from '../../features/insights/ChartFigure.tsx';
import { FigureTile } from '../../features/insights/FigureTile.tsx';
import classes from '../../features/insights/FigureTile.module.css';
import { InsightOverviewDocument, valueOf } from '../../features/insights/insightDocuments.ts';
import { InsightFilterBar } from '../../features/insights/InsightFilterBar.tsx';
import { InsightTabs } from '../../features/insights/InsightTabs.tsx';
import { periodLabel } from '../../features/insights/periodLabel.ts';
import { useInsightFilters, useInterviewsLink } from '../../features/insights/useInsightFilters.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** How interviews are held: what was done in a period, four habits and their trend. */
export function OverviewScreen() {
  usePageTitle('Insights');
  const filters = useInsightFilters();
  const { filter } = filters;
  const linkTo = useInterviewsLink(filters);
  const query = useQuery(InsightOverviewDocument, {
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  const state = loadStateOf(query, (data) => data.insightOverview);
  return (
    <>
      <PageHeader title="Insights">
        <Text c="dimmed">How interviews are held, counted over those you may see.</Text>
        <InsightTabs />
        <InsightFilterBar filters={filters} hasInterviewer hasInterval />
      </PageHeader>
      {state.kind !== 'ready' ? (
        <NotLoaded state={state} skeleton={<RowsSkeleton />} absent={null} />
      ) : state.value.interviews === 0 ? (
        <EmptyState
          title="No interviews in this period."
          action={
            filters.isFiltered && (
              <Button variant="default" onClick={filters.clear}>
                Clear filters
              </Button>
            )
          }
        />
      ) : (
        <div className={classes.sections}>
          <dl className={classes.counts}>
            {[
              ['Interviews', state.value.interviews.toLocaleString('en-US')],
              ['Recorded', formatDuration(state.value.durationMs)],
              ['Candidates', state.value.candidates.toLocaleString('en-US')],
              ['Positions', state.value.positions.toLocaleString('en-US')],
            ].map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <PageSection title="Habits">
            <div className={classes.tiles}>
              {state.value.figures.map((figure) => (
                <FigureTile key={figure.measure} figure={figure} link={linkTo()} />
              ))}
            </div>
          </PageSection>
          <PageSection title="Trend">
            <div className={classes.charts}>
              <ChartFigure
                title="Interviews"
                kind="bar"
                labelTitle="Period"
                labels={state.value.trend.map(({ period }) => periodLabel(period, filter.interval))}
                series={[
                  { label: 'Interviews', values: state.value.trend.map((one) => one.interviews) },
                ]}
                format={String}
                empty="No interviews in this period."
              />
              {state.value.figures.map(({ measure }) => {
                const { title, format } = measureTexts[measure];
                const values = state.value.trend.map((one) => valueOf(one.figures, measure));
                return (
                  <ChartFigure
                    key={measure}
                    title={title}
                    kind="line"
                    labelTitle="Period"
                    labels={state.value.trend.map(({ period }) =>
                      periodLabel(period, filter.interval),
                    )}
                    series={[{ label: title, values }]}
                    format={format}
                    empty="An average takes five interviews: no part of this period has as many. Choose a longer one."
                  />
                );
              })}
            </div>
          </PageSection>
        </div>
      )}
    </>
  );
}
