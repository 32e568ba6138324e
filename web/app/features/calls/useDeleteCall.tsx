import { useApolloClient, useMutation } from '@apollo/client/react';
import { graphql } from '../../lib/__generated__/index.ts';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';

const DeleteCallDocument = graphql(`
  mutation DeleteCall($id: ID!) {
    deleteCall(id: $id)
  }
`);

/** Deletes an interview after a confirmation; `onDeleted` then leads elsewhere where its page is shown. */
export function useDeleteCall(callId: string, name: string, onDeleted?: () => void) {
  const client = useApolloClient();
  const confirm = useConfirm();
  const [deleteCall, { loading, data }] = useMutation(DeleteCallDocument);
  const deleteWhenSure = async () => {
    const isConfirmed = await confirm({
      title: 'Delete this interview?',
      body: `The interview with ${name}, its recording and its transcript are deleted for everybody. This cannot be undone.`,
      confirmLabel: 'Delete interview',
      isDangerous: true,
    });
    if (!isConfirmed) return;
    try {
      await deleteCall({ variables: { id: callId } });
      onDeleted?.();
      client.cache.evict({ id: `Call:${callId}` });
      client.cache.evict({ fieldName: 'calls' });
      notifySuccess('The interview was deleted.');
    } catch (error) {
      notifyFailure(error);
    }
  };
  return {
    deleteWhenSure: () => void deleteWhenSure(),
    /** By this very page: nothing to be surprised about. */
    isDeleting: loading || data?.deleteCall === true,
  };
}
