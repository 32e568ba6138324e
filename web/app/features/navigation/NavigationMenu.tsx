import { Link, useLocation } from 'react-router';
import { isActiveOn, navigationFor } from '../../../../shared/domain/navigation.ts';
import type { NavigationUser } from '../../../../shared/domain/navigation.ts';
import classes from './NavigationMenu.module.css';
import { navigationIcons } from './navigationIcons.ts';

/** The menu's groups and items for this person; the current one is marked for eye and ear. */
export function NavigationMenu({ user }: { user: NavigationUser }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main" className={classes.menu}>
      {navigationFor(user).map((group) => (
        <section key={group.label} aria-label={group.label}>
          {/* A group of one item of the same name needs no heading. */}
          {group.items.some(({ label }) => label !== group.label) && (
            <div className={classes.group} aria-hidden>
              <span>{group.label}</span>
            </div>
          )}
          <ul className={classes.list}>
            {group.items.map((item) => {
              const Icon = navigationIcons[item.icon];
              return (
                <li key={item.route}>
                  <Link
                    to={item.route}
                    className={classes.item}
                    aria-current={isActiveOn(item, pathname) ? 'page' : undefined}
                  >
                    <Icon size={18} stroke={1.7} aria-hidden className={classes.icon} />
                    <span className={classes.label}>{item.label}</span>
                    {item.badge && <span className={classes.badge}>{item.badge}</span>}
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
