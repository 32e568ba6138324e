import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../db/database.ts';

/** A listener that does not answer for so long has lost its connection. */
const answerTimeoutMs = 5000;

type OnMessage = (payload: string) => void;
/** Says whether messages arrive; those sent while they do not are lost. */
type OnState = (isListening: boolean) => void;

export interface Listening {
  /** Resolves when everything has arrived that was sent by transactions committed before this call. */
  catchUp(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Listens on a channel of NOTIFY. PostgreSQL gets a connection for it, renewed when it breaks; the
 * embedded database notifies on its only connection.
 */
export function listenOnChannel(
  database: Database,
  url: string | undefined,
  channel: string,
  onMessage: OnMessage,
  onState: OnState = () => {},
): Promise<Listening> {
  return database.kind === 'postgres'
    ? listenByOwnConnection(url ?? urlOf(database), channel, onMessage, onState)
    : listenEmbedded(database, channel, onMessage, onState);
}

async function listenEmbedded(
  database: Database,
  channel: string,
  onMessage: OnMessage,
  onState: OnState,
): Promise<Listening> {
  const listen = async () => {
    const client = await database.pool.connect();
    try {
      if (heard.has(client)) return;
      heard.add(client);
      client.on('notification', (message) => {
        if (message.channel === channel && message.payload) onMessage(message.payload);
      });
      await client.query(`listen ${channel}`);
      onState(true);
    } finally {
      client.release();
    }
  };
  const heard = new WeakSet<pg.PoolClient>();
  await listen();
  // After a fault the pool makes its one connection anew; we queue up for it like everybody else.
  const onConnect = () => {
    onState(false);
    listen().catch(() => {
      // It broke again, and its successor will be announced too.
    });
  };
  database.pool.on('connect', onConnect);
  return {
    // The connection that commits is the one that hears of it, with the answer to the commit.
    catchUp: async () => {},
    close: async () => {
      database.pool.off('connect', onConnect);
    },
  };
}

async function listenByOwnConnection(
  url: string,
  channel: string,
  onMessage: OnMessage,
  onState: OnState,
): Promise<Listening> {
  let isClosed = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      query_timeout: answerTimeoutMs,
    });
    next.on('notification', ({ payload }) => payload && onMessage(payload));
    next.on('error', () => {
      // 'end' follows, and the connection is renewed there.
    });
    await next.connect();
    await next.query(`listen ${channel}`);
    next.once('end', () => {
      onState(false);
      void renew();
    });
    onState(true);
    return next;
  }

  async function renew(): Promise<void> {
    for (let waitMs = 100; !isClosed; waitMs = Math.min(waitMs * 2, 5000)) {
      try {
        const renewed = await connect();
        if (isClosed) await renewed.end();
        else client = renewed;
        return;
      } catch {
        await sleep(waitMs, undefined, { ref: false });
      }
    }
  }

  return {
    catchUp: async () => {
      const asked = client;
      try {
        // PostgreSQL signals listeners before a commit is answered, and a session sends what it was
        // signalled before it is ready for the next query.
        await asked.query('select 1');
      } catch (error) {
        // Also when there is no answer in time: 'end' follows, and the connection is renewed.
        asked.end().catch(() => {
          // It was broken already.
        });
        throw error;
      }
    },
    close: async () => {
      isClosed = true;
      await client.end().catch(() => {
        // It was broken already.
      });
    },
  };
}

/** Where a pool of the same database connects to. */
function urlOf(database: Database): string {
  const { connectionString } = database.pool.options;
  if (!connectionString) throw new Error('The address of the PostgreSQL database is not known.');
  return connectionString;
}
