import { useMutation } from '@apollo/client/react';
import { graphql } from '../../lib/__generated__/index.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useUploads } from './uploadStore.ts';
import { notifyFailure } from '../../ui/notify.ts';

const CancelUploadDocument = graphql(`
  mutation CancelUpload($callId: ID!) {
    cancelUpload(callId: $callId)
  }
`);

/** Asks, then ends an upload and removes what has arrived of it. True when it is gone. */
export function useCancelUpload() {
  const confirm = useConfirm();
  const [cancelUpload] = useMutation(CancelUploadDocument);
  const { dropUpload, pauseUpload, resumeUpload } = useUploads.getState();
  return async (callId: string, fileName: string): Promise<boolean> => {
    const isSure = await confirm({
      title: 'Cancel upload',
      body: `“${fileName}” has not arrived whole. Cancelling removes what has arrived and the interview it was for.`,
      cancelLabel: 'Keep upload',
      confirmLabel: 'Cancel upload',
      isDangerous: true,
    });
    if (!isSure) return false;
    const wasMoving = useUploads
      .getState()
      .uploads.some((entry) => entry.callId === callId && entry.state !== 'paused');
    // Nothing may be on its way to a place that is being removed.
    pauseUpload(callId);
    try {
      await cancelUpload({
        variables: { callId },
        // Lists drop what is no longer in the cache, wherever they are scrolled to.
        update: (cache) => {
          const id = cache.identify({ __typename: 'Call', id: callId });
          if (id) cache.evict({ id });
        },
      });
    } catch (error) {
      if (wasMoving) resumeUpload(callId);
      notifyFailure(error);
      return false;
    }
    dropUpload(callId);
    return true;
  };
}
