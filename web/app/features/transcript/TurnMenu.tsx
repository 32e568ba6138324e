import { Box, Menu, Modal, TextInput } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormFooter } from '../../ui/FormFooter.tsx';
import type { AssignTarget, TranscriptSpeaker } from './transcriptLine.ts';
import classes from './TurnMenu.module.css';

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
    <Menu
      opened
      onChange={(isOpen) => !isOpen && onClose()}
      position="bottom-start"
      width={240}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      returnFocus={false}
    >
      <Menu.Target>
        <button
          type="button"
          tabIndex={-1}
          aria-label="Who speaks"
          className={classes.anchor}
          style={{ left: anchor.left, top: anchor.bottom }}
        />
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        <Menu.Label>
          {turnCount === 1 ? 'Who said this?' : `Who said these ${turnCount} turns?`}
        </Menu.Label>
        <Menu.RadioGroup
          value={speakerId ?? ''}
          onChange={(chosenId) => onAssign({ speakerId: chosenId })}
        >
          {speakers.map(({ id, name }) => (
            <Menu.RadioItem key={id} value={id}>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
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
        <Box mt="md">
          <FormFooter
            submitLabel="Add speaker"
            isDisabled={name.trim() === ''}
            onCancel={onClose}
          />
        </Box>
      </form>
    </Modal>
  );
}
