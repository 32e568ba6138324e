import { Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
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

/** Who a voice is: one of the people of the interview by one click, or anybody by name and role. */
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
  const suggested = people.filter((person) => person.name !== name || person.role !== role);
  return (
    <form
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && !event.defaultPrevented && onCancel()}
    >
      <Stack gap="xs">
        <TextInput
          label="Name"
          value={typedName}
          maxLength={100}
          autoComplete="off"
          autoFocus
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => rename(event.currentTarget.value)}
        />
        {suggested.length > 0 && (
          <Group gap="xs">
            {suggested.map((person) => (
              <Button
                key={person.name}
                variant="light"
                leftSection={<IconUserCheck size={16} stroke={1.6} />}
                onClick={() => onSave(person)}
              >
                {person.name}
              </Button>
            ))}
          </Group>
        )}
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
