import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './SideSheet.module.css';

interface SideSheetProps {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The side of an interview where there is no room for one: it comes up from below. */
export function SideSheet({ isOpen, onClose, children }: SideSheetProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      size="82%"
      title="About this interview"
      closeButtonProps={{ 'aria-label': 'Close' }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      {children}
    </Drawer>
  );
}
