import { useMutation } from '@apollo/client/react';
import { notifyError, notifySuccess } from '../../ui/notify.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { DeleteJobDescriptionDocument } from './jobDescriptionDocuments.ts';

/** Deletes a job description with its plan, once the person confirmed. */
export function useDeleteJobDescription(onDeleted: () => void) {
  const confirm = useConfirm();
  const [remove] = useMutation(DeleteJobDescriptionDocument);
  return async (id: string, title: string) => {
    const isConfirmed = await confirm({
      title: 'Delete job description',
      body: `Delete “${title}” and its interview plan? Everybody it is shared with loses it too.`,
      confirmLabel: 'Delete',
      isDangerous: true,
    });
    if (!isConfirmed) return;
    try {
      await remove({
        variables: { id },
        update: (cache) => {
          const entity = cache.identify({ __typename: 'JobDescription', id });
          if (entity) cache.evict({ id: entity });
          cache.gc();
        },
      });
      notifySuccess(`${title} deleted!`);
      onDeleted();
    } catch {
      notifyError('Error deleting job description');
    }
  };
}
