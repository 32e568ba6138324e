import { Button } from '@mantine/core';
import classes from './AssistantPanel.module.css';

interface PanelNoticeProps {
  text: string;
  action?: { label: string; run(): void };
}

/** One line across the panel, with what can be done about it. */
export function PanelNotice({ text, action }: PanelNoticeProps) {
  return (
    <div className={classes.notice} role="alert">
      <span>{text}</span>
      {action && (
        <Button variant="default" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
