import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconMoon, IconSun } from '@tabler/icons-react';
import classes from './SidebarRow.module.css';

/**
 * Light or dark, remembered. Choosing what the system has anyway hands the choice back to it, so
 * that the evening's switch is followed again.
 */
export function SchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const systemScheme = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';
  const other = scheme === 'dark' ? 'light' : 'dark';
  const Icon = other === 'dark' ? IconMoon : IconSun;
  return (
    <button
      type="button"
      className={classes.row}
      onClick={() => setColorScheme(other === systemScheme ? 'auto' : other)}
    >
      <Icon size={18} stroke={1.7} aria-hidden className={classes.icon} />
      <span>{other === 'dark' ? 'Dark theme' : 'Light theme'}</span>
    </button>
  );
}
