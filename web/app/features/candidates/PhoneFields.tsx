import { ActionIcon, Button, Group, Select, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { phoneTypeLabels, phoneTypes } from '#shared/domain/candidate.ts';
import type { CandidateDraft } from './candidateDraft.ts';

const types = phoneTypes.map((value) => ({ value, label: phoneTypeLabels[value] }));
const mostPhones = 10;

/** The phone numbers of a candidate, one row each. */
export function PhoneFields({ form }: { form: UseFormReturnType<CandidateDraft> }) {
  const { phones } = form.values;
  const add = () =>
    form.insertListItem('phones', { key: `new-${Date.now()}`, type: 'MOBILE', phoneNumber: '' });
  return (
    <Stack gap={6}>
      {phones.map(({ key }, index) => (
        <Group key={key} gap={6} wrap="nowrap" align="flex-start">
          <Select
            aria-label={`Type of phone number ${index + 1}`}
            data={types}
            allowDeselect={false}
            w={110}
            {...form.getInputProps(`phones.${index}.type`)}
          />
          <TextInput
            aria-label={`Phone number ${index + 1}`}
            type="tel"
            placeholder="+1 503 555 0142"
            maxLength={40}
            flex={1}
            {...form.getInputProps(`phones.${index}.phoneNumber`)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={`Remove phone number ${index + 1}`}
            onClick={() => form.removeListItem('phones', index)}
          >
            <IconTrash size={16} />
          </ActionIcon>
        </Group>
      ))}
      {phones.length < mostPhones && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={add}
          style={{ alignSelf: 'flex-start' }}
        >
          Add phone number
        </Button>
      )}
    </Stack>
  );
}
