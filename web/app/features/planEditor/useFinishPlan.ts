import { useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import { CreateInterviewGuidesDocument } from './planDocuments.ts';

const shown = { autoClose: 5000, withCloseButton: true } as const;

/** Makes guides of the plan's interviews; they open beside the plan. */
export function useFinishPlan(planId: string) {
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
  return { createGuides: () => void create(), isCreating: loading };
}
