import { useMutation, useQuery } from '@apollo/client/react';
import { Anchor, Button, Group, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { graphql } from '../../lib/__generated__/index.ts';
import { loadStateOf } from '../../lib/loadState.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NotLoaded } from '../../ui/NotLoaded.tsx';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { RowsSkeleton } from '../../ui/RowsSkeleton.tsx';

const ImportablePlansDocument = graphql(`
  query ImportablePlans {
    myJobDescriptions(hasPlan: true, pagination: { limit: 50 }) {
      results {
        id
        title
        plan {
          id
          canCreateGuides
        }
      }
    }
  }
`);

const ImportGuidesDocument = graphql(`
  mutation ImportGuides($planId: ID!) {
    createInterviewGuides(planId: $planId) {
      guides {
        id
      }
    }
  }
`);

interface ImportGuidesDialogProps {
  onClose: () => void;
  onImported: () => void;
}

/** Makes a guide of each interview of one of the person's plans. */
export function ImportGuidesDialog({ onClose, onImported }: ImportGuidesDialogProps) {
  const plans = useQuery(ImportablePlansDocument, { fetchPolicy: 'network-only' });
  const [create, { loading }] = useMutation(ImportGuidesDocument);
  const [planId, setPlanId] = useState<string | null>(null);
  const state = loadStateOf(plans, (data) => data.myJobDescriptions.results);
  const choices =
    state.kind === 'ready'
      ? state.value.flatMap(({ title, plan }) =>
          plan?.canCreateGuides ? [{ id: plan.id, title: title || 'New Job Description' }] : [],
        )
      : [];
  const submit = async () => {
    if (planId === null) return;
    try {
      const { data } = await create({ variables: { planId } });
      const count = data?.createInterviewGuides.guides.length ?? 0;
      notifySuccess(count === 1 ? '1 guide was made.' : `${count} guides were made.`);
      onImported();
    } catch (error) {
      notifyFailure(error, 'Error saving guide');
    }
  };
  return (
    <Dialog onClose={onClose} title="Import from a plan">
      {state.kind !== 'ready' ? (
        <NotLoaded state={state} skeleton={<RowsSkeleton />} absent={null} />
      ) : choices.length === 0 ? (
        <EmptyState
          title="None of your plans is ready to become guides."
          action={
            <Anchor component={Link} to="/plan" onClick={onClose}>
              Job descriptions and plans
            </Anchor>
          }
        />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Stack gap="md">
            <Radio.Group
              label="Plan"
              description="Each interview of the plan becomes a guide, once for each version of the plan."
              value={planId}
              onChange={setPlanId}
            >
              <Stack gap="xs" mt="sm">
                {choices.map(({ id, title }) => (
                  <Radio key={id} value={id} label={title} />
                ))}
              </Stack>
            </Radio.Group>
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={loading} disabled={planId === null}>
                Import
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Dialog>
  );
}
