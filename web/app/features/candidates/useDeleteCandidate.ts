import { useApolloClient } from '@apollo/client/react';
import { notifySuccess } from '../../ui/notify.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useSave } from '../../ui/useSave.ts';
import { DeleteCandidateDocument } from './candidateDocuments.ts';

/** Deletes a candidate after a confirmation. */
export function useDeleteCandidate(onDeleted: () => void) {
  const { cache } = useApolloClient();
  const confirm = useConfirm();
  const remove = useSave(DeleteCandidateDocument);
  return async ({ id, fullName }: { id: string; fullName: string }) => {
    const isSure = await confirm({
      title: 'Delete candidate',
      body: `${fullName} is deleted with their applications, links, ratings and recorded decisions. Their interviews stay, without a candidate. This cannot be undone.`,
      confirmLabel: 'Delete',
      isDangerous: true,
    });
    if (!isSure || !(await remove.save({ id }))) return;
    onDeleted();
    notifySuccess(`${fullName} was deleted.`);
    cache.evict({ id: cache.identify({ __typename: 'Candidate', id }) ?? '' });
    cache.evict({ fieldName: 'candidates' });
    cache.gc();
  };
}
