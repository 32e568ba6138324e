import { useApolloClient } from '@apollo/client/react';
import { Button, Group } from '@mantine/core';
import { useSave } from '../../ui/useSave.ts';
import { SetAlertAccuracyDocument } from './alertDocuments.ts';

interface AccuracyButtonsProps {
  alertId: string;
  isAccurate: boolean | null;
}

/** Whether the viewer finds an alert right; pressing their answer again takes it back. */
export function AccuracyButtons({ alertId, isAccurate }: AccuracyButtonsProps) {
  const { cache } = useApolloClient();
  const { save, isSaving } = useSave(SetAlertAccuracyDocument);
  const choose = async (answer: boolean) => {
    if (isSaving) return;
    const next = answer === isAccurate ? null : answer;
    const saved = await save({ alertId, isAccurate: next });
    if (saved)
      cache.modify({
        id: cache.identify({ __typename: 'CandidateAlert', id: alertId }) ?? '',
        fields: { isAccurate: () => next },
      });
  };
  const button = (answer: boolean, label: string) => (
    <Button
      variant={isAccurate === answer ? 'light' : 'subtle'}
      color="gray"
      size="compact-sm"
      aria-pressed={isAccurate === answer}
      onClick={() => void choose(answer)}
    >
      {label}
    </Button>
  );
  return (
    <Group gap={4} role="group" aria-label="Is this right?">
      {button(true, 'Right')}
      {button(false, 'Wrong')}
    </Group>
  );
}
