import { useRef } from 'react';
import { Navigate } from 'react-router';
import { ListTabs } from '../../features/jobDescriptions/ListTabs.tsx';
import { SelectPlanRow } from '../../features/jobDescriptions/SelectPlanRow.tsx';
import { useJobDescriptionLists } from '../../features/jobDescriptions/useJobDescriptionLists.ts';
import { useJobDescriptionTab } from '../../features/jobDescriptions/useJobDescriptionTab.ts';
import { useCurrentUser } from '../../features/session/useCurrentUser.ts';
import { useExtension } from '../../lib/installedExtension.ts';
import { isFramed } from '../../lib/isFramed.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useRowKeys } from '../../features/calls/useRowKeys.ts';
import { JobDescriptionRows } from './JobDescriptionRows.tsx';

/** Where somebody in an applicant tracking system picks the plan to bring over; elsewhere it leads to /plan. */
export function SelectPlanScreen() {
  const { ats, isAsked } = useExtension();
  if (ats !== null) return <PlanChoice />;
  return isFramed() && !isAsked ? <RowsSkeleton isPage /> : <Navigate to="/plan" replace />;
}

function PlanChoice() {
  usePageTitle('Select a plan');
  const { user } = useCurrentUser();
  const isAdmin = user?.planUserRole?.name === 'Admin';
  const { tab, filter, searchTerm, setFilter, setTab } = useJobDescriptionTab(isAdmin);
  const lists = useJobDescriptionLists({ tab, searchTerm, hasPlan: true, isAdmin });
  const list = useRef<HTMLUListElement>(null);
  const field = useRef<HTMLInputElement>(null);
  useRowKeys(list, field);
  return (
    <>
      <PageHeader title="Select a plan" />
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
      >
        {(item) => <SelectPlanRow key={item.id} jobDescription={item} />}
      </JobDescriptionRows>
    </>
  );
}
