// The peers of the upload benchmark: a plain HTTP PUT to disk, durable when answered, and a bare tus server.
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { listenHere } from './listenHere.ts';

export interface ReceiverReady {
  putUrl: string;
  tusUrl: string;
}

const { folder } = JSON.parse(process.argv[2] ?? '') as { folder: string };

async function take(content: IncomingMessage): Promise<void> {
  const file = await open(join(folder, 'put'), 'w');
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) await file.write(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

const put = createServer((req, res) => {
  void take(req).then(
    () => res.end(),
    () => res.destroy(),
  );
});
const tus = new Server({
  path: '/files',
  datastore: new FileStore({ directory: folder }),
  namingFunction: () => 'tus',
});
const tusServer = createServer((req, res) => void tus.handle(req, res));
for (const server of [put, tusServer]) server.requestTimeout = 0;

const ready: ReceiverReady = {
  putUrl: await listenHere(put),
  tusUrl: `${await listenHere(tusServer)}/files`,
};
process.once('SIGTERM', () => process.exit(0));
process.send?.(ready);
