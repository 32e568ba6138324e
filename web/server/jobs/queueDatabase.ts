import { sql } from 'drizzle-orm';
import { fromDrizzle, type Db as QueueDb } from 'pg-boss';
import type { Database, Tx } from '../db/database.ts';
import { listenOnChannel } from '../events/listenOnChannel.ts';

/** The queue's access to the database: as the owner, since a queue serves every organization. */
export const queueDatabase = (
  database: Database,
  onResult: (error: unknown) => void,
): Required<Pick<QueueDb, 'executeSql' | 'listen'>> => ({
  async executeSql(text, values) {
    const client = await database.systemPool.connect();
    let isBroken = false;
    try {
      const result = await client.query(text, values);
      onResult(null);
      return result;
    } catch (error) {
      onResult(error);
      // The queue sends whole transactions as one text; where one fails, its connection is still inside it.
      isBroken = await client.query('rollback').then(
        () => false,
        () => true,
      );
      throw error;
    } finally {
      client.release(isBroken);
    }
  },
  listen: (channel, onNotification) =>
    listenOnChannel(database, undefined, channel, onNotification),
});

/**
 * A transaction as the queue's database. Inside it the queue acts as the owner: the role that is bound to an
 * organization neither reads nor writes the queue's tables.
 */
export const queueInTransaction = (tx: Tx): QueueDb => ({
  async executeSql(text, values) {
    const { rows } = await tx.execute<{ role: string }>(
      sql`with before as materialized (select current_setting('role') as role)
        select role, set_config('role', 'none', true) from before`,
    );
    const result = await fromDrizzle(tx, sql).executeSql(text, values);
    // After a fault the transaction rolls back, and the role with it.
    await tx.execute(sql`select set_config('role', ${rows[0]?.role ?? 'none'}, true)`);
    return result;
  },
});
