import { NavLink } from 'react-router';
import classes from './SettingsMenu.module.css';

export interface SettingsPage {
  path: string;
  label: string;
}

/** The pages of the settings that the person may open. */
export function SettingsMenu({ pages }: { pages: readonly SettingsPage[] }) {
  return (
    <nav aria-label="Settings" className={classes.menu}>
      <ul className={classes.list}>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} className={classes.item ?? ''}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
