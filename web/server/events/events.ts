import type { Database, Tx } from '../db/database.ts';
import { callEventSchema, type CallEvent } from './callEvent.ts';
import { changeFeed, type ChangeFeed } from './changeFeed.ts';
import { listenOnChannel } from './listenOnChannel.ts';
import type { CallNews } from './mergeCallEvents.ts';
import { callEventChannel, publish } from './publish.ts';

export interface CallEvents {
  /** The same as `publish`. */
  publish(event: CallEvent, tx: Tx): Promise<void>;
  /** News of one organization's calls from now on, of each call five times a second at most. */
  subscribe(organizationId: string, signal: AbortSignal): AsyncIterable<CallNews>;
  close(): Promise<void>;
}

/**
 * Carries events between processes by the database's LISTEN and NOTIFY, which the embedded database has
 * as well. What is sent while a lost connection is being renewed (a tenth of a second as a rule) is not
 * repeated, so a screen must be right without events too.
 */
export async function openCallEvents(
  database: Database,
  settings: { DATABASE_URL?: string | undefined },
): Promise<CallEvents> {
  const feeds = new Map<string, Set<ChangeFeed>>();
  const onMessage = (payload: string) => {
    const event = callEventSchema.safeParse(parseJson(payload)).data;
    if (event) for (const feed of feeds.get(event.organizationId) ?? []) feed.push(event);
  };
  const { DATABASE_URL: url } = settings;
  const listening = await listenOnChannel(database, url, callEventChannel, onMessage);

  return {
    publish,
    subscribe(organizationId, signal) {
      const feed = changeFeed(signal, () => {
        const others = feeds.get(organizationId);
        others?.delete(feed);
        if (others?.size === 0) feeds.delete(organizationId);
      });
      const known = feeds.get(organizationId) ?? new Set();
      feeds.set(organizationId, known.add(feed));
      return feed.changes;
    },
    close: async () => {
      for (const feed of [...feeds.values()].flatMap((all) => [...all])) feed.end();
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
