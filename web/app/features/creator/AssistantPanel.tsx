import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './AssistantPanel.module.css';

interface AssistantPanelProps {
  title: string;
  hint: string;
  onClose: () => void;
  children: ReactNode;
}

/** The assistant beside the section it helps with. */
export function AssistantPanel({ title, hint, onClose, children }: AssistantPanelProps) {
  return (
    <section className={classes.panel} aria-label={`Assistant: ${title}`}>
      <div className={classes.top}>
        <h2 className={classes.title}>{title}</h2>
        <CloseButton aria-label="Close the assistant" onClick={onClose} />
      </div>
      <p className={classes.hint}>{hint}</p>
      {children}
    </section>
  );
}
