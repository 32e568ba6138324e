import { Alert, Button, Group } from '@mantine/core';
import type { ReactNode } from 'react';

interface ChangedElsewhereProps {
  title: string;
  /** What happened, by whom and when, and what becomes of the text that is not chosen. */
  children: ReactNode;
  /** What the other is, such as "the other text". */
  other: string;
  onKeepMine: () => void;
  onTakeOther: () => void;
  isBusy?: boolean;
  /** Absent where the words above show both already. */
  onCompare?: () => void;
  className?: string | undefined;
}

/** Says that a save was refused because of somebody else's change, and offers the two ways on. */
export function ChangedElsewhere(props: ChangedElsewhereProps) {
  const { title, children, other, onKeepMine, onTakeOther, isBusy = false, onCompare } = props;
  return (
    <Alert className={props.className ?? ''} color="yellow" role="alert" title={title}>
      {children}
      <Group gap="xs" mt="sm">
        {onCompare && (
          <Button variant="default" disabled={isBusy} onClick={onCompare}>
            See what differs
          </Button>
        )}
        <Button variant="default" disabled={isBusy} onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button variant="default" disabled={isBusy} onClick={onTakeOther}>
          Take {other}
        </Button>
      </Group>
    </Alert>
  );
}
