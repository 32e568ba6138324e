import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Sheet.module.css';

interface SheetProps {
  title: string;
  position: 'bottom' | 'left';
  isOpen: boolean;
  onClose: () => void;
  /** Where the content fills the sheet and scrolls itself. */
  isFlush: boolean;
  children: ReactNode;
}

/** A panel over the page, where there is no room beside it. `SideOrSheet` loads it when it is needed. */
export function Sheet({ title, position, isOpen, onClose, isFlush, children }: SheetProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position={position}
      size={position === 'bottom' ? '82%' : 336}
      title={title}
      returnFocus={isOpen}
      {...(isFlush && {
        classNames: { content: classes.content, body: classes.body },
      })}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {children}
    </Drawer>
  );
}
