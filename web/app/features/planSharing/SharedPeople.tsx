import { useMutation } from '@apollo/client/react';
import { ActionIcon, ThemeIcon, Tooltip } from '@mantine/core';
import { IconShieldCheck, IconX } from '@tabler/icons-react';
import type { Sharing_JobDescriptionFragment } from '../../lib/__generated__/graphql.ts';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { PersonLine } from '../../ui/PersonLine.tsx';
import classes from '../../ui/PersonLine.module.css';
import { RemoveJobDescriptionShareDocument } from './sharingDocuments.ts';

/** Everybody who has it: its creator, whom it was shared with, and the plan admins as one. */
export function SharedPeople({ sharing }: { sharing: Sharing_JobDescriptionFragment }) {
  const [remove, { loading }] = useMutation(RemoveJobDescriptionShareDocument);
  const removeShare = async (id: string) => {
    try {
      await remove({ variables: { id } });
      notifySuccess('Removed share');
    } catch (error) {
      notifyFailure(error, 'Failed to remove share');
    }
  };
  return (
    <section aria-label="Shared with">
      <h2 className={classes.heading}>Who has access</h2>
      <ul className={classes.people}>
        <PersonLine
          fullName={sharing.creator.fullName}
          detail={sharing.creator.email}
          pictureUrl={sharing.creator.profilePicUrl}
        >
          <span className={classes.email}>Creator</span>
        </PersonLine>
        {sharing.internalShares.map(({ id, user }) => (
          <PersonLine
            key={id}
            fullName={user.fullName}
            detail={user.email}
            pictureUrl={user.profilePicUrl}
          >
            {sharing.canShare && (
              <Tooltip label="Remove">
                <ActionIcon
                  aria-label={`Stop sharing with ${user.fullName}`}
                  disabled={loading}
                  onClick={() => void removeShare(id)}
                >
                  <IconX size={16} aria-hidden />
                </ActionIcon>
              </Tooltip>
            )}
          </PersonLine>
        ))}
        <PersonLine
          fullName="All Plan admins"
          avatar={
            <ThemeIcon variant="light" size={28} radius="xl">
              <IconShieldCheck size={16} stroke={1.6} aria-hidden />
            </ThemeIcon>
          }
        />
      </ul>
    </section>
  );
}
