import { useMutation } from '@apollo/client/react';
import { ActionIcon, Tooltip } from '@mantine/core';
import { IconShieldCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Sharing_JobDescriptionFragment } from '../../lib/__generated__/graphql.ts';
import { errorMessage } from '../../lib/errorMessage.ts';
import { notifyError, notifySuccess } from '../../ui/notify.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import classes from './SharedPeople.module.css';
import { RemoveJobDescriptionShareDocument } from './sharingDocuments.ts';

/** Everybody who has it: its creator, whom it was shared with, and the plan admins as one. */
export function SharedPeople({ sharing }: { sharing: Sharing_JobDescriptionFragment }) {
  const [remove, { loading }] = useMutation(RemoveJobDescriptionShareDocument);
  const removeShare = async (id: string) => {
    try {
      await remove({ variables: { id } });
      notifySuccess('Removed share');
    } catch (error) {
      notifyError(`Failed to remove share: ${errorMessage(error)}`);
    }
  };
  return (
    <section aria-label="Shared with">
      <h2 className={classes.heading}>Who has access</h2>
      <ul className={classes.people}>
        <Person {...sharing.creator} action={<span className={classes.role}>Creator</span>} />
        {sharing.internalShares.map(({ id, user }) => (
          <Person
            key={id}
            {...user}
            action={
              sharing.canShare && (
                <Tooltip label="Remove">
                  <ActionIcon
                    aria-label={`Stop sharing with ${user.fullName}`}
                    disabled={loading}
                    onClick={() => void removeShare(id)}
                  >
                    <IconX size={16} aria-hidden />
                  </ActionIcon>
                </Tooltip>
              )
            }
          />
        ))}
        <li className={classes.person}>
          <span className={classes.admins}>
            <IconShieldCheck size={16} stroke={1.6} aria-hidden />
          </span>
          <span className={classes.who}>
            <span className={classes.name}>All Plan admins</span>
          </span>
        </li>
      </ul>
    </section>
  );
}

interface PersonProps {
  fullName: string;
  email: string;
  profilePicUrl?: string | null | undefined;
  action: ReactNode;
}
function Person({ fullName, email, profilePicUrl, action }: PersonProps) {
  return (
    <li className={classes.person}>
      <PersonAvatar name={fullName} pictureUrl={profilePicUrl} />
      <span className={classes.who}>
        <span className={classes.name}>{fullName}</span>
        <span className={classes.email}>{email}</span>
      </span>
      {action}
    </li>
  );
}
