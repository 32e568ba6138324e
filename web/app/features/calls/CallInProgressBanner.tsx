import { useQuery } from '@apollo/client/react';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { graphql } from '../../lib/__generated__/index.ts';
import { LiveMark } from '../../ui/LiveMark.tsx';
import classes from './CallInProgressBanner.module.css';

export const CallInProgressDocument = graphql(`
  query CallInProgress {
    callInProgress {
      id
      name
      candidate {
        id
        fullName
      }
    }
  }
`);

/** Asked again while the page is seen: a connection for each tab would be many. */
const askAgainMs = 30_000;

/** Says on every page that one's own interview goes on, until it ends. `actions` lead to the assistant. */
export function CallInProgressBanner({ actions }: { actions: (callId: string) => ReactNode }) {
  const { pathname } = useLocation();
  const { data } = useQuery(CallInProgressDocument, {
    fetchPolicy: 'network-only',
    pollInterval: askAgainMs,
    skipPollAttempt: () => document.hidden,
  });
  const call = data?.callInProgress;
  const path = `/interview/${call?.id}`;
  // Its own page says it already.
  if (!call || pathname === path) return null;
  return (
    <section aria-label="Interview in progress" className={classes.banner}>
      <LiveMark />
      <span className={classes.text}>
        Interview with <strong>{call.candidate?.fullName ?? call.name}</strong> in progress
      </span>
      <span className={classes.actions}>
        <Anchor component={Link} to={path}>
          Read along
        </Anchor>
        {actions(call.id)}
      </span>
    </section>
  );
}
