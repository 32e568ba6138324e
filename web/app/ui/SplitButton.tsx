import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';

interface Choice {
  label: string;
  onChoose: () => void;
}

interface SplitButtonProps {
  /** What a click does. */
  primary: Choice;
  /** What else there is, in its menu. */
  others: readonly Choice[];
  menuLabel: string;
  isBusy: boolean;
  isDisabled: boolean;
}

/** A button for what is done most, with the rest behind its arrow. */
export function SplitButton(props: SplitButtonProps) {
  const { primary, others, menuLabel, isBusy, isDisabled } = props;
  return (
    <Button.Group>
      <Button disabled={isDisabled} loading={isBusy} onClick={primary.onChoose}>
        {primary.label}
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            aria-label={menuLabel}
            disabled={isDisabled || isBusy}
            px={8}
            // The line between the two is the page's own ground.
            style={{ borderLeft: '1px solid var(--rapport-on-accent)' }}
          >
            <IconChevronDown size={16} stroke={1.8} aria-hidden />
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map(({ label, onChoose }) => (
            <Menu.Item key={label} onClick={onChoose}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </Button.Group>
  );
}
