import { NavLink } from 'react-router';
import { scrollToCurrent } from '../../ui/scrollToCurrent.ts';
import classes from './SettingsMenu.module.css';

interface SettingsPage {
  path: string;
  label: string;
}

/** The pages of the settings that the person may open. */
export function SettingsMenu({ pages }: { pages: readonly SettingsPage[] }) {
  return (
    <nav aria-label="Settings" className={classes.menu}>
      {/* Rights may bring more pages later: each time it is drawn. */}
      <ul className={classes.list} ref={(list) => scrollToCurrent(list)}>
        {pages.map(({ path, label }) => (
          <li key={path}>
            <NavLink to={path} className={classes.item}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
