import { IconKeyboard } from '@tabler/icons-react';
import { useShortcuts } from '../../lib/shortcutStore.ts';
import classes from './SidebarRow.module.css';

/** Opens the list of shortcuts, also for those who have switched their keys off. */
export function ShortcutsRow() {
  const openDialog = useShortcuts((state) => state.openDialog);
  return (
    <button type="button" className={classes.row} aria-haspopup="dialog" onClick={openDialog}>
      <IconKeyboard size={18} stroke={1.7} aria-hidden className={classes.icon} />
      <span>Keyboard shortcuts</span>
    </button>
  );
}
