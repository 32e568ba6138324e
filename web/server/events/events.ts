import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Tx } from '../db/database.ts';
import { changeFeed, type ChangeFeed } from './changeFeed.ts';
import { listenOnChannel } from './listenOnChannel.ts';

export interface CallChange {
  organizationId: string;
  callId: string;
  isDeleted?: boolean;
}

export interface CallEvents {
  /** Tells every process that a call changed; with a transaction, once and only if that commits. */
  publish(change: CallChange, tx?: Tx): Promise<void>;
  /** Changes of one organization's calls from now on, each call five times a second at most. */
  subscribe(
    organizationId: string,
    signal: AbortSignal,
  ): AsyncIterable<{ callId: string; isDeleted: boolean }>;
  close(): Promise<void>;
}

const channel = 'call_changed';
const messageSchema = z.object({
  organizationId: z.string(),
  callId: z.string(),
  isDeleted: z.boolean(),
});

/**
 * News of calls between processes, by the database's own LISTEN and NOTIFY, which the embedded database
 * has as well. What is said while a lost connection is being renewed (a tenth of a second as a rule) is
 * not repeated, so a screen must be right without events too.
 */
export async function openCallEvents(
  database: Database,
  settings: { DATABASE_URL?: string | undefined },
): Promise<CallEvents> {
  const feeds = new Map<string, Set<ChangeFeed>>();
  const listening = await listenOnChannel(database, settings.DATABASE_URL, channel, (payload) => {
    const message = messageSchema.safeParse(parseJson(payload)).data;
    if (!message) return;
    for (const feed of feeds.get(message.organizationId) ?? [])
      feed.push(message.callId, message.isDeleted);
  });

  return {
    async publish({ organizationId, callId, isDeleted = false }, tx) {
      const message = JSON.stringify({ organizationId, callId, isDeleted });
      await (tx ?? database.system).execute(sql`select pg_notify(${channel}, ${message})`);
    },
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
