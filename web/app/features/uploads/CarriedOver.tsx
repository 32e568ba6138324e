import { Button, Group, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { UploadDraft } from './uploadDraft.ts';

interface CarriedOverProps {
  form: UseFormReturnType<UploadDraft>;
  initial: UploadDraft;
}

/** Says that a form begins with choices of the interview before, until one of them is changed. */
export function CarriedOver({ form, initial }: CarriedOverProps) {
  const { position, stage, guide } = initial;
  const { values } = form;
  const isEmpty = (position ?? stage ?? guide) === null;
  if (isEmpty || values.position !== position) return null;
  if (values.stage !== stage || values.guide !== guide) return null;
  return (
    <Group gap="xs">
      <Text size="sm" c="dimmed">
        Position, stage and guide are those of the last interview you added.
      </Text>
      <Button
        variant="subtle"
        size="compact-sm"
        onClick={() => form.setValues({ position: null, stage: null, guide: null })}
      >
        Clear
      </Button>
    </Group>
  );
}
