import { useApolloClient } from '@apollo/client/react';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { DeleteClipDocument } from './clipDocuments.ts';

/** Deletes a clip after a confirmation; resolves with whether it is gone. */
export function useDeleteClip(): (clip: { id: string; name: string }) => Promise<boolean> {
  const client = useApolloClient();
  const confirm = useConfirm();
  return async ({ id, name }) => {
    const isConfirmed = await confirm({
      title: 'Delete this clip?',
      body: `“${name}” is deleted for everybody, and leaves every playlist. The interview stays. This cannot be undone.`,
      confirmLabel: 'Delete clip',
      isDangerous: true,
    });
    if (!isConfirmed) return false;
    try {
      await client.mutate({ mutation: DeleteClipDocument, variables: { id } });
      client.cache.evict({ id: `Clip:${id}` });
      client.cache.evict({ fieldName: 'clips' });
      client.cache.gc();
      notifySuccess('The clip was deleted.');
      return true;
    } catch (refusal) {
      notifyFailure(refusal);
      return false;
    }
  };
}
