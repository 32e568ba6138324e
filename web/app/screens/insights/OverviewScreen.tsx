import { useQuery } from '@apollo/client/react';
import { Group, Text } from '@mantine/core';
import {
  InsightOverviewDocument,
  OverviewFragment,
} from '../../features/insights/insightDocuments.ts';
import { DownloadTableButton } from '../../features/insights/DownloadTableButton.tsx';
import { FilteredFigures } from '../../features/insights/FilteredFigures.tsx';
import { InsightFilterBar } from '../../features/insights/InsightFilterBar.tsx';
import { OverviewFigures } from '../../features/insights/OverviewFigures.tsx';
import { InsightTabs } from '../../features/insights/InsightTabs.tsx';
import { interviewsLink, useInsightFilters } from '../../features/insights/useInsightFilters.ts';
import { ShareReportButton } from '../../features/sharing/ShareReportButton.tsx';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** How interviews are held: what was done in a period, four habits and their trend. */
export function OverviewScreen() {
  usePageTitle('Insights');
  const filters = useInsightFilters();
  const { filter } = filters;
  const linkTo = interviewsLink(filters);
  const query = useQuery(InsightOverviewDocument, {
    variables: { filter },
    fetchPolicy: 'cache-and-network',
  });
  const state = loadStateOf(query, (data) => readFragment(OverviewFragment, data.insightOverview));
  return (
    <>
      <PageHeader
        title="Insights"
        action={
          <Group gap="xs">
            <DownloadTableButton table="OVERVIEW" filter={filter} />
            <ShareReportButton report="OVERVIEW" filter={filter} />
          </Group>
        }
      >
        <Text c="dimmed">How interviews are held, based on those you can see.</Text>
        <InsightTabs />
        <InsightFilterBar filters={filters} hasInterviewer hasInterval />
      </PageHeader>
      <FilteredFigures
        filters={filters}
        state={state}
        isEmpty={({ interviews }) => interviews === 0}
        empty="No interviews in this period."
      >
        {(found) => <OverviewFigures overview={found} interval={filter.interval} link={linkTo()} />}
      </FilteredFigures>
    </>
  );
}
