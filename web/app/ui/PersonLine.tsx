import type { ReactNode } from 'react';
import { PersonAvatar } from './PersonAvatar.tsx';
import classes from './PersonLine.module.css';

interface PersonLineProps {
  fullName: string;
  /** Beneath the name, as the address. */
  detail?: string;
  /** Instead of a picture. */
  avatar?: ReactNode;
  pictureUrl?: string | null | undefined;
  /** At the end of the line. */
  children?: ReactNode;
}

/** A line of a list of people who have access to something. */
export function PersonLine({ fullName, detail, avatar, pictureUrl, children }: PersonLineProps) {
  return (
    <li className={classes.person}>
      {avatar ?? <PersonAvatar name={fullName} pictureUrl={pictureUrl} />}
      <span className={classes.who}>
        <span className={classes.name}>{fullName}</span>
        {detail && <span className={classes.email}>{detail}</span>}
      </span>
      {children}
    </li>
  );
}
