import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** The way back to the list this comes from. */
  back?: ReactNode;
  /** The page's one primary action. */
  action?: ReactNode;
  /** Filters, tabs: what stands beneath. */
  children?: ReactNode;
}

/** Top of every page's content. */
export function PageHeader({ title, back, action, children }: PageHeaderProps) {
  return (
    <header className={classes.header} data-document={back !== undefined || undefined}>
      {back}
      <Group justify="space-between" wrap="nowrap" gap="md" className={classes.top}>
        <Title order={1} className={classes.title}>
          {title}
        </Title>
        {action}
      </Group>
      {children}
    </header>
  );
}
