import { Burger, Drawer } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ProductMark } from '../../ui/ProductMark.tsx';
import classes from './MobileHeader.module.css';

interface MobileHeaderProps {
  menu: ReactNode;
  footer: ReactNode;
}

/** Under 768 px: a 48 px header, and the menu in a drawer that closes as one goes somewhere. */
export function MobileHeader({ menu, footer }: MobileHeaderProps) {
  // Open on this very entry of the history: any way to another page closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { key } = useLocation();
  const isOpen = openAt === key;
  return (
    <header className={classes.header}>
      <Burger
        opened={isOpen}
        onClick={() => setOpenAt(key)}
        aria-label="Open the menu"
        size={18}
        lineSize={1.5}
        className={classes.burger ?? ''}
      />
      <ProductMark size={20} />
      <span className={classes.name}>Rapport</span>
      <Drawer
        opened={isOpen}
        onClose={() => setOpenAt(null)}
        size="min(336px, 86vw)"
        title="Rapport"
        closeButtonProps={{ 'aria-label': 'Close the menu' }}
        classNames={{ body: classes.body ?? '', content: classes.content ?? '' }}
      >
        {menu}
        <div className={classes.footer}>{footer}</div>
      </Drawer>
    </header>
  );
}
