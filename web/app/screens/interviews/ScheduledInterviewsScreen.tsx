import { useQuery } from '@apollo/client/react';
import { Button, SegmentedControl } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
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
import { EmptyState } from '../../ui/EmptyState.tsx';
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

/** Interviews that lie ahead, by day. */
export function ScheduledInterviewsScreen() {
  usePageTitle('Scheduled Interviews');
  const { user } = useCurrentUser();
  const confirm = useConfirm();
  const [view, setView] = useQueryState('whose', parseAsStringLiteral(whose).withDefault('mine'));
  const [openedAtMs] = useState(() => Date.now());
  const [edited, setEdited] = useState<ScheduledInterview_FactsFragment | 'new' | null>(null);
  const remove = useSave(DeleteScheduledInterviewDocument);
  const query = useQuery(ScheduledInterviewsDocument, {
    variables: {
      startAfter: new Date(openedAtMs - lateMs).toISOString(),
      startBefore: new Date(openedAtMs + shownDays * dayMs).toISOString(),
      isMine: view === 'mine',
    },
    fetchPolicy: 'cache-and-network',
  });
  const state = loadStateOf(query, (data) => data.scheduledInterviews);
  const interviews =
    state.kind === 'ready'
      ? state.value.map((item) => readFragment(ScheduledInterviewFragment, item))
      : [];
  const reload = () => ignoreRejection(query.refetch());
  const onDelete = async (interview: ScheduledInterview_FactsFragment) => {
    const isSure = await confirm({
      title: 'Delete scheduled interview',
      body: `The interview with ${titleOf(interview)} is taken off the list. Invitations in calendars stay.`,
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
        <SegmentedControl
          aria-label="Whose interviews"
          value={view}
          onChange={(value) => void setView(value === 'all' ? 'all' : null)}
          data={[
            { value: 'mine', label: 'Mine' },
            { value: 'all', label: 'Everyone’s' },
          ]}
        />
      </PageHeader>
      {state.kind !== 'ready' && (
        <NotLoaded state={state} skeleton={<RowsSkeleton />} absent={null} />
      )}
      {interviews.length > 0 && (
        <ScheduledList
          interviews={interviews}
          zone={user?.timezoneName ?? 'UTC'}
          onEdit={setEdited}
          onDelete={(interview) => void onDelete(interview)}
        />
      )}
      {state.kind === 'ready' && interviews.length === 0 && (
        <EmptyState
          title="Nothing is scheduled. What you schedule here stands in the assistant when its meeting begins."
          action={scheduleButton}
        />
      )}
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
