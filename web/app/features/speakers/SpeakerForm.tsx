import { Button, Group, SegmentedControl, Stack, TextInput } from '@mantine/core';
import { IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { speakerRoleChoices } from '#shared/domain/speakerRole.ts';
import type { SpeakerRole } from '#shared/domain/transcript.ts';
import { useDraft } from '../../lib/useDraft.ts';
import { discardDraft } from '../../ui/discardDraft.ts';
import { FormFooter } from '../../ui/FormFooter.tsx';
import { roleOfName } from './suggestSpeaker.ts';
import type { SuggestedPerson } from './suggestSpeaker.ts';

interface SpeakerFormProps {
  /** Where a name is kept until it is saved. */
  draftKey: string;
  name: string;
  role: SpeakerRole;
  people: readonly SuggestedPerson[];
  onSave: (changes: { name: string; role: SpeakerRole }) => void;
  onCancel: () => void;
}

/** Who a voice is: one of the people of the interview by one click, or anybody by name and role. */
export function SpeakerForm(props: SpeakerFormProps) {
  const { draftKey, name, role, people } = props;
  const { text: typedName, setText: setTypedName, drop, isNew } = useDraft(draftKey, name);
  const onSave: SpeakerFormProps['onSave'] = (changes) => {
    drop();
    props.onSave(changes);
  };
  const onCancel = () => {
    discardDraft(draftKey);
    props.onCancel();
  };
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
          autoFocus={isNew}
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
          data={speakerRoleChoices}
          value={chosenRole}
          onChange={setChosenRole}
        />
        <FormFooter submitLabel="Save" isDisabled={typedName.trim() === ''} onCancel={onCancel} />
      </Stack>
    </form>
  );
}
