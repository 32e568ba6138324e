import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { timeFormatLabels, timeFormats } from '#shared/domain/timeFormats.ts';
import {
  callVisibilities,
  visibilityDescription,
  visibilityLabel,
} from '#shared/domain/visibility.ts';
import type { UserSettingsQuery } from '../../lib/__generated__/graphql.ts';
import { useFormDraft } from '../../lib/useFormDraft.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { RestoredDraft } from '../../ui/RestoredDraft.tsx';
import { notifySuccess } from '../../ui/notify.ts';
import { useSave } from '../../ui/useSave.ts';
import { UpdateCurrentUserDocument } from './settingsDocuments.ts';

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

/** The name, the time zone, how times are written and the default visibility of the person who is signed in. */
export function ProfileForm({ user }: { user: NonNullable<UserSettingsQuery['currentUser']> }) {
  const { save, isSaving, failure } = useSave(UpdateCurrentUserDocument, { isInline: true });
  const { firstName, lastName, timezoneName, timeFormat, defaultCallVisibility } = user;
  const form = useForm({
    initialValues: { firstName, lastName, timezoneName, timeFormat, defaultCallVisibility },
    validate: {
      firstName: (name) => (name.trim() === '' ? 'First name is required' : null),
      lastName: (name) => (name.trim() === '' ? 'Last name is required' : null),
    },
  });
  const draft = useFormDraft('profile', form);
  const isChanged = form.isDirty();
  const submit = form.onSubmit(async (values) => {
    const { defaultCallVisibility: visibility, ...input } = values;
    if (!(await save({ input, visibility }))) return;
    form.setInitialValues(values);
    form.resetDirty();
    draft.drop();
    notifySuccess('Your settings were saved.');
  });
  const { isImpersonated } = user;
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <RestoredDraft draft={draft} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            label="First name"
            withAsterisk
            maxLength={100}
            autoComplete="given-name"
            disabled={isImpersonated}
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label="Last name"
            withAsterisk
            maxLength={100}
            autoComplete="family-name"
            disabled={isImpersonated}
            {...form.getInputProps('lastName')}
          />
        </SimpleGrid>
        <TextInput
          label="E-mail address"
          description="You sign in with it."
          value={user.email}
          readOnly
        />
        <Select
          label="Time zone"
          description="Dates and times are shown in this zone."
          searchable
          allowDeselect={false}
          nothingFoundMessage="No results found."
          data={zones.includes(timezoneName) ? zones : [timezoneName, ...zones]}
          disabled={isImpersonated}
          {...form.getInputProps('timezoneName')}
        />
        <Select
          label="Times of day"
          allowDeselect={false}
          data={timeFormats.map((value) => ({ value, label: timeFormatLabels[value] }))}
          disabled={isImpersonated}
          {...form.getInputProps('timeFormat')}
        />
        <Select
          label="Default visibility of your new interviews"
          description={visibilityDescription(form.values.defaultCallVisibility)}
          allowDeselect={false}
          data={callVisibilities.map((value) => ({ value, label: visibilityLabel(value) }))}
          disabled={isImpersonated}
          {...form.getInputProps('defaultCallVisibility')}
        />
        <FormFooter
          submitLabel="Save"
          isBusy={isSaving}
          isDisabled={isImpersonated || !isChanged}
          hasUnsaved={isChanged}
          error={failure}
        />
      </Stack>
    </form>
  );
}
