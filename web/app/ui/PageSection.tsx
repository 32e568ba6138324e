import { Title } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import classes from './PageSection.module.css';

interface PageSectionProps {
  title: ReactNode;
  /** Beside the title: what can be done with the whole section. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function PageSection({ title, action, children }: PageSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.top}>
        <Title order={2} id={id} className={classes.title}>
          {title}
        </Title>
        {action}
      </div>
      {children}
    </section>
  );
}
