import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Group, Select, Text } from '@mantine/core';
import { IconDownload, IconHelp, IconPrinter } from '@tabler/icons-react';
import { parseAsString, useQueryStates } from 'nuqs';
import { useState } from 'react';
import { measureTexts, type InsightMeasure } from '#shared/domain/interviewQuality.ts';
import { plural } from '#shared/domain/plural.ts';
import { ChartFigure } from '../../features/insights/ChartFigure.tsx';
import { downloadFile } from '../../features/insights/downloadFile.ts';
import classes from '../../features/insights/FigureTile.module.css';
import {
  InterviewerReportCsvDocument,
  InterviewerReportDocument,
  valueOf,
} from '../../features/insights/insightDocuments.ts';
import { InsightFilterBar } from '../../features/insights/InsightFilterBar.tsx';
import { MeasureHelp } from '../../features/insights/MeasureHelp.tsx';
import { periodLabel } from '../../features/insights/periodLabel.ts';
import { ReportTable } from '../../features/insights/ReportTable.tsx';
import { useInsightFilters, useInterviewsLink } from '../../features/insights/useInsightFilters.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { useAction } from '../../lib/useAction.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';

const empty = 'An average takes five interviews: nothing here has as many. Choose a longer period.';

/** The quality of interviewers by measure, or only how much they interview. */
export function ReportScreen({ isTotalOnly = false }: { isTotalOnly?: boolean }) {
  const title = isTotalOnly ? 'Total interviews' : 'Interviewer quality';
  usePageTitle(title);
  const client = useApolloClient();
  const filters = useInsightFilters();
  const { filter } = filters;
  const linkTo = useInterviewsLink(filters);
  const [{ measure: chosen }, setChosen] = useQueryStates({ measure: parseAsString });
  const [isHelping, setIsHelping] = useState(false);
  const query = useQuery(InterviewerReportDocument, {
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  const download = useAction(async () => {
    const { data } = await client.query({
      query: InterviewerReportCsvDocument,
      variables: { filter },
      fetchPolicy: 'no-cache',
    });
    if (data) downloadFile('Interviewers.csv', data.interviewerReportCsv);
  });
  const state = loadStateOf(query, (data) => data.interviewerReport);
  const measures: readonly InsightMeasure[] =
    state.kind === 'ready' && !isTotalOnly ? state.value.measures : [];
  const measure = measures.find((one) => one === chosen) ?? measures[0] ?? null;
  return (
    <>
      <PageHeader
        title={title}
        action={
          <Group gap="xs">
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              onClick={() => window.print()}
            >
              Print
            </Button>
            <Button
              variant="default"
              loading={download.isBusy}
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={download.run}
            >
              Download CSV
            </Button>
          </Group>
        }
      >
        <Text c="dimmed">
          Counted over the interviews you may see. Under five interviews no average is shown.
        </Text>
        {download.error && <Text role="alert">{download.error}</Text>}
        <InsightFilterBar filters={filters} hasInterviewer hasInterval />
      </PageHeader>
      {state.kind !== 'ready' ? (
        <NotLoaded state={state} skeleton={<RowsSkeleton />} absent={null} />
      ) : state.value.interviewers.length === 0 ? (
        <EmptyState
          title="Nobody interviewed in this period."
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
          <PageSection
            title={`${plural(state.value.interviewers.length, 'interviewer')}, ${plural(state.value.interviews, 'interview')}`}
            action={
              measures.length > 0 && (
                <Button
                  variant="subtle"
                  color="gray"
                  flex="none"
                  leftSection={<IconHelp size={16} aria-hidden />}
                  onClick={() => setIsHelping(true)}
                >
                  What these mean
                </Button>
              )
            }
          >
            <ReportTable
              measures={measures}
              rows={state.value.interviewers}
              team={state.value.team}
              interviews={state.value.interviews}
              linkTo={(interviewer) => linkTo({ interviewer })}
            />
          </PageSection>
          <PageSection title="Charts">
            {measure && (
              <Group mb="sm">
                <Select
                  label="Measure"
                  allowDeselect={false}
                  data={measures.map((value) => ({ value, label: measureTexts[value].title }))}
                  value={measure}
                  onChange={(value) => void setChosen({ measure: value })}
                />
              </Group>
            )}
            <div className={classes.charts}>
              <ChartFigure
                title={
                  measure
                    ? `${measureTexts[measure].title} by interviewer`
                    : 'Interviews by interviewer'
                }
                kind="bar"
                isHorizontal
                labelTitle="Interviewer"
                labels={state.value.interviewers.map(({ user }) => user.fullName)}
                series={[
                  {
                    label: measure ? measureTexts[measure].title : 'Interviews',
                    values: state.value.interviewers.map((one) =>
                      measure ? valueOf(one.figures, measure) : one.interviews,
                    ),
                  },
                ]}
                mark={markOf(measure ? valueOf(state.value.team, measure) : null)}
                format={measure ? measureTexts[measure].format : String}
                empty={empty}
              />
              <ChartFigure
                title={
                  measure ? `${measureTexts[measure].title} over time` : 'Interviews over time'
                }
                kind={measure ? 'line' : 'bar'}
                labelTitle="Period"
                labels={state.value.trend.map(({ period }) => periodLabel(period, filter.interval))}
                series={[
                  {
                    label: measure ? measureTexts[measure].title : 'Interviews',
                    values: state.value.trend.map((one) =>
                      measure ? valueOf(one.figures, measure) : one.interviews,
                    ),
                  },
                ]}
                format={measure ? measureTexts[measure].format : String}
                empty={empty}
              />
            </div>
          </PageSection>
        </div>
      )}
      {isHelping && <MeasureHelp measures={measures} onClose={() => setIsHelping(false)} />}
    </>
  );
}

const markOf = (value: number | null) => (value === null ? null : { label: 'Team Avg', value });
