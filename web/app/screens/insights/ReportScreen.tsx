import { useQuery } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import {
  InterviewerReportDocument,
  ReportFragment,
} from '../../features/insights/insightDocuments.ts';
import { DownloadTableButton } from '../../features/insights/DownloadTableButton.tsx';
import { FilteredFigures } from '../../features/insights/FilteredFigures.tsx';
import { InsightFilterBar } from '../../features/insights/InsightFilterBar.tsx';
import { ReportFigures } from '../../features/insights/ReportFigures.tsx';
import {
  interviewsLink,
  useInsightFilters,
  type InsightFilters,
} from '../../features/insights/useInsightFilters.ts';
import { useReportOrder } from '../../features/insights/useReportOrder.ts';
import { ShareReportButton } from '../../features/sharing/ShareReportButton.tsx';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** The quality of interviewers by measure, or only how much they interview. */
export function ReportScreen({ isTotalOnly = false }: { isTotalOnly?: boolean }) {
  const title = isTotalOnly ? 'Total interviews' : 'Interviewer quality';
  usePageTitle(title);
  const filters = useInsightFilters();
  const { filter } = filters;
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
            <DownloadTableButton table="INTERVIEWERS" filter={filter} />
            <ShareReportButton
              report={isTotalOnly ? 'TOTAL_INTERVIEWS' : 'INTERVIEWER_QUALITY'}
              filter={filter}
            />
          </Group>
        }
      >
        <Text c="dimmed">
          Based on the interviews you can see. An average needs at least five interviews.
        </Text>
        <InsightFilterBar filters={filters} hasInterviewer hasInterval />
      </PageHeader>
      <FilteredReport key={JSON.stringify(filter)} filters={filters} isTotalOnly={isTotalOnly} />
    </>
  );
}

/** With another filter it begins anew; with another page or order the figures stay until the next have come. */
function FilteredReport(props: { filters: InsightFilters; isTotalOnly: boolean }) {
  const { filters, isTotalOnly } = props;
  const { filter } = filters;
  const linkTo = interviewsLink(filters);
  const order = useReportOrder();
  const query = useQuery(InterviewerReportDocument, {
    variables: { filter, ...order.variables },
    fetchPolicy: 'cache-and-network',
  });
  const { data, previousData, error } = query;
  const shown = { ...query, data: data ?? (error ? undefined : previousData) };
  const state = loadStateOf(shown, (found) =>
    readFragment(ReportFragment, found.interviewerReport),
  );
  return (
    <FilteredFigures
      filters={filters}
      state={state}
      isEmpty={({ interviewers }) => interviewers.pageInfo.totalRows === 0}
      empty="Nobody interviewed in this period."
    >
      {(found) => (
        <ReportFigures
          report={found}
          isTotalOnly={isTotalOnly}
          order={order}
          isChanging={data === undefined}
          interval={filter.interval}
          linkTo={(interviewer) => linkTo({ interviewer })}
        />
      )}
    </FilteredFigures>
  );
}
