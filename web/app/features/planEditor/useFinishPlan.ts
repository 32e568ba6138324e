import { useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { plural } from '#shared/domain/plural.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { CreateInterviewGuidesDocument } from './planDocuments.ts';

const shown = { autoClose: 5000, withCloseButton: true } as const;

/** Makes guides of the plan's interviews, once that is confirmed; they open beside the plan. */
export function useFinishPlan(planId: string) {
  const confirm = useConfirm();
  const [create, { loading }] = useMutation(CreateInterviewGuidesDocument, {
    variables: { planId },
    onCompleted: () => {
      notifications.show({
        ...shown,
        color: 'pine',
        title: 'Interview guides created',
        message: 'Your interview guides have been created successfully.',
      });
      window.open('/guides', '_blank');
    },
    onError: () => {
      notifications.show({
        ...shown,
        color: 'red',
        role: 'alert',
        title: 'Error creating interview guides',
        message: 'There was an error creating your interview guides. Please try again.',
      });
    },
  });
  const createGuides = async (interviews: number) => {
    const isConfirmed = await confirm({
      title: 'Create interview guides?',
      body: `Your team gets ${plural(interviews, 'interview guide')}, one for each interview of this plan. Later changes to the plan do not change them.`,
      confirmLabel: 'Create guides',
    });
    if (isConfirmed) await create();
  };
  return { createGuides, isCreating: loading };
}
