import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { IconDownload, IconPrinter } from '@tabler/icons-react';
import { downloadFile } from '../../features/insights/downloadFile.ts';
import {
  InterviewerReportCsvDocument,
  InterviewerReportDocument,
  ReportFragment,
} from '../../features/insights/insightDocuments.ts';
import { FilteredFigures } from '../../features/insights/FilteredFigures.tsx';
import { InsightFilterBar } from '../../features/insights/InsightFilterBar.tsx';
import { ReportFigures } from '../../features/insights/ReportFigures.tsx';
import { interviewsLink, useInsightFilters } from '../../features/insights/useInsightFilters.ts';
import { ShareReportButton } from '../../features/sharing/ShareReportButton.tsx';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useAction } from '../../lib/useAction.ts';
import { usePageTitle } from '../../ui/usePageTitle.ts';

/** The quality of interviewers by measure, or only how much they interview. */
export function ReportScreen({ isTotalOnly = false }: { isTotalOnly?: boolean }) {
  const title = isTotalOnly ? 'Total interviews' : 'Interviewer quality';
  usePageTitle(title);
  const client = useApolloClient();
  const filters = useInsightFilters();
  const { filter } = filters;
  const linkTo = interviewsLink(filters);
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
  const state = loadStateOf(query, (data) => readFragment(ReportFragment, data.interviewerReport));
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
            <ShareReportButton
              report={isTotalOnly ? 'TOTAL_INTERVIEWS' : 'INTERVIEWER_QUALITY'}
              filter={filter}
            />
          </Group>
        }
      >
        <Text c="dimmed">
          Counted over the interviews you may see. Under five interviews no average is shown.
        </Text>
        {download.error && <Text role="alert">{download.error}</Text>}
        <InsightFilterBar filters={filters} hasInterviewer hasInterval />
      </PageHeader>
      <FilteredFigures
        {...{ filters, state }}
        isEmpty={({ interviewers }) => interviewers.length === 0}
        empty="Nobody interviewed in this period."
      >
        {(found) => (
          <ReportFigures
            report={found}
            isTotalOnly={isTotalOnly}
            interval={filter.interval}
            linkTo={(interviewer) => linkTo({ interviewer })}
          />
        )}
      </FilteredFigures>
    </>
  );
}
