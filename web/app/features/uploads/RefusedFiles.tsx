import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './RefusedFiles.module.css';

interface RefusedFilesProps {
  reasons: readonly string[];
  onClose: () => void;
}

/** Files that were not taken, each with its reason; stays until it is closed. */
export function RefusedFiles({ reasons, onClose }: RefusedFilesProps) {
  if (reasons.length === 0) return null;
  return (
    <Alert
      className={classes.alert}
      color="red"
      icon={<IconAlertTriangle size={18} />}
      withCloseButton
      closeButtonLabel="Close"
      onClose={onClose}
      role="alert"
      title={reasons.length === 1 ? 'This file was not taken' : 'These files were not taken'}
    >
      {reasons.map((reason) => (
        <div key={reason}>{reason}</div>
      ))}
    </Alert>
  );
}
