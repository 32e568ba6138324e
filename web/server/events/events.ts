import type { Actor } from '../auth/actor.ts';
import type { Database } from '../db/database.ts';
import { UserError } from '../errors/userError.ts';
import { callEventSchema, type CallEvent } from './callEvent.ts';
import { changeFeed, type ChangeFeed } from './changeFeed.ts';
import { listenOnChannel } from './listenOnChannel.ts';
import { readerNews, resyncNews, type CallNews } from './mergeCallEvents.ts';
import { callEventChannel } from './publish.ts';

export interface CallEvents {
  /**
   * News of the reader's organization from now on, of each call five times a second at most.
   * @throws {UserError} RATE_LIMITED for a person who listens too often already.
   */
  subscribe(
    reader: Reader,
    isWanted: (event: CallEvent) => boolean,
    signal: AbortSignal,
  ): AsyncIterable<CallNews>;
  /** What the readers with this session, person or organization may do has changed. */
  readerChanged(id: string): void;
  close(): Promise<void>;
}

type Reader = Pick<Actor, 'organizationId' | 'userId' | 'sessionId'>;

/** A tab needs one or two; each costs a little with every change in the organization. */
export const mostSubscriptions = 24;

interface Subscription {
  reader: Reader;
  isWanted: (event: CallEvent) => boolean;
  feed: ChangeFeed;
}

/**
 * Carries events between processes by the database's LISTEN and NOTIFY, which the embedded database has
 * as well. Events are lost while a broken connection is renewed; subscriptions then get `resync`.
 */
export async function openCallEvents(
  database: Database,
  settings: { DATABASE_URL?: string | undefined },
): Promise<CallEvents> {
  const subscriptions = new Map<string, Set<Subscription>>();
  const all = () => [...subscriptions.values()].flatMap((some) => [...some]);
  const onMessage = (payload: string) => {
    const event = callEventSchema.safeParse(parseJson(payload)).data;
    if (!event) return;
    for (const { isWanted, feed } of subscriptions.get(event.organizationId) ?? [])
      if (isWanted(event)) feed.push(event);
  };
  let hasListened = false;
  const onState = (isListening: boolean) => {
    if (isListening && hasListened) for (const { feed } of all()) feed.pushToAll(resyncNews);
    hasListened ||= isListening;
  };
  const { DATABASE_URL: url } = settings;
  const listening = await listenOnChannel(database, url, callEventChannel, onMessage, onState);

  return {
    subscribe(reader, isWanted, signal) {
      const { organizationId, userId } = reader;
      const known = subscriptions.get(organizationId) ?? new Set();
      const running = [...known].filter((item) => item.reader.userId === userId).length;
      if (running >= mostSubscriptions)
        throw new UserError(
          'RATE_LIMITED',
          'Too many pages follow interviews at the same time. Close some of them.',
        );
      const feed = changeFeed(signal, () => {
        known.delete(subscription);
        if (known.size === 0 && subscriptions.get(organizationId) === known)
          subscriptions.delete(organizationId);
      });
      const subscription: Subscription = { reader, isWanted, feed };
      subscriptions.set(organizationId, known.add(subscription));
      return feed.changes;
    },
    readerChanged(id) {
      for (const { reader, feed } of all())
        if ([reader.organizationId, reader.userId, reader.sessionId].includes(id))
          feed.pushToAll(readerNews);
    },
    close: async () => {
      for (const { feed } of all()) feed.end();
      await listening.close();
    },
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
