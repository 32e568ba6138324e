import { SimpleGrid, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { graphql } from '../../lib/__generated__/index.ts';
import { useFormDraft } from '../../lib/useFormDraft.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { useSave } from '../../ui/useSave.ts';
import type { CurrentUser } from './useCurrentUser.ts';

const JoinDocument = graphql(`
  mutation Join($input: UserSettingsInput!) {
    updateCurrentUser(input: $input) {
      id
      firstName
      lastName
      fullName
      timezoneName
    }
  }
`);

/** The last step of joining: the invited person enters their name. */
export function JoinForm({ user, onJoined }: { user: CurrentUser; onJoined: () => void }) {
  const { save, isSaving, failure } = useSave(JoinDocument, { isInline: true });
  const form = useForm({
    initialValues: { firstName: user.firstName, lastName: user.lastName },
    validate: {
      firstName: (name) => (name.trim() === '' ? 'First name is required' : null),
      lastName: (name) => (name.trim() === '' ? 'Last name is required' : null),
    },
  });
  const draft = useFormDraft('join', form);
  const submit = form.onSubmit(async (names) => {
    const timezoneName = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!(await save({ input: { ...names, timezoneName } }))) return;
    draft.drop();
    onJoined();
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <TextInput
            label="First name"
            withAsterisk
            maxLength={100}
            autoComplete="given-name"
            autoFocus
            {...form.getInputProps('firstName')}
          />
          <TextInput
            label="Last name"
            withAsterisk
            maxLength={100}
            autoComplete="family-name"
            {...form.getInputProps('lastName')}
          />
        </SimpleGrid>
        <FormFooter submitLabel="Start" isBusy={isSaving} error={failure} />
      </Stack>
    </form>
  );
}
