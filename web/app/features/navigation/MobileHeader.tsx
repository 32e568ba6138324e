import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { lazyPart } from '../../lib/lazyPart.ts';
import { ProductMark } from '../../ui/ProductMark.tsx';
import classes from './MobileHeader.module.css';

const MenuDrawer = lazyPart(() => import('./MenuDrawer.tsx'), 'MenuDrawer');

interface MobileHeaderProps {
  onSearch: () => void;
  menu: ReactNode;
  footer: ReactNode;
}

/** Under 768 px: a 48 px header, and the menu in a drawer that closes as one goes somewhere. */
export function MobileHeader({ onSearch, menu, footer }: MobileHeaderProps) {
  // Open on this very entry of the history: any way to another page closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const { key } = useLocation();
  return (
    <section aria-label="Top bar" className={classes.header}>
      <button
        type="button"
        className={classes.burger}
        aria-label="Open the menu"
        aria-haspopup="dialog"
        onClick={() => setOpenAt(key)}
      >
        <IconMenu2 size={20} stroke={1.7} aria-hidden />
      </button>
      <ProductMark size={20} />
      <span className={classes.name}>Rapport</span>
      <button
        type="button"
        className={`${classes.burger} ${classes.search}`}
        aria-label="Search"
        aria-haspopup="dialog"
        onClick={onSearch}
      >
        <IconSearch size={20} stroke={1.7} aria-hidden />
      </button>
      {openAt !== null && (
        <Suspense fallback={null}>
          <MenuDrawer
            isOpen={openAt === key}
            onClose={() => setOpenAt('')}
            menu={menu}
            footer={footer}
          />
        </Suspense>
      )}
    </section>
  );
}
