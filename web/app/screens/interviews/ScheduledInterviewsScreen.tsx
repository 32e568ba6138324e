import { useQuery } from '@apollo/client/react';
import { Button, Group, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { parseAsString, parseAsStringLiteral, useQueryState } from 'nuqs';
import { useState } from 'react';
import {
  DeleteScheduledInterviewDocument,
  ScheduledInterviewFragment,
  ScheduledInterviewsDocument,
} from '../../features/scheduledInterviews/scheduledDocuments.ts';
import { ScheduledList, titleOf } from '../../features/scheduledInterviews/ScheduledList.tsx';
import { useCurrentUser } from '../../features/session/useCurrentUser.ts';
import type { ScheduledInterview_FactsFragment } from '../../lib/__generated__/graphql.ts';
import { readFragment } from '../../lib/__generated__/index.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { rowsOfPage } from '../../lib/useListPages.ts';
import { useMorePages } from '../../lib/useMorePages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ListEnd } from '../../ui/ListEnd.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { usePageTitle } from '../../ui/usePageTitle.ts';
import { useSave } from '../../ui/useSave.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';

const whose = ['mine', 'all'] as const;
const dayMs = 86_400_000;
/** Those that should have begun may still begin. */
const lateMs = dayMs / 2;
const shownDays = 90;
const searchPauseMs = 350;

/** Interviews that lie ahead, by day. */
export function ScheduledInterviewsScreen() {
  usePageTitle('Scheduled Interviews');
  const { user } = useCurrentUser();
  const confirm = useConfirm();
  const [view, setView] = useQueryState('whose', parseAsStringLiteral(whose).withDefault('mine'));
  const [openedAtMs] = useState(() => Date.now());
  const [edited, setEdited] = useState<ScheduledInterview_FactsFragment | 'new' | null>(null);
  const remove = useSave(DeleteScheduledInterviewDocument);
  const [text, setText] = useQueryState('q', parseAsString.withDefault(''));
  const [settledText] = useDebouncedValue(text.trim(), searchPauseMs);
  const range = {
    startAfter: new Date(openedAtMs - lateMs).toISOString(),
    startBefore: new Date(openedAtMs + shownDays * dayMs).toISOString(),
    isMine: view === 'mine',
    query: settledText,
  };
  const query = useQuery(ScheduledInterviewsDocument, {
    variables: range,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  // While somebody types, what was found before stays.
  const known = { ...query, data: query.data ?? query.previousData };
  const state = loadStateOf(known, (data) => data.scheduledInterviews);
  const interviews =
    state.kind === 'ready'
      ? state.value.map((item) => readFragment(ScheduledInterviewFragment, item))
      : [];
  const more = useMorePages({
    listKey: JSON.stringify(range),
    shownCount: interviews.length,
    limit: rowsOfPage,
    loadPage: async () => {
      const answer = await query.fetchMore({
        variables: { after: interviews.at(-1)?.cursor ?? null },
      });
      return answer.data?.scheduledInterviews.length ?? 0;
    },
  });
  const isFiltered = text !== '' || settledText !== '';
  const reload = () => ignoreRejection(query.refetch());
  const onDelete = async (interview: ScheduledInterview_FactsFragment) => {
    const isSure = await confirm({
      title: 'Delete scheduled interview',
      body: `The interview with ${titleOf(interview)} is removed from the list. Invitations in calendars stay.`,
      confirmLabel: 'Delete',
      isDangerous: true,
    });
    if (isSure && (await remove.save({ id: interview.id }))) reload();
  };
  const scheduleButton = (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      disabled={!user}
      onClick={() => setEdited('new')}
    >
      Schedule
    </Button>
  );
  return (
    <>
      <PageHeader title="Scheduled Interviews" action={scheduleButton}>
        <Group gap="sm">
          <TextInput
            type="search"
            aria-label="Filter by candidate, position or name"
            placeholder="Candidate, position or name"
            maxLength={512}
            w={{ base: '100%', xs: 320 }}
            leftSection={<IconSearch size={16} aria-hidden />}
            value={text}
            onChange={(event) => void setText(event.currentTarget.value || null)}
          />
          <SegmentedControl
            aria-label="Whose interviews"
            value={view}
            onChange={(value) => void setView(value === 'all' ? 'all' : null)}
            data={[
              { value: 'mine', label: 'Mine' },
              { value: 'all', label: 'Everyone’s' },
            ]}
          />
        </Group>
      </PageHeader>
      {state.kind !== 'ready' && (
        <NotLoaded state={state} skeleton={<RowsSkeleton />} absent={null} />
      )}
      {interviews.length > 0 && (
        <>
          <ScheduledList
            interviews={interviews}
            zone={user?.timezoneName ?? 'UTC'}
            onEdit={setEdited}
            onDelete={(interview) => void onDelete(interview)}
          />
          <ListEnd shown={interviews.length} {...more} />
        </>
      )}
      {state.kind === 'ready' &&
        interviews.length === 0 &&
        (isFiltered ? (
          <EmptyState
            title="No scheduled interviews found."
            action={
              <Button variant="default" onClick={() => void setText(null)}>
                Clear filter
              </Button>
            }
          />
        ) : (
          <EmptyState
            title="Nothing is scheduled. What you schedule here appears in the assistant when its meeting begins."
            action={scheduleButton}
          />
        ))}
      {edited !== null && user && (
        <ScheduleDialog
          interview={edited === 'new' ? null : edited}
          user={user}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            reload();
          }}
        />
      )}
    </>
  );
}
