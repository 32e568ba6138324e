import { useQuery } from '@apollo/client/react';
import { Button, Group, Text } from '@mantine/core';
import { plural } from '#shared/domain/plural.ts';
import { ignoreRejection } from '../../lib/ignoreRejection.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { notifySuccess } from '../../ui/notify.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useSave } from '../../ui/useSave.ts';
import { RedactScheduledCallsDocument, ScheduledRedactionsDocument } from './settingsDocuments.ts';

/** How many interviews the retention deletes next, and a button that does not wait for the hour. */
export function RetentionNow({ days }: { days: number }) {
  const confirm = useConfirm();
  const { save, isSaving } = useSave(RedactScheduledCallsDocument);
  const query = useQuery(ScheduledRedactionsDocument, {
    fetchPolicy: 'network-only',
    skip: days === 0,
  });
  if (days === 0) return null;
  const state = loadStateOf(query, (data) => data.currentUser?.organization);
  const recount = () => ignoreRejection(query.refetch());
  if (state.kind === 'loading') return <Text size="sm">Counting old interviews…</Text>;
  if (state.kind !== 'ready')
    return (
      <Group gap="xs">
        <Text size="sm">Old interviews could not be counted.</Text>
        <Button variant="default" size="xs" onClick={recount}>
          Try again
        </Button>
      </Group>
    );
  const count = state.value.scheduledRedactionCount;
  if (count === null) return null;
  if (count === 0) return <Text size="sm">No interview is older than {days} days now.</Text>;
  const interviews = plural(count, 'interview');
  const runNow = async () => {
    const isConfirmed = await confirm({
      title: `Delete ${interviews} now?`,
      body: `Every interview that is older than ${days} days is deleted for everybody, except those that somebody keeps. This cannot be undone.`,
      confirmLabel: `Delete ${interviews}`,
      isDangerous: true,
    });
    if (!isConfirmed || !(await save({}))) return recount();
    notifySuccess(`${interviews} will be gone in a moment.`);
    recount();
  };
  return (
    <Group gap="xs">
      <Text size="sm">
        {interviews} {count === 1 ? 'is' : 'are'} older than {days} days, to be deleted within the
        hour.
      </Text>
      <Button variant="default" size="xs" loading={isSaving} onClick={() => void runNow()}>
        Delete now
      </Button>
    </Group>
  );
}
