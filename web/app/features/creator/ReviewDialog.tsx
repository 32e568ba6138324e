import { Button, Group } from '@mantine/core';
import { Dialog } from '../../ui/Dialog.tsx';

interface ReviewDialogProps {
  isBusy: boolean;
  onClose: () => void;
  onContinue: () => void;
}

/** The assistant stays behind from here on; the person is told before. */
export function ReviewDialog({ isBusy, onClose, onContinue }: ReviewDialogProps) {
  return (
    <Dialog onClose={onClose} title="Review & confirm">
      Make sure to review the content of your job description before formatting it. The AI assistant
      will no longer be available once you start formatting your job description.
      <Group justify="flex-end" mt="lg">
        <Button loading={isBusy} onClick={onContinue} data-autofocus>
          Continue to Format & optimize
        </Button>
      </Group>
    </Dialog>
  );
}
