import { IconSearch } from '@tabler/icons-react';
import classes from './SearchRow.module.css';
import row from './SidebarRow.module.css';

/** Opens the search over the page, and says which key does. */
export function SearchRow({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      className={`${row.row} ${classes.row}`}
      aria-haspopup="dialog"
      aria-keyshortcuts="/"
      onClick={onOpen}
    >
      <IconSearch size={18} stroke={1.7} aria-hidden className={row.icon} />
      <span>Search</span>
      <kbd className={classes.key} aria-hidden>
        /
      </kbd>
    </button>
  );
}
