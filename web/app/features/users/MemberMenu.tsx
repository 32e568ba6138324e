import { useMutation } from '@apollo/client/react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots, IconMail, IconSpy, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import type { MemberRow_MemberFragment } from '../../lib/__generated__/graphql.ts';
import { notifyFailure, notifySuccess } from '../../ui/notify.ts';
import { useConfirm } from '../../ui/useConfirm.tsx';
import { useSave } from '../../ui/useSave.ts';
import {
  DeleteUsersDocument,
  ReactivateUserDocument,
  SendInviteDocument,
  ImpersonateUserDocument,
} from './userDocuments.ts';

/** What can be done with one person. */
export function MemberMenu({ member }: { member: MemberRow_MemberFragment }) {
  const { id, fullName, email, status, canDelete, canReactivate, canSendInvite } = member;
  const { canImpersonate } = member;
  const confirm = useConfirm();
  const remove = useSave(DeleteUsersDocument);
  const reactivate = useSave(ReactivateUserDocument);
  const [sendInvite, { loading: isSending }] = useMutation(SendInviteDocument);
  const impersonate = useSave(ImpersonateUserDocument);
  if (!canDelete && !canReactivate && !canSendInvite) return null;
  const isInvited = status === 'INVITED';
  const deactivate = async () => {
    const isSure = await confirm({
      title: isInvited ? 'Withdraw invitation' : 'Deactivate user',
      body: isInvited
        ? `${email} can no longer join with this invitation.`
        : `${fullName} is signed out everywhere and can no longer sign in. Their interviews, notes and scorecards stay. You can reactivate them later.`,
      confirmLabel: isInvited ? 'Withdraw' : 'Deactivate',
      isDangerous: true,
    });
    if (isSure && (await remove.save({ ids: [id] })))
      notifySuccess(isInvited ? 'The invitation was withdrawn.' : `${fullName} was deactivated.`);
  };
  const letInAgain = async () => {
    if (await reactivate.save({ id })) notifySuccess(`${fullName} was reactivated.`);
  };
  const resend = async () => {
    try {
      await sendInvite({ variables: { id } });
      notifySuccess('Sent invitation');
    } catch (error) {
      notifyFailure(error, 'Failed to send invitation');
    }
  };
  const actAs = async () => {
    const isSure = await confirm({
      title: 'Impersonate user',
      body: `You see and do what ${fullName} can, for up to an hour. Everything you do is recorded with your name.`,
      confirmLabel: 'Impersonate',
    });
    // A full load, so that nothing of one person stays in memory for the other.
    if (isSure && (await impersonate.save({ id }))) window.location.assign('/');
  };
  const isBusy = impersonate.isSaving || remove.isSaving || reactivate.isSaving || isSending;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={32}
          loading={isBusy}
          aria-label={`Actions for ${fullName}`}
        >
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {canSendInvite && (
          <Menu.Item leftSection={<IconMail size={16} aria-hidden />} onClick={() => void resend()}>
            Resend invitation
          </Menu.Item>
        )}
        {canImpersonate && (
          <Menu.Item leftSection={<IconSpy size={16} aria-hidden />} onClick={() => void actAs()}>
            Impersonate
          </Menu.Item>
        )}
        {canReactivate && (
          <Menu.Item
            leftSection={<IconUserCheck size={16} aria-hidden />}
            onClick={() => void letInAgain()}
          >
            Reactivate
          </Menu.Item>
        )}
        {canDelete && (
          <Menu.Item
            color="red"
            leftSection={<IconUserOff size={16} aria-hidden />}
            onClick={() => void deactivate()}
          >
            {isInvited ? 'Withdraw invitation' : 'Deactivate'}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
