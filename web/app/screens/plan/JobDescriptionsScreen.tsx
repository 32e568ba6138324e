import { Button } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { ActionTiles } from '../../features/jobDescriptions/ActionTiles.tsx';
import { JobDescriptionRow } from '../../features/jobDescriptions/JobDescriptionRow.tsx';
import { useCreateJobDescription } from '../../features/jobDescriptions/useCreateJobDescription.ts';
import { useDeleteJobDescription } from '../../features/jobDescriptions/useDeleteJobDescription.ts';
import { useJobDescriptionLists } from '../../features/jobDescriptions/useJobDescriptionLists.ts';
import { useJobDescriptionTab } from '../../features/jobDescriptions/useJobDescriptionTab.ts';
import { ListTabs } from '../../features/jobDescriptions/ListTabs.tsx';
import { useCurrentUser } from '../../features/session/useCurrentUser.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useRowKeys } from '../../features/calls/useRowKeys.ts';
import { JobDescriptionRows } from './JobDescriptionRows.tsx';

const ShareDialog = lazyPart(
  () => import('../../features/planSharing/ShareDialog.tsx'),
  'ShareDialog',
);

/** The job descriptions a person wrote, was given or oversees, and the ways to begin another. */
export function JobDescriptionsScreen() {
  usePageTitle('Job descriptions');
  const { user } = useCurrentUser();
  const isAdmin = user?.planUserRole?.name === 'Admin';
  const { tab, filter, searchTerm, setFilter, setTab } = useJobDescriptionTab(isAdmin);
  const lists = useJobDescriptionLists({ tab, searchTerm, hasPlan: false, isAdmin });
  const { create, isBusy } = useCreateJobDescription();
  const remove = useDeleteJobDescription(lists.refetchAll);
  const [sharedId, setSharedId] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useRowKeys(list, field);

  return (
    <>
      <PageHeader title="Job descriptions" />
      <ActionTiles onCreate={(state) => void create(state)} isBusy={isBusy} />
      <ListTabs
        tab={tab}
        counts={lists.counts}
        filter={filter}
        fieldRef={field}
        onTab={setTab}
        onFilter={setFilter}
      />
      <JobDescriptionRows
        tab={tab}
        list={lists.shown}
        searchTerm={searchTerm.trim()}
        listRef={list}
        onClear={() => setFilter('')}
        emptyAction={
          tab === 'mine' && (
            <Button disabled={isBusy} onClick={() => void create('Creator')}>
              New job description
            </Button>
          )
        }
      >
        {(item) => (
          <JobDescriptionRow
            key={item.id}
            jobDescription={item}
            onShare={setSharedId}
            onDelete={(id, title) => void remove(id, title)}
          />
        )}
      </JobDescriptionRows>
      {sharedId && (
        <Suspense>
          <ShareDialog
            jobDescriptionId={sharedId}
            path={`/plan/analyze/${sharedId}`}
            onClose={() => setSharedId(null)}
          />
        </Suspense>
      )}
    </>
  );
}
