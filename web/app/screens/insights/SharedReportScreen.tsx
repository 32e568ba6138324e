import { useQuery } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { sharedReportTitles } from '#shared/domain/reportShare.ts';
import {
  OverviewFragment,
  ReportFragment,
  SharedAnalyticsReportDocument,
} from '../../features/insights/insightDocuments.ts';
import { OverviewFigures } from '../../features/insights/OverviewFigures.tsx';
import { ReportFigures } from '../../features/insights/ReportFigures.tsx';
import { useReportOrder } from '../../features/insights/useReportOrder.ts';
import { sharedPeriod } from '../../features/sharing/sharedPeriod.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';

const back = <BackLink to="/insights/shared">Shared reports</BackLink>;

/** A report that a colleague shared: its figures by the shared filter, to read and to print. */
export function SharedReportScreen() {
  const { shareId = '' } = useParams();
  const order = useReportOrder();
  const query = useQuery(SharedAnalyticsReportDocument, {
    variables: { id: shareId, ...order.variables },
    fetchPolicy: 'cache-and-network',
  });
  const { data, previousData, error } = query;
  const isSame = previousData?.sharedAnalyticsReport?.share.id === shareId;
  // With another page or order the figures stay until the next have come.
  const shown = { ...query, data: data ?? (isSame && !error ? previousData : undefined) };
  const state = loadStateOf(shown, (found) => found.sharedAnalyticsReport);
  const share = state.kind === 'ready' ? state.value.share : null;
  const title = share ? share.title || sharedReportTitles[share.report] : 'Shared report';
  usePageTitle(title);
  if (state.kind !== 'ready')
    return (
      <>
        <PageHeader title={title} back={back} />
        <NotLoaded
          state={state}
          skeleton={<RowsSkeleton isPage />}
          absent={<EmptyState title="This report is not shared with you, or no longer." />}
        />
      </>
    );
  const { overview: foundOverview, interviewers, filterNames } = state.value;
  const overview = readFragment(OverviewFragment, foundOverview);
  const report = readFragment(ReportFragment, interviewers);
  const { sharedBy, message, report: kind, interval } = state.value.share;
  return (
    <>
      <PageHeader
        title={title}
        back={back}
        action={
          <Button
            variant="default"
            flex="none"
            leftSection={<IconPrinter size={16} aria-hidden />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        }
      >
        {message && <Text>{message}</Text>}
        <Text c="dimmed">
          {[`${sharedReportTitles[kind]}, ${sharedPeriod(state.value.share)}`, ...filterNames].join(
            ' · ',
          )}
          . Based on the interviews that {sharedBy.fullName} can see.
        </Text>
      </PageHeader>
      {overview && <OverviewFigures overview={overview} interval={interval} link={null} />}
      {report && (
        <ReportFigures
          report={report}
          interval={interval}
          order={order}
          isChanging={data === undefined}
          linkTo={null}
        />
      )}
    </>
  );
}
