import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { PersonLine } from '../../ui/PersonLine.tsx';
import classes from '../../ui/PersonLine.module.css';

interface PeopleListProps {
  shares: readonly {
    id: string;
    sharedTo: { fullName: string; email: string; profilePicUrl?: string | null };
    /** Instead of the address. */
    detail?: string;
  }[];
  /** Undefined where the viewer may not take a share back. */
  onRemove?: ((id: string, fullName: string) => void) | undefined;
  isBusy: boolean;
}

/** Colleagues who were given something, each with a button that takes it back. */
export function PeopleList({ shares, onRemove, isBusy }: PeopleListProps) {
  return (
    <ul className={classes.people}>
      {shares.map(({ id, sharedTo, detail }) => (
        <PersonLine
          key={id}
          fullName={sharedTo.fullName}
          detail={detail ?? sharedTo.email}
          pictureUrl={sharedTo.profilePicUrl}
        >
          {onRemove && (
            <ActionIcon
              aria-label={`Remove access of ${sharedTo.fullName}`}
              disabled={isBusy}
              onClick={() => onRemove(id, sharedTo.fullName)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </PersonLine>
      ))}
    </ul>
  );
}
