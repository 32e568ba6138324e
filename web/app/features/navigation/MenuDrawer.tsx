import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './MenuDrawer.module.css';

interface MenuDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  menu: ReactNode;
  footer: ReactNode;
}

/** The menu on a small screen. Loaded when it is first opened. */
export function MenuDrawer({ isOpen, onClose, menu, footer }: MenuDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      size="min(336px, 86vw)"
      title="Rapport"
      closeButtonProps={{ 'aria-label': 'Close the menu' }}
      classNames={{
        title: classes.title,
        content: classes.content,
        body: classes.body,
      }}
    >
      {menu}
      <div className={classes.footer}>{footer}</div>
    </Drawer>
  );
}
