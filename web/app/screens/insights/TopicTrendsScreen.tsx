import { useQuery } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { parseAsNativeArrayOf, parseAsString, useQueryState } from 'nuqs';
import { useState } from 'react';
import { fewestForAverage } from '#shared/domain/interviewQuality.ts';
import { plural } from '#shared/domain/plural.ts';
import { topicPercent } from '#shared/domain/topicSearch.ts';
import { ChartFigure } from '../../ui/ChartFigure.tsx';
import classes from '../../features/insights/FigureTile.module.css';
import { DownloadTableButton } from '../../features/insights/DownloadTableButton.tsx';
import { InsightFilterBar } from '../../features/insights/InsightFilterBar.tsx';
import { InsightTabs } from '../../features/insights/InsightTabs.tsx';
import { periodLabel } from '../../features/insights/periodLabel.ts';
import { useInsightFilters } from '../../features/insights/useInsightFilters.ts';
import { TopicDialog } from '../../features/topics/TopicDialog.tsx';
import { CustomTopicFragment, TopicTrendsDocument } from '../../features/topics/topicDocuments.ts';
import { mostCharted, TopicTable } from '../../features/topics/TopicTable.tsx';
import { useTopicCommands, type SavedTopic } from '../../features/topics/useTopicCommands.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** How often the organization's topics come up, over time, and the topics themselves. */
export function TopicTrendsScreen() {
  usePageTitle('Topic trends');
  const filters = useInsightFilters();
  const { filter } = filters;
  const [chosen, setChosen] = useQueryState('topic', parseAsNativeArrayOf(parseAsString));
  const [edited, setEdited] = useState<SavedTopic | 'new' | null>(null);
  const commands = useTopicCommands();
  const query = useQuery(TopicTrendsDocument, {
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  const state = loadStateOf(query, (data) => data.topicTrends);
  const newTopic = <Button onClick={() => setEdited('new')}>New topic</Button>;
  const dialog = edited && (
    <TopicDialog
      topic={edited === 'new' ? undefined : edited}
      filter={filter}
      onClose={() => setEdited(null)}
    />
  );
  const header = (
    <PageHeader
      title="Topic trends"
      action={<DownloadTableButton table="TOPIC_TRENDS" filter={filter} />}
    >
      <Text c="dimmed">How often topics come up, based on the interviews you can see.</Text>
      <InsightTabs area="advanced" />
      <InsightFilterBar filters={filters} hasInterviewer hasInterval />
    </PageHeader>
  );
  if (state.kind !== 'ready')
    return (
      <>
        {header}
        <NotLoaded state={state} skeleton={<RowsSkeleton isPage />} absent={null} />
      </>
    );
  const { interviews, periods } = state.value;
  const rows = state.value.topics.map(({ topic, ...counts }) => ({
    topic: readFragment(CustomTopicFragment, topic),
    ...counts,
  }));
  const charted = chosen.some((id) => rows.some(({ topic }) => topic.id === id))
    ? rows.filter(({ topic }) => chosen.includes(topic.id)).slice(0, mostCharted)
    : rows.toSorted((a, b) => b.interviews - a.interviews).slice(0, mostCharted);
  if (rows.length === 0)
    return (
      <>
        {header}
        <EmptyState
          title="No topics yet. A topic is a few keywords; here you see how often interviews hold them."
          action={newTopic}
        />
        {dialog}
      </>
    );
  return (
    <>
      {header}
      <div className={classes.sections}>
        <ChartFigure
          title="Share of interviews"
          kind="line"
          labelTitle="Period"
          labels={periods.map(({ period }) => periodLabel(period, filter.interval))}
          series={charted.map(({ topic, trend }) => ({
            label: topic.name,
            values: periods.map(({ interviews: all }, at) =>
              all < fewestForAverage ? null : topicPercent(trend[at] ?? 0, all),
            ),
          }))}
          interviews={periods.map((period) => period.interviews)}
          format={(value) => `${value} %`}
          empty="A share needs at least five interviews, and no part of this period has that many. Choose a longer period."
        />
        <PageSection title="Topics" action={newTopic}>
          <Text c="dimmed" size="sm">
            Of {plural(interviews, 'interview')} with a transcript.
          </Text>
          <TopicTable
            rows={rows}
            interviews={interviews}
            chartedIds={charted.map(({ topic }) => topic.id)}
            onChart={(ids) => void setChosen(ids)}
            onEdit={setEdited}
            onDelete={commands.remove}
          />
        </PageSection>
      </div>
      {dialog}
    </>
  );
}
