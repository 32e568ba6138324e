// The peer of the upload benchmark: takes a plain HTTP PUT to disk and answers when it is durable.
import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { listenHere } from './listenHere.ts';

const { path } = JSON.parse(process.argv[2] ?? '') as { path: string };

async function take(content: IncomingMessage): Promise<void> {
  const file = await open(path, 'w');
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) await file.write(chunk);
    await file.sync();
  } finally {
    await file.close();
  }
}

const server = createServer((req, res) => {
  void take(req).then(
    () => res.end(),
    () => res.destroy(),
  );
});
server.requestTimeout = 0;
const url = await listenHere(server);
process.once('SIGTERM', () => process.exit(0));
process.send?.({ url });
