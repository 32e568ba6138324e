import { mkdir, rename, rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { openExchange } from './exchange.ts';

// The embedded database on a thread of its own: a long query never holds up an HTTP answer.
// What goes in and out is PostgreSQL's wire protocol, so node-postgres is the one driver everywhere.
const port = parentPort;
if (!port) throw new Error('pgliteWorker.ts runs as a worker thread');

const { dataDir, isNew } = workerData as { dataDir: string; isNew: boolean };
if (isNew) {
  // Made beside its place, so that a start that is interrupted leaves nothing that looks damaged.
  const draft = `${dataDir}.making`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await (await PGlite.create(draft)).close();
  await rename(draft, dataDir);
}
const database = await PGlite.create(dataDir);
const exchange = openExchange(database);
port.postMessage('ready');

port.on('message', (message: Uint8Array | 'close') => {
  if (message === 'close') {
    void database.close().then(() => port.postMessage('closed'));
    return;
  }
  exchange(message).then(
    (reply) => {
      // After a panic it answers nothing any more, to nobody: better no database than one that hangs.
      const panic = panicOf(reply);
      port.postMessage(reply, [reply.buffer]);
      if (panic) throw new Error(`The embedded database has stopped: ${panic}`);
    },
    (error: unknown) => {
      throw error;
    },
  );
});

/** The message of an ErrorResponse of severity PANIC. No row can hold these bytes: text has no zeros. */
function panicOf(reply: Uint8Array): string | null {
  const bytes = Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength);
  const at = bytes.indexOf('SPANIC\0VPANIC\0');
  if (at < 0) return null;
  const fields = bytes.subarray(at).toString('utf8').split('\0');
  return fields.find((field) => field.startsWith('M'))?.slice(1) ?? 'it gave no reason';
}
