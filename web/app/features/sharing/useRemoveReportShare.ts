import { useMutation } from '@apollo/client/react';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { RemoveAnalyticsReportShareDocument } from './reportShareDocuments.ts';

/** Takes a shared report back after a question; `onRemoved` loads the list again. */
export function useRemoveReportShare(onRemoved: () => Promise<unknown>) {
  const confirm = useConfirm();
  const [remove, { loading }] = useMutation(RemoveAnalyticsReportShareDocument);
  const removeWhenSure = async (id: string, fullName: string): Promise<void> => {
    const isConfirmed = await confirm({
      title: 'Remove access to this report',
      body: `${fullName} can no longer open it.`,
      confirmLabel: 'Remove access',
      isDangerous: true,
    });
    if (!isConfirmed) return;
    try {
      await remove({ variables: { id } });
      notifySuccess('The report is no longer shared.');
      await onRemoved();
    } catch (refusal) {
      notifyFailure(refusal);
    }
  };
  return { remove: (id: string, name: string) => void removeWhenSure(id, name), isBusy: loading };
}
