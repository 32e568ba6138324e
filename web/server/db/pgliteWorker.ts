import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

// The embedded database on a thread of its own: a long query never holds up an HTTP answer.
// What goes in and out is PostgreSQL's wire protocol, so node-postgres is the one driver everywhere.
const port = parentPort;
if (!port) throw new Error('pgliteWorker.ts runs as a worker thread');

const { dataDir } = workerData as { dataDir: string };
const database = await PGlite.create(dataDir);
port.postMessage('ready');

port.on('message', (message: Uint8Array | 'close') => {
  if (message === 'close') {
    void database.close().then(() => port.postMessage('closed'));
    return;
  }
  database.execProtocolRaw(message).then(
    (reply) => port.postMessage(reply),
    (error: unknown) => {
      throw error;
    },
  );
});
