import { useQuery } from '@apollo/client/react';
import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch, IconUserPlus } from '@tabler/icons-react';
import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
import { useState } from 'react';
import { memberStatuses, memberStatusLabels } from '#shared/domain/memberStatus.ts';
import { InviteDialog } from '../../features/users/InviteDialog.tsx';
import { MemberList } from '../../features/users/MemberList.tsx';
import { MembersHeadDocument } from '../../features/users/userDocuments.ts';
import { useMemberPages } from '../../features/users/useMemberPages.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { CountedTitle } from '../../ui/CountedTitle.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListEnd } from '../../ui/ListEnd.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import classes from './UsersScreen.module.css';

const pauseMs = 350;
const parsers = {
  q: parseAsString.withDefault(''),
  status: parseAsStringLiteral(memberStatuses),
  role: parseAsString,
};

/** The people of the organization: invite them, give them roles, deactivate them. */
export function UsersScreen() {
  usePageTitle('Users');
  const [filters, setFilters] = useQueryStates(parsers);
  const [query] = useDebouncedValue(filters.q.trim(), pauseMs);
  const filter = {
    ...(filters.status && { status: filters.status }),
    ...(filters.role && { userRoleId: filters.role }),
  };
  const headQuery = useQuery(MembersHeadDocument, {
    variables: { query, filter },
    fetchPolicy: 'cache-and-network',
  });
  const { members, ...pages } = useMemberPages({ query, filter });
  const [isInviting, setIsInviting] = useState(false);
  const head = headQuery.data ?? headQuery.previousData;
  const headState = loadStateOf({ ...headQuery, data: head }, (data) => data);
  const listState = loadStateOf(pages.query, (data) => data.organizationMembers);
  const isFiltered = query !== '' || filters.status !== null || filters.role !== null;
  const count = head?.organizationMembersCount;
  const notLoaded = [headState, listState].find(({ kind }) => kind !== 'ready');
  return (
    <>
      <PageHeader
        title={<CountedTitle name="Users" count={count ?? null} isMore={false} />}
        action={
          head?.currentUser?.canInviteUsers === true && (
            <Button
              flex="none"
              leftSection={<IconUserPlus size={16} aria-hidden />}
              onClick={() => setIsInviting(true)}
            >
              Invite people
            </Button>
          )
        }
      >
        {notLoaded?.kind !== 'denied' && (
          <div className={classes.filters} role="search" aria-label="Users">
            <TextInput
              className={classes.search}
              type="search"
              label="Search"
              placeholder="Name or e-mail"
              maxLength={512}
              leftSection={<IconSearch size={16} aria-hidden />}
              value={filters.q}
              onChange={(event) => void setFilters({ q: event.currentTarget.value || null })}
            />
            <Select
              label="State"
              placeholder="Any"
              clearable
              clearButtonProps={{ 'aria-label': 'Clear state' }}
              data={memberStatuses.map((value) => ({ value, label: memberStatusLabels[value] }))}
              value={filters.status}
              onChange={(status) => void setFilters({ status })}
            />
            <Select
              label="Role"
              placeholder="Any"
              clearable
              clearButtonProps={{ 'aria-label': 'Clear role' }}
              data={(head?.userRoles ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              value={filters.role}
              onChange={(role) => void setFilters({ role })}
            />
          </div>
        )}
      </PageHeader>
      {head && members ? (
        members.length > 0 ? (
          <>
            <MemberList members={members} head={head} />
            <ListEnd shown={members.length} {...pages.more} />
          </>
        ) : (
          !pages.query.loading && (
            <EmptyState
              title={isFiltered ? 'No users found' : 'Nobody is here yet.'}
              action={
                <Button
                  variant="default"
                  onClick={() => void setFilters({ q: null, status: null, role: null })}
                >
                  Clear filters
                </Button>
              }
            />
          )
        )
      ) : (
        notLoaded &&
        notLoaded.kind !== 'ready' && (
          <NotLoaded state={notLoaded} skeleton={<RowsSkeleton />} absent={null} />
        )
      )}
      {isInviting && head && (
        <InviteDialog
          head={head}
          onClose={() => setIsInviting(false)}
          onInvited={() => {
            ignoreRejection(headQuery.refetch());
            pages.reload();
          }}
        />
      )}
    </>
  );
}
