import { Select, Stack, TagsInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { mostInvitedAtOnce, parseEmails } from '#shared/domain/invitation.ts';
import { plural } from '#shared/domain/plural.ts';
import type { UsersHeadQuery } from '../../lib/__generated__/graphql.ts';
import { useFormDraft } from '../../lib/useFormDraft.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RestoredDraft } from '../../ui/RestoredDraft.tsx';
import { useIsMobile } from '../../ui/useIsMobile.ts';
import { useSave } from '../../ui/useSave.ts';
import { InviteUsersDocument } from './userDocuments.ts';

interface InviteDialogProps {
  head: UsersHeadQuery;
  onClose: () => void;
  onInvited: () => void;
}

/** Invites several people with one role. */
export function InviteDialog({ head, onClose, onInvited }: InviteDialogProps) {
  const isMobile = useIsMobile();
  const { save, isSaving, failure } = useSave(InviteUsersDocument, { isInline: true });
  const roles = head.userRoles.filter(({ canGrant }) => canGrant);
  const weakest = roles.find(({ type }) => type === 'BASIC') ?? roles[0];
  const [typed, setTyped] = useState('');
  const allEmails = (emails: readonly string[]) =>
    parseEmails([...emails, ...typed.split(/[\s,;]+/)]);
  const form = useForm({
    initialValues: { emails: [] as string[], roleId: weakest?.id ?? null, planRoleId: '' },
    validate: { emails: (emails) => allEmails(emails).fault },
  });
  const draft = useFormDraft('invite', form);
  const submit = form.onSubmit(async ({ roleId, planRoleId, ...values }) => {
    const { emails } = allEmails(values.emails);
    if (roleId === null) return;
    const invited = await save({
      emails,
      userRoleId: roleId,
      planUserRoleId: planRoleId || null,
    });
    if (!invited) return;
    draft.drop();
    const { length } = emails;
    notifySuccess(length === 1 ? 'Sent invitation' : `Sent ${plural(length, 'invitation')}`);
    onInvited();
    onClose();
  });
  return (
    <Dialog
      onClose={onClose}
      title="Invite people"
      fullScreen={isMobile}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <RestoredDraft draft={draft} />
          <TagsInput
            label="E-mail addresses"
            description="Enter, Tab or a comma adds an address."
            placeholder={form.values.emails.length === 0 ? 'name@company.com' : ''}
            withAsterisk
            data-autofocus
            splitChars={[',', ' ', ';', '\n']}
            maxTags={mostInvitedAtOnce}
            {...form.getInputProps('emails')}
            searchValue={typed}
            onSearchChange={setTyped}
            onKeyDown={(event) => {
              if (event.key !== 'Tab' || typed.trim() === '') return;
              event.preventDefault();
              form.setFieldValue('emails', [...new Set([...form.values.emails, typed.trim()])]);
              setTyped('');
            }}
          />
          <Select
            label="Role"
            data={roles.map(({ id, name }) => ({ value: id, label: name }))}
            allowDeselect={false}
            {...form.getInputProps('roleId')}
          />
          {head.currentUser?.canGivePlanRole === true && (
            <Select
              label="Plan role"
              data={[
                { value: '', label: 'No access' },
                ...head.planUserRoles.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              allowDeselect={false}
              {...form.getInputProps('planRoleId')}
            />
          )}
          <FormFooter
            submitLabel="Send invitations"
            isBusy={isSaving}
            error={failure === null ? null : `Failed to send invitation: ${failure}`}
            onCancel={() => {
              draft.drop();
              onClose();
            }}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
