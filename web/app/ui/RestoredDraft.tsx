import { Button, Group, Text } from '@mantine/core';
import type { FormDraft } from '../lib/useFormDraft.ts';

/** Says at the top of a form that it holds what was typed earlier and not saved. */
export function RestoredDraft({ draft }: { draft: FormDraft }) {
  if (!draft.isRestored) return null;
  return (
    <Group gap="xs" role="status">
      <Text size="sm" c="dimmed">
        What you typed earlier and did not save is filled in.
      </Text>
      <Button variant="subtle" size="compact-sm" onClick={draft.startOver}>
        Start over
      </Button>
    </Group>
  );
}
