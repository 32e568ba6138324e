import { useMutation, useQuery } from '@apollo/client/react';
import { Stack, Text } from '@mantine/core';
import type { SharedReport } from '#shared/domain/reportShare.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import type { InsightFilter } from '../../lib/__generated__/graphql.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { ColleagueForm } from './ColleagueForm.tsx';
import classes from '../../ui/PersonLine.module.css';
import { PeopleList } from './PeopleList.tsx';
import {
  ReportShareFragment,
  ShareAnalyticsReportDocument,
  SharedByMeDocument,
} from './reportShareDocuments.ts';
import { sharedPeriod } from './sharedPeriod.ts';
import { useRemoveReportShare } from './useRemoveReportShare.ts';
import { useShareDraft } from './useShareDraft.ts';

interface ShareReportDialogProps {
  report: SharedReport;
  filter: InsightFilter;
  onClose: () => void;
}

/** Lets colleagues read a report by the filter it has now, and lists who reads it already. */
export function ShareReportDialog({ report, filter, onClose }: ShareReportDialogProps) {
  const draft = useShareDraft('report', report);
  const query = useQuery(SharedByMeDocument, { fetchPolicy: 'network-only' });
  const [share] = useMutation(ShareAnalyticsReportDocument);
  const { remove, isBusy } = useRemoveReportShare(() => query.refetch());
  const state = loadStateOf(query, (data) => data.analyticsReportShares);
  return (
    <Dialog onClose={onClose} title="Share this report" size={520} closeOnClickOutside={false}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          They read these figures by these filters, as you see them at the time, and nothing else.
          It ends when you remove it or may no longer read the report.
        </Text>
        <ColleagueForm
          invitedIds={[]}
          draft={draft}
          onShare={async (choice) => {
            await share({ variables: { report, filter, ...choice } });
            await query.refetch();
          }}
        />
        {state.kind !== 'ready' ? (
          <NotLoaded state={state} skeleton={<RowsSkeleton rows={2} />} absent={null} />
        ) : (
          <section aria-label="Shared with">
            <h2 className={classes.heading}>Shared with</h2>
            <PeopleList
              shares={state.value
                .map((item) => readFragment(ReportShareFragment, item))
                .filter((item) => item.report === report)
                .map((item) => ({ ...item, detail: sharedPeriod(item) }))}
              isBusy={isBusy}
              onRemove={remove}
            />
            {!state.value.some(
              (item) => readFragment(ReportShareFragment, item).report === report,
            ) && (
              <Text size="sm" c="dimmed">
                You have not shared this report yet.
              </Text>
            )}
          </section>
        )}
      </Stack>
    </Dialog>
  );
}
