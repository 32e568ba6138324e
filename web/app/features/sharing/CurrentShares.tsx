import { useMutation } from '@apollo/client/react';
import { Text } from '@mantine/core';
import type { SharedNoun } from '#shared/domain/share.ts';
import type { Sharing_SharingFragment } from '../../lib/__generated__/graphql.ts';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import classes from '../../ui/PersonLine.module.css';
import { PeopleList } from './PeopleList.tsx';
import { RemoveShareDocument } from './sharingDocuments.ts';

export const sharedWords: Record<SharedNoun, string> = {
  call: 'Recording',
  clip: 'Clip',
  playlist: 'Playlist',
};

/** Everybody who was invited, and how to take it back. */
export function CurrentShares({
  noun,
  sharing,
}: {
  noun: SharedNoun;
  sharing: Sharing_SharingFragment;
}) {
  const confirm = useConfirm();
  const [remove, { loading }] = useMutation(RemoveShareDocument);
  const removeWhenSure = async (id: string, fullName: string) => {
    const isConfirmed = await confirm({
      title: `Remove Access to this ${sharedWords[noun]}`,
      body: `${fullName} loses this invitation at once. What their role lets them see, they still see.`,
      confirmLabel: 'Remove access',
      isDangerous: true,
    });
    if (!isConfirmed) return;
    try {
      await remove({ variables: { id } });
      notifySuccess('The invitation was removed.');
    } catch (refusal) {
      notifyFailure(refusal);
    }
  };
  return (
    <section aria-label="Shared with">
      <h2 className={classes.heading}>Shared with</h2>
      {sharing.shares.length === 0 && (
        <Text size="sm" c="dimmed">
          Nobody was invited yet.
        </Text>
      )}
      <PeopleList
        shares={sharing.shares}
        isBusy={loading}
        onRemove={
          sharing.canShare ? (id, fullName) => void removeWhenSure(id, fullName) : undefined
        }
      />
    </section>
  );
}
