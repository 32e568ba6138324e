import { Alert, Button, Skeleton } from '@mantine/core';
import classes from './AssistantPanel.module.css';

interface FormStatusProps {
  isBusy: boolean;
  error: string | null;
  onRetry: () => void;
}

/** The assistant is writing, or could not. */
export function FormStatus({ isBusy, error, onRetry }: FormStatusProps) {
  if (isBusy)
    return (
      <div role="status" aria-label="Writing" className={classes.writing}>
        <Skeleton height={14} />
        <Skeleton height={14} width="85%" />
        <Skeleton height={14} width="60%" />
      </div>
    );
  if (error === null) return null;
  return (
    <Alert color="red" role="alert" title="Nothing was written">
      <p className={classes.error}>{error}</p>
      <Button variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Alert>
  );
}
