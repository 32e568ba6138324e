import { useQuery } from '@apollo/client/react';
import { Button, Group, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { parseAsString, useQueryStates } from 'nuqs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ClientDialog } from '../features/positions/ClientDialog.tsx';
import { PositionList } from '../features/positions/PositionList.tsx';
import { PositionsHeadDocument } from '../features/positions/positionDocuments.ts';
import { usePositionPages } from '../features/positions/usePositionPages.ts';
import { AddPositionModal } from '../ui/AddPositionModal.tsx';
import { loadStateOf } from '../lib/loadState.ts';
import { CountedTitle } from '../ui/CountedTitle.tsx';
import { ClientSelect } from '../ui/ClientSelect.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListEnd } from '../ui/ListEnd.tsx';
import { NotLoaded } from '../ui/NotLoaded.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { usePageTitle } from '../ui/usePageTitle.ts';

const pauseMs = 350;
const parsers = { q: parseAsString.withDefault(''), group: parseAsString };

/** Every position of the organization, by group. */
export function PositionsScreen() {
  usePageTitle('Positions');
  const navigate = useNavigate();
  const [filters, setFilters] = useQueryStates(parsers);
  const [query] = useDebouncedValue(filters.q.trim(), pauseMs);
  const head = useQuery(PositionsHeadDocument, {
    variables: { groupId: filters.group ?? '', hasGroup: filters.group !== null },
    fetchPolicy: 'cache-and-network',
  });
  const group = (head.data ?? head.previousData)?.client;
  const { positions, ...pages } = usePositionPages({
    query,
    filter: filters.group ? { clientId: filters.group } : {},
  });
  const [isAdding, setIsAdding] = useState(false);
  const [groupId, setGroupId] = useState<string | null>(null);
  const isFiltered = filters.q.trim() !== '' || filters.group !== null;
  const state = loadStateOf(pages.query, (data) => data.positions);
  const addButton = head.data?.currentUser?.canCreatePosition === true && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setIsAdding(true)}>
      Add position
    </Button>
  );
  return (
    <>
      <PageHeader
        title={
          <CountedTitle
            name="Positions"
            count={positions?.length ?? null}
            isMore={pages.more.hasMore}
          />
        }
        action={addButton}
      >
        <Group gap="sm" align="flex-end">
          <TextInput
            type="search"
            label="Search"
            placeholder="Title or requisition"
            maxLength={512}
            maw={320}
            flex="1 1 200px"
            leftSection={<IconSearch size={16} aria-hidden />}
            value={filters.q}
            onChange={(event) => void setFilters({ q: event.currentTarget.value || null })}
          />
          <ClientSelect
            placeholder="Any"
            selected={
              group && group.id === filters.group ? { value: group.id, label: group.name } : null
            }
            onChange={(chosen) => void setFilters({ group: chosen?.value ?? null })}
          />
        </Group>
      </PageHeader>
      {!positions && state.kind !== 'ready' && (
        <NotLoaded state={state} skeleton={<RowsSkeleton isPage />} absent={null} />
      )}
      {positions && positions.length > 0 && (
        <>
          <PositionList positions={positions} onEditGroup={setGroupId} />
          <ListEnd shown={positions.length} {...pages.more} />
        </>
      )}
      {positions?.length === 0 && !pages.query.loading && (
        <EmptyState
          title={
            isFiltered
              ? 'No positions match these filters.'
              : 'No positions yet. Candidates apply for positions, and interviews belong to them.'
          }
          action={
            isFiltered ? (
              <Button variant="default" onClick={() => void setFilters({ q: null, group: null })}>
                Clear filters
              </Button>
            ) : (
              addButton
            )
          }
        />
      )}
      {isAdding && (
        <AddPositionModal
          initialTitle=""
          onClose={() => setIsAdding(false)}
          onAdded={({ value }) => void navigate(`/position/${value}`)}
        />
      )}
      {groupId !== null && <ClientDialog clientId={groupId} onClose={() => setGroupId(null)} />}
    </>
  );
}
