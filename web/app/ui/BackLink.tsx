import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './BackLink.module.css';

/** The way back to where one came from, above a page's title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Anchor component={Link} to={to} className={classes.back} underline="hover">
      <IconArrowLeft size={16} stroke={1.6} aria-hidden />
      {children}
    </Anchor>
  );
}
