import { Checkbox, Fieldset, Select, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { permissionGroups } from '#shared/domain/rolePermissions.ts';
import type { RolesScreenQuery } from '../../lib/__generated__/graphql.ts';
import { useFormDraft } from '../../lib/useFormDraft.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { RestoredDraft } from '../../ui/RestoredDraft.tsx';
import { useIsMobile } from '../../ui/useIsMobile.ts';
import { useSave } from '../../ui/useSave.ts';
import { AddUserRoleDocument, UpdateUserRoleDocument } from './userDocuments.ts';

type Role = RolesScreenQuery['userRoles'][number];

interface RoleFields {
  name: string;
  type: 'BASIC' | 'RECRUITER';
  /** Changes of the permissions, so that a draft never undoes what somebody else has changed since. */
  grant: string[];
  revoke: string[];
}

interface RoleDialogProps {
  /** Null for a new one. */
  role: Role | null;
  /** Permissions that the person may give to this role or take from it. */
  choices: readonly string[];
  onClose: () => void;
  onSaved: () => void;
}

/** The name and the permissions of a role. */
export function RoleDialog({ role, choices, onClose, onSaved }: RoleDialogProps) {
  const isMobile = useIsMobile();
  const add = useSave(AddUserRoleDocument, { isInline: true });
  const update = useSave(UpdateUserRoleDocument, { isInline: true });
  const form = useForm<RoleFields>({
    initialValues: { name: role?.name ?? '', type: 'BASIC', grant: [], revoke: [] },
    validate: { name: (name) => (name.trim() === '' ? 'Name is required' : null) },
  });
  const draft = useFormDraft(`role/${role?.id ?? 'new'}`, form);
  const { type, grant, revoke } = form.values;
  const had = role?.permissions ?? [];
  const hasPermission = (permission: string) =>
    grant.includes(permission) || (had.includes(permission) && !revoke.includes(permission));
  const setPermission = (permission: string, isGiven: boolean) => {
    const others = (all: string[]) => all.filter((other) => other !== permission);
    const isChange = had.includes(permission) !== isGiven;
    form.setFieldValue('grant', [...others(grant), ...(isChange && isGiven ? [permission] : [])]);
    form.setFieldValue('revoke', [
      ...others(revoke),
      ...(isChange && !isGiven ? [permission] : []),
    ]);
  };
  const submit = form.onSubmit(async (values) => {
    const name = values.name.trim();
    const saved = role
      ? await update.save({ id: role.id, name, grant, revoke })
      : await add.save({ name, type, permissions: grant });
    if (!saved) return;
    draft.drop();
    notifySuccess(role ? 'The role was saved.' : 'The role was added.');
    onSaved();
    onClose();
  });
  return (
    <Dialog
      onClose={onClose}
      title={role ? 'Edit role' : 'Add role'}
      size={560}
      fullScreen={isMobile}
      closeOnClickOutside={false}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <RestoredDraft draft={draft} />
          <TextInput
            label="Name"
            withAsterisk
            maxLength={100}
            data-autofocus
            {...form.getInputProps('name')}
          />
          {!role && (
            <Select
              label="Based on"
              description={
                type === 'RECRUITER' && 'Sees all candidates and every submitted scorecard.'
              }
              allowDeselect={false}
              data={[
                { value: 'BASIC', label: 'Interviewer' },
                { value: 'RECRUITER', label: 'Recruiter' },
              ]}
              {...form.getInputProps('type')}
            />
          )}
          {permissionGroups.map(({ label, permissions }) => (
            <Fieldset key={label} legend={label}>
              <Stack gap={8}>
                {permissions.map(({ permission, label: text }) => (
                  <Checkbox
                    key={permission}
                    label={text}
                    disabled={!choices.includes(permission)}
                    checked={hasPermission(permission)}
                    onChange={(event) => setPermission(permission, event.currentTarget.checked)}
                  />
                ))}
              </Stack>
            </Fieldset>
          ))}
          <Text size="sm" c="dimmed">
            {role?.type === 'SITE_ADMIN'
              ? 'Site admins always have the other permissions.'
              : 'Changes apply at once to everybody with this role. You can only give permissions that you have yourself.'}
          </Text>
          <FormFooter
            submitLabel={role ? 'Save' : 'Add role'}
            isBusy={add.isSaving || update.isSaving}
            error={add.failure ?? update.failure}
            onCancel={() => {
              draft.drop();
              onClose();
            }}
            isSticky
          />
        </Stack>
      </form>
    </Dialog>
  );
}
