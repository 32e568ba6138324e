import { IconLogout } from '@tabler/icons-react';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import type { CurrentUser } from './useCurrentUser.ts';
import { useSignOut } from './useSignOut.ts';
import classes from './UserEntry.module.css';

/** Who is signed in, and the way out. */
export function UserEntry({ user }: { user: CurrentUser }) {
  const { signOut, isBusy } = useSignOut(user);
  const label = user.isImpersonated ? 'Un-impersonate' : 'Sign out';
  return (
    <div className={classes.entry}>
      <PersonAvatar name={user.fullName} pictureUrl={user.profilePicUrl} size={26} />
      <span className={classes.who}>
        <span className={classes.name} title={user.email}>
          {user.fullName}
        </span>
        <span className={classes.organization}>{user.organization.name}</span>
      </span>
      <button
        type="button"
        className={classes.out}
        onClick={() => void signOut()}
        disabled={isBusy}
        aria-label={label}
        title={label}
      >
        <IconLogout size={18} stroke={1.7} aria-hidden />
      </button>
    </div>
  );
}
