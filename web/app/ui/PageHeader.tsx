import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
  /** Filters, tabs: what stands beneath. */
  children?: ReactNode;
}

/** Top of every page's content. */
export function PageHeader({ title, action, children }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      <Group justify="space-between" wrap="nowrap" gap="md" className={classes.top ?? ''}>
        <Title order={1} className={classes.title ?? ''}>
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </header>
  );
}
