import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { sharedReportTitles } from '#shared/domain/reportShare.ts';
import classes from '../../features/insights/FigureTile.module.css';
import { InsightTabs } from '../../features/insights/InsightTabs.tsx';
import { PeopleList } from '../../features/sharing/PeopleList.tsx';
import {
  ReportShareFragment,
  ReportSharesDocument,
} from '../../features/sharing/reportShareDocuments.ts';
import { sharedPeriod } from '../../features/sharing/sharedPeriod.ts';
import { useRemoveReportShare } from '../../features/sharing/useRemoveReportShare.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { FigureTable, rowLink } from '../../ui/FigureTable.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { PageSection } from '../../ui/PageSection.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { When } from '../../ui/When.tsx';

/** Reports of insights that colleagues shared with the viewer, and those that the viewer shared. */
export function SharedReportsScreen({ hasTabs }: { hasTabs: boolean }) {
  usePageTitle('Shared reports');
  const query = useQuery(ReportSharesDocument, { fetchPolicy: 'cache-and-network' });
  const { remove, isBusy } = useRemoveReportShare(() => query.refetch());
  const state = loadStateOf(query, (data) => ({
    withMe: data.sharedWithMe.map((item) => readFragment(ReportShareFragment, item)),
    byMe: data.sharedByMe.map((item) => readFragment(ReportShareFragment, item)),
  }));
  const titleOf = (item: { title: string; report: keyof typeof sharedReportTitles }) =>
    item.title || sharedReportTitles[item.report];
  return (
    <>
      <PageHeader title="Shared reports">{hasTabs && <InsightTabs />}</PageHeader>
      {state.kind !== 'ready' ? (
        <NotLoaded state={state} skeleton={<RowsSkeleton isPage />} absent={null} />
      ) : (
        <div className={classes.sections}>
          <PageSection title="Shared with me">
            {state.value.withMe.length === 0 ? (
              <Text c="dimmed">Nobody has shared a report with you.</Text>
            ) : (
              <FigureTable label="Reports">
                <thead>
                  <tr>
                    {['Report', 'Period', 'From', 'Shared'].map((label) => (
                      <th key={label} scope="col">
                        {label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {state.value.withMe.map((item) => (
                    <tr key={item.id}>
                      <th scope="row">
                        <Link to={`/insights/shared/${item.id}`} className={rowLink}>
                          {titleOf(item)}
                        </Link>
                      </th>
                      <td>{sharedPeriod(item)}</td>
                      <td>{item.sharedBy.fullName}</td>
                      <td>
                        <When at={item.createdAt} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </FigureTable>
            )}
          </PageSection>
          {state.value.byMe.length > 0 && (
            <PageSection title="Shared by me">
              <PeopleList
                shares={state.value.byMe.map((item) => ({
                  ...item,
                  detail: `${titleOf(item)}, ${sharedPeriod(item)}`,
                }))}
                isBusy={isBusy}
                onRemove={remove}
              />
            </PageSection>
          )}
        </div>
      )}
    </>
  );
}
