// usage: npm run verify-audit [-- ORGANIZATION:SEQUENCE:HASH…] — checks the hash chain of every audit log and names the first broken entry; stop an embedded server first. A line it prints, kept elsewhere, can be given to a later run.
import { asc } from 'drizzle-orm';
import { openDatabase } from '../web/server/db/database.ts';
import { lockDataFolder } from '../web/server/db/dataFolderLock.ts';
import { migrateDatabase } from '../web/server/db/migrate.ts';
import { organization } from '../web/server/db/tables/schema.ts';
import { verifyAuditChain } from '../web/server/features/audit/verifyAuditChain.ts';
import { parseSettings } from '../web/server/settings/settings.ts';

try {
  const kept = new Map(process.argv.slice(2).map(parseHead));
  const settings = parseSettings(process.env);
  const unlock = settings.DATABASE_URL ? () => {} : lockDataFolder(settings.DATA_DIR);
  const database = await openDatabase(settings);
  try {
    await migrateDatabase(database);
    const organizations = await database.system
      .select({ id: organization.id, name: organization.name })
      .from(organization)
      .orderBy(asc(organization.name), asc(organization.id));
    for (const { id, name } of organizations) {
      const { checked, anchorSequence, head, broken } = await verifyAuditChain(
        ...([database.system, id, kept.get(id)] as const),
      );
      const since = anchorSequence > 0 ? ` since entry ${anchorSequence}` : '';
      if (broken) {
        const which = broken.sequence === null ? 'an entry' : `entry ${broken.sequence}`;
        console.error(`${name}: ${which}${broken.id ? ` (${broken.id})` : ''}: ${broken.reason}`);
        process.exitCode = 1;
      } else {
        console.log(`${name}: ${checked} entries${since} are as they were written.`);
        console.log(`${id}:${head.sequence}:${head.hash}`);
      }
    }
  } finally {
    await database.close();
    unlock();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @throws {Error} for anything but a line of an earlier run. */
function parseHead(text: string): [string, { sequence: number; hash: string }] {
  const [, id = '', sequence = '', hash = ''] =
    /^([0-9a-f-]{36}):(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (id === '') throw new Error(`“${text}” is not a line that an earlier run printed.`);
  return [id, { sequence: Number(sequence), hash }];
}
