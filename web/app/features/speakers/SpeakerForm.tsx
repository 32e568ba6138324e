import { Autocomplete, Button, Group, SegmentedControl, Stack } from '@mantine/core';
import { useState } from 'react';
import type { SpeakerRole } from '../../../../shared/domain/transcript.ts';
import { roleOfName } from './suggestSpeaker.ts';
import type { SuggestedPerson } from './suggestSpeaker.ts';

interface SpeakerFormProps {
  name: string;
  role: SpeakerRole;
  people: readonly SuggestedPerson[];
  onSave: (changes: { name: string; role: SpeakerRole }) => void;
  onCancel: () => void;
}

const roles = [
  { value: 'INTERVIEWER', label: 'Interviewer' },
  { value: 'CANDIDATE', label: 'Candidate' },
  { value: 'UNKNOWN', label: 'Other' },
] as const satisfies readonly { value: SpeakerRole; label: string }[];

/** Who a voice is. A name of the interview brings its role with it. */
export function SpeakerForm({ name, role, people, onSave, onCancel }: SpeakerFormProps) {
  const [typedName, setTypedName] = useState(name);
  const [chosenRole, setChosenRole] = useState(role);
  const rename = (text: string) => {
    setTypedName(text);
    setChosenRole(roleOfName(text, people, chosenRole));
  };
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (typedName.trim() !== '') onSave({ name: typedName.trim(), role: chosenRole });
  };
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onCancel()}
    >
      <Stack gap="xs">
        <Autocomplete
          label="Name"
          value={typedName}
          data={people.map((person) => person.name)}
          // The old name is no search for a new one: all people stand there until something is typed.
          filter={({ options, search }) =>
            search === name
              ? options
              : options.filter(
                  (option) =>
                    'label' in option && option.label.toLowerCase().includes(search.toLowerCase()),
                )
          }
          maxLength={100}
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          onChange={rename}
        />
        <SegmentedControl
          aria-label="Role"
          fullWidth
          data={[...roles]}
          value={chosenRole}
          onChange={setChosenRole}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" disabled={typedName.trim() === ''}>
            Save
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
