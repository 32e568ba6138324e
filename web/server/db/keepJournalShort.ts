import { hasRoomForDatabase } from '../storage/freeSpace.ts';
import type { Database } from './database.ts';

const everyMs = 300_000;

/**
 * Makes the embedded database write its journal through every five minutes: a single PostgreSQL process
 * does so only when it ends, so the journal would grow, and a start after a crash take longer, for as long
 * as the server runs. Not without room: a checkpoint that cannot be written ends the database.
 */
export function keepJournalShort(database: Database, databaseDir: string): void {
  setInterval(() => {
    shortenJournal(database, databaseDir).catch(() => {
      // The next time will do; a database that has died tells so itself.
    });
  }, everyMs).unref();
}

export async function shortenJournal(database: Database, databaseDir: string): Promise<void> {
  if (await hasRoomForDatabase(databaseDir)) await database.systemPool.query('checkpoint');
}
