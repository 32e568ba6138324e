import { Alert, Button, Group } from '@mantine/core';
import type { UnsavedEdits as Unsaved } from '../lib/unsavedEdits.ts';

interface UnsavedEditsProps {
  /** Such as "this plan". */
  place: string;
  unsaved: Unsaved;
}

/** Offers back what was changed before the page ended without a connection. */
export function UnsavedEdits({ place, unsaved: { count, save, discard } }: UnsavedEditsProps) {
  return (
    <Alert color="yellow" role="alert" title="Unsaved changes" mb="md">
      {count === 1
        ? `A change of yours to ${place} was not saved when the page was last closed.`
        : `${count} changes of yours to ${place} were not saved when the page was last closed.`}
      <Group gap="xs" mt="sm">
        <Button onClick={save}>Save now</Button>
        <Button variant="default" onClick={discard}>
          Discard
        </Button>
      </Group>
    </Alert>
  );
}
