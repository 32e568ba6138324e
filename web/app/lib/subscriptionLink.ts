import { ApolloLink } from '@apollo/client';
import { Observable } from 'rxjs';
import { loadPart } from './loadPart.ts';

const hiddenGraceMs = 30_000;
/** On it a tab that connects asks those that nobody looks at for their connections. */
const tabs = new BroadcastChannel('rapport-connections');

/**
 * Subscriptions as server-sent events, one connection each. A tab that nobody looks at makes none, and lets
 * its connections go after 30 s or when another tab connects, because HTTP/1.1 grants six per server to all
 * tabs together; when it is seen it subscribes anew, and the server's first event brings it up to date.
 */
export const subscriptionLink = new ApolloLink(
  (operation) =>
    new Observable((observer) => {
      let current: AbortController | null = null;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const stop = () => {
        current?.abort();
        current = null;
      };
      const start = async () => {
        const { signal } = (current = new AbortController());
        tabs.postMessage('connects');
        try {
          // Nobody waits for news before the first paint, so its code is not part of it. A connection that is
          // lost before the code is there delays the news and does not end them.
          const { streamEvents } = await loadPart(() => import('./streamEvents.ts'));
          if (!signal.aborted) streamEvents(operation, observer, signal);
        } catch (error) {
          if (!signal.aborted) observer.error(error);
        }
      };
      const follow = () => {
        clearTimeout(timer);
        if (document.visibilityState === 'hidden') timer = setTimeout(stop, hiddenGraceMs);
        else if (!current) void start();
      };
      const makeRoom = () => {
        if (document.visibilityState === 'hidden') stop();
      };
      tabs.addEventListener('message', makeRoom);
      document.addEventListener('visibilitychange', follow);
      // A page the browser keeps for going back would hold its connection for as long.
      window.addEventListener('pagehide', stop);
      window.addEventListener('pageshow', follow);
      follow();
      return () => {
        clearTimeout(timer);
        tabs.removeEventListener('message', makeRoom);
        document.removeEventListener('visibilitychange', follow);
        window.removeEventListener('pagehide', stop);
        window.removeEventListener('pageshow', follow);
        stop();
      };
    }),
);
