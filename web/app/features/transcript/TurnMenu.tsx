import { Button, Group, Menu, Modal, Portal, TextInput } from '@mantine/core';
import { IconCheck, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { AssignTarget, TranscriptSpeaker } from './transcriptLine.ts';

interface TurnMenuProps {
  /** Where it opens, in the window. */
  anchor: { left: number; bottom: number };
  speakers: readonly TranscriptSpeaker[];
  /** Who speaks there now; null for turns of several people. */
  speakerId: string | null;
  turnCount: number;
  onAssign: (target: AssignTarget) => void;
  onClose: () => void;
}

/** Says who really speaks in a turn or in several. */
export function TurnMenu(props: TurnMenuProps) {
  const { anchor, speakers, speakerId, turnCount, onAssign, onClose } = props;
  const [isNaming, setIsNaming] = useState(false);
  if (isNaming) return <NewSpeakerDialog onAssign={onAssign} onClose={onClose} />;
  return (
    <Menu opened onChange={(isOpen) => !isOpen && onClose()} position="bottom-start" width={240}>
      <Portal>
        <Menu.Target>
          <div style={{ position: 'fixed', left: anchor.left, top: anchor.bottom }} />
        </Menu.Target>
      </Portal>
      <Menu.Dropdown>
        <Menu.Label>{turnCount === 1 ? 'This turn' : `These ${turnCount} turns`} by</Menu.Label>
        {speakers.map(({ id, name }) => (
          <Menu.Item
            key={id}
            role="menuitemradio"
            aria-checked={id === speakerId}
            rightSection={id === speakerId ? <IconCheck size={16} aria-hidden /> : null}
            onClick={() => (id === speakerId ? onClose() : onAssign({ speakerId: id }))}
          >
            {name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconUserPlus size={16} stroke={1.6} />}
          closeMenuOnClick={false}
          onClick={() => setIsNaming(true)}
        >
          Someone else
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function NewSpeakerDialog({ onAssign, onClose }: Pick<TurnMenuProps, 'onAssign' | 'onClose'>) {
  const [name, setName] = useState('');
  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() !== '') onAssign({ newSpeakerName: name.trim() });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title="Who speaks here?"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form onSubmit={submit}>
        <TextInput
          label="Name"
          value={name}
          maxLength={100}
          data-autofocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={name.trim() === ''}>
            Add speaker
          </Button>
        </Group>
      </form>
    </Modal>
  );
}
