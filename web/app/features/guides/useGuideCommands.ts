import { useApolloClient, useMutation } from '@apollo/client/react';
import { copyText } from '../../ui/copyText.ts';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import {
  DeleteCallGuideDocument,
  DuplicateCallGuideDocument,
  UpdateCallGuideDocument,
} from './guideEditDocuments.ts';

interface NamedGuide {
  id: string;
  name: string;
  visibility: string;
}

/** What can be done with a guide as a whole; each says how it went. */
export function useGuideCommands(options: {
  onDuplicated: (guideId: string) => void;
  onDeleted?: () => void;
}) {
  const client = useApolloClient();
  const confirm = useConfirm();
  const [update] = useMutation(UpdateCallGuideDocument);
  const [duplicate] = useMutation(DuplicateCallGuideDocument);
  const [remove] = useMutation(DeleteCallGuideDocument);
  const run = async (failure: string, command: () => Promise<void>) => {
    try {
      await command();
    } catch (error) {
      notifyFailure(error, failure);
    }
  };
  return {
    copyLink: ({ id }: NamedGuide) => void copyText(`${window.location.origin}/guide/${id}`),
    toggleVisibility: ({ id, visibility }: NamedGuide) =>
      run('Error updating guide', async () => {
        const input = { visibility: visibility === 'PUBLIC' ? 'PRIVATE' : 'PUBLIC' } as const;
        await update({ variables: { id, input } });
      }),
    removeFromPosition: ({ id }: NamedGuide) =>
      run('Error updating guide', async () => {
        await update({ variables: { id, input: { positionId: null } } });
        notifySuccess('The guide was removed from its position.');
      }),
    duplicate: ({ id }: NamedGuide) =>
      run('Error copying guide', async () => {
        const { data } = await duplicate({ variables: { id } });
        if (!data) return;
        client.cache.evict({ fieldName: 'guides' });
        options.onDuplicated(data.duplicateCallGuide.id);
      }),
    remove: async ({ id, name }: NamedGuide) => {
      const isConfirmed = await confirm({
        title: 'Delete this guide?',
        body: `“${name}” is deleted for everybody. Interviews that follow it keep their notes and scorecards.`,
        confirmLabel: 'Delete guide',
        isDangerous: true,
      });
      if (!isConfirmed) return;
      await run('Error deleting guide', async () => {
        await remove({ variables: { id } });
        options.onDeleted?.();
        client.cache.evict({ id: `CallGuide:${id}` });
        client.cache.evict({ fieldName: 'guides' });
        client.cache.gc();
        notifySuccess('The guide was deleted.');
      });
    },
  };
}
export type GuideCommands = ReturnType<typeof useGuideCommands>;
